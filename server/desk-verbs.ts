import { contactLine } from '#content/contact-line.ts'
import { facts } from '#content/facts.ts'
import { visitWhen } from '#content/visit-when.ts'
import { recordAudit } from './audit.ts'
import { freeSeat, isTimeHeld } from './bookings.ts'
import type { Database } from './db.ts'
import { holdBooking } from './held-booking.ts'
import type { Queue } from './jobs.ts'
import { oweNews } from './owe-news.ts'
import type { ReadBooking } from './read-booking.ts'
import type { Vault } from './vault.ts'

export type DeskTerms = { now: Date; vault: Vault; perWindow: number }
export type DeskOutcome = { ok: true } | { ok: false; reason: 'gone' | 'taken' }

const gone: DeskOutcome = { ok: false, reason: 'gone' }

/** Gives a request that was kept for a call the time it asked for, if that is still free. */
export async function confirmBooking(
  db: Database,
  queue: Queue,
  bookingId: string,
  { now, vault, perWindow }: DeskTerms,
): Promise<DeskOutcome> {
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<DeskOutcome> => {
    const booking = await holdBooking(trx, vault, bookingId)
    if (booking?.state !== 'to-confirm' || !booking.startsAt || booking.startsAt <= now) return gone
    const { kind, startsAt, sequence } = booking
    const seat =
      kind === 'home-collection'
        ? await freeSeat(trx, startsAt, perWindow)
        : kind === 'appointment' && !(await isTimeHeld(trx, startsAt))
          ? 1
          : null
    if (seat === null && kind !== 'test') return { ok: false, reason: 'taken' }
    const change = { state: 'booked' as const, seat, sequence: sequence + 1 }
    await trx.updateTable('bookings').set(change).where('id', '=', bookingId).execute()
    await oweNews(trx, queue, { ...booking, ...change }, 'confirmed', now, null)
    await recordAudit(trx, 'clinic', 'confirmed', bookingId)
    return { ok: true }
  })
}

/** Marks an enquiry as answered and tells her so; the answer itself goes by the way she chose. */
export async function answerEnquiry(
  db: Database,
  queue: Queue,
  bookingId: string,
  { now, vault }: DeskTerms,
): Promise<DeskOutcome> {
  await queue.ready()
  return db.transaction().execute(async (trx): Promise<DeskOutcome> => {
    const booking = await holdBooking(trx, vault, bookingId)
    if (booking?.state !== 'open') return gone
    await trx.updateTable('bookings').set({ state: 'answered' }).where('id', '=', bookingId).execute()
    await oweNews(trx, queue, { ...booking, state: 'answered' }, 'answered', now)
    await recordAudit(trx, 'clinic', 'answered', bookingId)
    return { ok: true }
  })
}

/** Whether she came. */
export const closeBooking = (db: Database, bookingId: string, state: 'attended' | 'missed') =>
  db.transaction().execute(async (trx): Promise<DeskOutcome> => {
    const changed = await trx
      .updateTable('bookings')
      .set({ state })
      .where('id', '=', bookingId)
      .where('state', '=', 'booked')
      .returning('id')
      .executeTakeFirst()
    if (!changed) return gone
    await recordAudit(trx, 'clinic', state, bookingId)
    return { ok: true }
  })

/** What was paid before the visit: refunds are worked out from it. */
export const notePayment = (db: Database, bookingId: string, rupees: number) =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('bookings').set({ paid: rupees }).where('id', '=', bookingId).execute()
    await recordAudit(trx, 'clinic', 'paid', bookingId)
  })

/** A booking for the eyes of the clinic: how she may be reached stands before the number. */
export const bookingForDesk = ({ person, tests, ...booking }: ReadBooking): [string, string][] => {
  const rows: [string, string | number | null][] = [
    ['contact', contactLine('en', person.contact)],
    ['reference', booking.reference],
    ['kind', booking.kind],
    ['state', booking.state],
    ['when', visitWhen('en', booking) || null],
    ['where', booking.kind === 'home-collection' ? null : facts.addressShort.en],
    ['name', person.name],
    ['phone', person.contact.call === 'never' ? 'do not call' : person.phone],
    ['e-mail', person.email],
    ['address', [person.address, person.city, person.pincode].filter(Boolean).join(', ') || null],
    ['age and sex', person.age === null ? null : `${person.age}, ${person.sex}`],
    ['tests', tests.map(({ name }) => name).join(', ') || null],
    ['message', person.message],
    ['paid', booking.paid || null],
    ['refund', booking.refund],
  ]
  return rows.flatMap(([label, value]) =>
    value === null ? [] : [[label, String(value)] as [string, string]],
  )
}
