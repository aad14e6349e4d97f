import { randomUUID } from 'node:crypto'
import { sign, verify } from './secrets.ts'

const PURPOSE = 'form'
const LIFETIME_MS = 4 * 3_600_000

/** Made when a form is served: the key of the booking it will make, its issue time and its expiry in one. */
export const issueFormToken = (secret: string, now: Date) =>
  sign(secret, PURPOSE, `${randomUUID()}.${now.getTime().toString(36)}`)

/** Null when we did not make it. An expired one still tells its key: it may have made a booking in its time. */
export function readFormToken(
  secret: string,
  token: string,
  now: Date,
): { key: string; expired: boolean } | null {
  const [key, issued] = verify(secret, PURPOSE, token)?.split('.') ?? []
  if (!key || !issued) return null
  return { key, expired: now.getTime() - Number.parseInt(issued, 36) > LIFETIME_MS }
}
