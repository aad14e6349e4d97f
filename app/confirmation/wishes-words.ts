import type { BookingKind } from '#clinic/booking.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'

const { summary, reminded, notReminded, notSaved, check, ...asked } = contactWishes

/** The texts of the form of contact preferences. They travel to the browser: only those it can show. */
export function wishesWords(language: Language, kind: BookingKind) {
  const { afterMessage, ...words } = wordsIn(asked, language)
  if (kind !== 'enquiry') return words
  const { never, heading, hint, writeHint } = afterMessage
  return { ...words, heading, hint, writeHint, callHints: { ...words.callHints, never } }
}

export type WishesWords = ReturnType<typeof wishesWords>
