import { manage } from '#content/manage.ts'
import { readBookingSession } from '#server/bookings/booking-session.ts'
import { closeAccess } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { textIn } from '../../forms/form-values.ts'
import { type ManageReply, type ManageRequest, reply } from '../manage-request.ts'

/** Ends every way to open what was shown: its URL, and a page in the browser's memory. */
export async function finish({ site, language, values }: ManageRequest): Promise<ManageReply> {
  const now = site.now()
  const shown =
    readBookingSession(site.vault, textIn(values, 'session'), now) ??
    readConfirmationToken(site.vault, textIn(values, 'confirmation'), now)
  if (shown) await closeAccess(site.db, shown.bookingId, now)
  const view = {
    name: 'done',
    title: manage.finished[language],
    text: manage.finishedHint[language],
    isErased: false,
  } as const
  return { ...reply(view), clears: true }
}
