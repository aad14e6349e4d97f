import type { BookingKind, BookingState } from './booking.ts'
import { addDays, addMonths, dayOf, instantAt } from './time.ts'

/** Why details are retained. The privacy notices and the privacy policy tell patients the same. */
export type Purpose = 'no-visit' | 'visit' | 'enquiry' | 'trace'

/** How long, and counted from which day. */
export const retentionPeriods: Record<Purpose, { months: number; from: 'visit' | 'answer' | 'erasure' }> = {
  // A booking that never became a visit: to answer questions about it. The legal minimum is one year.
  'no-visit': { months: 12, from: 'visit' },
  // A visit is part of the medical record, which is retained for three years.
  visit: { months: 36, from: 'visit' },
  // From the day of our answer, or from the day it was due if there was none.
  enquiry: { months: 12, from: 'answer' },
  // What was done with the details, without the details: ids, codes and times in audit events and the message ledger.
  // The law wants them for a year after the rest is erased, also where the patient had it erased at once.
  trace: { months: 12, from: 'erasure' },
}

/**
 * What the desk needs for its own work, in days. None of it holds anything that a patient or the clinic wrote: ids,
 * states, codes and times. (A landmark is the one exception: see below.)
 */
export const deskRetentionDays = {
  // How long a desk can be away and still be told what it has missed (server/desk/live/live-changes.ts).
  changes: 2,
  // What was done, for a request that comes twice and for undo; the audit events say it for longer. Actions about a
  // booking go at once when its details are erased, those of a landmark or a corrected person, which hold what was before, after a day.
  actions: 30,
  // The minutes that a late doctor was not there, counted from their end.
  absences: 30,
  // How often the clinic's people searched: as long as the law asks for the log of who read what.
  searches: 366,
}

export function purposeOf(kind: BookingKind, state: BookingState): Exclude<Purpose, 'trace'> {
  if (kind === 'enquiry') return 'enquiry'
  return state === 'attended' ? 'visit' : 'no-visit'
}

/** The midnight after the last day: never a day less than promised. */
const endOf = (purpose: Purpose, anchor: Date): Date =>
  instantAt(addDays(addMonths(dayOf(anchor), retentionPeriods[purpose].months), 1), 0)

/**
 * When the details are due for erasure. The anchor is the time of the visit; of an enquiry, when it was answered, or
 * should have been.
 */
export const eraseAfter = (kind: BookingKind, state: BookingState, anchor: Date): Date =>
  endOf(purposeOf(kind, state), anchor)

/** When the trace is due for erasure as well. */
export const eraseTraceAfter = (erasedAt: Date): Date => endOf('trace', erasedAt)

/**
 * The midnight from which anchors are still retained; what lies before it is due, exactly as eraseAfter and
 * eraseTraceAfter say. So the database finds what is due by one comparison, without reading what is retained.
 */
export function retainedFrom(purpose: Purpose, now: Date): Date {
  const { months } = retentionPeriods[purpose]
  const today = dayOf(now)
  const day = addMonths(today, -months)
  // 29 February does not exist a year earlier: 28 February is due then, 1 March is the first day still retained.
  return instantAt(addMonths(day, months) < today ? addDays(day, 1) : day, 0)
}
