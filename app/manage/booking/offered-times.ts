import { bookingCan, isConfirmed, isToConfirm } from '#clinic/booking.ts'
import { windowStart } from '#clinic/home-collection.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { canBeAgreed, settleBefore } from '#clinic/messages/call-promise.ts'
import { bookingWindow, type Held } from '#clinic/slots.ts'
import { addDays, dayOf, toIso } from '#clinic/time.ts'
import { dateOf } from '#content/format/calendar.ts'
import { collectionParts, partNames, windowLabel, windowsOf } from '#content/format/collection-windows.ts'
import type { Language } from '#content/language.ts'
import { countCollections } from '#server/bookings/bookings.ts'
import { findClosedDays } from '#server/bookings/closures.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import { deskHours } from '#server/messages/promised-call.ts'
import type { Site } from '#server/site.ts'
import { appointmentDays } from '../../appointment/appointment-days.ts'
import { dayWords } from '../../forms/picker/day-words.ts'
import { pickerDay } from '../../forms/picker/picker-day.ts'
import type { PickerDay } from '../../forms/picker/picker-types.ts'
import { offeredHours } from '../../pathology/coming-hours.ts'
import { labTestPickerText } from '../../pathology/lab-test-form-data.ts'
import { pickerDays } from '../../samples/picker-days.ts'
import { slotOf } from '../../samples/visit-slots.ts'
import type { Times } from '../manage-view.ts'
import { wantedAgain } from './doctors-for.ts'

/** A fortnight to choose from; a patient who needs more calls. */
const CHOICE_DAYS = 14

type Offer = { ok: true; times: Times } | { ok: false; reason: 'too-late' | 'none-free' | 'unread' }

/** Free times that the booking can be moved to. */
export async function offeredTimes(
  site: Site,
  language: Language,
  booking: ReadBooking,
  isAnyDoctor: boolean,
): Promise<Offer> {
  const now = site.now()
  if (!bookingCan('move', booking, now)) return { ok: false, reason: 'too-late' }
  const isWide = booking.kind !== 'appointment'
  const days = await daysFor(site, language, booking, { now, isAnyDoctor })
  if (!days) return { ok: false, reason: 'unread' }
  if (days.every(({ free }) => free === 0)) return { ok: false, reason: 'none-free' }
  return { ok: true, times: { days, isWide } }
}

type Asked = { now: Date; isAnyDoctor: boolean }

const daysFor = (site: Site, language: Language, booking: ReadBooking, { now, isAnyDoctor }: Asked) => {
  if (booking.kind === 'appointment') return appointmentDaysFor(site, language, booking, { now, isAnyDoctor })
  return booking.kind === 'lab-test'
    ? labTestDays(site, language, booking, now)
    : collectionDays(site, language, booking, now)
}

/** The times that are too soon to be agreed with the patient; a settled booking needs no agreement. */
async function tooSoonFor(site: Site, booking: ReadBooking, { from: now, until }: Held) {
  if (!isToConfirm(booking)) return () => false
  const hours = await deskHours(site.db, now, until)
  const fast = fastingHours(booking.tests)
  return (startsAt: Date) => !canBeAgreed(hours, settleBefore(startsAt, fast), now)
}

async function appointmentDaysFor(
  site: Site,
  language: Language,
  booking: ReadBooking,
  { now, isAnyDoctor }: Asked,
) {
  const isTooSoon = await tooSoonFor(site, booking, bookingWindow(site.schedule, now))
  const days = await appointmentDays(site, language, wantedAgain(booking, isAnyDoctor), isTooSoon)
  return days && (isConfirmed(booking) ? withOwnTime(days, toIso(booking.startsAt!)) : days)
}

/** The patient's own time is not free, but nobody else has it either. */
const withOwnTime = (days: PickerDay[], own: string): PickerDay[] =>
  days.map((day) => ({
    ...day,
    groups: day.groups.map((group) => ({
      ...group,
      times: group.times.map((time) =>
        time.value === own && time.taken ? { ...time, taken: 'own' as const } : time,
      ),
    })),
  }))

/** The hours for lab tests, without the one that is booked already. */
async function labTestDays(
  site: Site,
  language: Language,
  booking: ReadBooking,
  now: Date,
): Promise<PickerDay[]> {
  const { startsAt: present, tests } = booking
  const end = addDays(dayOf(now), CHOICE_DAYS)
  const booked = present && toIso(present)
  const hours = (await offeredHours(site, now, { tests, isSettled: isConfirmed(booking) })).filter(
    ({ date, from }) => date < end && slotOf(date, from) !== booked,
  )
  return pickerDays(hours, labTestPickerText(language))
}

/** The hours of home collection, without the one that is booked already. */
async function collectionDays(
  site: Site,
  language: Language,
  booking: ReadBooking,
  now: Date,
): Promise<PickerDay[]> {
  const { startsAt: present } = booking
  const range = { from: now, until: new Date(now.getTime() + CHOICE_DAYS * 86_400_000) }
  const [counts, closed, isTooSoon] = await Promise.all([
    countCollections(site.db, range),
    findClosedDays(site.db, dayOf(range.from), dayOf(range.until)),
    tooSoonFor(site, booking, range),
  ])
  const taken = new Map(counts.map((count) => [count.startsAt.getTime(), count.taken]))
  const isFree = (start: Date) =>
    start > now &&
    !isTooSoon(start) &&
    !closed.includes(dayOf(start)) &&
    start.getTime() !== present?.getTime() &&
    (taken.get(start.getTime()) ?? 0) < site.collectionsPerWindow
  const words = dayWords(language)
  return Array.from({ length: CHOICE_DAYS }, (_, offset) => {
    const day = addDays(dayOf(now), offset)
    const date = dateOf(words.calendar, day)
    const groups = collectionParts.map((id) => ({
      id,
      name: partNames[id][language],
      range: '',
      times: windowsOf(id)
        .map(({ from }) => windowStart(day, from))
        .filter(isFree)
        .map((start) => {
          const label = windowLabel(language, start)
          return { value: toIso(start), label, at: label, when: `${date}, ${label}` }
        }),
    }))
    return pickerDay(words, { day, isToday: offset === 0, groups })
  })
}
