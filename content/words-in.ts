import { facts, factValues } from './facts.ts'
import { fillKnown } from './format/fill.ts'
import { sessionTimes } from './format/session-times.ts'
import { type In, inLanguage, type Language } from './language.ts'

/** Texts in one language with the clinic's facts and hours filled in; other placeholders are left for fill(). */
export function wordsIn<const T>(words: T, language: Language): In<T> {
  const values = {
    ...factValues(language),
    ...sessionTimes(language),
    slotMinutes: String(facts.slotMinutes),
  }
  return inLanguage(words, language, (text) => fillKnown(text, values))
}
