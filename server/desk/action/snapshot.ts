import { type Selectable, sql } from 'kysely'
import { isCancelled } from '#clinic/booking.ts'
import { isForDesk } from '#content/messages.ts'
import { anyOf, type Database, type Transaction } from '../../platform/db.ts'
import { askTogether } from '../../platform/pipeline.ts'
import type { Tables } from '../../platform/tables.ts'

/**
 * The columns that an action may change and undo restores, with their PostgreSQL types. Dates are ISO 8601, because
 * they are stored as JSON.
 */
export const bookingColumns = {
  state: 'text',
  starts_at: 'timestamptz',
  seat: 'smallint',
  doctor: 'text',
  held_until: 'timestamptz',
  call_by: 'timestamptz',
  sequence: 'int',
  paid: 'int',
  refund: 'int',
  cancelled_by: 'text',
  cancelled_at: 'timestamptz',
  trust: 'text',
  verified_at: 'timestamptz',
  answer_by: 'timestamptz',
} as const
type BookingColumn = keyof typeof bookingColumns
const columns = Object.keys(bookingColumns) as BookingColumn[]

const visitColumns = [
  'booking_id',
  'day',
  'queue',
  'token',
  'checked_in_at',
  'called_in_at',
  'seen_at',
  'left_at',
] as const

type Bookings = Tables['bookings']
type CallTasks = Tables['call_tasks']
type Messages = Tables['messages']

type BookingRow = Selectable<Pick<Bookings, 'kind' | BookingColumn>>
export type VisitRow = Selectable<Pick<Tables['visits'], (typeof visitColumns)[number]>>

/** A booking at one moment of a transaction, with its visit, call tasks and messages. */
export type Snapshot = {
  booking: BookingRow | null
  visit: VisitRow | null
  tasks: Selectable<Pick<CallTasks, 'id' | 'done_at' | 'due_at' | 'attempts'>>[]
  messages: Selectable<Pick<Messages, 'id' | 'sequence' | 'settled_at' | 'template'>>[]
}

/** Four statements for any number of bookings. */
export const snapshotQueries = (trx: Transaction, ids: readonly string[]) =>
  [
    trx
      .selectFrom('bookings')
      .select(['id', 'kind', ...columns])
      .where('id', '=', anyOf(ids)),
    trx.selectFrom('visits').select(visitColumns).where('booking_id', '=', anyOf(ids)),
    trx
      .selectFrom('call_tasks')
      .select(['booking_id', 'id', 'done_at', 'due_at', 'attempts'])
      .where('booking_id', '=', anyOf(ids)),
    trx
      .selectFrom('messages')
      .select(['booking_id', 'id', 'sequence', 'settled_at', 'template'])
      .where('booking_id', '=', anyOf(ids)),
  ] as const

type RowsOf<Queries> = {
  -readonly [Nth in keyof Queries]: Queries[Nth] extends { execute(): Promise<infer Rows> } ? Rows : never
}

export function snapshotsFrom(
  ids: readonly string[],
  [bookings, visits, tasks, messages]: RowsOf<ReturnType<typeof snapshotQueries>>,
): Map<string, Snapshot> {
  const snapshots = new Map<string, Snapshot>(
    ids.map((id) => [id, { booking: null, visit: null, tasks: [], messages: [] }]),
  )
  for (const { id, ...booking } of bookings) snapshots.get(id)!.booking = booking
  for (const visit of visits) snapshots.get(visit.booking_id)!.visit = visit
  for (const { booking_id, ...task } of tasks) snapshots.get(booking_id)!.tasks.push(task)
  for (const { booking_id, ...message } of messages) snapshots.get(booking_id!)!.messages.push(message)
  return snapshots
}

export const takeSnapshots = async (trx: Transaction, ids: readonly string[]) =>
  snapshotsFrom(ids, await askTogether(trx, ...snapshotQueries(trx, ids)))

/** The undo data of one booking. */
export type Before = {
  id: string
  /** Null where the action created the booking: undo cancels it without a message. */
  booking: Stored<BookingRow> | null
  visit: Stored<VisitRow> | null
  /** Call tasks that the action opened, and those that it closed. */
  opened: string[]
  closed: string[]
  /** Call tasks that the action postponed, as they were. */
  postponed: Stored<Pick<Snapshot['tasks'][number], 'id' | 'due_at' | 'attempts'>>[]
  /** Messages that the action queued, and pending ones that it made outdated. */
  queued: string[]
  overtaken: string[]
}

/** The type after JSON: dates are texts. */
type Stored<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name]
}
const stored = <Row extends object>(row: Row | null) =>
  row && (JSON.parse(JSON.stringify(row)) as Stored<Row>)

const dates = /_(at|until)$|^(answer|call)_by$/

/** A stored row, for the database. */
export const fromStored = <Row extends object>(row: Stored<Row>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      dates.test(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  ) as Row

/** Pending messages to the patient that are true of the booking. */
const liveMessages = ({ booking, messages }: Snapshot) =>
  messages
    .filter(
      ({ sequence, settled_at, template }) =>
        settled_at === null && sequence === booking?.sequence && !isForDesk(template),
    )
    .map(({ id }) => id)

export function beforeOf(id: string, before: Snapshot, after: Snapshot): Before {
  const wasOpen = new Map(before.tasks.map((task) => [task.id, task.done_at === null]))
  const isOpen = new Map(after.tasks.map((task) => [task.id, task.done_at === null]))
  const [live, liveNow] = [liveMessages(before), liveMessages(after)]
  return {
    id,
    booking: stored(before.booking),
    visit: stored(before.visit),
    opened: [...isOpen].flatMap(([task, open]) => (open && !wasOpen.get(task) ? [task] : [])),
    closed: [...wasOpen].flatMap(([task, open]) => (open && !isOpen.get(task) ? [task] : [])),
    postponed: before.tasks.flatMap(({ id, due_at, attempts }) => {
      const now = after.tasks.find((task) => task.id === id)
      const isSame = now?.attempts === attempts && now.due_at?.getTime() === due_at?.getTime()
      return isSame ? [] : [stored({ id, due_at, attempts })!]
    }),
    queued: liveNow.filter((message) => !live.includes(message)),
    overtaken: live.filter((message) => !liveNow.includes(message)),
  }
}

export type Place = Pick<BookingRow, 'kind' | 'starts_at' | 'seat' | 'doctor' | 'held_until'>
const placeText = ({ starts_at, seat, doctor }: Place) => `${starts_at?.toISOString()} ${seat} ${doctor}`

/** The place that the action left, held for its undo; null where it left none. */
export function placeLeft({ booking: before }: Snapshot, { booking: after }: Snapshot): Place | null {
  const held = (row: BookingRow | null) => (row && row.seat !== null && !isCancelled(row) ? row : null)
  const left = held(before)
  if (!left) return null
  const now = held(after)
  return now && placeText(now) === placeText(left) ? null : left
}

/**
 * The bookings that changed since the version, or whose visits did, each with its newest change. Call tasks and
 * messages do not count: they change by themselves.
 */
export async function changesSince(
  db: Database,
  ids: readonly string[],
  version: number,
): Promise<Map<string, number>> {
  const { rows } = await newestSince(ids, version).execute(db)
  return new Map(rows.map(({ booking_id, newest }) => [booking_id, Number(newest)]))
}

export const newestSince = (ids: readonly string[], version: number) =>
  sql<{ booking_id: string; newest: string }>`
    select changes.booking_id, max(changes.id) as newest from changes
    left join bookings on bookings.id = changes.booking_id
    left join visits on visits.booking_id = changes.booking_id
    where changes.booking_id = any (${ids}::uuid[]) and changes.id > ${version}
      and changes.transaction_id::xid in (bookings.xmin, visits.xmin)
    group by changes.booking_id`

/** The newest change of each booking: the version of its row. */
export async function versionsOf(db: Database, ids: readonly string[]): Promise<Record<string, number>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('changes')
    .select(['booking_id', sql<number>`max(id)::int8`.as('version')])
    .where('booking_id', 'in', ids)
    .groupBy('booking_id')
    .execute()
  return Object.fromEntries(rows.map(({ booking_id, version }) => [booking_id, Number(version)]))
}

/** The versions that an action wrote: one for each changed booking. */
export async function versionsMadeBy(db: Database, action: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('changes')
    .innerJoin('desk_actions', 'desk_actions.transaction_id', 'changes.transaction_id')
    .select(['booking_id', 'changes.id'])
    .where('desk_actions.id', '=', action)
    .where('booking_id', 'is not', null)
    .execute()
  return Object.fromEntries(rows.map(({ booking_id, id }) => [booking_id, Number(id)]))
}

/** The newest change that a transaction wrote, for any booking. */
export async function newestMadeIn(db: Database, transaction: string): Promise<number> {
  const { newest } = await db
    .selectFrom('changes')
    .select((row) => row.fn.max('id').as('newest'))
    .where('transaction_id', '=', transaction)
    .executeTakeFirstOrThrow()
  return Number(newest ?? 0)
}

/** The bookings that this transaction has written, or whose visits it has. */
export async function writtenOf(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where id = any (${ids}::uuid[]) and xmin = pg_current_xact_id()::xid
    union select booking_id from visits
    where booking_id = any (${ids}::uuid[]) and xmin = pg_current_xact_id()::xid`.execute(trx)
  return rows.map(({ id }) => id)
}
