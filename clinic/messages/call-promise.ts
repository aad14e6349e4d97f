import { type ContactPreferences, hoursAllowedOn } from '../contact-preferences.ts'
import { lastMeal } from '../lab-tests/last-meal.ts'
import type { FastingHours } from '../lab-tests/preparation.ts'
import { type Schedule, type Session, sessionsOn } from '../slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '../time.ts'

/** The hours of the desk: the sessions of the week without closures. */
export type DeskHours = Pick<Schedule, 'sessions' | 'closures'>

/** By when a time must be agreed: before the patient begins to fast for it, or else before it begins. */
export const settleBefore = (startsAt: Date, fast: FastingHours | null): Date =>
  fast ? lastMeal(startsAt, fast) : startsAt

/** Less time is too little to reach the patient and agree on a time. */
const MINUTES_TO_AGREE = 60
/** A day with less time left is skipped for the promised call. */
const MINUTES_TO_CALL = 120

const MINUTE = 60_000
const later = (a: Date, b: Date) => (a > b ? a : b)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** A period in which the desk is staffed and, where a contact is given, the patient may be contacted. */
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

/** Whether there is time enough to agree with the patient. A time that cannot be agreed is not offered. */
export function canBeAgreed(hours: DeskHours, before: Date, now: Date): boolean {
  let minutes = 0
  for (const stretch of stretchesOf(hours, { before }, now)) {
    minutes += minutesIn([stretch])
    if (minutes >= MINUTES_TO_AGREE) return true
  }
  return false
}

/**
 * The end of the first day that has two hours left for the call. Only periods that end before the deadline count, so
 * that the patient is informed some time before it; where there is none, the last moment.
 */
function endOfDayToCall(stretches: readonly Stretch[], before: Date): Date {
  const whole = stretches.filter(({ until }) => until < before)
  for (const { day } of whole) {
    const ofDay = whole.filter((stretch) => stretch.day === day)
    if (minutesIn(ofDay) >= MINUTES_TO_CALL) return ofDay.at(-1)!.until
  }
  return minutesIn(whole) >= MINUTES_TO_AGREE ? whole.at(-1)!.until : stretches.at(-1)!.until
}

/** Until when a patient who is not called can call the clinic. */
function endOfDesk(hours: DeskHours, before: Date, now: Date): Date {
  const ends = [...stretchesOf(hours, { before }, now)].map(({ until }) => until)
  return ends.findLast((until) => until < before) ?? ends.at(-1) ?? before
}

type Asked = { before: Date; contact: ContactPreferences }

/**
 * By when the clinic contacts the patient about an unsettled time, within the hours that the patient allows. Where
 * these never meet the hours of the desk, or the patient wants no contact: until when the patient can call.
 */
export function callBy(hours: DeskHours, { before, contact }: Asked, now: Date): Date {
  const stretches = contact.call === 'never' ? [] : [...stretchesOf(hours, { before, contact }, now)]
  return stretches.length > 0 ? endOfDayToCall(stretches, before) : endOfDesk(hours, before, now)
}

/** After new wishes the earlier promise stays, if it is ahead, sooner, and within the new wishes. */
export function callByAfterWish(hours: DeskHours, promised: Date, asked: Asked, now: Date): Date {
  const by = callBy(hours, asked, now)
  const isKept = promised > now && promised < by
  return isKept && speakerAt(promised, asked.contact, hours.sessions) !== 'patient-calls' ? promised : by
}

/** Which side makes the first contact. */
export type Speaker = 'we-call' | 'we-write' | 'patient-calls'

/** A moment outside the patient's hours is not for contacting the patient: until then the patient calls. */
function speakerAt(by: Date, contact: ContactPreferences, sessions: readonly Session[]): Speaker {
  const allowed = hoursAllowedOn(contact, sessions, dayOf(by))
  const at = (minutes: number) => instantAt(dayOf(by), minutes)
  const isWithin = !allowed || (by > at(allowed.opens) && by <= at(allowed.closes))
  if (contact.call === 'never' || !isWithin) return 'patient-calls'
  return contact.call === 'write-only' ? 'we-write' : 'we-call'
}

export type Promised = { by: Date; speaker: Speaker }

/** The promise to the patient about an unsettled time; null where it is settled, or where there is no time. */
export const promiseOf = (
  { state, callBy: by }: { state: string; callBy: Date | null },
  contact: ContactPreferences,
  sessions: readonly Session[],
): Promised | null =>
  state === 'to-confirm' && by ? { by, speaker: speakerAt(by, contact, sessions) } : null
