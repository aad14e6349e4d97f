import type { Vault } from '../platform/vault.ts'

const PURPOSE = 'confirmation'
/** Two purposes of the same form: a URL or a log line does not reveal which of the two a token has. */
const PURPOSE_WITH_CARD = 'confirmation with urgent card'
const PURPOSE_WISHES = 'contact wishes'
const LIFETIME_MS = 30 * 60_000

type ConfirmationToken = {
  bookingId: string
  /** Whether the urgent numbers stand above the confirmation. */
  withCard: boolean
  issuedAt: Date
}

/**
 * Part of the URL of a confirmation: it names the booking by its id alone and expires after half an hour, or when
 * the patient finishes, so that it is worthless in the history of a shared phone.
 */
export const issueConfirmationToken = (vault: Vault, { bookingId, withCard, issuedAt }: ConfirmationToken) =>
  vault.sign(withCard ? PURPOSE_WITH_CARD : PURPOSE, `${bookingId}.${issuedAt.getTime().toString(36)}`)

export function readConfirmationToken(
  vault: Vault,
  confirmationToken: string,
  now: Date,
): ConfirmationToken | null {
  const plain = vault.verify(PURPOSE, confirmationToken)
  const [bookingId, issued] = (plain ?? vault.verify(PURPOSE_WITH_CARD, confirmationToken))?.split('.') ?? []
  if (!bookingId || !issued) return null
  const issuedAt = new Date(Number.parseInt(issued, 36))
  const isOver = now.getTime() - issuedAt.getTime() > LIFETIME_MS
  return isOver ? null : { bookingId, withCard: plain === null, issuedAt }
}

/**
 * In the form of the contact wishes, never in a URL: issued only with a page that shows the 4-digit code, so it allows
 * nothing that the code beside it would not (decision 0025). It ends with the confirmation.
 */
export const issueWishesToken = (
  vault: Vault,
  { bookingId, issuedAt }: Omit<ConfirmationToken, 'withCard'>,
) => vault.sign(PURPOSE_WISHES, `${bookingId}.${issuedAt.getTime().toString(36)}`)

export function readWishesToken(vault: Vault, token: string, now: Date) {
  const [bookingId, issued] = vault.verify(PURPOSE_WISHES, token)?.split('.') ?? []
  if (!bookingId || !issued) return null
  const issuedAt = new Date(Number.parseInt(issued, 36))
  return now.getTime() - issuedAt.getTime() > LIFETIME_MS ? null : { bookingId, issuedAt }
}
