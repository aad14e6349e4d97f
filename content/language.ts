export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export type Localized<T> = Record<Language, T>

/** Words side by side, so that whoever changes one language sees the other. */
export type Words = Text | readonly Words[] | { [key: string]: Words }

/** A review note is for the clinic's doctor or lawyer: it is listed as awaiting sign-off, never shown. */
export type Text = Localized<string> & { reviewNote?: string }

/** The same tree of words in one language. */
export type In<T> =
  T extends Localized<string>
    ? string
    : T extends readonly (infer Item)[]
      ? In<Item>[]
      : { [Key in keyof T]: In<T[Key]> }

const isPair = (node: object): node is Text => 'en' in node && 'hi' in node

/** Picks one language out of a tree of words; each text passes through `change` on its way. */
export function inLanguage<T extends Words>(
  words: T,
  language: Language,
  change = (text: string) => text,
): In<T> {
  if (Array.isArray(words)) return words.map((word) => inLanguage(word, language, change)) as In<T>
  if (isPair(words)) return change(words[language]) as In<T>
  const entries = Object.entries(words).map(([key, word]) => [key, inLanguage(word, language, change)])
  return Object.fromEntries(entries) as In<T>
}
