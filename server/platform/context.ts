import { randomBytes, randomUUIDv7 } from 'node:crypto'

/**
 * Time, ids and chance: everything in which two runs of the same steps on the same data can differ. A process makes its
 * own context; a test makes one from a seed, and gets the same rows each time (worker/one-life-twice.test.ts).
 */
export type Context = {
  now(): Date
  /** The id of a new row. Ids sort by the time of their creation. */
  id(): string
  /** For values that must be unpredictable: references, nonces, tickets. */
  random(bytes: number): Buffer
}

/** The context of one request or job: its time stands still, so that all rows that it writes have the same time. */
export type Given = Omit<Context, 'now'> & { now: Date }

export const givenBy = ({ now, id, random }: Context): Given => ({ now: now(), id, random })

const POOL_BYTES = 4096

/** Secure random bytes, drawn in large pieces: every request needs some for its id. No byte is given out twice. */
function createRandom(): Context['random'] {
  let pool = randomBytes(0)
  return (bytes) => {
    if (bytes > POOL_BYTES) return randomBytes(bytes)
    if (pool.length < bytes) pool = randomBytes(POOL_BYTES)
    const drawn = Buffer.from(pool.subarray(0, bytes))
    pool.fill(0, 0, bytes)
    pool = pool.subarray(bytes)
    return drawn
  }
}

/** The context of a process: the machine's clock, and secure random numbers. */
export const createContext = (): Context => ({
  now: () => new Date(),
  id: () => randomUUIDv7(),
  random: createRandom(),
})
