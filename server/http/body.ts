import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/**
 * The bytes of a response: the same for everyone, or with the form token of one visitor put in (page-with-token.ts).
 */
export type Body = {
  raw: Buffer
  in(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Below this, compression makes a response no faster. */
export const LEAST_COMPRESSED = 200

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The levels for built and for freshly rendered content, where 9 would cost more than rendering, and save 3 %. */
const qualities = { small: { br: 9, gzip: 9 }, quick: { br: 5, gzip: 6 } }
type Effort = keyof typeof qualities

export const brotliOptions = (size: number, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})

/** Compressed outside the main thread at the first request for it; then the bytes are ready. */
export function createBody(raw: Buffer, effort: Effort): Body {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const compress = (encoding: Encoding) =>
    encoding === 'br'
      ? brotli(raw, brotliOptions(raw.length, effort))
      : zip(raw, { level: qualities[effort].gzip })
  return {
    raw,
    in(encoding) {
      if (encoding === 'identity') return raw
      const ready = compressed.get(encoding) ?? compress(encoding)
      compressed.set(encoding, ready)
      return ready
    },
  }
}
