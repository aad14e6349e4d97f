import type { Answer } from './send-answer.ts'
import type { Theme } from './theme.ts'

/** Every request for this URL gets the same answer, until it has another version. */
type SharedAddress = { address: string; version: string }
/** Null where the answer is for one visitor. */
export type FindShared = (pathname: string, query: URLSearchParams) => Promise<SharedAddress | null>

type AnswerIn = (theme: Theme | undefined) => Answer
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
  const timer = setTimeout(resolve, MAX_WAIT_MS, null)
  finding.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
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
    const [pathname = '/', query] = url.split('?', 2)
    const shared = await withinWait(find(pathname, new URLSearchParams(query)))
    if (!shared) return null
    const entry = entryOf(shared)
    const answerIn = await entry.answerIn
    // The next request retries after a failure.
    if (!answerIn && entries.get(shared.address) === entry) entries.delete(shared.address)
    return answerIn?.(theme) ?? null
  }
}
