import { type HashKey, HOUR, type RateCounter, type RateCounters, WEEK } from './rate-counters.ts'

/**
 * A PIN has four digits: 15 guesses a week at one booking succeed once in 667 times. Wrong PINs by strangers only make
 * the phone number required as well. With the number there are 15 more attempts, which nobody can use up without
 * knowing it. A guess of the reference has one chance in 481 million.
 */
const CODES_PER_HOUR = 5
const CODES_PER_WEEK = 15
/** Wrong PINs from one source, after which it must give the phone number as well. */
const CODES_PER_SOURCE_PER_HOUR = 20

type CodeAttempt = {
  source: string
  /** The reference, or another id of the booking. */
  reference: string
  /** The phone number of the booking, where it was required because of wrong PINs by others. */
  phone: string | null
}

type CodeTry =
  /** How many wrong PINs may follow this one before more is required. */
  | { kind: 'look'; left: number; succeeded(): Promise<void> }
  /** Too many wrong PINs from all sources together: the phone number of the booking is required as well. */
  | { kind: 'phone-needed' }
  | { kind: 'wait'; minutes: number }

/**
 * Counts one attempt to open a booking by its PIN, before the PIN is checked, so that parallel attempts all count. It
 * does not reveal whether there is such a booking: a reference that does not exist is counted like one that does.
 */
export function createPinAttempts(
  { gate }: RateCounters,
  hash: HashKey,
): (attempt: CodeAttempt) => Promise<CodeTry> {
  const hour = gate('codes', CODES_PER_HOUR, HOUR)
  const week = gate('codes-week', CODES_PER_WEEK, WEEK)
  const ofSource = gate('codes-from', CODES_PER_SOURCE_PER_HOUR, HOUR)
  return async ({ source, reference, phone }) => {
    if (phone !== null) {
      const key = hash('reference and phone', `${reference} ${phone}`)
      return consumeAll([
        [hour, key],
        [week, key],
      ])
    }
    const key = hash('reference', reference)
    const alone = await consumeAll([
      [ofSource, hash('source', source)],
      [hour, key],
      [week, key],
    ])
    return alone.kind === 'wait' ? { kind: 'phone-needed' } : alone
  }
}

/**
 * A PIN may be checked if every counter is within its limit. The first counter over its limit ends the attempt, and the
 * counts before it are undone, so that an unchecked PIN is not counted. Unlike a form, it fails closed.
 */
async function consumeAll(
  keys: readonly [RateCounter, string][],
): Promise<CodeTry & { kind: 'look' | 'wait' }> {
  const counted: [RateCounter, string][] = []
  let least = Number.POSITIVE_INFINITY
  const release = async () => {
    await Promise.all(counted.map(([counter, key]) => counter.release(key)))
  }
  for (const [counter, key] of keys) {
    const { minutes, left } = await counter.take(key).catch(() => ({ minutes: 1, left: 0 }))
    if (minutes !== null) {
      await release()
      return { kind: 'wait', minutes }
    }
    counted.push([counter, key])
    least = Math.min(least, left)
  }
  return { kind: 'look', left: least, succeeded: release }
}
