import type { BookingKind, BookingState } from './booking.ts'
import { addDays, addMonths, dayOf, instantAt } from './time.ts'

/** For what we keep details. The notices and the privacy policy say the same to the patient. */
export type Purpose = 'no-visit' | 'visit' | 'enquiry' | 'trace'

/** How long, and from which day on it is counted. */
export const keepTimes: Record<Purpose, { months: number; from: 'visit' | 'answer' | 'erasure' }> = {
  // A booking that never became a visit: to answer questions about it. The law's floor is one year.
  'no-visit': { months: 12, from: 'visit' },
  // A visit is part of the medical record, which is kept for three years.
  visit: { months: 36, from: 'visit' },
  // From the day of our answer, or from the day it was due if there was none.
  enquiry: { months: 12, from: 'answer' },
  // What was done with the details, without the details: ids, codes and times in the audit events and the records of
  // messages. The law wants them for a year after the rest is gone, also where she withdrew and it went at once.
  trace: { months: 12, from: 'erasure' },
}

export function purposeOf(kind: BookingKind, state: BookingState): Exclude<Purpose, 'trace'> {
  if (kind === 'enquiry') return 'enquiry'
  return state === 'attended' ? 'visit' : 'no-visit'
}

/** The midnight after the last day: a promise of twelve months is never kept a day short. */
const endOf = (purpose: Purpose, anchor: Date): Date =>
  instantAt(addDays(addMonths(dayOf(anchor), keepTimes[purpose].months), 1), 0)

/**
 * From when on the details are erased. The anchor is the time of the visit; of an enquiry, when it was answered, or
 * should have been.
 */
export const eraseAfter = (kind: BookingKind, state: BookingState, anchor: Date): Date =>
  endOf(purposeOf(kind, state), anchor)

/** From when on its trace is erased as well. */
export const eraseTraceAfter = (erasedAt: Date): Date => endOf('trace', erasedAt)

/**
 * The midnight from which on anchors are still kept: what lies before it is due, neither more nor less than eraseAfter
 * and eraseTraceAfter say. So the database finds what is due by one comparison, without looking at what is kept.
 */
export function keptFrom(purpose: Purpose, now: Date): Date {
  const { months } = keepTimes[purpose]
  const today = dayOf(now)
  const day = addMonths(today, -months)
  // 29 February has no day of its own a year earlier: 28 February is over then, 1 March is the first that is kept.
  return instantAt(addMonths(day, months) < today ? addDays(day, 1) : day, 0)
}

/** What she may have erased at once. The record of a visit stays, because the law asks for it. */
export const mayBeErasedAtOnce = (state: BookingState): boolean => state !== 'attended'
