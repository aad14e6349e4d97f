import type { Found } from './page-with-results.ts'
import type { Answer } from './send-answer.ts'
import type { SharedAnswer } from './shared-page.ts'
import type { Theme } from './theme.ts'

/**
 * Every request for this URL gets the same answer, until it has another version; `found` is put into the answer to one
 * request, and belongs to none of the others.
 */
type SharedAddress = { address: string; version: string; found?: Found }
/** Null where the answer is for one visitor. */
export type FindShared = (pathname: string, query: URLSearchParams) => Promise<SharedAddress | null>

type AnswerIn = (theme: Theme | undefined) => SharedAnswer
type Options = {
  find: FindShared
  /** Makes the answer to a URL without any visitor's data; null where it cannot be shared. */
  make: (address: string) => Promise<AnswerIn | null>
}
type Entry = { version: string; answerIn: Promise<AnswerIn | null> }

const MAX_ADDRESSES = 100
/** If the database takes longer, the page is rendered instead: it waits for the same query and shows the error. */
const MAX_WAIT_MS = 500

function withinWait<Found>(finding: Promise<Found>): Promise<Found | null> {
  const { promise, resolve } = Promise.withResolvers<Found | null>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // What the site has in memory is found within this turn, and needs no timer: most requests.
  const nextTurn = setImmediate(() => {
    timer = setTimeout(resolve, MAX_WAIT_MS, null)
  })
  const stop = () => {
    clearImmediate(nextTurn)
    clearTimeout(timer)
  }
  finding.then(resolve, () => resolve(null)).finally(stop)
  return promise
}

/** Answers that are made once for each version, in the memory of this process, for any number of requests. */
export function createSharedAnswers({ find, make }: Options) {
  const entries = new Map<string, Entry>()

  function entryOf({ address, version }: SharedAddress): Entry {
    const known = entries.get(address)
    const entry = known?.version === version ? known : { version, answerIn: make(address).catch(() => null) }
    // Deleted first, because a map iterates in the order of insertion: the least recently used answer comes first.
    entries.delete(address)
    entries.set(address, entry)
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ADDRESSES) break
      entries.delete(oldest)
    }
    return entry
  }

  return async (url: string, theme: Theme | undefined): Promise<Answer | null> => {
    const [pathname = '/', ...query] = url.split('?')
    const shared = await withinWait(find(pathname, new URLSearchParams(query.join('?'))))
    if (!shared) return null
    const entry = entryOf(shared)
    const answerIn = await entry.answerIn
    // The next request retries after a failure.
    if (!answerIn && entries.get(shared.address) === entry) entries.delete(shared.address)
    const answer = answerIn?.(theme) ?? null
    if (!shared.found) return answer
    return answer?.bodyFor ? { ...answer, body: answer.bodyFor(shared.found) } : null
  }
}
