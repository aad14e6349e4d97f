import { bookingCan } from '#clinic/booking.ts'
import { collectionWindows, isMorningWindow, windowStart } from '#clinic/home-collection.ts'
import { LAB_TEST_DAYS } from '#clinic/lab-test-booking.ts'
import { addDays, dayOf, toIso } from '#clinic/time.ts'
import { calendar, dateOf } from '#content/format/calendar.ts'
import { windowLabel } from '#content/format/collection-windows.ts'
import { sessionNames } from '#content/format/opening-hours.ts'
import type { Language } from '#content/language.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'
import { appointmentDays } from '../../appointment/appointment-days.ts'
import type { PickerDay } from '../../forms/picker/day-time-picker.tsx'
import { pickerDay } from '../../forms/picker/picker-days.ts'
import type { Times } from '../manage-view.ts'

/** A fortnight is enough to choose from; whoever needs more calls. */
const COLLECTION_CHOICE_DAYS = 14

type Offer = { ok: true; times: Times } | { ok: false; reason: 'too-late' | 'none-free' | 'unread' }

/** Free times that the booking can be moved to. */
export async function offeredTimes(site: Site, language: Language, booking: ReadBooking): Promise<Offer> {
  const now = site.now()
  if (!bookingCan('move', booking, now)) return { ok: false, reason: 'too-late' }
  const today = dayOf(now)
  if (booking.kind === 'lab-test')
    return { ok: true, times: { kind: 'wished', from: today, until: addDays(today, LAB_TEST_DAYS - 1) } }
  const isHome = booking.kind === 'home-collection'
  const days = isHome
    ? await collectionDays(site, language, booking, now)
    : await appointmentDays(site, language)
  if (!days) return { ok: false, reason: 'unread' }
  const free = onlyFree(days)
  if (free.length === 0) return { ok: false, reason: 'none-free' }
  const datesHint = isHome ? '' : appointment.datesHint[language]
  return { ok: true, times: { kind: 'listed', days: free, datesHint } }
}

const onlyFree = (days: PickerDay[]): PickerDay[] =>
  days
    .filter(({ free }) => free > 0)
    .map((day) => ({
      ...day,
      groups: day.groups
        .map((group) => ({ ...group, times: group.times.filter(({ taken }) => taken === undefined) }))
        .filter(({ times }) => times.length > 0),
    }))

/** The hours of home collection, but for the one that is booked already. */
async function collectionDays(
  site: Site,
  language: Language,
  { startsAt: present }: ReadBooking,
  now: Date,
): Promise<PickerDay[]> {
  const range = { from: now, until: new Date(now.getTime() + COLLECTION_CHOICE_DAYS * 86_400_000) }
  const counts = await countCollections(site.db, range)
  const taken = new Map(counts.map((count) => [count.startsAt.getTime(), count.taken]))
  const isFree = (start: Date) =>
    start > now &&
    start.getTime() !== present?.getTime() &&
    (taken.get(start.getTime()) ?? 0) < site.collectionsPerWindow
  return Array.from({ length: COLLECTION_CHOICE_DAYS }, (_, offset) => {
    const day = addDays(dayOf(now), offset)
    const date = dateOf(wordsIn(calendar, language), day)
    const groups = (['morning', 'evening'] as const).map((id) => ({
      id,
      name: sessionNames[id][language],
      range: '',
      times: collectionWindows
        .filter((window) => isMorningWindow(window) === (id === 'morning'))
        .map(({ from }) => windowStart(day, from))
        .filter(isFree)
        .map((start) => {
          const label = windowLabel(language, start)
          return { value: toIso(start), label, when: `${date}, ${label}` }
        }),
    }))
    return pickerDay(language, day, groups, now)
  })
}
