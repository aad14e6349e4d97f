import { bookingDays } from '#clinic/slots.ts'
import { minutesOf, toIso } from '#clinic/time.ts'
import { calendar, clockOf, whenOf } from '#content/format/calendar.ts'
import { openingHours } from '#content/format/opening-hours.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Site } from '#server/site.ts'
import type { PickerDay } from '../forms/picker/day-time-picker.tsx'
import { pickerDay } from '../forms/picker/picker-days.ts'

/** The days that can be booked with all their times. Null when they could not be read. */
export async function appointmentDays(site: Site, language: Language): Promise<PickerDay[] | null> {
  const now = site.now()
  const available = await site.availability.read(now).catch((error: unknown) => {
    site.log.error({ event: 'availability.read_failed', error })
    return null
  })
  if (!available) return null
  const times = wordsIn(calendar, language)
  const days = bookingDays({ ...site.schedule, closures: available.closures }, available.booked, now)
  return days.map(({ day, slots }) => {
    const groups = openingHours(language).map(({ id, name, range }) => ({
      id,
      name,
      range,
      times: slots
        .filter(({ session }) => session === id)
        .map(({ startsAt, booked }) => ({
          value: toIso(startsAt),
          label: clockOf(minutesOf(startsAt)),
          when: whenOf(times, startsAt),
          ...(booked && { taken: 'booked' as const }),
        })),
    }))
    return pickerDay(
      language,
      day,
      groups.filter(({ times: listed }) => listed.length > 0),
      now,
    )
  })
}
