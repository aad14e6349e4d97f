import { parseContactPreferences } from '#clinic/contact-preferences.ts'
import { safeContact } from '#content/manage.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { preferenceValues } from '../../forms/contact-preference-values.ts'
import { showAgain } from '../booking/show.ts'
import { type ManageReply, type OpenedBooking, reply } from '../manage-request.ts'

export function askContactPreferences({ site, booking, session }: OpenedBooking, status = 200): ManageReply {
  const { contact, email } = booking.person
  const values = preferenceValues(contact)
  return reply({ name: 'contact', session, values, hasEmail: email !== null, offered: site.offered }, status)
}

export async function saveContactPreferences(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking, values } = opened
  const parsed = parseContactPreferences(values, booking.person.email !== null)
  // Every choice of the form is valid: only a forged one gets here.
  if (!parsed.ok) return askContactPreferences(opened, 422)
  await changeContactPreferences(site.db, site.vault, booking.id, parsed.request)
  return showAgain(opened, { news: safeContact.saved[language] })
}
