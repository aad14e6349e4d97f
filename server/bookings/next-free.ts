import { firstFree } from '#clinic/next-free.ts'
import { keyedHash } from '../platform/secrets.ts'

export type NextFree = { state: 'free'; startsAt: Date } | { state: 'none' } | { state: 'unknown' }

export type NextFreeReader = {
  /**
   * The first free time as known at this moment, and for how long it may be shown: for the doctor or visit that a link
   * names (`doctor=…`, `visit=…`), or for the usual visit. Never waits for the database.
   */
  read(carried?: string): { next: NextFree; freshForMs: number }
  /** A booking was made, moved or cancelled. Resolves when the times have been read again. */
  changed(): Promise<void>
  /** Resolves when all changes until now have been read. */
  settled(): Promise<void>
  /** Refreshes it also without requests, so that the first visitor of an hour sees a time. */
  start(): void
  stop(): void
}

const REFRESH_MS = 30_000
/** Older than this it is not shown, so that no visitor sees a time that was taken long ago. */
const MAX_AGE_MS = 60_000
/** A change is read at once. Those that follow it within this time are read together: a rush makes fifty a second. */
const REST_MS = 250

/** All free times, earliest first, of the visit that the query of a link names; of the usual visit for ''. */
export type FreeTimes = (link: string) => Date[]

type Options = {
  read: (now: Date) => Promise<FreeTimes>
  now: () => Date
  /** Once for each time that the database goes away. */
  onFailed: (error: unknown) => void
  /** The least time between two readings. */
  restMs?: number
}

/**
 * The first free time, in the memory of this process. It is read in the background: after the changes made here, and
 * every 30 seconds for those made elsewhere. docs/decisions/0028 says how it stays true on cached pages.
 */
export function createNextFree({ read, now, onFailed, restMs = REST_MS }: Options): NextFreeReader {
  let known: { at: number; free: FreeTimes } | null = null
  let loading: Promise<void> | null = null
  let isOutdated = false
  let hasFailed = false
  let timer: ReturnType<typeof setInterval> | undefined
  let restsUntil = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  const restFor = (ms: number) =>
    new Promise<void>((resolve) => {
      resting = setTimeout(resolve, ms)
    })

  async function load() {
    do {
      const restMsLeft = restsUntil - performance.now()
      if (restMsLeft > 0) await restFor(restMsLeft)
      restsUntil = performance.now() + restMs
      isOutdated = false
      const at = now()
      try {
        known = { at: at.getTime(), free: await read(at) }
        hasFailed = false
      } catch (error) {
        if (!hasFailed) onFailed(error)
        hasFailed = true
      }
      // A change during the read may be missing from its result.
    } while (isOutdated)
  }

  function refresh(): Promise<void> {
    loading ??= load().finally(() => {
      loading = null
    })
    return loading
  }

  return {
    read(carried = '') {
      const at = now()
      const age = known ? at.getTime() - known.at : Number.POSITIVE_INFINITY
      // A clock that was set back makes a negative age.
      if (age < 0 || age >= REFRESH_MS) void refresh()
      if (!known || age < 0 || age >= MAX_AGE_MS) return { next: { state: 'unknown' }, freshForMs: 0 }
      const startsAt = firstFree(known.free(carried), at)
      return {
        next: startsAt ? { state: 'free', startsAt } : { state: 'none' },
        freshForMs: MAX_AGE_MS - age,
      }
    },
    changed() {
      isOutdated = true
      return refresh()
    },
    settled: async () => loading ?? undefined,
    start() {
      timer ??= setInterval(refresh, REFRESH_MS)
      timer.unref()
      void refresh()
    },
    stop() {
      clearInterval(timer)
      clearTimeout(resting)
    },
  }
}

/**
 * A free time as a link names it: only the server can read which one it is. URLs stay in the history of a phone, where
 * an hour would reveal when its owner comes.
 */
export const offerOf = (secret: string, startsAt: Date) =>
  keyedHash(secret, 'offer', startsAt.toISOString()).slice(0, 12)
