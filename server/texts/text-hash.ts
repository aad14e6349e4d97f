import { createHash } from 'node:crypto'
import type { SignedText } from '#content/desk/signed-texts.ts'
import { plainNumbers } from '#content/format/tel.ts'
import type { Localized } from '#content/language.ts'

const isText = (node: object): node is Localized<string> => 'en' in node && 'hi' in node

function* sentencesIn(node: unknown): Generator<Localized<string>> {
  if (!node || typeof node !== 'object') return
  if (isText(node)) yield { en: plainNumbers(node.en), hi: plainNumbers(node.hi) }
  // The alternatives for a clinic that lacks something are signed as well.
  for (const [key, child] of Object.entries(node)) if (key !== 'reviewNote') yield* sentencesIn(child)
}

/** Every sentence of a text, in both languages, in the order of the page. */
export const sentencesOf = ({ parts }: Pick<SignedText, 'parts'>): Localized<string>[] => [
  ...sentencesIn(parts),
]

/** Identifies the exact words: one changed letter in either language makes another text. */
export const hashOfText = (text: Pick<SignedText, 'parts'>): string =>
  createHash('sha256')
    .update(JSON.stringify(sentencesOf(text)))
    .digest('base64url')
