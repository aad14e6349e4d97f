import { type Calendar, daysOfAny, type SessionId, sessionsOn } from '#clinic/slots.ts'
import { type Day, dayOf, minutesOf, toIso } from '#clinic/time.ts'
import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { isByPhone, usualVisit, type Visit, type VisitChoice } from '#content/clinic/visits.ts'
import { clockOf, timeOfMinutes, whenOf } from '#content/format/calendar.ts'
import { rangeIn, sessionName, sessionNames } from '#content/format/opening-hours.ts'
import type { Language } from '#content/language.ts'
import type { Site } from '#server/site.ts'
import { dayWords } from '../forms/picker/day-words.ts'
import { pickerDay } from '../forms/picker/picker-day.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import { visitIn } from './visit-data.ts'

/** The doctors and the length of the visit. */
type Wanted = { doctors: readonly Doctor[]; minutes: number }

const wantedBy = ({ doctors, service }: Visit): Wanted => ({ doctors, minutes: service.minutes })

/** The days for the choice of a form or a link; none where that visit is agreed by phone. */
export const daysFor = (site: Site, language: Language, choice: VisitChoice): Promise<PickerDay[] | null> =>
  isByPhone(choice) ? Promise.resolve([]) : appointmentDays(site, language, wantedBy(visitIn(choice)))

const partsOfDay = Object.keys(sessionNames) as SessionId[]

/** The days that can be booked, with all their times. Null when they could not be read. */
export async function appointmentDays(
  site: Site,
  language: Language,
  { doctors, minutes }: Wanted = wantedBy(usualVisit),
  isTooSoon: (startsAt: Date) => boolean = () => false,
): Promise<PickerDay[] | null> {
  const now = site.now()
  const calendars = await site.availability.read(doctors, now).catch((error: unknown) => {
    site.log.error({ event: 'availability.read_failed', error })
    return null
  })
  if (!calendars) return null
  const words = dayWords(language)
  const sessions = calendars.flatMap((calendar) => calendar.sessions)
  return daysOfAny(calendars, now, minutes).map(({ day, slots }) => {
    const groups = partsOfDay.map((id) => ({
      id,
      name: sessionName(language, id, sessions),
      range: hoursOfPart(language, calendars, day, id),
      times: slots
        .filter(({ session, startsAt }) => session === id && !isTooSoon(startsAt))
        .map(({ startsAt, booked }) => ({
          value: toIso(startsAt),
          label: clockOf(minutesOf(startsAt)),
          at: timeOfMinutes(words.calendar, minutesOf(startsAt)),
          when: whenOf(words.calendar, startsAt),
          ...(booked && { taken: 'booked' as const }),
        })),
    }))
    return pickerDay(words, { day, isToday: day === dayOf(now), groups })
  })
}

/** The hours of this part of the day, where all doctors who work then have the same. */
function hoursOfPart(language: Language, calendars: readonly Calendar[], day: Day, id: SessionId): string {
  const sessions = calendars.flatMap((calendar) => sessionsOn(calendar, day)).filter((each) => each.id === id)
  const ranges = new Set(sessions.map((session) => rangeIn(language, session)))
  return ranges.size === 1 ? [...ranges][0]! : ''
}
