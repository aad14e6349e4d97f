import { isAlreadyDone } from '#clinic/desk/already-done.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { lookActions } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Transaction } from '../../platform/db.ts'
import {
  type Action,
  type ActionOutcome,
  type ActionServices,
  type Performed,
  runAction,
  type Work,
} from './run-action.ts'
import { changesSince, versionsOf } from './snapshot.ts'
import { visitOf } from './visit-verbs.ts'

type OnBooking = Action & {
  bookingId: string
  /** The newest change that the screen showed. */
  version: number
  /** What was wished besides the verb: the new time. */
  wish?: { to?: Date | undefined; doctor?: string | undefined }
  /** Nothing is told about another doctor's patient, not even that the booking has changed. */
  reader?: Reader
}

/** An action on one booking: refused when somebody has changed it since the screen showed it. */
export const onBooking = (
  services: ActionServices,
  action: OnBooking,
  perform: (work: Work, booking: LockedBooking) => Promise<Performed>,
): Promise<ActionOutcome> =>
  runAction(services, action, async (work) => {
    const booking = await work.lock(action.bookingId)
    if (!booking) return { ok: false, reason: 'erased' }
    if (action.reader && !isTheirs(action.reader, booking.doctor)) return { ok: false, reason: 'not-yours' }
    // Somebody was faster with the same wish: it is done, whoever did it.
    const visit = await visitOf(work.trx, booking.id)
    if (isAlreadyDone(action.verb, booking, visit, action.wish ?? {}))
      return {
        ok: false,
        reason: 'already',
        details: { last: await lastChangeOf(work.trx, action.bookingId) },
      }
    if (await isStale(work.trx, action))
      return { ok: false, reason: 'changed', details: await whatItIsNow(work.trx, action.bookingId) }
    return perform(work, booking)
  })

/** What the same person did last is no surprise to them, even if its answer has not reached the screen yet. */
async function isStale(trx: Transaction, { bookingId, version, staff }: OnBooking): Promise<boolean> {
  const newest = (await changesSince(trx, [bookingId], version)).get(bookingId) ?? null
  if (newest === null) return false
  const own = await trx
    .selectFrom('changes')
    .innerJoin('desk_actions', 'desk_actions.transaction_id', 'changes.transaction_id')
    .select('desk_actions.id')
    .where('changes.id', '=', String(newest))
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  return own === undefined
}

/** For the screen, which shows both versions side by side. */
async function whatItIsNow(trx: Transaction, bookingId: string) {
  const booking = await trx
    .selectFrom('bookings')
    .leftJoin('visits', 'visits.booking_id', 'bookings.id')
    .select(['state', 'starts_at as startsAt', 'doctor', 'token'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const last = await lastChangeOf(trx, bookingId)
  return { ...booking, bookingId, last, versions: await versionsOf(trx, [bookingId]) }
}

/** Who did what to the booking last; looks do not count. */
export const lastChangeOf = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('audit_events')
    .select(['at', 'actor', 'actor_name as name', 'action'])
    .where('booking_id', '=', bookingId)
    .where('action', 'not in', [...lookActions, 'found'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
