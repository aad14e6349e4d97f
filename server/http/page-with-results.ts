import { type Body, createBody } from './body.ts'
import { brotliAroundAny } from './brotli-around.ts'
import { searchPlaces } from './build-placeholders.ts'
import { createCheckedJoins } from './checked-joins.ts'
import { deflated, gzipAround } from './gzip-around.ts'
import { type Join, joinedBy } from './join.ts'

/** What one visitor typed and found, as HTML. It is put into one response, and stored nowhere. */
export type Found = { typed: string; results: string }

/**
 * A page of results that is the same for everyone but for the query and its results. Everything around them is compressed
 * once; they are compressed for each response. Null where the page has no place for them.
 */
export function createPageWithResults(page: string): ((found: Found) => Body) | null {
  const [first = '', rest = '', ...more] = page.split(searchPlaces.typed)
  const [between = '', last, ...others] = rest.split(searchPlaces.results)
  if (last === undefined || more.length + others.length > 0) return null
  const pieces = [Buffer.from(first), Buffer.from(last)] as const
  const plain: Join = (passage) => Buffer.concat(joinedBy(pieces, passage))
  const passageOf = ({ typed, results }: Found) => Buffer.from(typed + between + results)
  const joinIn = createCheckedJoins(
    { br: () => brotliAroundAny(...pieces), gzip: () => gzipAround(pieces, deflated) },
    plain,
    passageOf({ typed: '', results: '' }),
  )
  return (found) => {
    const passage = passageOf(found)
    const raw = plain(passage)
    return {
      raw,
      async in(encoding) {
        if (encoding === 'identity') return raw
        const join = await joinIn(encoding)
        return join ? join(passage) : createBody(raw, 'quick').in(encoding)
      },
    }
  }
}
