import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { withDatabase } from '#test/with-database.ts'
import { openPool } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import type { AheadCounts } from './admission.ts'
import { createGuard, type Guard, type guardLimits } from './guard.ts'

type GuardLimits = ReturnType<typeof guardLimits>

const secret = 'a secret of more than thirty-two characters'
const limits: GuardLimits = {
  perSourcePerMinute: 3,
  challengeAfterPerSource: 2,
  challengeAfterPerHour: 100,
  heldPerHour: 4,
  heldPerDay: 100,
  unprovenPerNetworkPerDay: 100,
}
/** No places are held ahead, unless the test says so. */
const noneAhead: AheadCounts = {
  held: async () => ({ all: 0, unproven: 0 }),
  limit: async () => ({ all: 100, unproven: 100 }),
}
const log = createLog('silent')

const database = withDatabase()
let pools: ReturnType<typeof openPool>[]
const newGuard = (changes: Partial<GuardLimits> = {}, url = database.url, ahead = noneAhead): Guard => {
  const pool = openPool(url, 'guard', log)
  pools.push(pool)
  return createGuard(pool, secret, { ...limits, ...changes }, ahead, log)
}

beforeAll(async () => {
  pools = []
})
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits' as never).execute()
})
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
})

let count = 0
/** Every visitor comes from a different network, unless the test says otherwise. */
const visitor = (changes: Partial<Parameters<Guard['admit']>[0]> = {}) => ({
  source: `198.51.${count}.7`,
  network: `198.51.${count++}.0/24`,
  place: 'appointment' as const,
  now: new Date(),
  isTooFast: false,
  hasSolvedChallenge: false,
  canSolveChallenge: true,
  ...changes,
})
const admissions = async (guard: Guard, visitors: Parameters<Guard['admit']>[0][]) => {
  const decided: string[] = []
  for (const each of visitors) decided.push((await guard.admit(each)).admission)
  return decided
}
const times = <T>(length: number, make: () => T) => Array.from({ length }, make)

test('one address is asked to wait after its share of the minute, others are not', async () => {
  const guard = newGuard()
  for (let tries = 0; tries < 3; tries++) expect(await guard.refuse('192.0.2.1')).toBeNull()
  expect(await guard.refuse('192.0.2.1')).toBe(1)
  expect(await guard.refuse('192.0.2.2')).toBeNull()
})

test('neither addresses, numbers nor references can be read in the counts', async () => {
  const guard = newGuard()
  await guard.refuse('192.0.2.77')
  await guard.tryCode({ source: '192.0.2.77', reference: 'KW-7777-77', phone: '+916000000077' })
  await guard.tryCode({ source: '192.0.2.77', reference: 'KW-7777-77', phone: null })
  await guard.admit(visitor({ source: '192.0.2.77', network: '192.0.2.0/24' }))
  const rows = await database.db
    .selectFrom('rate_limits' as never)
    .selectAll()
    .execute()
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|6000000077|KW-7777/)
})

test('browsers of a busy address get a challenge, those of another do not', async () => {
  const guard = newGuard({ heldPerHour: 100 })
  const busy = () => visitor({ source: '192.0.2.9' })
  expect(await admissions(guard, times(3, busy))).toEqual(['hold', 'hold', 'challenge'])
  expect((await guard.admit(visitor({ source: '192.0.2.9', hasSolvedChallenge: true }))).admission).toBe(
    'hold',
  )
  expect((await guard.admit(visitor())).admission).toBe('hold')
})

test('a form submitted faster than a person types gets a challenge', async () => {
  const guard = newGuard()
  expect((await guard.admit(visitor({ isTooFast: true }))).admission).toBe('challenge')
  expect((await guard.admit(visitor({ isTooFast: true, canSolveChallenge: false }))).admission).toBe(
    'confirm-by-phone',
  )
})

test('when forms of any kind come from everywhere at once, browsers get a challenge', async () => {
  const guard = newGuard({ challengeAfterPerHour: 3, heldPerHour: 100 })
  const messages = times(3, () => visitor({ place: null }))
  expect(await admissions(guard, [...messages, visitor()])).toEqual(['hold', 'hold', 'hold', 'challenge'])
})

test('two places go to anyone, two more to those who solved a challenge, and then the clinic calls', async () => {
  const guard = newGuard()
  expect(await admissions(guard, times(3, visitor))).toEqual(['hold', 'hold', 'challenge'])
  const proven = times(3, () => visitor({ hasSolvedChallenge: true }))
  expect(await admissions(guard, proven)).toEqual(['hold', 'hold', 'confirm-by-phone'])
  expect((await guard.admit(visitor({ canSolveChallenge: false }))).admission).toBe('confirm-by-phone')
})

test('an enquiry or a lab test booking takes no place, however many there are', async () => {
  const guard = newGuard()
  const messages = times(8, () => visitor({ place: null }))
  expect(await admissions(guard, messages)).toEqual(Array(8).fill('hold'))
  expect((await guard.admit(visitor())).admission).toBe('hold')
})

test('a place that was not taken after all goes to the next one', async () => {
  const guard = newGuard()
  await guard.admit(visitor())
  const { admission, release } = await guard.admit(visitor())
  expect(admission).toBe('hold')
  await release()
  expect(await admissions(guard, times(2, visitor))).toEqual(['hold', 'challenge'])
})

test('a visitor who only got a challenge, or is to be called, has used up no place', async () => {
  const guard = newGuard()
  await admissions(guard, times(2, visitor))
  for (const canSolveChallenge of [true, false]) {
    const { release } = await guard.admit(visitor({ canSolveChallenge }))
    // No place was taken: releasing must not free one.
    await release()
  }
  const proven = times(3, () => visitor({ hasSolvedChallenge: true }))
  expect(await admissions(guard, proven)).toEqual(['hold', 'hold', 'confirm-by-phone'])
})

test('places are counted by day and by network as well, and each of them alone can be used up', async () => {
  const byDay = newGuard({ heldPerHour: 100, heldPerDay: 4 })
  expect(await admissions(byDay, times(3, visitor))).toEqual(['hold', 'hold', 'challenge'])
  await database.db.deleteFrom('rate_limits' as never).execute()
  const byNetwork = newGuard({ heldPerHour: 100, unprovenPerNetworkPerDay: 4 })
  const neighbour = () => visitor({ network: '203.0.113.0/24' })
  expect(await admissions(byNetwork, times(3, neighbour))).toEqual(['hold', 'hold', 'challenge'])
  expect((await byNetwork.admit(visitor())).admission).toBe('hold')
})

test('a patient of a shared network is booked after a solved challenge, and called without script', async () => {
  const guard = newGuard({ heldPerHour: 1000, heldPerDay: 1000, unprovenPerNetworkPerDay: 4 })
  const neighbour = (changes: Parameters<typeof visitor>[0] = {}) =>
    visitor({ network: '203.0.113.0/24', ...changes })
  const proven = () => neighbour({ hasSolvedChallenge: true })
  expect(await admissions(guard, times(20, proven))).toEqual(Array(20).fill('hold'))
  // The proven ones have used up nothing that the others need.
  expect(await admissions(guard, times(3, neighbour))).toEqual(['hold', 'hold', 'challenge'])
  const scriptless = await guard.admit(neighbour({ canSolveChallenge: false }))
  expect(scriptless).toMatchObject({ admission: 'confirm-by-phone', limitedBy: 'network' })
  expect(await admissions(guard, times(20, proven))).toEqual(Array(20).fill('hold'))
})

test('places held in the days ahead count, however long ago they were booked', async () => {
  const guard = newGuard({}, database.url, {
    held: async () => ({ all: 13, unproven: 13 }),
    limit: async () => ({ all: 33, unproven: 13 }),
  })
  expect((await guard.admit(visitor())).admission).toBe('challenge')
  expect((await guard.admit(visitor({ hasSolvedChallenge: true }))).admission).toBe('hold')
  const scriptless = await guard.admit(visitor({ canSolveChallenge: false }))
  expect(scriptless).toMatchObject({ admission: 'confirm-by-phone', trust: 'suspect', limitedBy: 'week' })
})

const codes = async (guard: Guard, attempts: Parameters<Guard['tryCode']>[0][]) => {
  const kinds: string[] = []
  for (const attempt of attempts) kinds.push((await guard.tryCode(attempt)).kind)
  return kinds
}
const attempt = (changes: Partial<Parameters<Guard['tryCode']>[0]> = {}) => ({
  source: `198.51.${count++}.9`,
  reference: 'KW-2222-22',
  phone: null,
  ...changes,
})

test('after five wrong PINs the phone number of the booking is required, and strangers cannot use that up', async () => {
  const guard = newGuard()
  expect(await codes(guard, times(7, attempt))).toEqual([
    ...Array(5).fill('look'),
    'phone-needed',
    'phone-needed',
  ])
  for (const phone of ['+916000000001', '+916000000002', '+916000000003'])
    expect(
      await codes(
        guard,
        times(5, () => attempt({ phone })),
      ),
    ).toEqual(Array(5).fill('look'))
  expect((await guard.tryCode(attempt({ phone: '+916000000004' }))).kind).toBe('look')
  expect((await guard.tryCode(attempt({ phone: '+916000000001' }))).kind).toBe('wait')
})

test('a PIN that was not checked counts nowhere: the weekly limit is not used up by what the hourly one refused', async () => {
  const guard = newGuard()
  await codes(guard, times(40, attempt))
  const { rows } = await sql<{ key: string; points: number }>`select key, points from rate_limits`.execute(
    database.db,
  )
  const week = rows.filter(({ key }) => key.startsWith('codes-week:'))
  expect(week.map(({ points }) => points)).toEqual([5])
  const sources = rows.filter(({ key, points }) => key.startsWith('codes-from:') && points > 0)
  expect(sources).toHaveLength(5)
})

test('a source that tries many references must give the phone number, and is not locked out', async () => {
  const guard = newGuard()
  const tries = Array.from({ length: 22 }, (_, n) =>
    attempt({ source: '203.0.113.5', reference: `KW-3333-${n}` }),
  )
  expect((await codes(guard, tries)).slice(19)).toEqual(['look', 'phone-needed', 'phone-needed'])
  const own = attempt({ source: '203.0.113.5', reference: 'KW-4444-44', phone: '+916000000009' })
  expect((await guard.tryCode(own)).kind).toBe('look')
})

test('the right PIN resets every counter', async () => {
  const guard = newGuard()
  for (let n = 0; n < 12; n++) {
    const tried = await guard.tryCode(attempt({ source: '203.0.113.6', reference: 'KW-5555-55' }))
    expect(tried.kind).toBe('look')
    if (tried.kind === 'look') await tried.succeeded()
  }
})

test('an opened booking can be changed and looked at as often as a person does, not as a bot does', async () => {
  const guard = newGuard({ perSourcePerMinute: 1000 })
  const change = () => guard.refuseChange({ source: `198.51.${count++}.3`, bookingId: 'one' })
  for (let n = 0; n < 20; n++) expect(await change()).toBeNull()
  expect(await change()).toBeGreaterThan(50)
  for (let n = 0; n < 30; n++) expect(await guard.refuseLook('one')).toBeNull()
  expect(await guard.refuseLook('one')).toBe(1)
  expect(await guard.refuseLook('two')).toBeNull()
})

test('changes count against the limit of a source, together with its forms', async () => {
  const guard = newGuard({ perSourcePerMinute: 3 })
  const change = () => guard.refuseChange({ source: '198.51.100.77', bookingId: `another ${count++}` })
  expect(await guard.refuse('198.51.100.77')).toBeNull()
  expect([await change(), await change()]).toEqual([null, null])
  expect(await change()).toBe(1)
  expect(await guard.refuse('198.51.100.77')).toBe(1)
})

test('a ticket is valid once', async () => {
  const guard = newGuard()
  const uses = await Promise.all(times(20, () => guard.isFirstUse('ticket')))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('two processes of the site share every count', async () => {
  const [one, two] = [newGuard(), newGuard()]
  for (const guard of [one, two, one]) expect(await guard.refuse('192.0.2.3')).toBeNull()
  expect(await two.refuse('192.0.2.3')).toBe(1)

  const decided = await Promise.all(
    times(40, () => visitor({ canSolveChallenge: false })).map((each, n) => (n % 2 ? one : two).admit(each)),
  )
  expect(decided.filter(({ admission }) => admission === 'hold')).toHaveLength(2)
})

test('when nothing can be counted forms fail open: the booking itself needs the database anyway', async () => {
  const guard = newGuard({}, 'postgres://postgres@127.0.0.1:1/nowhere')
  expect(await guard.refuse('192.0.2.4')).toBeNull()
  expect((await guard.admit(visitor())).admission).toBe('hold')
})
