import type { Prepared } from '#clinic/lab-tests/preparation.ts'
import { apartInHours } from '#clinic/lab-tests/sample-hour.ts'
import { bookingDays, heldBy } from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import type { Doctor, Service } from '#content/clinic/clinic-facts.ts'
import { doctorsOf, usualVisit } from '#content/clinic/visits.ts'
import { facts, hoursOf } from '#content/facts.ts'
import type { Chance } from './chance.ts'
import type { Patient } from './people.ts'

/** The waiting room matters only for the last days. */
export const DAYS_IN_DETAIL = 4

const MINUTE = 60_000
export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE)

/** The course of a visit, regardless of the present: the seed records what has happened by now. */
type Fate =
  | { kind: 'comes'; arrives: Date; calledIn: Date; seen: Date }
  | { kind: 'leaves'; arrives: Date; leaves: Date }
  | { kind: 'stays-away'; notedAt: Date }
  | { kind: 'cancels'; at: Date }

export type Visit = {
  doctor: Doctor
  service: Service
  startsAt: Date
  patient: Patient
  bookedAt: Date
  by: 'form' | 'phone' | 'walking-in'
  fate: Fate
}

type Time = Pick<Visit, 'doctor' | 'service' | 'startsAt'> & { opensAt: Date }

const servicesOf = (doctor: Doctor) => facts.services.filter((service) => doctorsOf(service).includes(doctor))

/** The times at which this service may begin, by the clinic's own rules. */
const timesOf = (doctor: Doctor, day: Day, { minutes }: Service) =>
  bookingDays({ ...hoursOf(doctor, 1), closures: [] }, [], instantAt(day, 0), minutes)[0]!.slots

/** When the session of this time opens. */
function opening(doctor: Doctor, day: Day, startsAt: Date): Date {
  const opened = hoursOf(doctor, 1)
    .sessions.map(({ opens }) => instantAt(day, minutesFrom(opens)))
    .filter((opensAt) => opensAt <= startsAt)
  return new Date(Math.max(...opened.map((opensAt) => opensAt.getTime())))
}

/** Chooses a percentage of the day's times, one after the other with the length of each service. */
function chooseTimes(chance: Chance, doctor: Doctor, day: Day, percent: number): Time[] {
  const [usual, ...others] = servicesOf(doctor)
  if (!usual) return []
  const times: Time[] = []
  let free = new Date(0)
  for (const { startsAt } of timesOf(doctor, day, usual)) {
    if (startsAt < free || !chance.inHundred(percent)) continue
    const wanted = others.length > 0 && chance.inHundred(30) ? chance.pick(others) : usual
    const fits = timesOf(doctor, day, wanted).some((time) => time.startsAt.getTime() === startsAt.getTime())
    const service = fits ? wanted : usual
    times.push({ doctor, service, startsAt, opensAt: opening(doctor, day, startsAt) })
    free = heldBy(hoursOf(doctor, 1), startsAt, service.minutes).until
  }
  return times
}

/** Days between booking and visit: a weight, and the first and the last day of each group. */
const leads: readonly (readonly [number, readonly [number, number]])[] = [
  [22, [0, 0]],
  [24, [1, 1]],
  [14, [2, 2]],
  [10, [3, 3]],
  [18, [4, 7]],
  [8, [8, 14]],
  [4, [15, 30]],
]

/** Different tests of one visit; only the first where they cannot share an hour. */
export function inOneHour<T extends Prepared>(picked: T[]): T[] {
  const tests = [...new Set(picked)]
  return apartInHours(tests) ? tests.slice(0, 1) : tests
}

/** On the day itself shortly before the visit; on earlier days at an hour at which people use their phones. */
export function bookingMoment(chance: Chance, startsAt: Date, lead: number): Date {
  const seconds = chance.between(0, 59) / 60
  if (lead === 0) return minutesAfter(startsAt, -chance.between(25, 300) - seconds)
  const day = addDays(dayOf(startsAt), -lead)
  return minutesAfter(instantAt(day, chance.between(7 * 60 + 10, 22 * 60 + 20)), seconds)
}

function drawBooking(chance: Chance, startsAt: Date, now: Date): Date {
  const bookedAt = bookingMoment(chance, startsAt, chance.between(...chance.weighed(leads)))
  // More of the times ahead are taken than the leads alone would give.
  if (bookedAt <= now || !chance.inHundred(40)) return bookedAt
  const daysAhead = Math.ceil((startsAt.getTime() - now.getTime()) / (24 * 60 * MINUTE))
  return bookingMoment(chance, startsAt, Math.max(1, daysAhead) + chance.between(0, 9))
}

/** Fewer patients miss visits than three months ago, so that the owner's plot shows a trend. */
const missedPercent = (startsAt: Date, now: Date) => {
  const weeks = Math.max(0, (now.getTime() - startsAt.getTime()) / (7 * 24 * 60 * MINUTE))
  return 10 + Math.min(4, weeks / 3)
}

/** The doctor sees one patient after the other, and runs a little late when a visit takes longer. */
function drawFate(chance: Chance, time: Time, from: { bookedAt: Date; doctorFree: Date; now: Date }): Fate {
  const { startsAt, opensAt, service } = time
  const { bookedAt, doctorFree, now } = from
  const roll = chance.between(0, 99)
  const missed = missedPercent(startsAt, now)
  if (roll < missed) return { kind: 'stays-away', notedAt: minutesAfter(startsAt, chance.between(35, 60)) }
  if (roll < missed + 6) {
    const open = (startsAt.getTime() - bookedAt.getTime()) / MINUTE
    return { kind: 'cancels', at: minutesAfter(bookedAt, (open * chance.between(20, 90)) / 100) }
  }
  const early = chance.inHundred(15) ? -chance.between(2, 9) : chance.between(3, 24)
  const arrives = minutesAfter(startsAt, -early)
  if (roll < missed + 8)
    return { kind: 'leaves', arrives, leaves: minutesAfter(arrives, chance.between(30, 50)) }
  const ready = Math.max(
    arrives.getTime() + 2 * MINUTE,
    doctorFree.getTime(),
    opensAt.getTime(),
    startsAt.getTime() - 6 * MINUTE,
  )
  const calledIn = new Date(ready)
  return {
    kind: 'comes',
    arrives,
    calledIn,
    seen: minutesAfter(calledIn, (service.minutes * chance.between(80, 125)) / 100),
  }
}

type Clinic = { chance: Chance; people: readonly Patient[]; now: Date }

/** All visits with this doctor on this day that are booked by now, with the course of each. */
export function planVisits(
  { chance, people, now }: Clinic,
  doctor: Doctor,
  day: Day,
  percent: number,
): Visit[] {
  const own = chance.of(`visits ${day} ${doctor.id}`)
  const isNear = addDays(day, DAYS_IN_DETAIL) >= dayOf(now)
  // Nobody comes twice on one day.
  const isHere = new Set<Patient>()
  let doctorFree = new Date(0)
  const visits = chooseTimes(own, doctor, day, percent).map((time): Visit => {
    const { opensAt: _, ...place } = time
    const patient = own.pick(people.filter((person) => !isHere.has(person)))
    isHere.add(patient)
    const bookedAt = drawBooking(own, time.startsAt, now)
    const fate = drawFate(own, time, { bookedAt, doctorFree, now })
    if (fate.kind === 'comes') doctorFree = minutesAfter(fate.seen, 1)
    const mayCall =
      patient.contact.contactCall !== 'write-only' && time.service === usualVisit.service && isNear
    const isEarly = fate.kind === 'comes' && fate.arrives < time.startsAt
    if (mayCall && isEarly && own.inHundred(12))
      return { ...place, patient, bookedAt: fate.arrives, by: 'walking-in', fate }
    return { ...place, patient, bookedAt, by: mayCall && own.inHundred(15) ? 'phone' : 'form', fate }
  })
  return visits.filter(({ bookedAt }) => bookedAt <= now)
}
