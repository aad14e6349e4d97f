import type pg from 'pg'
import { createRateCounters, HOUR, MINUTE, type RateCounter } from '../limits/rate-counters.ts'
import type { Log } from '../platform/log.ts'
import { keyedHash } from '../platform/secrets.ts'

/** Enough for typing errors: failed attempts of one device, session or passkey in a quarter of an hour. */
const OWN_TRIES = 8
/** How often one device requests a passkey challenge in five minutes. */
const OWN_QUESTIONS = 30
/** Attempts of unknown browsers for one account without proof-of-work: from one IP, and from all in an hour. */
const TRIES_FROM_ONE_ADDRESS = 5
const TRIES_FROM_EVERYWHERE = 12
/** The same for all accounts: from one IP in five minutes, and from all unknown browsers in a minute. */
const STRANGERS_OF_ONE_ADDRESS = 30
const STRANGERS_IN_A_MINUTE = 60
/** After this many attempts in the hour the proof-of-work doubles for the next one, up to the maximum. */
const TRIES_PER_LEVEL = 100
const HIGHEST_LEVEL = 8

export type Counted = {
  /** The minutes to wait; null within the limit. */
  minutes: number | null
  /** The attempt was successful: it does not count. */
  release(): Promise<void>
}

const counting =
  (counter: RateCounter) =>
  async (key: string): Promise<Counted> => ({
    minutes: await counter.consume(key),
    release: () => counter.release(key),
  })

/**
 * Failed attempts are counted where nobody else can use up the limit: for a device that has signed in before, for a
 * session that is woken, for a passkey. Attempts of unknown browsers are counted for each account, also for unknown
 * ones: both get the same responses. Beyond the limits they are not locked out but need a proof-of-work for each
 * attempt. All of it fails closed.
 */
export function createSignInLimits(pool: pg.Pool, secret: string, log: Log) {
  const { counter } = createRateCounters(pool, log, 'staff_limits')
  const here = counter('staff-here', TRIES_FROM_ONE_ADDRESS, 15 * MINUTE)
  const everywhere = counter('staff', TRIES_FROM_EVERYWHERE, HOUR)
  const address = counter('staff-from', STRANGERS_OF_ONE_ADDRESS, 5 * MINUTE)
  const strangers = counter('staff-strangers', STRANGERS_IN_A_MINUTE, MINUTE)
  const proofs = counter('staff-proof', 1, 15 * MINUTE)
  const hash = (purpose: string, text: string) => keyedHash(secret, purpose, text)
  return {
    ofDevice: counting(counter('staff-device', OWN_TRIES, 15 * MINUTE)),
    ofSession: counting(counter('staff-session', OWN_TRIES, 15 * MINUTE)),
    ofPasskey: counting(counter('staff-passkey', OWN_TRIES, 15 * MINUTE)),
    /** Every request for a passkey stores its challenge. */
    ofQuestion: counting(counter('staff-question', OWN_QUESTIONS, 5 * MINUTE)),
    /** The counter key of an account: its id, or a keyed hash of an unknown address. */
    accountKey: (staffId: string | null, email: string) => staffId ?? hash('staff', email.toLowerCase()),
    /**
     * Counts an attempt at an account, or a passkey request (null), before it is checked. `level` is the difficulty of
     * the proof-of-work, 0 for none.
     */
    async ofStranger(account: string | null, source: string) {
      const from = hash('staff from', source)
      const keys: [RateCounter, string][] = [
        [address, from],
        [strangers, 'all'],
      ]
      if (account) keys.push([here, `${account} ${from}`], [everywhere, account])
      const taken = await Promise.all(keys.map(([one, key]) => one.take(key)))
      const isOver = taken.some(({ minutes }) => minutes !== null)
      const most = Math.max(...taken.map(({ consumed }) => consumed))
      const level = Math.min(HIGHEST_LEVEL, 1 + Math.floor(most / TRIES_PER_LEVEL))
      return {
        level: isOver ? level : 0,
        release: async () => void (await Promise.all(keys.map(([one, key]) => one.release(key)))),
      }
    },
    /** A proof-of-work is valid for one attempt. */
    isFirstUse: async (proof: string) => (await proofs.consume(hash('staff proof', proof))) === null,
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
