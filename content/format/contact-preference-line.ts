import { type Channel, type ContactPreferences, hourRange } from '#clinic/contact-preferences.ts'
import { minutesFrom } from '#clinic/time.ts'
import { facts } from '../facts.ts'
import type { Language, Words } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, timeOfMinutes } from './calendar.ts'
import { fill } from './fill.ts'

const words = {
  call: {
    'only-me': {
      en: 'Ask for the patient by name. Say nothing to anyone else.',
      hi: 'मरीज़ का नाम लेकर सिर्फ़ उन्हीं से बात करें। किसी और को कुछ न बताएँ।',
    },
    yes: { en: 'You may call, whoever answers.', hi: 'कॉल करना ठीक है, फ़ोन कोई भी उठाए।' },
    'write-only': { en: 'Do NOT call. Write only: {ways}.', hi: 'कॉल न करें। सिर्फ़ लिखें: {ways}।' },
    never: {
      en: 'Do NOT call or write. The patient will contact us.',
      hi: 'कॉल या मैसेज न करें। मरीज़ की तरफ़ से ही संपर्क होगा।',
    },
  },
  ways: {
    email: { en: 'email', hi: 'ईमेल' },
    sms: { en: 'SMS', hi: 'SMS' },
    whatsapp: { en: 'WhatsApp', hi: 'व्हाट्सऐप' },
  },
  anyHour: { en: 'Any time in opening hours.', hi: 'खुलने के समय में कभी भी।' },
  between: { en: 'Only between {from} and {until}.', hi: 'सिर्फ़ {from} से {until} के बीच।' },
  sharedPhone: { en: 'Other people use this phone.', hi: 'यह फ़ोन दूसरे लोग भी इस्तेमाल करते हैं।' },
  /** The words themselves are sealed: they are shown with the booking, and are in no mail. */
  ownWords: {
    en: 'If someone else answers, the booking has the words to say.',
    hi: 'कोई और फ़ोन उठाए, तो क्या कहना है, यह बुकिंग में लिखा है।',
  },
} satisfies Words

const clockIn = (language: Language, clock: string) =>
  timeOfMinutes(wordsIn(calendar, language), minutesFrom(clock))

/** The hours in which the patient may be contacted. */
function contactHoursLine(language: Language, rules: ContactPreferences): string {
  const range = hourRange(rules, facts.sessions)
  if (!range) return words.anyHour[language]
  const { from, until } = range
  return fill(words.between[language], { from: clockIn(language, from), until: clockIn(language, until) })
}

const waysIn = (language: Language, channels: readonly Channel[]) =>
  channels.map((channel) => words.ways[channel][language]).join(', ')

/** The contact preferences of a patient in one line, for the desk: fills {contactRules}. */
export function contactPreferenceLine(language: Language, rules: ContactPreferences): string {
  const { call, sharedPhone, ownWords } = wordsIn(words, language)
  return [
    fill(call[rules.call], { ways: waysIn(language, rules.channels) }),
    // No hours where nothing is allowed.
    rules.call === 'never' ? null : contactHoursLine(language, rules),
    rules.sharedPhone ? sharedPhone : null,
    rules.wordsForOthers ? ownWords : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
}
