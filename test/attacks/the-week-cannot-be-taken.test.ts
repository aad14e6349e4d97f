import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bookingDays, FIRST_DOCTOR } from '#clinic/slots.ts'
import { facts } from '#content/facts.ts'
import { developmentEnv } from '#dev/env.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { countHeldAhead, findHeldTimes } from '#server/bookings/bookings.ts'
import { createAheadLimits } from '#server/limits/ahead-limits.ts'
import { createGuard, type Guard, guardLimits } from '#server/limits/guard.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { limitSettings, readEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultOptions } from '../booking-options.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { appointmentRequest } from '../requests.ts'
import { atSize } from './clinic.ts'

/** The guard, the booking and the database are real; only the clock is simulated. */
const HOURS = atSize(48, 7 * 24)
const BOT_PER_HOUR = atSize(8, 12)
const HONEST = 50
const TIMES_A_WEEK = 133

const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const env = readEnv(limitSettings, {})

let database: TestDatabase
let guard: Guard
let pool: ReturnType<typeof openPool>
let ahead: ReturnType<typeof createAheadLimits>
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  vi.setSystemTime('2026-11-16T00:10:00+05:30')
  database = await createTestDatabase()
  pool = openPool(database.url, 'week', createLog('silent'))
  const db = openDatabase(pool)
  ahead = createAheadLimits(db, [schedule], facts.collectionsPerWindow, {
    unproven: env.MAX_UNPROVEN_AHEAD_PERCENT,
    all: env.MAX_HELD_AHEAD_PERCENT,
  })
  guard = createGuard(
    pool,
    developmentEnv.FORM_SECRET,
    guardLimits(env),
    { limit: ahead, held: (kind, now) => countHeldAhead(db, kind, now) },
    createLog('silent'),
  )
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

type Who = { source: string; network: string; canSolveChallenge: boolean }

const offered = async (now: Date) => {
  const booked = await findHeldTimes(database.db, FIRST_DOCTOR, {
    from: now,
    until: new Date(now.getTime() + 8 * 86_400_000),
  })
  return bookingDays({ ...schedule, closures: [] }, booked, now)
    .flatMap(({ slots }) => slots)
    .filter((slot) => !slot.booked)
    .map(({ startsAt }) => startsAt)
}

/**
 * Submits a form as the site does: solves a challenge if it can, and is stored either way. A patient who would
 * have to be called too late is offered other times, and takes the next one.
 */
async function submit(who: Who, pick: number): Promise<{ id: string; state: string } | null> {
  const free = await offered(new Date())
  for (const dateTime of free.slice(Math.floor(pick * free.length))) {
    const outcome = await submitFor(who, dateTime)
    if (outcome.ok) return { id: outcome.booked.id, state: outcome.booked.state }
    if (outcome.reason !== 'slot-too-soon') return null
  }
  return null
}

async function submitFor({ source, network, canSolveChallenge }: Who, dateTime: Date) {
  const now = new Date()
  const ask = (hasSolvedChallenge: boolean) =>
    guard.admit({
      source,
      network,
      place: 'appointment',
      isTooFast: false,
      hasSolvedChallenge,
      canSolveChallenge,
      now,
    })
  let admitted = await ask(false)
  if (admitted.admission === 'challenge') admitted = await ask(true)
  if (admitted.admission === 'challenge') throw new Error('asked twice')
  const request = appointmentRequest(dateTime, { email: null })
  const outcome = await bookAppointment(database.db, database.queue, request, {
    ...defaultOptions('appointment'),
    admission: admitted.admission,
    trust: admitted.trust,
    ahead: await ahead('appointment', now),
    schedule,
    now,
  })
  if (!outcome.ok) await admitted.release()
  return outcome
}

const networkOf = (source: string) => source.replace(/\.\d+$/, '.0/24')
const bots: Record<string, (n: number) => string> = {
  'one source': () => '198.51.100.7',
  '1,000 sources': (n) => `${20 + ((n >> 8) % 4)}.${n % 250}.${(n % 1000) >> 2}.9`,
}

test.each([
  { name: 'one source', canSolveChallenge: false, share: 0.1 },
  { name: '1,000 sources', canSolveChallenge: false, share: 0.1 },
  { name: 'one source', canSolveChallenge: true, share: 0.25 },
  { name: '1,000 sources', canSolveChallenge: true, share: 0.25 },
])('a bot with $name (solves challenges: $canSolveChallenge) holds little of a week, and every patient gets a time or a call', async ({
  name,
  canSolveChallenge,
  share,
}) => {
  const start = Date.now()
  const botIds = new Set<string>()
  const honest = { booked: 0, 'to-confirm': 0 }
  let [most, tries, honestTries] = [0, 0, 0]
  for (let hour = 0; hour < HOURS; hour++) {
    vi.setSystemTime(start + hour * 3_600_000)
    for (let n = 0; n < BOT_PER_HOUR; n++) {
      const source = bots[name]!(tries++)
      const stored = await submit(
        { source, network: networkOf(source), canSolveChallenge },
        (tries * 0.6180339) % 1,
      )
      if (stored) botIds.add(stored.id)
    }
    // Patients book by day, ten behind each carrier address, with and without script.
    const due = Math.floor(((hour + 1) / HOURS) * HONEST)
    for (; honestTries < due; honestTries++) {
      const source = `100.64.${honestTries % 5}.1`
      const stored = await submit(
        { source, network: networkOf(source), canSolveChallenge: honestTries % 4 !== 0 },
        (honestTries * 0.381966) % 1,
      )
      expect(stored, 'a patient was sent away').not.toBeNull()
      honest[stored!.state as keyof typeof honest]++
    }
    const held = await database.db
      .selectFrom('bookings')
      .select('id')
      .where('seat', 'is not', null)
      .where('state', '=', 'booked')
      .where('starts_at', '>', new Date())
      .execute()
    most = Math.max(most, held.filter(({ id }) => botIds.has(id)).length)
  }
  console.log(
    `${name}, ${canSolveChallenge ? 'with' : 'without'} proof, ${HOURS} h, ${tries} forms: at most ${most} of ${TIMES_A_WEEK} times at once`,
    `(${((most / TIMES_A_WEEK) * 100).toFixed(1)} %); ${HONEST} patients: ${honest.booked} booked, ${honest['to-confirm']} called`,
  )
  expect(most).toBeGreaterThan(0)
  expect(most / TIMES_A_WEEK).toBeLessThanOrEqual(share)
  expect(honest.booked + honest['to-confirm']).toBe(HONEST)
}, 1_200_000)
