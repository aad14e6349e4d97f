import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type Body, createBody } from './body.ts'
import { brotliAround } from './brotli-around.ts'
import type { Encoding } from './encoding.ts'
import { gzipAround } from './gzip-around.ts'
import { type Join, joinedBy } from './join.ts'

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

function split(page: string, place: string): Buffer[] {
  return page.split(place).map((piece) => Buffer.from(piece))
}

/**
 * A page that is the same for everyone but for its form token. Everything around the token is compressed once; each time
 * that the page is sent it has a new token.
 */
export function createPageWithToken(page: string, place: string, issue: () => string): Body {
  const pieces = split(page, place)
  const plain: Join = (text) => Buffer.concat(joinedBy(pieces, text))
  const sample = Buffer.from(issue())
  const joins = new Map<Encoding, Promise<Join | null>>()

  /** Null where decompressing it did not give the page, which is checked once: then it is sent to no browser. */
  async function compressAround(encoding: 'br' | 'gzip'): Promise<Join | null> {
    const join = await (encoding === 'br' ? brotliAround(pieces, sample.length) : gzipAround(pieces))
    const read = await decompress[encoding](join(sample)).catch(() => null)
    return read?.equals(plain(sample)) ? join : null
  }

  return {
    raw: Buffer.from(page),
    async in(encoding) {
      const token = Buffer.from(issue())
      if (encoding === 'identity') return plain(token)
      const ready = joins.get(encoding) ?? compressAround(encoding)
      joins.set(encoding, ready)
      const join = token.length === sample.length ? await ready : null
      return join ? join(token) : createBody(plain(token), 'quick').in(encoding)
    },
  }
}
