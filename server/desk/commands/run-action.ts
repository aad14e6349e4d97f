import { sql } from 'kysely'
import { type ContactPreferences, nextAllowed } from '#clinic/contact-preferences.ts'
import { facts } from '#content/facts.ts'
import { reminderKindOf } from '#content/messages.ts'
import type { Staff } from '../../bookings/audit.ts'
import { lockFor } from '../../bookings/bookings.ts'
import { lockBooking, waitForSender } from '../../bookings/lock-booking.ts'
import { retryOnPlaceConflict } from '../../bookings/take-place.ts'
import type { Database, Transaction } from '../../platform/db.ts'
import type { Queue } from '../../platform/jobs.ts'
import type { Vault } from '../../platform/vault.ts'
import { type Before, beforeOf, placeLeft, type Snapshot, takeSnapshot, versionsOf } from './snapshot.ts'

/** For so long an action can be undone, and none of its messages leaves. */
export const UNDO_MS = 60_000
/** A place is kept a little longer: the clocks of two machines differ. */
const GRACE_MS = 5000

export type ActionServices = { db: Database; queue: Queue; vault: Vault; now: () => Date }

export type Action = {
  /** The idempotency key, made by the browser: it is the action's id. */
  key: string
  verb: string
  /** Which booking was meant, where it is about one; the same key cannot mean another. */
  bookingId?: string | undefined
  /** Which action was meant, where it is an undo. */
  undoes?: string | undefined
  staff: { id: string; actor: Staff }
}

/** What an action works with. */
export type Work = {
  trx: Transaction
  queue: Queue
  vault: Vault
  now: Date
  /** Messages to patients that this causes are held until then. */
  heldUntil: Date
  staff: Action['staff']
  /** The only way to a booking: it is locked, and what it was is remembered for the undo. Null when it was erased. */
  lock(bookingId: string): ReturnType<typeof lockBooking>
  /** A booking that the action has made itself. */
  made(bookingId: string, contact: ContactPreferences): void
}

/** What is stored for the undo. */
export type Undoable = {
  bookings: Before[]
  /** What else it changed, for the restorer of its verb (restorers.ts). */
  extra?: unknown
}

export type ActionResult = {
  action: string
  undoUntil: string
  /** When the first message to a patient leaves; null where none is caused. */
  messageLeavesAt: string | null
  /** The patient cannot be told by a message in time: somebody has to call. */
  callOwed: boolean
  /** The new version of every booking that it touched. */
  versions: Record<string, number>
} & Record<string, unknown>

/** Carried out, with what else is to be answered and remembered; or why not. */
export type Performed =
  | { ok: true; answer?: Record<string, unknown>; extra?: unknown }
  | { ok: false; reason: string; details?: unknown }
export type ActionOutcome =
  | { ok: true; result: ActionResult }
  | { ok: false; reason: string; details?: unknown }

/** Rolls back everything. */
class Refused extends Error {
  readonly outcome: Extract<Performed, { ok: false }>
  constructor(outcome: Extract<Performed, { ok: false }>) {
    super(outcome.reason)
    this.outcome = outcome
  }
}

/**
 * One action of a member of staff, in one transaction: all of it or nothing, once for each key. A repeated request gets
 * the answer of the first.
 */
export async function runAction(
  { db, queue, vault, now: clock }: ActionServices,
  action: Action,
  perform: (work: Work) => Promise<Performed>,
): Promise<ActionOutcome> {
  await queue.ready()
  try {
    return await retryOnPlaceConflict(db, async (trx): Promise<ActionOutcome> => {
      // The second click waits for the first, as long as that one may wait for a message that is being sent.
      await waitForSender(trx)
      await lockFor(trx, `desk action ${action.key}`)
      const repeated = await findRepeated(trx, action)
      if (repeated) return repeated
      const now = clock()
      const heldUntil = new Date(now.getTime() + UNDO_MS)
      const { work, snapshots, contacts } = workOf({ trx, queue, vault, now, heldUntil, staff: action.staff })
      const performed = await perform(work)
      if (!performed.ok) throw new Refused(performed)
      return { ok: true, result: await store(work, action, performed, snapshots, contacts) }
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

async function findRepeated(trx: Transaction, action: Action): Promise<ActionOutcome | null> {
  const found = await trx
    .selectFrom('desk_actions')
    .select(['verb', 'staff_id', 'booking_ids', 'result'])
    .where('id', '=', action.key)
    .executeTakeFirst()
  if (!found) return null
  const isSame =
    found.verb === action.verb &&
    found.staff_id === action.staff.id &&
    (action.bookingId === undefined || found.booking_ids.includes(action.bookingId)) &&
    (found.result as ActionResult).undone === action.undoes
  return isSame ? { ok: true, result: found.result as ActionResult } : { ok: false, reason: 'key-used' }
}

const nothing: Snapshot = { booking: null, visit: null, tasks: [], messages: [] }

function workOf(given: Omit<Work, 'lock' | 'made'>) {
  const snapshots = new Map<string, Snapshot>()
  const contacts = new Map<string, ContactPreferences>()
  const work: Work = {
    ...given,
    async lock(id) {
      const booking = await lockBooking(given.trx, given.vault, id)
      if (!booking || snapshots.has(id)) return booking
      snapshots.set(id, await takeSnapshot(given.trx, id))
      contacts.set(id, booking.person.contact)
      // What was done to it before can no longer be undone: nothing has to be kept for that.
      await sql`
        delete from place_holds using desk_actions
        where desk_actions.id = place_holds.action_id and ${id}::uuid = any (booking_ids)`.execute(given.trx)
      return booking
    },
    made(id, contact) {
      snapshots.set(id, nothing)
      contacts.set(id, contact)
    },
  }
  return { work, snapshots, contacts }
}

/** Writes down what was done, and keeps the places that were left. */
async function store(
  { trx, now, heldUntil, staff }: Work,
  { key, verb }: Action,
  { answer, extra }: Extract<Performed, { ok: true }>,
  snapshots: Map<string, Snapshot>,
  contacts: Map<string, ContactPreferences>,
): Promise<ActionResult> {
  const ids = [...snapshots.keys()]
  const bookings: Before[] = []
  const left: NonNullable<ReturnType<typeof placeLeft>>[] = []
  const leaving: number[] = []
  for (const [id, before] of snapshots) {
    const after = await takeSnapshot(trx, id)
    const change = beforeOf(id, before, after)
    bookings.push(change)
    const place = placeLeft(before, after)
    if (place) left.push(place)
    if (after.messages.some((message) => change.queued.includes(message.id) && !isReminder(message)))
      leaving.push(nextAllowed(contacts.get(id)!, heldUntil, facts.sessions).getTime())
  }
  // The change log is written now and not at the commit: the answer names the new versions. From here on nothing waits.
  await sql`set constraints all immediate`.execute(trx)
  const result: ActionResult = {
    ...answer,
    action: key,
    undoUntil: heldUntil.toISOString(),
    messageLeavesAt: leaving.length > 0 ? new Date(Math.min(...leaving)).toISOString() : null,
    callOwed: bookings.some(({ opened }) => opened.length > 0),
    versions: await versionsOf(trx, ids),
  }
  await trx
    .insertInto('desk_actions')
    .values({
      id: key,
      at: now,
      staff_id: staff.id,
      verb,
      booking_ids: ids,
      result: JSON.stringify(result),
      before: JSON.stringify({ bookings, extra } satisfies Undoable),
      undo_until: heldUntil,
    })
    .execute()
  if (left.length > 0) await keepPlaces(trx, key, left, new Date(heldUntil.getTime() + GRACE_MS))
  return result
}

const isReminder = ({ template }: Snapshot['messages'][number]) => reminderKindOf(template) !== null

const keepPlaces = (
  trx: Transaction,
  action: string,
  left: NonNullable<ReturnType<typeof placeLeft>>[],
  until: Date,
) =>
  trx
    .insertInto('place_holds')
    .values(
      left.map(({ kind, starts_at, seat, doctor, held_until }) => ({
        action_id: action,
        kind,
        starts_at: starts_at!,
        seat: seat!,
        doctor,
        held_until,
        expires_at: until,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
