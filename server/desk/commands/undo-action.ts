import { sql } from 'kysely'
import { recordAudits } from '../../bookings/audit.ts'
import { requeueMessage } from '../../messages/requeue-message.ts'
import type { Transaction } from '../../platform/db.ts'
import { lastChangeOf } from './on-booking.ts'
import { isDoneAnew, restorers } from './restorers.ts'
import {
  type Action,
  type ActionOutcome,
  type ActionServices,
  type Performed,
  runAction,
  type Undoable,
  type Work,
} from './run-action.ts'
import {
  type Before,
  type BookingRow,
  changeSince,
  fromStored,
  newestMadeIn,
  type VisitRow,
} from './snapshot.ts'

/** An action that is undone can be done again: the undo is an action, and is undone in the same way. */
type Undone = Undoable & { extra?: { verb: string; extra?: unknown } }

/**
 * Takes an action back, within its minute and while nobody has changed the bookings since: states, times, places and
 * tokens are as before, its messages never leave, its call tasks are gone. A calendar's sequence never goes down.
 */
export const undoAction = (
  services: ActionServices,
  { key, action, staff }: Pick<Action, 'key' | 'staff'> & { action: string },
): Promise<ActionOutcome> =>
  runAction(services, { key, verb: 'undo', undoes: action, staff }, async (work): Promise<Performed> => {
    const found = await findUndoable(work, action)
    if (!found.ok) return found
    const { verb, before, version } = found
    // Before the bookings: whoever sends a message locks it first, and then its booking.
    if (await hasLeft(work.trx, before.bookings)) return { ok: false, reason: 'too-late' }
    const present = new Map<string, Date | null>()
    for (const { id } of before.bookings.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const booking = await work.lock(id)
      const refusal = booking ? await whyNotBack(work, verb, id, version) : 'erased'
      if (refusal) return { ok: false, reason: refusal, details: { last: await lastChangeOf(work.trx, id) } }
      present.set(id, booking!.startsAt)
    }
    for (const booking of inTurn(before.bookings, present)) await putBack(work, booking)
    const extra = restorers[verb] ? await restorers[verb](work, found.extra) : undefined
    await recordAudits(
      work.trx,
      staff.actor,
      'undone',
      before.bookings.map(({ id }) => id),
      verb,
    )
    await work.trx.updateTable('desk_actions').set({ undone_at: work.now }).where('id', '=', action).execute()
    return { ok: true, answer: { undone: action, verb }, extra: { verb, extra } }
  })

type Found =
  | {
      ok: true
      verb: string
      before: Undoable
      extra: unknown
      /** The newest change that the action made: what was changed since has a higher one. */
      version: number
    }
  | { ok: false; reason: string }

async function findUndoable({ trx, staff, now }: Work, action: string): Promise<Found> {
  const found = await trx
    .selectFrom('desk_actions')
    .select(['verb', 'staff_id', 'before', 'undo_until', 'undone_at', 'transaction_id'])
    .where('id', '=', action)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return { ok: false, reason: 'not-found' }
  if (found.staff_id !== staff.id) return { ok: false, reason: 'not-yours' }
  if (found.undone_at) return { ok: false, reason: 'undone' }
  if (!found.undo_until || found.undo_until <= now) return { ok: false, reason: 'too-late' }
  const before = found.before as Undone
  const version = await newestMadeIn(trx, found.transaction_id)
  if (found.verb !== 'undo') return { ok: true, verb: found.verb, before, extra: before.extra, version }
  const { verb, extra } = before.extra!
  return isDoneAnew(verb) ? { ok: false, reason: 'done-anew' } : { ok: true, verb, before, extra, version }
}

/** Locks all messages concerned. True where one of the action's own has been handed to a provider. */
async function hasLeft(trx: Transaction, bookings: Before[]): Promise<boolean> {
  const queued = new Set(bookings.flatMap((booking) => booking.queued))
  const ids = [...queued, ...bookings.flatMap((booking) => booking.overtaken)]
  if (ids.length === 0) return false
  const messages = await trx
    .selectFrom('messages')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return messages.some(({ id, state }) => queued.has(id) && state !== 'pending' && state !== 'withdrawn')
}

async function whyNotBack(work: Work, verb: string, id: string, version: number): Promise<string | null> {
  if ((await changeSince(work.trx, id, version)) === null) return null
  if (await isAllTakenBack(work.trx, id, version)) return null
  if (verb !== 'check-in') return 'changed'
  const visit = await work.trx
    .selectFrom('visits')
    .select('called_in_at')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return visit?.called_in_at ? 'called-in' : 'changed'
}

/**
 * Whether all that was done to the booking since was taken back: then it is as the action left it, and several things are
 * undone one after the other. An undo can be undone as well; what counts is the last of such a chain.
 */
async function isAllTakenBack(trx: Transaction, id: string, version: number): Promise<boolean> {
  const since = await trx
    .selectFrom('changes')
    .leftJoin('desk_actions', 'desk_actions.transaction_id', 'changes.transaction_id')
    .select(['desk_actions.id as action', 'verb', 'undone_at as undoneAt'])
    .select(sql<string | null>`result ->> 'undone'`.as('undid'))
    .where('booking_id', '=', id)
    .where('changes.id', '>', String(version))
    .execute()
  const undid = new Map(since.map(({ action, undid }) => [action, undid]))
  const stepsBack = (action: string | null): number => {
    const before = undid.get(action)
    return before ? 1 + stepsBack(before) : 0
  }
  return since.every(({ action, undoneAt }) => action !== null && (undoneAt || stepsBack(action) % 2 === 1))
}

/**
 * Visits that were moved together go back one after the other: to earlier times from the first to the last, to later
 * times from the last to the first. So each place is free when its turn comes.
 */
function inTurn(bookings: readonly Before[], present: ReadonlyMap<string, Date | null>): Before[] {
  const moves = bookings.map((before) => {
    const to = before.booking?.starts_at ? Date.parse(before.booking.starts_at) : 0
    return { before, to, isLater: to > (present.get(before.id)?.getTime() ?? to) }
  })
  return moves
    .toSorted((a, b) => Number(a.isLater) - Number(b.isLater) || (a.isLater ? b.to - a.to : a.to - b.to))
    .map(({ before }) => before)
}

async function putBack(work: Work, before: Before) {
  const { trx, now } = work
  const sequence = await putBookingBack(work, before)
  await trx.deleteFrom('visits').where('booking_id', '=', before.id).execute()
  if (before.visit) await trx.insertInto('visits').values(fromStored<VisitRow>(before.visit)).execute()
  await putCallsBack(trx, before, now)
  if (before.queued.length > 0)
    await trx
      .updateTable('messages')
      .set({ state: 'withdrawn', settled_at: now, claimed_until: null, last_error: 'undone' })
      .where('id', 'in', before.queued)
      .where('settled_at', 'is', null)
      .execute()
  for (const id of before.overtaken) await requeueMessage(work, id, sequence)
}

/** The row is written even where nothing of it differs: the change log shall have a line of the undo. */
async function putBookingBack({ trx, now }: Work, { id, booking }: Before): Promise<number> {
  const { sequence: current } = await trx
    .selectFrom('bookings')
    .select('sequence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!booking) {
    const gone = { state: 'cancelled' as const, seat: null, refund: null, cancelled_by: 'clinic' as const }
    const sequence = current + 1
    await trx
      .updateTable('bookings')
      .set({ ...gone, cancelled_at: now, sequence })
      .where('id', '=', id)
      .execute()
    return sequence
  }
  const { kind: _, ...columns } = fromStored<BookingRow>(booking)
  const sequence = booking.sequence === current ? current : current + 1
  await trx
    .updateTable('bookings')
    .set({ ...columns, sequence })
    .where('id', '=', id)
    .execute()
  return sequence
}

async function putCallsBack(trx: Transaction, { opened, closed, postponed }: Before, now: Date) {
  if (opened.length > 0)
    await trx
      .updateTable('call_tasks')
      .set({ done_at: now })
      .where('id', 'in', opened)
      .where('done_at', 'is', null)
      .execute()
  for (const { id, due_at, attempts } of postponed)
    await trx
      .updateTable('call_tasks')
      .set({ due_at: due_at === null ? null : new Date(due_at), attempts })
      .where('id', '=', id)
      .execute()
  // One open task for each reason: where a new one was added meanwhile, that one stands for both.
  for (const id of closed)
    await sql`
      update call_tasks set done_at = null where id = ${id} and not exists (
        select from call_tasks other
        where other.booking_id = call_tasks.booking_id and other.reason = call_tasks.reason and other.done_at is null
      )`.execute(trx)
}
