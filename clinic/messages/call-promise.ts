import { type ContactPreferences, hoursAllowedOn } from '../contact-preferences.ts'
import { lastMeal } from '../lab-tests/last-meal.ts'
import type { FastingHours } from '../lab-tests/preparation.ts'
import { type Schedule, type Session, sessionsOn } from '../slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '../time.ts'

/** When somebody is at the desk: the sessions of the week, but for what is closed. */
export type DeskHours = Pick<Schedule, 'sessions' | 'closures'>

/** Until when a time has to be agreed: before the patient begins to fast for it, or else before it begins. */
export const settleBefore = (startsAt: Date, fast: FastingHours | null): Date =>
  fast ? lastMeal(startsAt, fast) : startsAt

/** Less is too little to reach somebody and to agree a time. */
const MINUTES_TO_AGREE = 60
/** A day with less than this left is no day to promise a call for. */
const MINUTES_TO_CALL = 120

const MINUTE = 60_000
const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** A time in which somebody is at the desk and, where a contact is given, the patient may be contacted. */
type Stretch = { day: Day; from: Date; until: Date }

const minutesIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()) / MINUTE, 0)

function* stretchesOf(
  hours: DeskHours,
  { before, contact }: { before: Date; contact?: ContactPreferences },
  now: Date,
): Generator<Stretch> {
  for (let day = dayOf(now); instantAt(day, 0) < before; day = addDays(day, 1))
    for (const session of sessionsOn(hours, day)) {
      const allowed = contact ? hoursAllowedOn(contact, hours.sessions, day) : null
      const opens = Math.max(minutesFrom(session.opens), allowed?.opens ?? 0)
      const closes = Math.min(minutesFrom(session.closes), allowed?.closes ?? Number.POSITIVE_INFINITY)
      if (opens >= closes) continue
      const from = later(instantAt(day, opens), now)
      const until = earlier(instantAt(day, closes), before)
      if (from < until) yield { day, from, until }
    }
}

/** Whether there is time enough to agree it with the patient. A time that cannot be agreed is not offered. */
export function canBeAgreed(hours: DeskHours, before: Date, now: Date): boolean {
  let minutes = 0
  for (const stretch of stretchesOf(hours, { before }, now)) {
    minutes += minutesIn([stretch])
    if (minutes >= MINUTES_TO_AGREE) return true
  }
  return false
}

/**
 * The end of the first day that leaves two hours for the call. Only what closes before it is too late counts, so that
 * the patient hears of it some time before; where nothing does, the last moment.
 */
function endOfDayToCall(stretches: readonly Stretch[], before: Date): Date {
  const whole = stretches.filter(({ until }) => until < before)
  for (const { day } of whole) {
    const ofDay = whole.filter((stretch) => stretch.day === day)
    if (minutesIn(ofDay) >= MINUTES_TO_CALL) return ofDay.at(-1)!.until
  }
  return minutesIn(whole) >= MINUTES_TO_AGREE ? whole.at(-1)!.until : stretches.at(-1)!.until
}

/** Until when somebody who is not called can call us. */
function endOfDesk(hours: DeskHours, before: Date, now: Date): Date {
  const ends = [...stretchesOf(hours, { before }, now)].map(({ until }) => until)
  return ends.findLast((until) => until < before) ?? ends.at(-1) ?? before
}

type Asked = { before: Date; contact: ContactPreferences }

/**
 * By when the patient hears from us about a time that is to be agreed, within the hours that the patient allows; where
 * these and the hours of the desk never meet, or the patient wants no contact, until when the patient calls us.
 */
export function callBy(hours: DeskHours, { before, contact }: Asked, now: Date): Date {
  const stretches = contact.call === 'never' ? [] : [...stretchesOf(hours, { before, contact }, now)]
  return stretches.length > 0 ? endOfDayToCall(stretches, before) : endOfDesk(hours, before, now)
}

/** The wishes have changed: what was promised before stays, if it is ahead, sooner, and within the new wishes. */
export function callByAfterWish(hours: DeskHours, promised: Date, asked: Asked, now: Date): Date {
  const by = callBy(hours, asked, now)
  const isKept = promised > now && promised < by
  return isKept && speakerAt(promised, asked.contact, hours.sessions) !== 'patient-calls' ? promised : by
}

/** Who speaks first. */
export type Speaker = 'we-call' | 'we-write' | 'patient-calls'

/** A moment outside the patient's hours was never one to contact the patient: it is one to call us. */
function speakerAt(by: Date, contact: ContactPreferences, sessions: readonly Session[]): Speaker {
  const allowed = hoursAllowedOn(contact, sessions, dayOf(by))
  const at = (minutes: number) => instantAt(dayOf(by), minutes)
  const isWithin = !allowed || (by > at(allowed.opens) && by <= at(allowed.closes))
  if (contact.call === 'never' || !isWithin) return 'patient-calls'
  return contact.call === 'write-only' ? 'we-write' : 'we-call'
}

export type Promised = { by: Date; speaker: Speaker }

/** What the patient was promised about a time that is not settled; null where it is, or where there is no time. */
export const promiseOf = (
  { state, callBy: by }: { state: string; callBy: Date | null },
  contact: ContactPreferences,
  sessions: readonly Session[],
): Promised | null =>
  state === 'to-confirm' && by ? { by, speaker: speakerAt(by, contact, sessions) } : null
