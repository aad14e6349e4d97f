import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brotliAroundAny } from './brotli-around.ts'
import { brotliPart } from './brotli-part.ts'

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }),
  fc.lorem({ maxCount: 200 }),
  fc.integer({ min: 0, max: 400 }).map((count) => '<li>नमस्ते</li>'.repeat(count)),
)

test('parts follow any others in one stream', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(bytes), bytes, async (first, texts, last) => {
      const join = await brotliAroundAny(Buffer.from(first), Buffer.from(last))
      for (const text of texts) {
        const whole = Buffer.concat([first, text, last].map((part) => Buffer.from(part)))
        expect(brotliDecompressSync(join(Buffer.from(text))).equals(whole)).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})

test('a part is compressed; noise, which cannot be, is three bytes longer', () => {
  expect(brotliPart(Buffer.from('<li>thyroid</li>'.repeat(50))).length).toBeLessThan(80)
  expect(brotliPart(randomBytes(500)).length).toBe(503)
})
