import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPlaces } from './build-placeholders.ts'
import { createPageWithResults } from './page-with-results.ts'

const { typed, results } = searchPlaces
const read = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: String,
}
const encodings = ['br', 'gzip', 'identity'] as const

/** Anything a visitor may type, and anything a page may hold: prose, markup, Hindi, noise that cannot be compressed. */
const piece = fc.oneof(
  fc.lorem(),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constant(''),
  fc.constant('<li><a href="/questions/the-calendar">नमस्ते</a></li>'.repeat(40)),
  fc.uint8Array({ minLength: 900, maxLength: 900 }).map((bytes) => Buffer.from(bytes).toString('base64')),
)

test('every visitor gets the whole page with the own results in every encoding', async () => {
  await fc.assert(
    fc.asyncProperty(piece, piece, piece, fc.array(piece, { minLength: 4 }), async (a, b, c, found) => {
      const page = createPageWithResults(a + typed + b + results + c)!
      for (const encoding of encodings)
        for (const [at, text] of found.entries()) {
          const body = page({ typed: text, results: found.at(at - 1)! })
          expect(read[encoding](await body.in(encoding))).toBe(a + text + b + found.at(at - 1) + c)
        }
    }),
    { numRuns: 30 },
  )
})

test('what was typed is in no later response', async () => {
  const page = createPageWithResults(`<p>${typed}</p>${results}<footer></footer>`)!
  for (const encoding of encodings) {
    await page({ typed: 'asha', results: 'verma' }).in(encoding)
    const next = page({ typed: '', results: '' })
    expect(read[encoding](await next.in(encoding))).toBe('<p></p><footer></footer>')
  }
})

test('results that name the places are put in as they are', async () => {
  const page = createPageWithResults(`<p>${typed}</p>${results}!`)!
  const body = page({ typed: results, results: typed + results })
  expect(String(await body.in('identity'))).toBe(`<p>${results}</p>${typed}${results}!`)
})

test('a page without both places, once each, has no results', () => {
  for (const page of [
    '',
    typed,
    results,
    results + typed,
    typed + typed + results,
    typed + results + results,
  ])
    expect(createPageWithResults(page), page).toBeNull()
})
