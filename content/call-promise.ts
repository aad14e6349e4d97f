import type { Words } from './language.ts'

/** By when a patient hears from us about a time that is not settled: the same words on slip, in messages and at the desk. */
export const promiseWords = {
  until: {
    today: { en: '{time} today', hi: 'आज {time}' },
    weekday: { en: '{time} on {weekday}', hi: '{weekday} {time}' },
    date: { en: '{time} on {date}', hi: '{date}, {time}' },
  },
  line: {
    'we-call': {
      en: 'By {until}, from {callingNumber}',
      hi: '{until} तक, {callingNumber} से',
      reviewNote: 'The clinic to confirm that every request is called by then, from this number.',
    },
    'we-write': { en: 'By {until}, as you chose', hi: '{until} तक, आपके चुने तरीक़े से' },
    'patient-calls': { en: 'Call {phone} by {until}', hi: '{until} तक {phone} पर कॉल करें' },
  },
} satisfies Words

/** At the desk, beside the number to call. */
export const callingFrom = {
  line: { en: 'Call from {callingNumber}.', hi: '{callingNumber} से कॉल करें।' },
} satisfies Words
