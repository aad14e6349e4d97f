import type { z } from 'zod'
import { isTheirs } from '#clinic/desk/whose-patient.ts'
import { lookActions } from '../../bookings/audit.ts'
import { type LockedBooking, retryWhileInUse } from '../../bookings/lock-booking.ts'
import type { Transaction } from '../../platform/db.ts'
import { askTogether } from '../../platform/pipeline.ts'
import {
  type Action,
  type ActionOutcome,
  type ActionServices,
  type Performed,
  runAction,
  type Work,
} from './run-action.ts'
import { newestSince, versionsOf } from './snapshot.ts'
import { type AtDesk, type BookingVerb, type FreeVerb, type InputOf, refused } from './verb.ts'
import { selectVisit, visitOf } from './visits.ts'

/** The idempotency key of the browser, and the member of staff. */
type Pressed = Pick<Action, 'key' | 'staff'>

/** The booking, and its newest change on the screen. */
type Shown = { bookingId: string; version: number }

/** Runs a verb on one booking; refused when it has changed since the screen showed it. */
export const runOnBooking = (
  services: ActionServices,
  verb: BookingVerb,
  pressed: Pressed,
  { bookingId, version, ...input }: Shown & Record<string, unknown>,
  desk: AtDesk,
): Promise<ActionOutcome> =>
  runAction(services, { ...pressed, verb: verb.name, bookingId }, async (work) => {
    const booking = await work.lock(bookingId)
    if (!booking) return refused('erased')
    // A doctor learns nothing about another doctor's patient, not even that the booking has changed.
    if (!verb.isForAnyDoctor && !isTheirs(desk.reader, booking.doctor)) return refused('not-yours')
    const [[visit = null], [since]] = await askTogether(
      work.trx,
      selectVisit(work.trx, bookingId),
      newestSince([bookingId], version),
    )
    // A colleague did the same first.
    if (verb.isDone?.(booking, visit, input))
      return { ...refused('already'), details: { last: await lastChangeOf(work.trx, bookingId) } }
    if (since && (await isByAnother(work.trx, since.newest, pressed)))
      return { ...refused('changed'), details: await whatItIsNow(work.trx, bookingId) }
    const reason = verb.whyNot?.(booking, visit, work.now)
    return reason ? refused(reason) : verb.perform(work, { booking, visit }, input, desk)
  })

/** Runs a verb within another action, on a booking that is already locked. */
export async function performOn<Fields extends z.ZodRawShape, Extra, Answer>(
  verb: BookingVerb<Fields, Extra, Answer>,
  work: Work,
  booking: LockedBooking,
  input: InputOf<Fields>,
  desk: AtDesk,
): Promise<Performed<Extra, Answer>> {
  const visit = await visitOf(work.trx, booking.id)
  const reason = verb.whyNot?.(booking, visit, work.now)
  return reason ? refused(reason) : verb.perform(work, { booking, visit }, input, desk)
}

/** Runs a verb about no booking, or about many. Starts again where another transaction is changing one of them. */
export const runFree = (
  services: ActionServices,
  verb: FreeVerb,
  pressed: Pressed,
  input: Record<string, unknown>,
  desk: AtDesk,
): Promise<ActionOutcome> => {
  const { bookingId } = input as { bookingId?: string }
  const action = { ...pressed, verb: verb.name, bookingId }
  return retryWhileInUse(() => runAction(services, action, (work) => verb.perform(work, input, desk)))
}

/**
 * Whether another person changed the booking since. A person's own last action does not count, even if its response has
 * not reached the screen yet.
 */
async function isByAnother(trx: Transaction, change: string, { staff }: Pressed): Promise<boolean> {
  const own = await trx
    .selectFrom('changes')
    .innerJoin('desk_actions', 'desk_actions.transaction_id', 'changes.transaction_id')
    .select('desk_actions.id')
    .where('changes.id', '=', change)
    .where('staff_id', '=', staff.id)
    .executeTakeFirst()
  return own === undefined
}

/** The booking as it is now: the screen shows both versions side by side. */
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

/** The last change of the booking and its author; read accesses do not count. */
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
