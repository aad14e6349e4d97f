import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import type { Language, Words } from '../language.ts'
import { wordsIn } from '../words-in.ts'

const words = {
  call: {
    yes: { en: 'You may call.', hi: 'कॉल कर सकते हैं।' },
    'only-me': {
      en: 'Ask for the patient by name. Say nothing to anyone else.',
      hi: 'मरीज़ का नाम लेकर सिर्फ़ उन्हीं से बात करें। किसी और को कुछ न बताएँ।',
    },
    never: {
      en: 'Do NOT call or write. The patient will contact us.',
      hi: 'कॉल या मैसेज न करें। मरीज़ की तरफ़ से ही संपर्क होगा।',
    },
  },
  hours: {
    any: { en: 'Any time in opening hours.', hi: 'खुलने के समय में कभी भी।' },
    morning: { en: 'Mornings only.', hi: 'सिर्फ़ सुबह।' },
    evening: { en: 'Evenings only.', hi: 'सिर्फ़ शाम।' },
  },
  sharedPhone: { en: 'Other people use this phone.', hi: 'यह फ़ोन दूसरे लोग भी इस्तेमाल करते हैं।' },
} satisfies Words

/** The contact preferences of a patient in one line, for the desk: fills {contactRules}. */
export function contactPreferenceLine(language: Language, rules: ContactPreferences): string {
  const { call, hours, sharedPhone } = wordsIn(words, language)
  // No hours where calls are not allowed.
  const when = rules.call === 'never' ? [] : [hours[rules.hours]]
  return [call[rules.call], ...when, ...(rules.sharedPhone ? [sharedPhone] : [])].join(' ')
}
