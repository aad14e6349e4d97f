import type { In, Language } from '#content/language.ts'
import { safeContact } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'

// It travels with every form: only what a form can say.
const { heading, hint, usual, usualWithEmail, chosen, callHeading, call, neverHint } = safeContact
const { hoursHeading, hours, messagesHeading, bySms, byWhatsapp, messagesHint } = safeContact
const { sharedPhone, sharedPhoneHint, sharedPhoneNoScript } = safeContact
const words = {
  heading,
  hint,
  callHeading,
  call,
  neverHint,
  hoursHeading,
  hours,
  messagesHeading,
  bySms,
  byWhatsapp,
  messagesHint,
  sharedPhone,
  sharedPhoneHint,
  sharedPhoneNoScript,
}

export type ContactPreferenceWords = In<typeof words>
/** What this site can send by; what it cannot is not offered. */
export type Offered = { sms: boolean; whatsapp: boolean }

/** Some forms must have an e-mail address, others only take one. */
export const contactPreferenceWords = (language: Language, email: 'optional' | 'required') => ({
  ...wordsIn(words, language),
  usual: (email === 'optional' ? usual : usualWithEmail)[language],
  chosen: chosen[language],
})

/** What the contact choices of a form need. */
export const contactPreferencesIn = (
  language: Language,
  offered: Offered,
  email: 'optional' | 'required',
) => ({
  words: contactPreferenceWords(language, email),
  offered,
})
