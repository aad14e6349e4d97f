import { weeklySessions } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import type { FreeTime } from '../../contract/book.ts'

const DAYS = 14

/** Times by the clock, whether they are free or not: the desk itself decides, and says why not. */
function comingTimes(
  now: Date,
  clocksOn: (day: string) => { clock: string; doctor: string; with: string }[],
) {
  const today = dayOf(now)
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index))
    .flatMap((day) =>
      clocksOn(day).map(({ clock, ...who }): FreeTime & { moment: Date } => {
        const moment = instantAt(day, minutesFrom(clock))
        return { at: moment.toISOString(), moment, ...who }
      }),
    )
    .filter(({ moment }) => moment > now)
    .map(({ at, doctor, with: initials }): FreeTime => ({ at, doctor, with: initials }))
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** Every time of every doctor, for a booking above the limit. */
export const takenTimes = (now: Date, language: Language): FreeTime[] =>
  comingTimes(now, (day) =>
    facts.doctors.flatMap((doctor) => {
      const { sessions, slotMinutes } = hoursOf(doctor, DAYS)
      return weeklySessions(sessions, day).flatMap(({ opens, closes }) => {
        const [first, end] = [minutesFrom(opens), minutesFrom(closes)]
        const count = Math.floor((end - first) / slotMinutes)
        return Array.from({ length: count }, (_, index) => ({
          clock: clockAt(first + index * slotMinutes),
          doctor: doctor.id,
          with: doctor.initials[language],
        }))
      })
    }),
  )

const clockAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
