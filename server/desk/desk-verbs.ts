import { sql } from 'kysely'
import { openStates } from '#clinic/booking.ts'
import { findNeverSaid } from '#clinic/desk/never-said.ts'
import { parseAnswer } from '#clinic/enquiry.ts'
import { recordAudit, recordAudits, type Staff } from '../bookings/audit.ts'
import { verified } from '../bookings/bookings.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { placeAt, takePlace } from '../bookings/take-place.ts'
import { dropCalls } from '../messages/call-tasks.ts'
import { notifyBookingEvent } from '../messages/notify-booking-event.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'

type DeskOptions = {
  now: Date
  vault: Vault
  perWindow: number
  staff: Staff
  /** It can be undone until then: no message is sent before. */
  heldUntil?: Date | undefined
  /** The answer only confirms a complaint: it stays open, and is settled by then. */
  settleBy?: Date | undefined
}

/** Why the clinic cannot do it. */
type DeskRefusal = 'taken' | 'no-text' | 'never-said'
type DeskOutcome = { ok: true } | { ok: false; reason: DeskRefusal }

const done: DeskOutcome = { ok: true }
const refused = (reason: DeskRefusal): DeskOutcome => ({ ok: false, reason })

type Locked<More extends unknown[] = []> = (
  trx: Transaction,
  queue: Queue,
  booking: LockedBooking,
  ...more: [...More, DeskOptions]
) => Promise<DeskOutcome>

/** Gives a to-confirm booking the time it asked for, if that is still free. */
export const confirmLocked: Locked = async (trx, queue, booking, options) => {
  const { now, heldUntil } = options
  const place = await takePlace(trx, 'booked', placeAt(booking, booking.startsAt!, options))
  if (!place) return refused('taken')
  const change = { ...place, sequence: booking.sequence + 1 }
  await trx
    .updateTable('bookings')
    .set({ ...change, ...verified(now) })
    .where('id', '=', booking.id)
    .execute()
  await notifyBookingEvent(trx, queue, { ...booking, ...change }, 'confirmed-by-clinic', now, { heldUntil })
  await recordAudit(trx, options.staff, 'confirmed', booking.id)
  return done
}

/** The clinic knows the patient: the booking no longer counts against the limits for unverified ones. */
async function verifyIn(trx: Transaction, id: string, { now, staff }: Pick<DeskOptions, 'now' | 'staff'>) {
  await trx.updateTable('bookings').set(verified(now)).where('id', '=', id).execute()
  await recordAudit(trx, staff, 'verified', id)
}

export const verifyLocked: Locked = async (trx, _, { id }, options) => {
  await verifyIn(trx, id, options)
  return done
}

export const verifyBooking = (db: Database, bookingId: string, options: Pick<DeskOptions, 'now' | 'staff'>) =>
  db.transaction().execute((trx) => verifyIn(trx, bookingId, options))

/** Stores the answer with the question. The message only says that there is one; the private link shows it. */
export const answerLocked: Locked<[string]> = async (trx, queue, booking, text, options) => {
  const { now, heldUntil, vault, staff, settleBy } = options
  const state = settleBy ? ('open' as const) : ('answered' as const)
  const answer = parseAnswer(text)
  if (answer === null) return refused('no-text')
  if (findNeverSaid(answer) === 'never') return refused('never-said')
  // What was written before stays: a complaint is confirmed first, and settled later.
  const person = { ...booking.person, answer: [booking.person.answer, answer].filter(Boolean).join('\n\n') }
  // Taken back and answered anew, it is another answer: its message is not the one that was withdrawn.
  const sequence = booking.sequence + 1
  await trx
    .updateTable('bookings')
    .set({
      state,
      sequence,
      // The link and the retention are counted from here: a late answer can be read as long as any other.
      answer_by: sql<Date>`greatest(answer_by, ${settleBy ?? now})`,
      ...vault.seal(booking.id, person),
    })
    .where('id', '=', booking.id)
    .execute()
  const answered = { ...booking, person, sequence, state }
  await notifyBookingEvent(trx, queue, answered, 'answered', now, { heldUntil })
  await recordAudit(trx, staff, 'answered', booking.id)
  return done
}

/** Whether the patient came. */
export const closeLocked: Locked<['attended' | 'missed']> = async (trx, _, { id }, state, { staff }) => {
  await trx.updateTable('bookings').set({ state }).where('id', '=', id).execute()
  await recordAudit(trx, staff, state, id)
  return done
}

/** What was paid before the visit: refunds are worked out from it. */
export const payLocked: Locked<[number]> = async (trx, _, { id }, rupees, { staff }) => {
  await trx.updateTable('bookings').set({ paid: rupees }).where('id', '=', id).execute()
  await recordAudit(trx, staff, 'paid', id)
  return done
}

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
export const dismissSuspects = (
  db: Database,
  stretch: Stretch,
  { now, staff }: Pick<DeskOptions, 'now' | 'staff'>,
) =>
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
