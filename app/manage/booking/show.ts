import { looksAt } from '#server/bookings/looks.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'
import { bookingSummary } from './booking-summary.ts'
import { shownLooks } from './looks.ts'

type Said = {
  /** What has just been done, or why it was not. */
  news?: string
  problem?: string
  /** The state on the slip, where it has just changed, and a note. */
  state?: string
  note?: string
}

export async function show(
  { site, language, booking, openedBy, session }: OpenedBooking,
  { news, problem, state, note }: Said = {},
  status = 200,
): Promise<ManageReply> {
  const now = site.now()
  const summary = bookingSummary(language, booking, { now, state, openedBy })
  return reply(
    {
      name: 'booking',
      session,
      booking: summary,
      looks: openedBy === 'code' ? shownLooks(language, await looksAt(site.db, booking.id)) : null,
      news: news ?? null,
      note: note ?? null,
      problem: problem ?? null,
    },
    status,
  )
}

/** The booking after a change. */
export async function showAgain(opened: OpenedBooking, said: Said, status = 200): Promise<ManageReply> {
  const { site, booking } = opened
  const fresh = await readBooking(site.db, site, booking.id, 'patient')
  return show({ ...opened, booking: fresh ?? booking }, said, status)
}
