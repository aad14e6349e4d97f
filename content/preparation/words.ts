import type { Words } from '../language.ts'

/** How to prepare before a sample is taken, with the chosen day and hour. */
export const preparation = {
  emptyStomach: { en: 'Empty stomach', hi: 'ख़ाली पेट' },
  eatBefore: { en: 'Eat before {time} on {weekday}', hi: '{weekday} {time} से पहले खाना खा लें' },
  hoursBefore: {
    en: 'Nothing but water for {hours} hours before',
    hi: '{hours} घंटे पहले से पानी के सिवा कुछ न लें',
  },
  /** {tests}: the names of the tests that this is for, where there are others. */
  forTests: { en: 'For {tests}', hi: '{tests} के लिए' },
  apart: { en: 'Not in the same hour', hi: 'एक ही घंटे में नहीं' },
  /** {groups}: FBS / PPBS. */
  apartHelp: {
    en: '{groups}: each needs another preparation. Book one now, and the other for another hour.',
    hi: '{groups}: तैयारी अलग-अलग है। एक अभी बुक करें, दूसरा किसी और समय के लिए।',
  },
} satisfies Words
