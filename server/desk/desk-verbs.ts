import { sql } from 'kysely'
import { type BookingRefusal, type BookingVerb, openStates, whyBookingCannot } from '#clinic/booking.ts'
import { parseAnswer } from '#clinic/enquiry.ts'
import { recordAudit, recordAudits, type Staff } from '../bookings/audit.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { retryOnPlaceConflict, takePlace } from '../bookings/take-place.ts'
import { verified } from '../bookings/verified.ts'
import { dropCalls } from '../messages/call-tasks.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'

type DeskOptions = { now: Date; vault: Vault; perWindow: number; staff: Staff }

/** Why the clinic cannot do it. */
export type DeskRefusal = BookingRefusal | 'erased' | 'taken' | 'no-text' | 'no-call'
type DeskOutcome = { ok: true } | { ok: false; reason: DeskRefusal }

const done: DeskOutcome = { ok: true }
const refused = (reason: DeskRefusal): DeskOutcome => ({ ok: false, reason })

/** Locks the booking and does one thing to it; refuses an erased one. */
async function withBooking(
  db: Database,
  queue: Queue,
  bookingId: string,
  { now, vault }: DeskOptions,
  verb: BookingVerb | null,
  change: (trx: Transaction, booking: LockedBooking) => Promise<DeskOutcome>,
): Promise<DeskOutcome> {
  await queue.ready()
  return retryOnPlaceConflict(db, async (trx) => {
    const booking = await lockBooking(trx, vault, bookingId)
    if (!booking) return refused('erased')
    const refusal = verb && whyBookingCannot(verb, booking, now)
    return refusal ? refused(refusal) : change(trx, booking)
  })
}

/** Asked afterwards, when a booking could not be moved or cancelled. */
export async function whyGone(
  db: Database,
  verb: 'move' | 'cancel',
  bookingId: string,
  now: Date,
): Promise<DeskRefusal> {
  const found = await db
    .selectFrom('bookings')
    .select(['kind', 'state', 'starts_at as startsAt', 'erased_at'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  return !found || found.erased_at ? 'erased' : (whyBookingCannot(verb, found, now) ?? found.state)
}

/** Gives a to-confirm booking the time it asked for, if that is still free. */
export const confirmBooking = (db: Database, queue: Queue, bookingId: string, options: DeskOptions) =>
  withBooking(db, queue, bookingId, options, 'confirm', async (trx, booking) => {
    const wanted = { kind: booking.kind, startsAt: booking.startsAt!, perWindow: options.perWindow }
    const place = await takePlace(trx, 'booked', wanted)
    if (!place) return refused('taken')
    const change = { ...place, sequence: booking.sequence + 1 }
    await trx
      .updateTable('bookings')
      .set({ ...change, ...verified(options.now) })
      .where('id', '=', bookingId)
      .execute()
    await notifyBookingEvent(trx, queue, { ...booking, ...change }, 'confirmed-by-clinic', options.now)
    await recordAudit(trx, options.staff, 'confirmed', bookingId)
    return done
  })

/** The clinic knows the patient: the booking no longer counts against the limits for unverified ones. */
export const verifyBooking = (db: Database, queue: Queue, bookingId: string, options: DeskOptions) =>
  withBooking(db, queue, bookingId, options, null, async (trx) => {
    await trx.updateTable('bookings').set(verified(options.now)).where('id', '=', bookingId).execute()
    await recordAudit(trx, options.staff, 'verified', bookingId)
    return done
  })

/** Stores the answer with the question. The message only says that there is one; the private link shows it. */
export const answerEnquiry = (
  db: Database,
  queue: Queue,
  bookingId: string,
  text: string,
  options: DeskOptions,
) =>
  withBooking(db, queue, bookingId, options, 'answer', async (trx, booking) => {
    const answer = parseAnswer(text)
    if (answer === null) return refused('no-text')
    const person = { ...booking.person, answer }
    await trx
      .updateTable('bookings')
      .set({
        state: 'answered',
        // The link and the retention are counted from here: a late answer can be read as long as any other.
        answer_by: sql<Date>`greatest(answer_by, ${options.now})`,
        ...options.vault.seal(bookingId, person),
      })
      .where('id', '=', bookingId)
      .execute()
    await notifyBookingEvent(trx, queue, { ...booking, person, state: 'answered' }, 'answered', options.now)
    await recordAudit(trx, options.staff, 'answered', bookingId)
    return done
  })

/** Whether the patient came. */
export const closeBooking = (
  db: Database,
  queue: Queue,
  bookingId: string,
  state: 'attended' | 'missed',
  options: DeskOptions,
) =>
  withBooking(db, queue, bookingId, options, 'close', async (trx) => {
    await trx.updateTable('bookings').set({ state }).where('id', '=', bookingId).execute()
    await recordAudit(trx, options.staff, state, bookingId)
    return done
  })

/** What was paid before the visit: refunds are worked out from it. */
export const notePayment = (
  db: Database,
  queue: Queue,
  bookingId: string,
  rupees: number,
  options: DeskOptions,
) =>
  withBooking(db, queue, bookingId, options, 'pay', async (trx) => {
    await trx.updateTable('bookings').set({ paid: rupees }).where('id', '=', bookingId).execute()
    await recordAudit(trx, options.staff, 'paid', bookingId)
    return done
  })

/** Closes the call tasks of the booking: the patient knows everything, whoever called whom. */
export const noteCall = (db: Database, bookingId: string, { now, staff }: DeskOptions) =>
  db.transaction().execute(async (trx): Promise<DeskOutcome> => {
    const told = await trx
      .updateTable('call_tasks')
      .set({ done_at: now })
      .where('booking_id', '=', bookingId)
      .where('done_at', 'is', null)
      .returning('id')
      .execute()
    if (told.length === 0) return refused('no-call')
    await recordAudit(trx, staff, 'called', bookingId)
    return done
  })

type Stretch = { from: Date; until: Date }

/** Bookings by bots: no solved challenge, and not verified by the clinic. */
const suspects = (db: Database, { from, until }: Stretch) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('trust', '=', 'suspect')
    .where('verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('state', 'in', openStates)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)

export const countSuspects = async (db: Database, stretch: Stretch) =>
  (await suspects(db, stretch).execute()).length

/** Cancels them all at once, without messages: none were sent for them before. */
export const dismissSuspects = (db: Database, stretch: Stretch, { now, staff }: DeskOptions) =>
  db.transaction().execute(async (trx): Promise<number> => {
    const rows = await trx
      .updateTable('bookings')
      .set((row) => ({
        state: 'cancelled' as const,
        seat: null,
        cancelled_by: staff.role,
        cancelled_at: now,
        refund: row.ref('paid'),
        sequence: row('sequence', '+', 1),
      }))
      .where('id', 'in', suspects(trx, stretch))
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await dropCalls(trx, ids, ['undelivered', 'to-confirm', 'many-bookings'], now)
    await recordAudits(trx, staff, 'cancelled', ids)
    return ids.length
  })
