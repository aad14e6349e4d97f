import { type ContactPreferences, nextAllowed } from '#clinic/contact-preferences.ts'
import { facts } from '#content/facts.ts'
import { reminderKindOf } from '#content/messages.ts'
import type { Staff } from '../../bookings/audit.ts'
import { lockFor } from '../../bookings/bookings.ts'
import { type LockedBooking, lockBookings, waitForSender } from '../../bookings/lock-booking.ts'
import { isPlaceConflict, retryOnPlaceConflict } from '../../bookings/take-place.ts'
import { type Context, type Given, givenBy } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/db.ts'
import type { Queue } from '../../platform/jobs.ts'
import { askTogether, sendLater } from '../../platform/pipeline.ts'
import type { Vault } from '../../platform/vault.ts'
import { holdOf, holdPlaces, holdsWithout, type PlaceHold, releasePlaces } from './place-holds.ts'
import {
  type Before,
  beforeOf,
  type Place,
  placeLeft,
  type Snapshot,
  snapshotQueries,
  snapshotsFrom,
  takeSnapshots,
  versionsMadeBy,
  writtenOf,
} from './snapshot.ts'

/** An action can be undone for this long, and none of its messages is sent before. */
export const UNDO_MS = 60_000
/** A place is held a little longer, because the clocks of two machines differ. */
const GRACE_MS = 5000

export type ActionServices = Context & { db: Database; queue: Queue; vault: Vault }

export type Action = {
  /** The idempotency key, made by the browser: it is the action's id. */
  key: string
  verb: string
  /** The booking, for an action on one: the same key cannot mean another. */
  bookingId?: string | undefined
  /** The action to undo, for an undo. */
  undoes?: string | undefined
  staff: { id: string; actor: Staff }
}

/** The tools of an action. */
export type Work = Given & {
  /** The idempotency key of the action. */
  key: string
  trx: Transaction
  queue: Queue
  vault: Vault
  /** Messages that the action causes are held until then. */
  heldUntil: Date
  staff: Action['staff']
  /** The only way to a booking: it is locked, and its state is recorded for the undo. Null when it is erased. */
  lock(bookingId: string): Promise<LockedBooking | null>
  /** The same for many, in as many statements. Omits bookings that are erased, or locked by another transaction. */
  lockAll(bookingIds: readonly string[], options?: { skipLocked: boolean }): Promise<LockedBooking[]>
  /** A booking that the action has made itself. */
  made(bookingId: string, contact: ContactPreferences): void
}

/** What is stored for the undo. */
export type Undoable = {
  bookings: Before[]
  /** Further changes, which the verb itself restores (verb.ts). */
  extra?: unknown
}

/** The response as it is stored. */
type StoredResult = {
  action: string
  undoUntil: string
  /** When the first message to a patient is sent; null where there is none. */
  messageLeavesAt: string | null
  /** No message reaches the patient in time: a call is pending. */
  callOwed: boolean
} & Record<string, unknown>

export type ActionResult = StoredResult & {
  /** The new version of each changed booking, known when the transaction has committed. */
  versions: Record<string, number>
}

/** The result with its answer and undo data; or the reason of a refusal. */
export type Performed<Extra = unknown, Answer = object> =
  | { ok: true; answer?: Answer; extra?: Extra }
  | { ok: false; reason: string; details?: unknown }
export type ActionOutcome =
  | { ok: true; result: ActionResult }
  | { ok: false; reason: string; details?: unknown }

/** Rolls back the transaction. */
class Refused extends Error {
  readonly outcome: Extract<Performed, { ok: false }>
  constructor(outcome: Extract<Performed, { ok: false }>) {
    super(outcome.reason)
    this.outcome = outcome
  }
}

/**
 * Runs one action of a member of staff in one transaction, once for each key. A repeated request gets the stored
 * response.
 */
export async function runAction(
  services: ActionServices,
  action: Action,
  perform: (work: Work) => Promise<Performed>,
): Promise<ActionOutcome> {
  const { db, queue, vault } = services
  await queue.ready()
  try {
    const done = await retryOnPlaceConflict(db, async (trx): Promise<StoredResult> => {
      // A second click waits for the first one, which itself may wait for a message that is being sent.
      await waitForSender(trx)
      await lockFor(trx, `desk action ${action.key}`)
      const repeated = await findRepeated(trx, action)
      if (repeated) return repeated
      const given = givenBy(services)
      const heldUntil = new Date(given.now.getTime() + UNDO_MS)
      const { work, memory } = workOf({
        ...given,
        key: action.key,
        trx,
        queue,
        vault,
        heldUntil,
        staff: action.staff,
      })
      const performed = await perform(work)
      if (!performed.ok) throw new Refused(performed)
      return store(work, action, performed, memory)
    })
    return { ok: true, result: { ...done, versions: await versionsMadeBy(db, action.key) } }
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    if (isPlaceConflict(error)) return { ok: false, reason: 'taken' }
    throw error
  }
}

async function findRepeated(trx: Transaction, action: Action): Promise<StoredResult | null> {
  const found = await trx
    .selectFrom('desk_actions')
    .select(['verb', 'staff_id', 'booking_ids', 'result'])
    .where('id', '=', action.key)
    .executeTakeFirst()
  if (!found) return null
  const result = found.result as StoredResult
  const isSame =
    found.verb === action.verb &&
    found.staff_id === action.staff.id &&
    (action.bookingId === undefined || found.booking_ids.includes(action.bookingId)) &&
    result.undone === action.undoes
  if (!isSame) throw new Refused({ ok: false, reason: 'key-used' })
  return result
}

/** The bookings as they were when the action locked them. */
type Memory = {
  bookings: Map<string, { before: Snapshot; contact: ContactPreferences }>
  /** Places held for the undo of earlier actions. */
  released: PlaceHold[]
}

const nothing: Snapshot = { booking: null, visit: null, tasks: [], messages: [] }

function workOf(given: Omit<Work, 'lock' | 'lockAll' | 'made'>) {
  const memory: Memory = { bookings: new Map(), released: [] }
  const lockAll: Work['lockAll'] = async (ids, options) => {
    const locked = await lockBookings(given.trx, given.vault, ids, options)
    const found = locked.filter(({ id }) => !memory.bookings.has(id))
    if (found.length === 0) return locked
    const newIds = found.map(({ id }) => id)
    const [released, ...rows] = await askTogether(
      given.trx,
      releasePlaces(newIds),
      ...snapshotQueries(given.trx, newIds),
    )
    const before = snapshotsFrom(newIds, rows)
    for (const { id, person } of found)
      memory.bookings.set(id, { before: before.get(id)!, contact: person.contact })
    memory.released.push(...released)
    return locked
  }
  const work: Work = {
    ...given,
    lock: async (id) => (await lockAll([id]))[0] ?? null,
    lockAll,
    made(id, contact) {
      memory.bookings.set(id, { before: nothing, contact })
    },
  }
  return { work, memory }
}

/** Stores the action, and holds the places that it left. */
async function store(
  { key, trx, now, heldUntil, staff }: Work,
  { verb }: Action,
  { answer, extra }: Extract<Performed, { ok: true }>,
  memory: Memory,
): Promise<StoredResult> {
  const bookings: Before[] = []
  const left: Place[] = []
  const leaving: number[] = []
  const snapshots = await takeSnapshots(trx, [...memory.bookings.keys()])
  for (const [id, { before, contact }] of memory.bookings) {
    const after = snapshots.get(id)!
    const change = beforeOf(id, before, after)
    bookings.push(change)
    const place = placeLeft(before, after)
    if (place) left.push(place)
    if (after.messages.some((message) => change.queued.includes(message.id) && !isReminder(message)))
      leaving.push(nextAllowed(contact, heldUntil, facts.sessions).getTime())
  }
  const result: StoredResult = {
    ...answer,
    action: key,
    undoUntil: heldUntil.toISOString(),
    messageLeavesAt: leaving.length > 0 ? new Date(Math.min(...leaving)).toISOString() : null,
    callOwed: bookings.some(({ opened }) => opened.length > 0),
  }
  const row = {
    id: key,
    at: now,
    staff_id: staff.id,
    verb,
    booking_ids: [...memory.bookings.keys()],
    result: JSON.stringify(result),
    before: JSON.stringify({ bookings, extra } satisfies Undoable),
    undo_until: heldUntil,
  }
  await sendLater(trx, trx.insertInto('desk_actions').values(row))
  const heldFor = new Date(heldUntil.getTime() + GRACE_MS)
  await holdPlaces(trx, [
    ...left.map((place) => holdOf(place, key, heldFor)),
    ...(await stillHeld(trx, memory)),
  ])
  return result
}

const isReminder = ({ template }: Snapshot['messages'][number]) => reminderKindOf(template) !== null

/**
 * A hold of an earlier action stays where this action wrote none of its bookings and visits: the earlier one can still
 * be undone.
 */
async function stillHeld(trx: Transaction, { bookings, released }: Memory) {
  if (released.length === 0) return []
  const written = await writtenOf(trx, [...bookings.keys()])
  return holdsWithout(trx, released, written)
}
