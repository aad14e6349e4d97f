import { readBooking } from '#server/bookings/read-booking.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'
import { bookingSummary } from './booking-summary.ts'

/** What has just been done, or why it was not. */
type Said = { news?: string; problem?: string }

export function show(
  { site, language, booking, session }: OpenedBooking,
  { news, problem }: Said = {},
  status = 200,
): ManageReply {
  const summary = bookingSummary(language, booking, site.now())
  return reply(
    { name: 'booking', session, booking: summary, news: news ?? null, problem: problem ?? null },
    status,
  )
}

/** The booking as it is after something was done to it. */
export async function showAgain(opened: OpenedBooking, said: Said, status = 200): Promise<ManageReply> {
  const { site, booking } = opened
  const fresh = await readBooking(site.db, site.vault, booking.id, 'patient')
  return show({ ...opened, booking: fresh ?? booking }, said, status)
}
