import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageWithToken } from './page-with-token.ts'

const PLACE = 'token-place.invalid'
const read = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: String,
}
const encodings = ['br', 'gzip', 'identity'] as const

/** Tokens of one length; the nth names itself. */
function createIssuer(length = 78) {
  let issued = 0
  return () => `${++issued}`.padEnd(length, 'uuid-0123456789.abc_')
}

test('every visitor gets the whole page in every encoding, each with a new token in all its places', async () => {
  const piece = fc.oneof(fc.lorem(), fc.string({ unit: 'grapheme' }), fc.constant('<p>नमस्ते</p>'.repeat(90)))
  const pages = fc.array(piece, { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(pages, async (pieces) => {
      const page = createPageWithToken(pieces.join(PLACE), PLACE, createIssuer())
      const tokens = new Set<string>()
      for (const encoding of [...encodings, ...encodings]) {
        const html = read[encoding](await page.in(encoding))
        const token = html.slice(pieces[0]!.length, pieces[0]!.length + 78)
        if (pieces.length > 1) tokens.add(token)
        expect(html).toBe(pieces.join(token))
      }
      expect(tokens.size).toBe(pieces.length > 1 ? 6 : 0)
    }),
    { numRuns: 40 },
  )
})

test('a token of another length is put in as well', async () => {
  let length = 78
  const page = createPageWithToken(`<p>${PLACE}</p>`, PLACE, () => 'x'.repeat(length))
  await page.in('br')
  length = 79
  for (const encoding of encodings)
    expect(read[encoding](await page.in(encoding))).toBe(`<p>${'x'.repeat(79)}</p>`)
})

test('the shared part of a page has no token in it', async () => {
  const page = createPageWithToken(`<p>${PLACE}</p>`, PLACE, createIssuer())
  await page.in('br')
  expect(page.raw.toString()).toBe(`<p>${PLACE}</p>`)
})
