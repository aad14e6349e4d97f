import { comingHours } from '#clinic/lab-test-booking.ts'
import { fastingHours, type Prepared } from '#clinic/lab-tests/preparation.ts'
import { canBeAgreed, settleBefore } from '#clinic/messages/call-promise.ts'
import { type Closure, sessionsOn } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { findClosures } from '#server/bookings/closures.ts'
import type { Site } from '#server/site.ts'
import type { HourState } from '../samples/picker-days.ts'

/** A month to choose from; a patient who plans further ahead calls. */
const SHOWN_DAYS = 30

/**
 * The hours for lab tests. None is ever full: the clinic agrees the time with the patient. It offers no hour that
 * could only be agreed after the patient has to fast. A settled booking needs no agreement.
 */
export async function offeredHours(
  site: Site,
  now: Date,
  { tests, isSettled = false }: { tests: readonly Prepared[]; isSettled?: boolean },
): Promise<HourState[]> {
  const fast = fastingHours(tests)
  const today = dayOf(now)
  const days = Array.from({ length: SHOWN_DAYS }, (_, ahead) => addDays(today, ahead))
  // Where the closures cannot be read, every future hour is offered: the clinic calls in any case.
  const closures = await findClosures(site.db, today, days.at(-1)!).catch((error): Closure[] => {
    site.log.error({ event: 'closures.read_failed', error })
    return []
  })
  const desk = { sessions: facts.sessions, closures }
  const isOver = (startsAt: Date) =>
    startsAt <= now || (!isSettled && !canBeAgreed(desk, settleBefore(startsAt, fast), now))
  return days.flatMap((date): HourState[] => {
    const hours = comingHours(sessionsOn(desk, date))
    if (hours.length === 0) return [{ date, from: '', state: 'over' }]
    return hours.map(({ from }) => ({
      date,
      from,
      state: isOver(instantAt(date, minutesFrom(from))) ? 'over' : 'free',
    }))
  })
}
