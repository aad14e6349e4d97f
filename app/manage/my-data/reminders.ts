import { safeContact } from '#content/manage.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { givenBy } from '#server/platform/context.ts'
import { showAgain } from '../booking/show.ts'
import type { ManageReply, OpenedBooking } from '../manage-request.ts'

export async function stopReminders(opened: OpenedBooking): Promise<ManageReply> {
  const { site, language, booking } = opened
  const preferences = { ...booking.person.contact, reminders: [] }
  await changeContactPreferences(site.db, site.queue, booking.id, preferences, {
    ...givenBy(site),
    vault: site.vault,
  })
  return showAgain(opened, { news: safeContact.remindersStopped[language] })
}
