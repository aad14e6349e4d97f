import type { Part } from './clinic/parts.ts'

export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export type Localized<T> = Record<Language, T>

/** A fact of a clinic that writes English alone. */
export const inEnglish = (text: string): Localized<string> => ({ en: text, hi: text })

/** Both languages side by side, so that a change to one shows the other. */
export type Words = Text | readonly Words[] | { [key: string]: Words }

/** A review note is for the clinic's doctor or lawyer: it is listed as awaiting sign-off, never shown. */
export type Text = Localized<string> & {
  reviewNote?: string
  /** In a list: left out where the clinic lacks it. */
  needs?: Part
  /** The wording where the clinic lacks a part; the first missing part counts. */
  without?: Partial<Record<Part, Localized<string>>>
  /** Fills {list}: those that the clinic has, the last two joined by "and". */
  list?: readonly (Localized<string> & { needs?: Part })[]
}

/** The same tree in one language: texts become strings, ids and pictures stay, review notes are left out. */
export type In<T> =
  T extends Localized<string>
    ? string
    : T extends readonly (infer Item)[]
      ? In<Item>[]
      : T extends object
        ? { [Key in keyof T as Key extends 'reviewNote' | 'needs' ? never : Key]: In<T[Key]> }
        : T

const isText = (node: object): node is Text => 'en' in node && 'hi' in node

/** How a clinic's texts are picked: see wordsIn(). */
type Picking = { write: (text: Text) => string; isShown: (item: { needs?: Part }) => boolean }

/** Picks one language out of a tree of texts. */
export function inLanguage<const T>(
  tree: T,
  language: Language,
  { write, isShown }: Picking = { write: (text) => text[language], isShown: () => true },
): In<T> {
  return pick(tree) as In<T>

  function pick(node: unknown): unknown {
    if (!node || typeof node !== 'object') return node
    if (Array.isArray(node)) return node.filter((item) => !item || isShown(item)).map(pick)
    if (isText(node)) return write(node)
    const entries = Object.entries(node).filter(([key]) => key !== 'reviewNote' && key !== 'needs')
    return Object.fromEntries(entries.map(([key, child]) => [key, pick(child)]))
  }
}
