import { randomBytes, randomUUIDv7 } from 'node:crypto'

/**
 * Time, ids and chance: all that the same steps on the same data can differ by. A process makes its own; a test makes one
 * from a seed, and sees the same rows each time (worker/one-life-twice.test.ts).
 */
export type Context = {
  now(): Date
  /** The id of a new row. Ids sort by the time at which they were made. */
  id(): string
  /** For what nobody may guess: references, nonces, tickets. */
  random(bytes: number): Buffer
}

/** What one request or one job is given: its time stands still, so that all that it writes has one time. */
export type Given = Omit<Context, 'now'> & { now: Date }

export const givenBy = ({ now, id, random }: Context): Given => ({ now: now(), id, random })

/** Of a process: the machine's clock, and chance that nobody can foretell. */
export const createContext = (): Context => ({
  now: () => new Date(),
  id: () => randomUUIDv7(),
  random: (bytes) => randomBytes(bytes),
})
