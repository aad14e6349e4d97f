import { randomUUID } from 'node:crypto'
import { sign, verify } from './secrets.ts'

const PURPOSE = 'form'
const LIFETIME_MS = 4 * 3_600_000

/** Made when a form is served: the key of the booking it will make, its issue time and its expiry in one. */
export const issueFormToken = (secret: string, now: Date) =>
  sign(secret, PURPOSE, `${randomUUID()}.${now.getTime().toString(36)}`)

/** Faster than anyone reads and types. */
const HASTY_MS = 3000

export type FormKey = { key: string; expired: boolean; isHasty: boolean }

/** Null when we did not make it. An expired one still tells its key: it may have made a booking in its time. */
export function readFormToken(secret: string, token: string, now: Date): FormKey | null {
  const [key, issued] = verify(secret, PURPOSE, token)?.split('.') ?? []
  if (!key || !issued) return null
  const age = now.getTime() - Number.parseInt(issued, 36)
  return { key, expired: age > LIFETIME_MS, isHasty: age < HASTY_MS }
}
