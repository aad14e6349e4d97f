import { createContext, useContext } from 'react'
import type { In, Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'

export const LanguageContext = createContext<Language>('en')

export const useLanguage = () => useContext(LanguageContext)

const known: Record<Language, WeakMap<object, unknown>> = { en: new WeakMap(), hi: new WeakMap() }

/** The texts of a screen in one language; picked once. */
export function deskWordsIn<const T extends object>(words: T, language: Language): In<T> {
  const found = known[language].get(words) as In<T> | undefined
  if (found) return found
  const picked = wordsIn(words, language)
  known[language].set(words, picked)
  return picked
}

/** The texts of a screen in the language of the signed-in person. */
export const useWords = <const T extends object>(words: T): In<T> => deskWordsIn(words, useLanguage())
