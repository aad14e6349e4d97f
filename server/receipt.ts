import { sign, verify } from './secrets.ts'

const PURPOSE = 'receipt'
/** Signed for another purpose and otherwise alike: an address or a log line does not tell which of the two it is. */
const PURPOSE_WITH_CARD = 'receipt with urgent card'
const LIFETIME_MS = 30 * 60_000

export type Receipt = {
  bookingId: string
  /** Whether the urgent numbers stand above the thanks. */
  withCard: boolean
}

/**
 * The address of a thank-you page: it names the booking by its id alone and stops working after half an hour,
 * so that the history of a shared phone does not keep it.
 */
export const issueReceipt = (secret: string, { bookingId, withCard }: Receipt, now: Date) =>
  sign(secret, withCard ? PURPOSE_WITH_CARD : PURPOSE, `${bookingId}.${now.getTime().toString(36)}`)

export function readReceipt(secret: string, receipt: string, now: Date): Receipt | null {
  const plain = verify(secret, PURPOSE, receipt)
  const [bookingId, issued] = (plain ?? verify(secret, PURPOSE_WITH_CARD, receipt))?.split('.') ?? []
  if (!bookingId || !issued) return null
  const isOver = now.getTime() - Number.parseInt(issued, 36) > LIFETIME_MS
  return isOver ? null : { bookingId, withCard: plain === null }
}
