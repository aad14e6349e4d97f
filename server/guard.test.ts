import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { openPool } from './db.ts'
import { createGuard, type Guard, type GuardLimits } from './guard.ts'
import { createLog } from './log.ts'

const secret = 'a secret of more than thirty-two characters'
const limits: GuardLimits = {
  perAddressPerMinute: 3,
  perPhonePerHour: 2,
  busyAfter: 2,
  formsPerHour: 100,
  surge: { open: 2, proven: 4 },
}
const log = createLog('silent')

let database: TestDatabase
let pools: ReturnType<typeof openPool>[]
const newGuard = (changes: Partial<GuardLimits> = {}, url = database.url): Guard => {
  const pool = openPool(url, 'guard', log)
  pools.push(pool)
  return createGuard(pool, secret, { ...limits, ...changes }, log)
}

beforeAll(async () => {
  pools = []
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits' as never).execute()
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await database.drop()
})

let count = 0
/** Every visitor comes from an address of her own, unless the test says otherwise. */
const visitor = (changes: Partial<Parameters<Guard['admit']>[0]> = {}) => ({
  address: `198.51.100.${count++}`,
  takesPlace: true,
  isHasty: false,
  hasWorked: false,
  canWork: true,
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
  for (let tries = 0; tries < 3; tries++) expect(await guard.refuse({ address: '192.0.2.1' })).toBeNull()
  expect(await guard.refuse({ address: '192.0.2.1' })).toBe(1)
  expect(await guard.refuse({ address: '192.0.2.2' })).toBeNull()
})

test('one phone number is asked to wait up to an hour, from however many addresses it is sent', async () => {
  const guard = newGuard()
  for (let tries = 0; tries < 2; tries++) expect(await guard.refuse({ phone: '+916000000001' })).toBeNull()
  const minutes = await guard.refuse({ phone: '+916000000001' })
  expect(minutes).toBeGreaterThan(58)
  expect(minutes).toBeLessThanOrEqual(60)
  expect(await guard.refuse({ phone: '+916000000002' })).toBeNull()
})

test('neither addresses nor phone numbers can be read in the counts', async () => {
  const guard = newGuard()
  await guard.refuse({ address: '192.0.2.77' })
  await guard.refuse({ phone: '+916000000077' })
  await guard.admit(visitor({ address: '192.0.2.77' }))
  const rows = await database.db
    .selectFrom('rate_limits' as never)
    .selectAll()
    .execute()
  expect(rows.length).toBeGreaterThan(2)
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|6000000077/)
})

test('browsers of a busy address are asked for work, those of another are not', async () => {
  const guard = newGuard({ surge: { open: 50, proven: 100 } })
  const busy = () => visitor({ address: '192.0.2.9' })
  expect(await admissions(guard, times(3, busy))).toEqual(['hold', 'hold', 'ask-for-work'])
  expect((await guard.admit(visitor({ address: '192.0.2.9', hasWorked: true }))).admission).toBe('hold')
  expect((await guard.admit(visitor())).admission).toBe('hold')
})

test('a form that came faster than a person types is asked for work', async () => {
  const guard = newGuard()
  expect((await guard.admit(visitor({ isHasty: true }))).admission).toBe('ask-for-work')
  expect((await guard.admit(visitor({ isHasty: true, canWork: false }))).admission).toBe('confirm-by-phone')
})

test('when forms of any kind come from everywhere at once, browsers are asked for work', async () => {
  const guard = newGuard({ formsPerHour: 3, surge: { open: 50, proven: 100 } })
  const messages = times(3, () => visitor({ takesPlace: false }))
  expect(await admissions(guard, [...messages, visitor()])).toEqual(['hold', 'hold', 'hold', 'ask-for-work'])
})

test('two places go to anyone, two more to those who worked, and then the clinic calls', async () => {
  const guard = newGuard()
  expect(await admissions(guard, times(3, visitor))).toEqual(['hold', 'hold', 'ask-for-work'])
  const workers = times(3, () => visitor({ hasWorked: true }))
  expect(await admissions(guard, workers)).toEqual(['hold', 'hold', 'confirm-by-phone'])
  expect((await guard.admit(visitor())).admission).toBe('confirm-by-phone')
})

test('a message or a wish takes no place away, however many there are', async () => {
  const guard = newGuard()
  const messages = times(8, () => visitor({ takesPlace: false }))
  expect(await admissions(guard, messages)).toEqual(Array(8).fill('hold'))
  expect((await guard.admit(visitor())).admission).toBe('hold')
})

test('a place that was not taken after all goes to the next one', async () => {
  const guard = newGuard()
  await guard.admit(visitor())
  const { admission, giveBack } = await guard.admit(visitor())
  expect(admission).toBe('hold')
  await giveBack()
  expect(await admissions(guard, times(2, visitor))).toEqual(['hold', 'ask-for-work'])
})

test('whoever was only asked for work, or is to be called, has used up no place', async () => {
  const guard = newGuard()
  await admissions(guard, times(2, visitor))
  for (const canWork of [true, false]) {
    const { giveBack } = await guard.admit(visitor({ canWork }))
    // Nothing was taken: there is nothing to give back, and nothing may be gained by it.
    await giveBack()
  }
  const workers = times(3, () => visitor({ hasWorked: true }))
  expect(await admissions(guard, workers)).toEqual(['hold', 'hold', 'confirm-by-phone'])
})

test('the clinic is told of a surge once an hour', async () => {
  const guard = newGuard()
  const told: boolean[] = []
  for (const each of times(6, () => visitor({ canWork: false })))
    told.push((await guard.admit(each)).tellOfSurge)
  expect(told).toEqual([false, false, true, false, false, false])
})

test('a surge of which the clinic could not be told is told of with the next request', async () => {
  const guard = newGuard()
  await admissions(guard, times(2, visitor))
  const first = await guard.admit(visitor({ canWork: false }))
  expect(first.tellOfSurge).toBe(true)
  await first.giveBack()
  expect((await guard.admit(visitor({ canWork: false }))).tellOfSurge).toBe(true)
  expect((await guard.admit(visitor({ canWork: false }))).tellOfSurge).toBe(false)
})

test('one hasty form in a calm hour is no surge', async () => {
  const guard = newGuard()
  const { admission, tellOfSurge } = await guard.admit(visitor({ isHasty: true, canWork: false }))
  expect([admission, tellOfSurge]).toEqual(['confirm-by-phone', false])
})

test('two processes of the site share every count', async () => {
  const [one, two] = [newGuard(), newGuard()]
  for (const guard of [one, two, one]) expect(await guard.refuse({ address: '192.0.2.3' })).toBeNull()
  expect(await two.refuse({ address: '192.0.2.3' })).toBe(1)
  for (const guard of [one, two]) expect(await guard.refuse({ phone: '+916000000003' })).toBeNull()
  expect(await one.refuse({ phone: '+916000000003' })).not.toBeNull()

  const decided = await Promise.all(
    times(40, () => visitor({ canWork: false })).map((each, n) => (n % 2 ? one : two).admit(each)),
  )
  expect(decided.filter(({ admission }) => admission === 'hold')).toHaveLength(2)
  expect(decided.filter(({ tellOfSurge }) => tellOfSurge)).toHaveLength(1)
})

test('when nothing can be counted people pass: the booking itself will tell the truth', async () => {
  const guard = newGuard({}, 'postgres://postgres@127.0.0.1:1/nowhere')
  expect(await guard.refuse({ address: '192.0.2.4' })).toBeNull()
  expect((await guard.admit(visitor())).admission).toBe('hold')
})
