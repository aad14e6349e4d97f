import { sql } from 'kysely'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'
import type { Keyed, Vault } from '../platform/vault.ts'

/** Compared where there is no such reference: it has a PIN as well, and opens nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Opening = {
  reference: string
  pin: string
  /** Where others' wrong PINs have made it necessary. */
  phone: string | null
}

/**
 * The booking that reference and PIN open together, and the phone number where it is required. One query and the same
 * comparisons, whether or not there is such a reference: neither the response nor its time reveals what was wrong.
 */
export async function findByPin(
  db: Database,
  vault: Vault,
  { reference, pin, phone }: Opening,
): Promise<string | null> {
  type Found = { id: string; lookup_key_id: string | null; phone_hash: string | null }
  const { rows } = await sql<Found>`select * from booking_by_reference(${reference})`.execute(db)
  const [found] = rows
  const isKnown = found?.lookup_key_id != null && vault.hasLookupKey(found.lookup_key_id)
  const booking: Keyed = isKnown
    ? { id: found.id, lookupKeyId: found.lookup_key_id! }
    : { id: NOBODY, lookupKeyId: vault.lookupKeyId }
  const hasPin = vault.hasPin(booking, pin)
  const hasPhone = phone === null || vault.phoneHashes(phone).includes(found?.phone_hash ?? '')
  return isKnown && hasPin && hasPhone ? booking.id : null
}

/** The link of an old message has expired. */
const LINK_DAYS = 7

const linkEnds = (about: Date) => instantAt(addDays(dayOf(about), LINK_DAYS + 1), 0)

type LinkedBooking = {
  bookingId: string
  reference: string
  /** On a phone that others use, or after another number was given, the link opens only together with the PIN. */
  needsPin: boolean
}

/** The booking to show, and the dates of what the link is about: a complaint is shown beside its booking. */
type LinkedRow = { id: string; reference: string; sealed: Buffer | null; key_id: string | null } & {
  starts_at: Date | null
  answer_by: Date | null
  created_at: Date
}

/** The booking of a private link, until the link expires. */
export async function findByLink(
  db: Database,
  vault: Vault,
  link: string,
  now: Date,
): Promise<LinkedBooking | null> {
  const { rows } = await sql<LinkedRow>`select * from booking_by_link(${vault.linkHashes(link)})`.execute(db)
  const [found] = rows
  if (!found?.sealed || !found.key_id) return null
  if (now >= linkEnds(found.starts_at ?? found.answer_by ?? found.created_at)) return null
  const person = vault.open(found.id, { sealed: found.sealed, key_id: found.key_id })
  const needsPin = person.contact.sharedPhone || person.isLinkClosed === true
  return { bookingId: found.id, reference: found.reference, needsPin }
}
