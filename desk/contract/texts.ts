import type { TextPlace } from '#content/desk/signed-texts.ts'
import type { Localized } from '#content/language.ts'

/** A text that a doctor signs: one line of the list. */
export type TextRow = {
  id: string
  place: TextPlace
  title: Localized<string>
  /** Names the very words: what is signed is what was read. */
  hash: string
  signed: { by: Localized<string>; at: string } | null
  /** Signed before, with other words. */
  wasSigned: boolean
}

export type TextToRead = TextRow & { sentences: Localized<string>[] }
