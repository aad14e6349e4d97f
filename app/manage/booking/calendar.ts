import { isConfirmed } from '#clinic/booking.ts'
import { calendarFile } from '#server/bookings/calendar-file.ts'
import type { ManageReply, OpenedBooking } from '../manage-request.ts'
import { show } from './show.ts'

/** The visit as a calendar file: the response to a form, so that no URL opens it. */
export async function calendar(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking } = opened
  const shown = await show(opened)
  const { id, kind, reference, sequence, startsAt, heldUntil } = booking
  if (!startsAt || !isConfirmed(booking)) return shown
  const visit = { id, kind, reference, sequence, startsAt, heldUntil, language }
  const text = calendarFile({ ...visit, stamp: site.now() })
  return { ...shown, file: { name: 'visit.ics', type: 'text/calendar; charset=utf-8', text } }
}
