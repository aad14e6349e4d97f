import type { TextPlace } from '#content/desk/signed-texts.ts'
import type { Localized } from '#content/language.ts'

/** A text that a doctor signs: one line of the list. */
export type TextRow = {
  id: string
  place: TextPlace
  title: Localized<string>
  /** Identifies the exact text: a signature is for the text that was read. */
  hash: string
  signed: { by: Localized<string>; at: string } | null
  /** An earlier version of the text was signed. */
  wasSigned: boolean
}

export type TextToRead = TextRow & { sentences: Localized<string>[] }
