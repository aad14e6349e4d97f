import type { z } from 'zod'
import { isTheirs } from '#clinic/desk/whose-patient.ts'
import { lookActions } from '../../bookings/audit.ts'
import { type LockedBooking, retryWhileInUse } from '../../bookings/lock-booking.ts'
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
import { type AtDesk, type BookingVerb, type FreeVerb, type InputOf, refused } from './verb.ts'
import { visitOf } from './visits.ts'

/** The idempotency key of the browser, and who presses. */
type Pressed = Pick<Action, 'key' | 'staff'>

/** Which booking is meant, and the newest change of it that the screen showed. */
type Shown = { bookingId: string; version: number }

/** A verb on one booking: refused when somebody has changed it since the screen showed it. */
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
    // Nothing is said about another doctor's patient, not even that the booking has changed.
    if (!verb.isForAnyDoctor && !isTheirs(desk.reader, booking.doctor)) return refused('not-yours')
    const visit = await visitOf(work.trx, bookingId)
    // Another person was faster with the same wish: it is done.
    if (verb.isDone?.(booking, visit, input))
      return { ...refused('already'), details: { last: await lastChangeOf(work.trx, bookingId) } }
    if (await isStale(work.trx, { bookingId, version }, pressed))
      return { ...refused('changed'), details: await whatItIsNow(work.trx, bookingId) }
    const reason = verb.whyNot?.(booking, visit, work.now)
    return reason ? refused(reason) : verb.perform(work, { booking, visit }, input, desk)
  })

/** A verb within another action, on a booking that is locked already. */
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

/** A verb that is about no booking, or about many. Begins again where somebody else is changing one of them. */
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

/** What the same person did last is no surprise to them, even if its answer has not reached the screen yet. */
async function isStale(
  trx: Transaction,
  { bookingId, version }: Shown,
  { staff }: Pressed,
): Promise<boolean> {
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
