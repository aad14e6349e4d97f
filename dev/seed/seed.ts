import { weeklySessions } from '#clinic/slots.ts'
import { addDays, addMonths, type Day, dayOf, dayParts, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { clearExpired } from '#server/erasure/clear-expired.ts'
import { findHomeTests, findListedTests } from '#server/lab-tests/lab-tests.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { openVault } from '#server/platform/vault.ts'
import { seedCalls, seedClosure, seedOverbooking, seedRequests } from './calls.ts'
import { openChance } from './chance.ts'
import { bookHome, planHomes, roundDays, seedPastHome, seedRound } from './homes.ts'
import { planLabVisits, seedLabVisit } from './lab-visits.ts'
import { type Lane, type Member, openLane } from './lane.ts'
import { seedComplaints, seedEnquiries, seedPrivacyRequest } from './letters.ts'
import { emptyOutbox, openOutbox } from './outbox.ts'
import { seedPastDay } from './past.ts'
import { peopleOf } from './people.ts'
import { DAYS_IN_DETAIL, minutesAfter, planVisits } from './plan-visits.ts'
import { seedPrices } from './prices.ts'
import { type Clinic, inOrder, seedVisit } from './seed-visit.ts'

/** Another number gives another clinic. */
const SEED = 211

/** More lanes are no faster on two cores beside PostgreSQL. */
const LANES = 3
/** The week that the website offers, and some days that only the desk books. */
const DAYS_AHEAD = 12
/** Samples and homes for as many days as the owner sees day by day. */
const LAB_DAYS = 30

type Options = {
  /** The clinic's present: only earlier events are recorded. */
  now: Date
  seed?: number
}

/**
 * Seeds a clinic in the middle of its work: months behind, a full day around the present, the days ahead half taken,
 * and everything that the desk shows in each of its states. The functions of the product do it, each at its own moment.
 * The database must be new, follow dev/clinic-clock.ts, and have its staff. The same number and moment give the same
 * clinic, except for ids and secrets.
 */
export async function seedClinic(
  databaseUrl: string,
  keys: Pick<Env, 'DATA_KEYS' | 'LOOKUP_KEYS'>,
  { now, seed = SEED }: Options,
): Promise<void> {
  const vault = openVault(keys, createContext())
  const outbox = openOutbox()
  const lanes = Array.from({ length: LANES }, () => openLane(databaseUrl, vault, outbox))
  const [first] = lanes as [Lane]
  try {
    const clinic = await describeClinic(first, now, seed)
    await seedPrices(first, clinic)
    await inLanes(lanes, await daysOf(first, clinic))
    for (const day of roundDays(now)) await seedRound(first, clinic, day)
    await seedEnquiries(first, clinic)
    await seedComplaints(first, clinic, (id) => memberOf(clinic, id))
    await seedPrivacyRequest(first, clinic)
    await seedCalls(first, clinic)
    await seedRequests(first, clinic)
    await seedOverbooking(first, clinic)
    await seedClosure(first, clinic)
    await first.at(now, () => clearExpired(first.db, now))
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()))
  }
  await handToWorker(databaseUrl, (services) => emptyOutbox(services, outbox, { now, seed }))
}

/** Uses connections with a running clock, like the worker's. */
async function handToWorker(
  databaseUrl: string,
  work: (services: Parameters<typeof emptyOutbox>[0]) => Promise<unknown>,
) {
  const pool = openPool(databaseUrl, 'seed', createLog('silent'))
  const services = { db: openDatabase(pool), queue: openQueue(pool, createContext()) }
  try {
    await work(services)
  } finally {
    await services.queue.close()
    await services.db.destroy()
  }
}

const memberOf = (clinic: Clinic, id: string | null): Member =>
  clinic.memberOf(facts.doctors.find((doctor) => doctor.id === id) ?? facts.doctors[0])

async function describeClinic({ db }: Lane, now: Date, seed: number): Promise<Clinic> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'doctor_id'])
    .orderBy('email')
    .execute()
  const staff = rows.map(({ id, name, role, doctor_id: doctor }): Member => {
    const actor = { role: 'clinic' as const, name, account: { id, role } }
    return { id, role, doctor, actor }
  })
  const someone = (role: Member['role']) => {
    const found = staff.find((member) => member.role === role)
    if (!found) throw new Error(`The seed needs somebody at the desk: there is no ${role}.`)
    return found
  }
  const chance = openChance(seed)
  return {
    now,
    deskNow: lastOpen(now),
    chance,
    people: peopleOf(chance),
    receptionist: someone('receptionist'),
    phlebotomists: staff.filter(({ role }) => role === 'phlebotomist'),
    owner: someone('owner'),
    memberOf: ({ id }) => staff.find(({ doctor }) => doctor === id) ?? someone('receptionist'),
  }
}

/** The moment itself while the clinic is open, else the last minute in which it was. */
function lastOpen(now: Date): Date {
  for (let day = dayOf(now); ; day = addDays(day, -1))
    for (const { opens, closes } of weeklySessions(facts.sessions, day).toReversed()) {
      if (instantAt(day, minutesFrom(opens)) > now) continue
      const last = minutesAfter(instantAt(day, minutesFrom(closes)), -1)
      return last < now ? last : now
    }
}

/** The first day of the owner's plots (server/desk/owner/count-clinic.ts): of the last quarter, or week. */
function firstDay(now: Date): Day {
  const today = dayOf(now)
  const { month, date } = dayParts(today)
  const quarter = addMonths(addDays(today, 1 - date), -((month - 1) % 3) - 3)
  const weeks = addDays(today, -FULL_DAYS)
  return quarter < weeks ? quarter : weeks
}

/** The latest weeks, in which each day has as many visits as usual. */
const FULL_DAYS = 13 * 7
/** The percentage of taken times in earlier weeks, of which the owner sees only the hours of the last quarter. */
const THIN_PERCENT = 38
/** Percentages by weekday, Saturdays the most. */
const percents = [68, 82, 74, 76, 72, 78, 96]

function fullness(day: Day, today: Day): number {
  if (day === today) return 100
  return day < addDays(today, -FULL_DAYS) ? THIN_PERCENT : percents[dayParts(day).weekday]!
}

type Task = (lane: Lane) => Promise<unknown>

/** One task for each day, which seeds that day in the order of events. */
async function daysOf({ db }: Lane, clinic: Clinic): Promise<Task[]> {
  const today = dayOf(clinic.now)
  const [tests, homeTests] = await Promise.all([findListedTests(db), findHomeTests(db)])
  const tasks: Task[] = []
  for (let day = firstDay(clinic.now); day <= addDays(today, DAYS_AHEAD); day = addDays(day, 1)) {
    const visits = facts.doctors
      .flatMap((doctor) => planVisits(clinic, doctor, day, fullness(day, today)))
      .toSorted(inOrder)
    const isRecent = day > addDays(today, -LAB_DAYS)
    const labVisits = isRecent ? planLabVisits(clinic, tests, day) : []
    const homes = isRecent ? planHomes(clinic, homeTests, day) : []
    tasks.push(async (lane) => {
      if (day < addDays(today, -DAYS_IN_DETAIL)) await seedPastDay(lane, clinic, visits)
      else for (const visit of visits) await seedVisit(lane, clinic, visit)
      for (const visit of labVisits) await seedLabVisit(lane, clinic, visit)
      for (const home of homes)
        await (day < roundDays(clinic.now)[0]!
          ? seedPastHome(lane, clinic, home)
          : bookHome(lane, clinic, home))
    })
  }
  return tasks
}

/** The next free lane runs the next task. */
async function inLanes(lanes: readonly Lane[], tasks: readonly Task[]) {
  const waiting = [...tasks]
  await Promise.all(
    lanes.map(async (lane) => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await task(lane)
    }),
  )
}
