import { bookingCan } from '#clinic/booking.ts'
import { collectionWindows, windowStart } from '#clinic/home-collection.ts'
import { LAB_TEST_DAYS } from '#clinic/lab-test-booking.ts'
import { bookingDays } from '#clinic/slots.ts'
import { addDays, dayOf, minutesOf, toIso } from '#clinic/time.ts'
import { calendar, clockOf, dateOf, whenOf } from '#content/format/calendar.ts'
import { windowLabel } from '#content/format/collection-windows.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'
import type { Times } from './manage-view.ts'

/** A fortnight is enough to choose from; who needs more calls. */
const COLLECTION_CHOICE_DAYS = 14

/** Free times that the booking can be moved to; null when it can be moved no more. */
export async function offeredTimes(
  site: Site,
  language: Language,
  booking: ReadBooking,
): Promise<Times | null> {
  const now = site.now()
  const { kind, startsAt } = booking
  if (!startsAt || !bookingCan('move', booking, now)) return null
  const words = wordsIn(calendar, language)
  const today = dayOf(now)
  if (kind === 'lab-test') return { kind: 'wished', from: today, until: addDays(today, LAB_TEST_DAYS - 1) }
  if (kind === 'home-collection') {
    const window = { from: now, until: new Date(now.getTime() + COLLECTION_CHOICE_DAYS * 86_400_000) }
    const taken = new Map(
      (await countCollections(site.db, window)).map((each) => [each.startsAt.getTime(), each.taken]),
    )
    const days = Array.from({ length: COLLECTION_CHOICE_DAYS }, (_, offset) => {
      const day = addDays(today, offset)
      const starts = collectionWindows
        .map(({ from }) => windowStart(day, from))
        .filter((start) => start > now && (taken.get(start.getTime()) ?? 0) < site.collectionsPerWindow)
        .filter((start) => start.getTime() !== startsAt.getTime())
      return {
        label: dateOf(words, day),
        times: starts.map((start) => ({
          value: toIso(start),
          label: windowLabel(language, start),
          spoken: `${dateOf(words, day)}, ${windowLabel(language, start)}`,
        })),
      }
    })
    return { kind: 'listed', days: days.filter(({ times }) => times.length > 0) }
  }
  const { booked, closures } = await site.availability.read(now)
  const days = bookingDays({ ...site.schedule, closures }, booked, now).map(({ day, slots }) => ({
    label: dateOf(words, day),
    times: slots
      .filter((slot) => !slot.booked)
      .map((slot) => ({
        value: toIso(slot.startsAt),
        label: clockOf(minutesOf(slot.startsAt)),
        spoken: whenOf(words, slot.startsAt),
      })),
  }))
  return { kind: 'listed', days: days.filter(({ times }) => times.length > 0) }
}
