import { sql } from 'kysely'
import type { Transaction } from '../platform/db.ts'

/**
 * Parts of a statement in which `family` has the ids of bookings. Erases everything that identifies the patient: the
 * sealed details, the tests or the service, every hash that could find a request, link, name, phone or recipient again,
 * and the providers' message ids. Time, state and reference stay until they are due as well (clinic/retention.ts).
 */
export const erasing = (now: Date) => sql`
  tests as (
    delete from booking_lab_tests where booking_id in (select id from family)
  ),
  searched as (
    delete from booking_search where booking_id in (select id from family)
  ),
  -- A message that is leaving this very moment is not waited for: who waits for it here may be waited for there. Its
  -- hash is forgotten within two days like all others (clear-expired.ts).
  recipients as (
    update messages set recipient_hash = null, provider_id = null
    where id in (
      select id from messages
      where booking_id in (select id from family) and (recipient_hash is not null or provider_id is not null)
      for update skip locked
    )
  ),
  erased as (
    update bookings
    set sealed = null, key_id = null, phone_hash = null, link_hash = null, request_hash = null,
      lookup_key_id = null, service = null, erased_at = ${now}
    where id in (select id from family) and erased_at is null
    returning id
  )`

/** Erases bookings and the complaints about them. Returns the erased ids. */
export async function eraseDetails(trx: Transaction, bookingIds: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id from bookings where id = any(${bookingIds}::uuid[])
      union
      select complaint.id from bookings complaint join family on complaint.about_id = family.id
    ),
    ${erasing(now)}
    select id from erased`.execute(trx)
  return rows.map(({ id }) => id)
}
