import type { Affected, ClosingPreview, DelayPreview, Gets } from '#clinic/desk/calendar.ts'
import { reachOf } from '#clinic/desk/reach.ts'
import { shortName } from '#clinic/desk/short-name.ts'
import { facts } from '#content/facts.ts'
import { type CancelledWithDay, type Closing, previewClosing } from '../../bookings/close-days.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Database } from '../../platform/db.ts'
import { type Delay, type DelayOptions, previewDelay } from './doctor-late.ts'

const known = (booking: LockedBooking) => ({
  bookingId: booking.id,
  kind: booking.kind,
  name: shortName(booking.person.name),
  reach: reachOf(booking.person, facts.sessions),
  doctor: booking.doctor,
  was: booking.startsAt!.toISOString(),
  hasPaid: booking.paid > 0,
})

function getsOf({ channels, call }: CancelledWithDay): Gets {
  if (call) return call === 'call' ? 'call' : 'waits'
  return channels.length > 0 ? 'message' : 'nothing'
}

/** The bookings in the days to be closed, and what each patient will get. Changes nothing. */
export async function previewClosedDays(
  db: Database,
  closing: Closing,
  options: DelayOptions,
): Promise<ClosingPreview> {
  const found = await previewClosing(db, closing, options)
  const affected = found.map(
    (row): Affected => ({
      ...known(row.booking),
      willBe: null,
      gets: getsOf(row),
      channels: row.channels,
      leavesAt: row.leavesAt?.toISOString() ?? null,
    }),
  )
  return { affected }
}

/** The visits that a delay moves, and what each patient will get; null where there is no such session today. */
export async function previewLateDoctor(
  db: Database,
  delay: Delay,
  options: DelayOptions,
): Promise<DelayPreview | null> {
  const found = await previewDelay(db, delay, options)
  if (!found) return null
  const ends = [found.closesAt, ...found.moves.map(({ to }) => to.until)].map((end) => end.getTime())
  return {
    affected: found.delayed.map((row) => ({
      ...known(row.booking),
      willBe: row.willBe?.toISOString() ?? null,
      gets: row.gets,
      channels: row.channels,
      leavesAt: row.leavesAt?.toISOString() ?? null,
    })),
    spared: found.spared,
    closesAt: found.closesAt.toISOString(),
    endsAt: new Date(Math.max(...ends)).toISOString(),
  }
}
