import { randomUUID } from 'node:crypto'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import type { Database } from './db.ts'
import type { Vault } from './vault.ts'

/**
 * The booking that reference and PIN open together. One look and one comparison, whether or not there is such a
 * reference: neither the answer nor its time tells which of the two was wrong.
 */
export async function findByPin(
  db: Database,
  vault: Vault,
  reference: string,
  pin: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  const isRight = vault.hasPin(found?.id ?? randomUUID(), pin)
  return found && isRight ? found.id : null
}

/** A link that lies in an old message opens nothing any more. */
const LINK_DAYS = 7

const linkEnds = (about: Date) => instantAt(addDays(dayOf(about), LINK_DAYS + 1), 0)

/** The booking of a private link while it lasts; on a phone that others use, only together with the PIN. */
export async function findByLink(
  db: Database,
  vault: Vault,
  link: string,
  pin: string,
  now: Date,
): Promise<{ bookingId: string } | 'pin-needed' | null> {
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'sealed', 'key_id', 'starts_at', 'answer_by', 'created_at'])
    .where('link_hash', '=', vault.linkHash(link))
    .executeTakeFirst()
  if (!found?.sealed || !found.key_id) return null
  if (now >= linkEnds(found.starts_at ?? found.answer_by ?? found.created_at)) return null
  const { contact } = vault.open(found.id, { sealed: found.sealed, key_id: found.key_id })
  if (contact.sharedPhone && !vault.hasPin(found.id, pin)) return 'pin-needed'
  return { bookingId: found.id }
}
