import type { BookingKind } from './booking.ts'

/** What can be paid for and therefore refunded. */
type RefundKind = Exclude<BookingKind, 'enquiry'>

/** The share refunded when at least this many hours are left before the start. */
type Rung = { hours: number; percent: number }

/**
 * The specification's refund terms, longest notice first; after the last rung nothing is refunded online. A test is
 * refunded until its time: after that the clinic decides case by case, by phone.
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

/** When the clinic cancels, everything is refunded, at any time. */
export const CLINIC_CANCELS_PERCENT = 100

/** `until` is the last moment at which this share is refunded; null for the step that has no end. */
type RefundStep = { percent: number; until: Date | null }

const HOUR = 3_600_000

/** The refund now and later: the steps still ahead, the present one first. */
export function refundSteps(kind: RefundKind, startsAt: Date, now: Date): RefundStep[] {
  const ahead = ladders[kind]
    .map(({ hours, percent }) => ({ percent, until: new Date(startsAt.getTime() - hours * HOUR) }))
    .filter(({ until }) => now <= until)
  return [...ahead, { percent: 0, until: null }]
}

export const refundPercent = (kind: RefundKind, startsAt: Date, now: Date): number =>
  refundSteps(kind, startsAt, now)[0]!.percent

/** In whole rupees, rounded up, so that no patient gets less than the terms promise. */
export const refundOf = (paidRupees: number, percent: number): number =>
  Math.ceil((paidRupees * percent) / 100)
