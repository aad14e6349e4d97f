import type pg from 'pg'
import { createRateCounters, HOUR, MINUTE, type RateCounter } from '../limits/rate-counters.ts'
import type { Log } from '../platform/log.ts'
import { keyedHash } from '../platform/secrets.ts'

/** Enough for whoever mistypes: wrong tries of one device, one session or one passkey in a quarter of an hour. */
const OWN_TRIES = 8
/** How often one device asks for a passkey in five minutes. */
const OWN_QUESTIONS = 30
/** Strangers, before they work for each try: for one account from one address, and from everywhere in an hour. */
const TRIES_FROM_ONE_ADDRESS = 5
const TRIES_FROM_EVERYWHERE = 12
/** The same for all accounts: from one address in five minutes, and by all strangers together in a minute. */
const STRANGERS_OF_ONE_ADDRESS = 30
const STRANGERS_IN_A_MINUTE = 60
/** Who has tried this often in the hour works twice as long for the next try, up to the most. */
const TRIES_PER_LEVEL = 100
const HIGHEST_LEVEL = 8

export type Counted = {
  /** Null: within the limit. */
  minutes: number | null
  /** It was right: it does not count. */
  release(): Promise<void>
}

const counting =
  (counter: RateCounter) =>
  async (key: string): Promise<Counted> => ({
    minutes: await counter.consume(key),
    release: () => counter.release(key),
  })

/**
 * Wrong tries are counted where nobody else can use them up: for a device that has signed in before, for a session that
 * is woken, for a passkey. Strangers are counted for each account, also for those that do not exist: the answers of both
 * are alike. Past their limits they are not shut out but work for each try. All of it fails closed.
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
    /** Every question for a passkey stores what it has to sign. */
    ofQuestion: counting(counter('staff-question', OWN_QUESTIONS, 5 * MINUTE)),
    /** What counts for an account: its id, or a keyed hash of an address that belongs to none. */
    accountKey: (staffId: string | null, email: string) => staffId ?? hash('staff', email.toLowerCase()),
    /**
     * A try at an account, or the question for a passkey (null), before anything is looked at. `level`: how much work it
     * takes, 0 for none.
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
    /** The work for one try is good for one. */
    isFirstUse: async (proof: string) => (await proofs.consume(hash('staff proof', proof))) === null,
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
