/** The forms that are worked on at the same time: more would only share the connections to the database. */
export const FORMS_AT_ONCE = 8

type Limits = {
  atOnce?: number
  /** The forms that may wait for their turn, and for how long. */
  waiting?: number
  waitMs?: number
}

type Waiting = { order: number; begin: (mayBegin: boolean) => void }

const MINUTE_MS = 60_000

/** The result of the work; null where its turn did not come in time. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result | null>

/**
 * The order in which submitted forms are worked on when more come than the site can do (decision 0086). The form of a
 * source that has submitted least in this minute is next: a person with one form does not wait for a bot with a
 * hundred. A form whose turn does not come in time gets an answer that says so, while the person still waits for one.
 */
export function createFormQueue({ atOnce = FORMS_AT_ONCE, waiting = 300, waitMs = 4000 }: Limits = {}) {
  /** Sorted: the next one is the first. */
  const queue: Waiting[] = []
  let running = 0
  let minute = 0
  let submitted = new Map<string, number>()

  function countOf(source: string) {
    const now = Math.floor(performance.now() / MINUTE_MS)
    if (now !== minute) submitted = new Map()
    minute = now
    const count = (submitted.get(source) ?? 0) + 1
    submitted.set(source, count)
    return count
  }

  /** Whether all places are taken, by sources that have submitted less, or as often and before. */
  const isRefused = (order: number) => queue.length >= waiting && queue.at(-1)!.order <= order

  function giveUp(form: Waiting) {
    queue.splice(queue.indexOf(form), 1)
    form.begin(false)
  }

  async function turnOf(order: number): Promise<boolean> {
    if (isRefused(order)) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const late = setTimeout(() => giveUp(form), waitMs)
    const form: Waiting = { order, begin: resolve }
    // After those that have submitted as often: they came before.
    queue.splice(queue.findLastIndex((other) => other.order <= order) + 1, 0, form)
    if (queue.length > waiting) giveUp(queue.at(-1)!)
    return promise.finally(() => clearTimeout(late))
  }

  /** Called when the head of a form is here; null where there is no place for it, so that nobody reads the rest. */
  return function enter(source: string): InTurn | null {
    const order = countOf(source)
    if (isRefused(order)) return null
    return async function inTurn(work) {
      if (running < atOnce) running++
      else if (!(await turnOf(order))) return null
      try {
        return await work()
      } finally {
        // The next one takes over the place.
        const next = queue.shift()
        if (next) next.begin(true)
        else running--
      }
    }
  }
}
