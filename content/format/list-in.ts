import type { Language, Localized } from '../language.ts'

const and: Localized<string> = { en: ' and ', hi: ' और ' }

/** One, two and three; एक, दो और तीन */
export const listIn = (language: Language, items: readonly string[]): string =>
  items.length < 2 ? items.join() : items.slice(0, -1).join(', ') + and[language] + items.at(-1)
