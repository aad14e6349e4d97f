import { sign, verify } from './secrets.ts'

const PURPOSE = 'pass'
const LIFETIME_MS = 15 * 60_000

/** Goes from page to page in a form, never in an address or a cookie: when the page is gone, so is the way in. */
export const issuePass = (secret: string, bookingId: string, now: Date) =>
  sign(secret, PURPOSE, `${bookingId}.${now.getTime().toString(36)}`)

export function readPass(secret: string, pass: string, now: Date): string | null {
  const [bookingId, issued] = verify(secret, PURPOSE, pass)?.split('.') ?? []
  if (!bookingId || !issued) return null
  return now.getTime() - Number.parseInt(issued, 36) > LIFETIME_MS ? null : bookingId
}
