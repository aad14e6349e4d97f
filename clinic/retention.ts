import type { BookingKind, BookingState } from './booking.ts'
import { addDays, addMonths, dayOf, instantAt } from './time.ts'

/** Why details are retained. The privacy notices and the privacy policy state the same. */
export type Purpose = 'no-visit' | 'visit' | 'enquiry' | 'trace'

/** How long, and counted from which day. */
export const retentionPeriods: Record<Purpose, { months: number; from: 'visit' | 'answer' | 'erasure' }> = {
  // A booking that never became a visit is retained for questions about it. The legal minimum is one year.
  'no-visit': { months: 12, from: 'visit' },
  // A visit is part of the medical record, which is retained for three years.
  visit: { months: 36, from: 'visit' },
  // Counted from the day of our answer, or from the day it was due if there was none.
  enquiry: { months: 12, from: 'answer' },
  // What happened with the details, without the details: ids, codes and times in audit events and the message ledger.
  // The law requires them for a year after the erasure, even where the patient asked for it.
  trace: { months: 12, from: 'erasure' },
}

/**
 * The desk's own records, in days. None of them has text of a patient or the clinic: only ids, states, codes and times.
 * (A landmark is the one exception: see below.)
 */
export const deskRetentionDays = {
  // How long a desk can be offline and still receive what it missed (server/desk/live/live-changes.ts).
  changes: 2,
  // Desk actions, for repeated requests and for undo; the audit events are retained longer. Actions about a booking are
  // deleted at once when its details are erased. Those that hold former values, of a landmark or a corrected person,
  // are deleted after a day.
  actions: 30,
  // The minutes of absence of a late doctor, counted from their end.
  absences: 30,
  // How often staff searched: as long as the law requires the log of who read what.
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
 * When the details are due for erasure. The anchor is the time of the visit; for an enquiry, when it was answered or
 * should have been.
 */
export const eraseAfter = (kind: BookingKind, state: BookingState, anchor: Date): Date =>
  endOf(purposeOf(kind, state), anchor)

/** When the trace is due for erasure. */
export const eraseTraceAfter = (erasedAt: Date): Date => endOf('trace', erasedAt)

/**
 * The midnight from which anchors are retained: everything before it is due, exactly as eraseAfter and eraseTraceAfter
 * compute it. The database finds due rows by one comparison, without reading the retained ones.
 */
export function retainedFrom(purpose: Purpose, now: Date): Date {
  const { months } = retentionPeriods[purpose]
  const today = dayOf(now)
  const day = addMonths(today, -months)
  // 29 February does not exist a year earlier: then 28 February is due, and 1 March is the first retained day.
  return instantAt(addMonths(day, months) < today ? addDays(day, 1) : day, 0)
}
