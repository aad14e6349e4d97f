import { type Body, createBody } from './body.ts'
import { brotliAround } from './brotli-around.ts'
import { createCheckedJoins } from './checked-joins.ts'
import { gzipAround } from './gzip-around.ts'
import { type Join, joinedBy } from './join.ts'

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
  const joinIn = createCheckedJoins(
    { br: () => brotliAround(pieces, sample.length), gzip: () => gzipAround(pieces) },
    plain,
    sample,
  )
  return {
    raw: Buffer.from(page),
    async in(encoding) {
      const token = Buffer.from(issue())
      if (encoding === 'identity') return plain(token)
      const join = token.length === sample.length ? await joinIn(encoding) : null
      return join ? join(token) : createBody(plain(token), 'quick').in(encoding)
    },
  }
}
