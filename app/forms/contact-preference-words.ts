import { offeredHours } from '#clinic/contact-preferences.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { rangeIn } from '#content/format/opening-hours.ts'
import type { In, Language } from '#content/language.ts'
import { safeContact } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'

// It travels with every form: only what a form can say.
const { heading, hint, usual, usualWithEmail, chosen, callHeading, call, neverHint } = safeContact
const { hoursHeading, hours, messagesHeading, bySms, byWhatsapp, messagesHint } = safeContact
const { sharedPhone, sharedPhoneHint } = contactWishes
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
}

export type ContactPreferenceWords = Omit<In<typeof words>, 'hours'> & { hours: Record<string, string> }
/** What this site can send by; what it cannot is not offered. */
export type Offered = { sms: boolean; whatsapp: boolean }

/** Any time, or one of the clinic's sessions with its hours. */
const hoursIn = (language: Language): Record<string, string> =>
  Object.fromEntries(
    offeredHours(facts.sessions).map((id) => {
      const session = facts.sessions.find((each) => each.id === id)
      return [id, fill(hours[id][language], session ? { range: rangeIn(language, session) } : {})]
    }),
  )

/** Some forms must have an e-mail address, others only take one. */
const contactPreferenceWords = (language: Language, email: 'optional' | 'required') => ({
  ...wordsIn(words, language),
  hours: hoursIn(language),
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
