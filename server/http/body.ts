import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** What is sent, as it is sent: the same bytes for everyone, or with what belongs to one visitor put in (page-with-token.ts). */
export type Body = {
  raw: Buffer
  in(encoding: Encoding): Buffer | Promise<Buffer>
}

/** Below this, compressing makes an answer no faster. */
export const LEAST_COMPRESSED = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Once for each version of a page: the smallest that still takes milliseconds. */
export const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** Compressed beside the thread that answers, when the first client asks for it; then the bytes are ready. */
export function createBody(raw: Buffer): Body {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const compress = (encoding: Encoding) =>
    encoding === 'br' ? brotli(raw, brotliOptions(raw.length)) : zip(raw, { level: 9 })
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
