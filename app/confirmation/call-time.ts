import { isToConfirm } from '#clinic/booking.ts'
import { callBy } from '#clinic/enquiry.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { findClosures } from '#server/bookings/closures.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'

/** By when the clinic calls about a time that is not settled; null where it is. */
export async function callTime(site: Site, booking: ReadBooking, now: Date): Promise<Date | null> {
  if (!isToConfirm(booking)) return null
  const today = dayOf(now)
  const closures = await findClosures(site.db, today, addDays(today, 15))
  return callBy({ ...site.schedule, closures }, now)
}
