import type { BookingKind } from './booking.ts'

/** What can be paid for and therefore paid back. */
export type RefundKind = Exclude<BookingKind, 'enquiry'>

/** How much comes back when at least this many hours are left before the start. The last hour of a rung counts. */
type Rung = { hours: number; percent: number }

/**
 * The specification's refund terms, longest notice first; after the last rung nothing comes back online. A test is
 * paid back until its time has come: what was taken or begun after that the clinic decides case by case, by phone.
 */
const ladders: Record<RefundKind, readonly Rung[]> = {
  appointment: [
    { hours: 48, percent: 100 },
    { hours: 24, percent: 75 },
    { hours: 12, percent: 50 },
  ],
  'home-collection': [
    { hours: 24, percent: 100 },
    { hours: 6, percent: 50 },
  ],
  'lab-test': [{ hours: 0, percent: 100 }],
}

/** When the clinic cancels, all of it comes back, at any hour. */
export const CLINIC_CANCELS_PERCENT = 100

/** `until` is the last moment at which this much comes back; null for the step that has no end. */
export type RefundStep = { percent: number; until: Date | null }

const HOUR = 3_600_000

/** What she gets back now, and what later: the steps still ahead, the present one first. */
export function refundSteps(kind: RefundKind, startsAt: Date, now: Date): RefundStep[] {
  const ahead = ladders[kind]
    .map(({ hours, percent }) => ({ percent, until: new Date(startsAt.getTime() - hours * HOUR) }))
    .filter(({ until }) => now <= until)
  return [...ahead, { percent: 0, until: null }]
}

export const refundPercent = (kind: RefundKind, startsAt: Date, now: Date): number =>
  refundSteps(kind, startsAt, now)[0]!.percent

/** In whole rupees. A part of a rupee is rounded up, so that nobody gets less than the terms say. */
export const refundOf = (paidRupees: number, percent: number): number =>
  Math.ceil((paidRupees * percent) / 100)
