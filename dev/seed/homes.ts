import { randomUUID } from 'node:crypto'
import { collectionWindows, parseCollection } from '#clinic/home-collection.ts'
import { afterOutcome, type StopOutcome } from '#clinic/round.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { has } from '#content/clinic/offered.ts'
import { facts, servedPincodes } from '#content/facts.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { bookHomeCollection } from '#server/bookings/book-home-collection.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { recordOutcome } from '#server/desk/rounds/record-outcome.ts'
import { readRunSheet } from '#server/desk/rounds/run-sheet.ts'
import { endShift, startShift } from '#server/desk/rounds/shift.ts'
import { call } from '#server/desk/verbs/call.ts'
import { confirm } from '#server/desk/verbs/confirm.ts'
import { missed } from '#server/desk/verbs/missed.ts'
import { assignStop } from '#server/desk/verbs/rounds/assign-stop.ts'
import { handOverMoney } from '#server/desk/verbs/rounds/hand-over-money.ts'
import { landmark as noteLandmark } from '#server/desk/verbs/rounds/landmark.ts'
import { seen } from '#server/desk/verbs/seen.ts'
import type { HomeTest } from '#server/lab-tests/lab-tests.ts'
import type { Chance } from './chance.ts'
import type { Lane, Member } from './lane.ts'
import type { Patient } from './people.ts'
import { bookingMoment, inOneHour, minutesAfter } from './plan-visits.ts'
import { type Clinic, formOptions, parsed, stored, wishMore } from './seed-visit.ts'

type HomeVisit = { day: Day; clock: string; patient: Patient; tests: number[]; bookedAt: Date }

const startOf = ({ day, clock }: HomeVisit) => instantAt(day, minutesFrom(clock))

/** How many home visits are in a window: more on days with a detailed round. */
const homesIn = (own: Chance, clock: string, isDetailed: boolean) => {
  if (!isDetailed) return own.inHundred(45) ? 1 : 0
  return Math.min(own.between(clock < '12:00' ? 2 : 1, 3), facts.collectionsPerWindow)
}

/** The days with detailed rounds: yesterday, today and tomorrow. */
export const roundDays = (now: Date): Day[] => [-1, 0, 1].map((days) => addDays(dayOf(now), days))

/** The home visits of this day that are booked by now. */
export function planHomes(
  { chance, people, now }: Clinic,
  tests: readonly HomeTest[],
  day: Day,
): HomeVisit[] {
  const own = chance.of(`homes ${day}`)
  const isDetailed = roundDays(now).includes(day)
  if (!has('home-collection') || tests.length === 0) return []
  return collectionWindows
    .flatMap(({ from }) =>
      Array.from({ length: homesIn(own, from, isDetailed) }, (): HomeVisit => {
        const bookedAt = bookingMoment(own, instantAt(day, minutesFrom(from)), own.between(1, 5))
        const chosen = inOneHour([own.pick(tests), own.pick(tests)]).map(({ id }) => id)
        return { day, clock: from, patient: own.pick(people), tests: chosen, bookedAt }
      }),
    )
    .filter(({ bookedAt }) => bookedAt <= now)
}

export async function bookHome(lane: Lane, { now, receptionist }: Clinic, home: HomeVisit): Promise<string> {
  const { patient, bookedAt } = home
  const answers = {
    tests: home.tests,
    collectionDate: home.day,
    collectionTime: home.clock,
    patientName: patient.name,
    age: patient.age,
    mobile: patient.phone,
    sex: 'female',
    email: patient.email,
    ...patient.home,
    adultPresent: true,
    ...patient.contact,
    consent: true,
    language: patient.language,
  }
  const request = parsed(parseCollection(answers, servedPincodes, homeCollectionPrivacyNotice.version))
  const { id } = await lane.at(bookedAt, async () =>
    stored(
      await bookHomeCollection(lane.db, lane.queue, request, {
        ...formOptions('home-collection'),
        perWindow: facts.collectionsPerWindow,
        ...lane.given(),
        vault: lane.vault,
      }),
    ),
  )
  const later = minutesAfter(bookedAt, 4)
  const { landmark } = patient.home
  if (later <= now) await wishMore(lane, id, patient, later)
  if (later <= now && landmark)
    await lane.give(later, receptionist, noteLandmark, { bookingId: id, landmark })
  return id
}

/** A home visit of an earlier day: only its final state matters. */
export async function seedPastHome(lane: Lane, clinic: Clinic, home: HomeVisit): Promise<void> {
  const id = await bookHome(lane, clinic, home)
  const [phlebotomist = clinic.receptionist] = clinic.phlebotomists
  const isMissed = clinic.chance.of(`home ${home.day} ${home.clock} ${home.patient.phone}`).inHundred(8)
  await lane.act(minutesAfter(startOf(home), 40), phlebotomist, id, isMissed ? missed : seen, {})
}

/** The outcomes of the stops of a round, one after the other. */
const outcomes: readonly StopOutcome[] = [
  'taken',
  'not-at-home',
  'taken',
  'had-eaten',
  'taken',
  'someone-else',
  'refused',
  'could-not-take',
  'taken',
  'wrong-address',
  'taken',
]

const assignedAt = (day: Day) => instantAt(addDays(day, -1), minutesFrom('18:40'))

/** The booked stops of a day, in the order of the round. */
const stopsOf = (lane: Lane, day: Day) =>
  lane.db
    .selectFrom('bookings')
    .select(['id', 'starts_at as startsAt', 'created_at as createdAt', 'paid'])
    .$narrowType<{ startsAt: Date }>()
    .where('kind', '=', 'home-collection')
    .where('state', '=', 'booked')
    .where('starts_at', '>=', instantAt(day, 0))
    .where('starts_at', '<', instantAt(addDays(day, 1), 0))
    .orderBy('starts_at')
    .orderBy('created_at')
    .execute()

type Stop = Awaited<ReturnType<typeof stopsOf>>[number]

/** On the evening before, reception assigns the stops in turn; in the morning those that were booked since. */
async function giveOut(lane: Lane, { phlebotomists, receptionist, now }: Clinic, day: Day) {
  const stops = await stopsOf(lane, day)
  const given: (Stop & { to: Member })[] = []
  for (const [place, stop] of stops.entries()) {
    const to = phlebotomists[place % Math.max(1, phlebotomists.length)]
    const isLate = stop.createdAt > assignedAt(day)
    const at = minutesAfter(isLate ? instantAt(day, minutesFrom('06:20')) : assignedAt(day), place)
    // The last one stays unassigned, for a developer who tries the screen.
    const isLeft = place === stops.length - 1 && stop.startsAt > now
    if (!to || at > now || isLeft) continue
    given.push({ ...stop, to })
    await lane.give(at, receptionist, assignStop, { bookingId: stop.id, staffId: to.id })
  }
  return given
}

/** Starts the shifts; the phlebotomists' phones load the sheets. */
async function startShifts(lane: Lane, { phlebotomists, now }: Clinic, day: Day) {
  const start = instantAt(day, minutesFrom('06:48'))
  if (start > now) return
  for (const { id, actor } of phlebotomists)
    await lane.at(start, async (moment) => {
      await startShift(lane.db, id, day, moment)
      await readRunSheet(lane.db, { ...lane.given(), vault: lane.vault, staffId: id, staff: actor })
    })
}

async function owedBy(lane: Lane, { id, paid }: Stop): Promise<number> {
  const tests = await lane.db
    .selectFrom('booking_lab_tests')
    .select('price')
    .where('booking_id', '=', id)
    .execute()
  return Math.max(0, tests.reduce((sum, { price }) => sum + (price ?? 0), 0) - paid)
}

/** Visits one stop of a round, within its window; false when it is still ahead. */
async function visitHome(
  lane: Lane,
  { now }: Clinic,
  stop: Stop & { to: Member },
  place: number,
): Promise<boolean> {
  const at = minutesAfter(stop.startsAt, 9 + 17 * (place % 3))
  if (minutesAfter(at, 2) > now) return false
  const outcome = outcomes[place % outcomes.length]!
  const rupees = outcome === 'taken' ? await owedBy(lane, stop) : 0
  const noted = {
    key: randomUUID(),
    bookingId: stop.id,
    startsAt: stop.startsAt,
    outcome,
    at,
    payment: rupees === 0 ? ('none' as const) : place % 3 === 2 ? ('upi' as const) : ('cash' as const),
    rupees,
  }
  // The phone sends it after its minute of undo.
  await lane.at(minutesAfter(at, 1), async () => {
    const options = { ...lane.given(), vault: lane.vault, staffId: stop.to.id, staff: stop.to.actor }
    await recordOutcome(lane.db, lane.queue, noted, options)
  })
  return true
}

/**
 * After a failed sample reception calls, and agrees on the next day with the patient. Some of today's calls are still
 * pending.
 */
async function agreeAgain(lane: Lane, { receptionist, now }: Clinic, stop: Stop, place: number) {
  const outcome = outcomes[place % outcomes.length]!
  const at = minutesAfter(stop.startsAt, 100)
  const isLeft = dayOf(stop.startsAt) === dayOf(now) && place % 2 === 1
  if (afterOutcome[outcome] !== 'again' || isLeft || at > now) return
  await lane.act(at, receptionist, stop.id, confirm, {})
  await lane.act(minutesAfter(at, 2), receptionist, stop.id, call, { outcome: 'reached' })
}

/**
 * The patient cancels on the website while the phlebotomist, without a network, takes the sample: reception decides.
 */
async function crossEachOther(lane: Lane, clinic: Clinic, stop: Stop & { to: Member }) {
  const at = minutesAfter(stop.startsAt, 12)
  if (minutesAfter(at, 30) > clinic.now) return
  const { db, queue, vault } = lane
  await lane.at(minutesAfter(stop.startsAt, -8), () =>
    cancelBooking(db, queue, stop.id, { ...lane.given(), vault, by: 'patient' }),
  )
  const noted = {
    key: randomUUID(),
    bookingId: stop.id,
    startsAt: stop.startsAt,
    outcome: 'taken' as const,
    at,
  }
  await lane.at(minutesAfter(at, 30), () =>
    recordOutcome(
      db,
      queue,
      { ...noted, payment: 'cash', rupees: 250 },
      { ...lane.given(), vault, staffId: stop.to.id, staff: stop.to.actor },
    ),
  )
}

/** Hands over the cash since then, and counts it. */
async function handOver(
  lane: Lane,
  { phlebotomists, receptionist, now }: Clinic,
  day: Day,
  { since, clock }: { since: string; clock: string },
) {
  const at = instantAt(day, minutesFrom(clock))
  if (minutesAfter(at, 6) > now) return
  for (const member of phlebotomists) {
    const { cash } = await lane.db
      .selectFrom('round_outcomes')
      .select((row) => row.fn.coalesce(row.fn.sum<string>('rupees'), row.val('0')).as('cash'))
      .where('staff_id', '=', member.id)
      .where('payment', '=', 'cash')
      .where('at', '>=', instantAt(day, minutesFrom(since)))
      .where('at', '<', at)
      .executeTakeFirstOrThrow()
    const entry = { staffId: member.id, day, rupees: Number(cash) }
    if (entry.rupees === 0) continue
    await lane.give(at, member, handOverMoney, entry)
    // One of today's is not counted yet.
    if (day !== dayOf(now) || member === phlebotomists[0])
      await lane.give(minutesAfter(at, 5), receptionist, handOverMoney, entry)
  }
}

/** A whole day of rounds, up to now. */
export async function seedRound(lane: Lane, clinic: Clinic, day: Day): Promise<void> {
  const given = await giveOut(lane, clinic, day)
  await startShifts(lane, clinic, day)
  // One conflict of yesterday is not settled yet.
  const crossed = day < dayOf(clinic.now) ? given.at(1) : undefined
  for (const [place, stop] of given.entries()) {
    if (stop === crossed) await crossEachOther(lane, clinic, stop)
    else if (await visitHome(lane, clinic, stop, place)) await agreeAgain(lane, clinic, stop, place)
  }
  await handOver(lane, clinic, day, { since: '00:00', clock: '12:25' })
  await handOver(lane, clinic, day, { since: '12:25', clock: '18:28' })
  const end = instantAt(day, minutesFrom('18:35'))
  if (end > clinic.now) return
  for (const { id } of clinic.phlebotomists)
    await lane.at(end, (moment) => endShift(lane.db, { key: randomUUID(), staffId: id, day }, moment))
}
