import { sql } from 'kysely'
import { recordAudits } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { requeueMessages } from '../../messages/requeue-messages.ts'
import { anyOf, type Transaction } from '../../platform/db.ts'
import {
  type Action,
  type ActionOutcome,
  type ActionServices,
  type Performed,
  runAction,
  type Undoable,
  type Work,
} from './run-action.ts'
import { lastChangeOf } from './run-verb.ts'
import {
  type Before,
  bookingColumns,
  changesSince,
  fromStored,
  newestMadeIn,
  type VisitRow,
} from './snapshot.ts'
import type { Verb } from './verb.ts'

/** An undo is an action as well, and can be undone in the same way. */
type Undone = Undoable & { extra?: { verb: string; extra?: unknown } }

/**
 * Undoes an action within a minute, if nobody else has changed the bookings since. States, times, places and tokens are
 * restored, its messages are never sent, its call tasks are deleted. A calendar's sequence never goes down.
 */
export const undoAction = (
  services: ActionServices,
  { key, action, staff }: Pick<Action, 'key' | 'staff'> & { action: string },
  verbs: readonly Verb[],
): Promise<ActionOutcome> =>
  runAction(services, { key, verb: 'undo', undoes: action, staff }, async (work): Promise<Performed> => {
    const verbOf = (name: string) => verbs.find((verb) => verb.name === name)
    const found = await findUndoable(work, action)
    if (!found.ok) return found
    if (found.isAgain && verbOf(found.verb)?.isUndoneForGood) return { ok: false, reason: 'done-anew' }
    const { verb, before, version } = found
    // The messages are locked before the bookings: the worker takes the locks in this order.
    if (await hasLeft(work.trx, before.bookings)) return { ok: false, reason: 'too-late' }
    const ids = before.bookings.map(({ id }) => id)
    const present = new Map((await work.lockAll(ids)).map((booking) => [booking.id, booking]))
    const refused = await findRefused(work, { verb, ids, version, present })
    if (refused) {
      const { id, reason } = refused
      return { ok: false, reason, details: { last: await lastChangeOf(work.trx, id) } }
    }
    await putBack(work, before.bookings, present)
    const extra = await verbOf(verb)?.restore?.(work, found.extra)
    await recordAudits(work.trx, work, staff.actor, { action: 'undone', detail: verb }, ids)
    await work.trx.updateTable('desk_actions').set({ undone_at: work.now }).where('id', '=', action).execute()
    return { ok: true, answer: { undone: action, verb }, extra: { verb, extra } }
  })

type Found =
  | {
      ok: true
      verb: string
      before: Undoable
      extra: unknown
      /** True where an undo is undone: the verb is done again. */
      isAgain: boolean
      /** The newest change of the action: later changes have a higher id. */
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
  const isAgain = found.verb === 'undo'
  const { verb, extra } = isAgain ? before.extra! : { verb: found.verb, extra: before.extra }
  return { ok: true, verb, before, extra, isAgain, version }
}

/** Locks all messages concerned. True where a provider has already accepted one of the action's own. */
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

/** The bookings as they are now, by id. */
type Present = ReadonlyMap<string, LockedBooking>

/** The first booking that prevents the undo, and the reason. */
async function findRefused(
  work: Work,
  { verb, ids, version, present }: { verb: string; ids: string[]; version: number; present: Present },
): Promise<{ id: string; reason: string } | null> {
  const erased = ids.find((id) => !present.has(id))
  if (erased) return { id: erased, reason: 'erased' }
  for (const id of (await changesSince(work.trx, ids, version)).keys()) {
    const reason = await whyNotBack(work, verb, id, version)
    if (reason) return { id, reason }
  }
  return null
}

async function whyNotBack(work: Work, verb: string, id: string, version: number): Promise<string | null> {
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
 * Whether every later change of the booking was undone: it then is as the action left it, and several actions can be
 * undone one after the other. An undo can be undone as well; the last of such a chain counts.
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
 * The rows to write, in groups, one after the other. Bookings that keep their time are written at once. Visits that
 * moved together go back one by one: to earlier times from the first to the last, to later times from the last to the
 * first. Each place is thus free when its visit returns.
 */
function inTurn(bookings: readonly Before[], present: Present): Before[][] {
  const moves = bookings.map((before) => {
    const now = present.get(before.id)?.startsAt?.getTime() ?? 0
    const to = before.booking?.starts_at ? Date.parse(before.booking.starts_at) : now
    return { before, to, isMoved: to !== now, isLater: to > now }
  })
  const moved = moves
    .filter(({ isMoved }) => isMoved)
    .sort((a, b) => Number(a.isLater) - Number(b.isLater) || (a.isLater ? b.to - a.to : a.to - b.to))
  return [
    moves.flatMap(({ before, isMoved }) => (isMoved ? [] : [before])),
    ...moved.map(({ before }) => [before]),
  ].filter((group) => group.length > 0)
}

async function putBack(work: Work, all: readonly Before[], present: Present) {
  const { trx, now } = work
  const sequences = new Map<string, number>()
  for (const group of inTurn(all, present))
    for (const { id, sequence } of await writeBack(work, group, present)) sequences.set(id, sequence)
  await putVisitsBack(trx, all)
  await putCallsBack(trx, all, now)
  const queued = all.flatMap((before) => before.queued)
  if (queued.length > 0)
    await trx
      .updateTable('messages')
      .set({ state: 'withdrawn', settled_at: now, claimed_until: null, last_error: 'undone' })
      .where('id', '=', anyOf(queued))
      .where('settled_at', 'is', null)
      .execute()
  const overtaken = all.flatMap(({ id, overtaken }) =>
    overtaken.map((messageId) => ({ messageId, sequence: sequences.get(id)! })),
  )
  await requeueMessages(work, overtaken)
}

/**
 * Writes the rows even where nothing differs, so that the change log has a line of the undo. A booking that the action
 * created is cancelled.
 */
async function writeBack({ trx, now }: Work, group: readonly Before[], present: Present) {
  const written = group.map(({ id, booking }) => {
    const { sequence } = present.get(id)!
    return { booking, id, sequence: booking?.sequence === sequence ? sequence : sequence + 1 }
  })
  const back = written.flatMap(({ booking, id, sequence }) => (booking ? [{ ...booking, id, sequence }] : []))
  if (back.length > 0) await writeRows(trx, back)
  const made = written.filter(({ booking }) => !booking).map(({ id }) => id)
  if (made.length > 0)
    await trx
      .updateTable('bookings')
      .set({ state: 'cancelled', seat: null, refund: null, cancelled_by: 'clinic', cancelled_at: now })
      .set('sequence', sql`sequence + 1`)
      .where('id', '=', anyOf(made))
      .execute()
  return written
}

/** One statement for any number of rows. */
async function writeRows(trx: Transaction, rows: readonly object[]) {
  const names = Object.keys(bookingColumns)
  const changes = sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`old.${name}`)}`))
  const types = sql.raw(
    Object.entries({ id: 'uuid', ...bookingColumns })
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  )
  await sql`
    update bookings set ${changes}
    from json_to_recordset(${JSON.stringify(rows)}::json) as old (${types})
    where bookings.id = old.id`.execute(trx)
}

async function putVisitsBack(trx: Transaction, all: readonly Before[]) {
  await trx
    .deleteFrom('visits')
    .where('booking_id', '=', anyOf(all.map(({ id }) => id)))
    .execute()
  const visits = all.flatMap(({ visit }) => (visit ? [fromStored<VisitRow>(visit)] : []))
  if (visits.length > 0) await trx.insertInto('visits').values(visits).execute()
}

async function putCallsBack(trx: Transaction, all: readonly Before[], now: Date) {
  const opened = all.flatMap((before) => before.opened)
  const closed = all.flatMap((before) => before.closed)
  const postponed = all.flatMap((before) => before.postponed)
  if (opened.length > 0)
    await trx
      .updateTable('call_tasks')
      .set({ done_at: now })
      .where('id', '=', anyOf(opened))
      .where('done_at', 'is', null)
      .execute()
  if (postponed.length > 0)
    await sql`
      update call_tasks set due_at = old.due_at, attempts = old.attempts
      from json_to_recordset(${JSON.stringify(postponed)}::json) as old (id uuid, due_at timestamptz, attempts int)
      where call_tasks.id = old.id`.execute(trx)
  // Each reason has one open task: where a new one was added meanwhile, it replaces the old one.
  if (closed.length > 0)
    await sql`
      update call_tasks set done_at = null where id = any (${closed}::uuid[]) and not exists (
        select from call_tasks other
        where other.booking_id = call_tasks.booking_id and other.reason = call_tasks.reason and other.done_at is null
      )`.execute(trx)
}
