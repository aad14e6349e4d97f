import { type HashKey, HOUR, type RateCounter, type RateCounters, WEEK } from './rate-counters.ts'

/**
 * A PIN has four digits: 15 guesses a week at one booking succeed once in 667 times. Wrong PINs by strangers only make
 * the phone number required as well; together with it there are 15 more attempts, which nobody can use up who does not
 * know it. Guessing references instead means 481 million of them.
 */
const CODES_PER_HOUR = 5
const CODES_PER_WEEK = 15
/** Wrong PINs from one source, after which it must give the phone number as well. */
const CODES_PER_SOURCE_PER_HOUR = 20

export type CodeAttempt = {
  source: string
  /** The reference, or another id of the booking. */
  reference: string
  /** The phone number of the booking, where it was required because of wrong PINs by others. */
  phone: string | null
}

export type CodeTry =
  | { kind: 'look'; succeeded(): Promise<void> }
  /** Too many wrong PINs, by whomever: the phone number of the booking is required as well. */
  | { kind: 'phone-needed' }
  | { kind: 'wait'; minutes: number }

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
 * A PIN may be checked if every counter is within its limit. The first that is not ends it, and the counts before it
 * are undone, so that a PIN that was not checked counts nowhere. Unlike a form, it fails closed.
 */
async function consumeAll(
  keys: readonly [RateCounter, string][],
): Promise<CodeTry & { kind: 'look' | 'wait' }> {
  const counted: [RateCounter, string][] = []
  const release = async () => {
    await Promise.all(counted.map(([counter, key]) => counter.release(key)))
  }
  for (const [counter, key] of keys) {
    const minutes = await counter.consume(key).catch(() => 1)
    if (minutes !== null) {
      await release()
      return { kind: 'wait', minutes }
    }
    counted.push([counter, key])
  }
  return { kind: 'look', succeeded: release }
}
