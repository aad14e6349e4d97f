export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]
export type Localized<T> = Record<Language, T>

/** Both languages side by side, so that whoever changes one sees the other. */
export type Words = Text | readonly Words[] | { [key: string]: Words }

/** A review note is for the clinic's doctor or lawyer: it is listed as awaiting sign-off, never shown. */
export type Text = Localized<string> & { reviewNote?: string }

/** The same tree in one language: texts become strings, ids and pictures stay, review notes are left out. */
export type In<T> =
  T extends Localized<string>
    ? string
    : T extends readonly (infer Item)[]
      ? In<Item>[]
      : T extends object
        ? { [Key in keyof T as Key extends 'reviewNote' ? never : Key]: In<T[Key]> }
        : T

const isText = (node: object): node is Text => 'en' in node && 'hi' in node

/** Picks one language out of a tree of texts; each text is mapped by `change`. */
export function inLanguage<const T>(tree: T, language: Language, change = (text: string) => text): In<T> {
  return pick(tree) as In<T>

  function pick(node: unknown): unknown {
    if (!node || typeof node !== 'object') return node
    if (Array.isArray(node)) return node.map(pick)
    if (isText(node)) return change(node[language])
    const entries = Object.entries(node).filter(([key]) => key !== 'reviewNote')
    return Object.fromEntries(entries.map(([key, child]) => [key, pick(child)]))
  }
}
