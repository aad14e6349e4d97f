import { sql } from 'kysely'
import { openStates } from '#clinic/booking.ts'
import { addDays, type Day, instantAt } from '#clinic/time.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import type { Database } from '../platform/db.ts'
import type { Vault } from '../platform/vault.ts'

/** The visits of a day, by reference: names are shown only when one is opened. */
export const visitsOf = (db: Database, day: Day) =>
  db
    .selectFrom('bookings')
    .select(['reference', 'kind', 'state', 'starts_at as startsAt'])
    .where('starts_at', '>=', instantAt(day, 0))
    .where('starts_at', '<', instantAt(addDays(day, 1), 0))
    .where('state', '<>', 'cancelled')
    .orderBy('starts_at')
    .orderBy('reference')
    .execute()

/** Whom to call, and why; the oldest first. With the contact preferences, because some may not be called. */
export async function openCalls(db: Database, vault: Vault, bookingId?: string) {
  const rows = await db
    .selectFrom('call_tasks')
    .innerJoin('bookings', 'bookings.id', 'call_tasks.booking_id')
    .leftJoin('messages', 'messages.id', 'call_tasks.message_id')
    .select([
      'bookings.id',
      'bookings.reference',
      'bookings.kind',
      'bookings.starts_at as startsAt',
      'bookings.sealed',
      'bookings.key_id',
      'call_tasks.reason',
      'call_tasks.created_at as since',
      'messages.template',
      'messages.channel',
    ])
    .where('call_tasks.done_at', 'is', null)
    .where('bookings.erased_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('bookings.id', '=', bookingId!))
    .orderBy('call_tasks.created_at')
    .execute()
  return rows.map(({ sealed, key_id, ...call }) => {
    const { contact } = vault.open(call.id, { sealed: sealed!, key_id: key_id! })
    return { ...call, contact: contactPreferenceLine('en', contact), mayCall: contact.call !== 'never' }
  })
}

/** What waits for the clinic: times to agree and messages to answer. Unproven ones come last. */
export const waitingForClinic = (db: Database, now: Date) =>
  db
    .selectFrom('bookings')
    .select([
      'reference',
      'kind',
      'state',
      'trust',
      'about_id as aboutId',
      'starts_at as startsAt',
      'answer_by as answerBy',
    ])
    .where('state', 'in', ['to-confirm', 'open'])
    .where('erased_at', 'is', null)
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '>', now)]))
    .orderBy(sql`trust = 'suspect'`)
    .orderBy(sql`coalesce(answer_by, starts_at)`)
    .execute()

/** How many other bookings of the same phone number are still open. */
export async function othersOfNumber(
  db: Database,
  vault: Vault,
  booking: { id: string; phone: string },
  now: Date,
): Promise<number> {
  const { others } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('phone_hash', 'in', vault.phoneHashes(booking.phone))
    .where('state', 'in', openStates)
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '>', now)]))
    .where('id', '<>', booking.id)
    .executeTakeFirstOrThrow()
  return others
}
