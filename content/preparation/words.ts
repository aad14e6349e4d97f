import type { Words } from '../language.ts'

/** What to do before a sample is taken, said with the day and the hour that were chosen. */
export const preparation = {
  emptyStomach: { en: 'Empty stomach', hi: 'ख़ाली पेट' },
  eatBefore: { en: 'Eat before {time} on {weekday}', hi: '{weekday} {time} से पहले खाना खा लें' },
  hoursBefore: {
    en: 'Nothing but water for {hours} hours before',
    hi: '{hours} घंटे पहले से पानी के सिवा कुछ न लें',
  },
} satisfies Words
