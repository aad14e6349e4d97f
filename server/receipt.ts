import { sign, verify } from './secrets.ts'

const PURPOSE = 'receipt'
const LIFETIME_MS = 30 * 60_000

/**
 * The address of a thank-you page: it names the booking by its id alone and stops working after half an hour,
 * so that the history of a shared phone does not keep it.
 */
export const issueReceipt = (secret: string, appointmentId: string, now: Date) =>
  sign(secret, PURPOSE, `${appointmentId}.${now.getTime().toString(36)}`)

export function readReceipt(secret: string, receipt: string, now: Date): string | null {
  const [appointmentId, issued] = verify(secret, PURPOSE, receipt)?.split('.') ?? []
  if (!appointmentId || !issued) return null
  return now.getTime() - Number.parseInt(issued, 36) <= LIFETIME_MS ? appointmentId : null
}
