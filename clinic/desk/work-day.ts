import { type Day, dayOf } from '../time.ts'
import { isOver } from './verbs.ts'
import type { WorkKind, WorkRow } from './work-row.ts'

/** Waits for the clinic, whatever its day: a request to confirm, a question to answer, a call to make. */
const waits = ({ state }: Pick<WorkRow, 'state'>) =>
  state === 'to-confirm' ||
  state === 'time-to-agree' ||
  state === 'to-answer' ||
  state === 'call-owed' ||
  state === 'waits-for-patient' ||
  state === 'message-undelivered'

/**
 * Whether the row belongs to the list of this day. The list of a day has what happens on it; today's list also has
 * everything that waits for the clinic, overdue or not. A request whose time has passed can no longer be confirmed.
 * Server and browser share this rule, so that a live row appears where a reload would put it.
 */
export function belongsToDay(row: Pick<WorkRow, 'state' | 'at' | 'since'>, day: Day, today: Day): boolean {
  const moment = row.state === 'called' ? row.since : row.at
  const own = moment === null ? null : dayOf(new Date(moment))
  if (own === day) return true
  if (day !== today || isOver(row) || !waits(row)) return false
  const isRequest = row.state === 'to-confirm' || row.state === 'time-to-agree'
  return !isRequest || own === null || own > today
}

/** Among rows due at the same time, patients at the counter come first. */
const kindsInOrder: readonly WorkKind[] = [
  'appointment',
  'lab-test',
  'call',
  'enquiry',
  'complaint',
  'home-collection',
]
const rank = ({ kind }: WorkRow) => kindsInOrder.indexOf(kind)

/** When the row is due: a promise comes before the visit that it is about. */
export const dueAt = ({ promisedBy, at }: Pick<WorkRow, 'promisedBy' | 'at'>) => promisedBy ?? at

/** Sorts rows by due time. */
export const inDueOrder = (a: WorkRow, b: WorkRow): number =>
  (dueAt(a) ?? '').localeCompare(dueAt(b) ?? '') ||
  rank(a) - rank(b) ||
  (a.with ?? '').localeCompare(b.with ?? '') ||
  a.reference.localeCompare(b.reference) ||
  a.id.localeCompare(b.id)
