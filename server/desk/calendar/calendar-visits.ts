import { sql } from 'kysely'
import type { BookingState } from '#clinic/booking.ts'
import { selectToOpen } from '../../bookings/lock-booking.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'

/** States in which a booking belongs to its time. */
const shownStates = ['booked', 'to-confirm', 'attended', 'missed'] as const satisfies BookingState[]

/** Visits and home collections that begin in the period, opened for the desk. */
export async function findVisits(db: Database, vault: Vault, { from, until }: { from: Date; until: Date }) {
  const rows = await selectToOpen(db)
    .leftJoin('visits', 'visits.booking_id', 'bookings.id')
    .select(['token', 'checked_in_at as checkedInAt', 'called_in_at as calledInAt', 'seen_at as seenAt'])
    .select(
      sql<string>`coalesce((select max(changes.id) from changes where changes.booking_id = bookings.id), 0)`.as(
        'version',
      ),
    )
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .where('kind', 'in', ['appointment', 'home-collection'])
    .where('state', 'in', shownStates)
    .where('erased_at', 'is', null)
    .orderBy('starts_at')
    // A cell names its first visit: a patient with the time comes before one who requested it.
    .orderBy(sql`state = 'to-confirm'`)
    .orderBy('bookings.id')
    .execute()
  return rows.flatMap(({ sealed, key_id, version, ...row }) =>
    sealed && key_id
      ? [{ ...row, version: Number(version), person: vault.openListed(row, { sealed, key_id }) }]
      : [],
  )
}

export type FoundVisit = Awaited<ReturnType<typeof findVisits>>[number]
