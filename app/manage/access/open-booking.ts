import { manage } from '#content/manage.ts'
import {
  type BookingSession,
  issueBookingSession,
  issueTicket,
  type OpenedBy,
  readTicket,
} from '#server/bookings/booking-session.ts'
import { isStillOpen } from '#server/bookings/bookings.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { show } from '../booking/show.ts'
import {
  type ManageReply,
  type ManageRequest,
  type OpenedBooking,
  reply,
  tooMany,
} from '../manage-request.ts'
import { emptyView } from '../manage-view.ts'

/** The response where the session has ended. */
export const closed = ({ language }: ManageRequest) =>
  reply({ ...emptyView, problem: manage.closedItself[language] }, 403)

type Result = { ok: true; opened: OpenedBooking } | { ok: false; reply: ManageReply }

/** The current booking of a session, with a fresh session for the next form. */
export async function openBooking(
  request: ManageRequest,
  { bookingId, openedBy, issuedAt }: BookingSession,
): Promise<Result> {
  const { site, language } = request
  const minutes = await site.guard.refuseLook(bookingId)
  if (minutes !== null)
    return { ok: false, reply: reply({ ...emptyView, problem: tooMany(language, minutes) }, 429) }
  const booking = await readBooking(site.db, site, bookingId, 'patient')
  if (!booking || !isStillOpen(booking, issuedAt)) return { ok: false, reply: closed(request) }
  const session = issueBookingSession(site.vault, { bookingId, openedBy, issuedAt: site.now() })
  return { ok: true, opened: { ...request, booking, openedBy, session } }
}

/**
 * Opens a booking that was found, by its code or by its link. A form from before the patient finished opens
 * nothing.
 */
export async function enter(
  request: ManageRequest,
  bookingId: string,
  openedBy: OpenedBy,
  servedAt: Date = request.site.now(),
): Promise<ManageReply> {
  const { site } = request
  const result = await openBooking(request, { bookingId, openedBy, issuedAt: servedAt })
  if (!result.ok) return result.reply
  const ticket = issueTicket(site.vault, { bookingId, openedBy, issuedAt: site.now() })
  return { ...(await show(result.opened)), ticket }
}

/** What the URL of an opened booking shows: the booking once, and never again. */
export async function openTicket(request: ManageRequest, ticket: string): Promise<ManageReply> {
  const { site } = request
  const session = readTicket(site.vault, ticket, site.now())
  if (!session || !(await site.guard.isFirstUse(ticket))) return closed(request)
  const result = await openBooking(request, session)
  return result.ok ? show(result.opened) : result.reply
}
