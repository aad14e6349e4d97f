import { afterEach, beforeEach, expect, test } from 'vitest'
import { toConfirm } from '#content/forms.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { type RunningSite, startSite } from '../processes.ts'
import {
  agedToken,
  byCall,
  byForm,
  byWorkingCall,
  guardedSite,
  inCrowd,
  offeredNow,
  productionDefaults,
  type Told,
  WEEK,
} from './robot.ts'

const ROBOTS = 1000
/** Each solves a sum of a quarter of a second. */
const WORKING_ROBOTS = 60
const { MAX_HELD_PER_HOUR } = productionDefaults

let database: TestDatabase
let site: RunningSite
beforeEach(async () => {
  database = await createTestDatabase()
  site = await startSite({ DATABASE_URL: database.url, ...guardedSite })
})
afterEach(async () => {
  await site?.kill()
  await database?.drop()
})

const rows = () =>
  database.db.selectFrom('bookings').select(['id', 'reference', 'state', 'seat', 'starts_at']).execute()
const surgeMessages = async () =>
  (
    await database.db
      .selectFrom('messages')
      .select('id')
      .where('template', '=', 'desk-places-limited')
      .execute()
  ).length
const freeTimes = async () => {
  const { data } = await (await fetch(`${site.url}/api/appointment/all`)).json()
  const taken = new Set(data.map(({ dateTime }: { dateTime: string }) => dateTime))
  return offeredNow().filter((time) => !taken.has(time))
}

/** Nobody was told anything but the truth: whoever hears "booked" has a place, whoever has none hears so. */
async function expectTruth(told: Told[]) {
  const stored = await rows()
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const { status, state, message, bookingId, reference } of told) {
    expect([201, 202, 303, 409, 428, 429]).toContain(status)
    if (status >= 400) continue
    const row = byId.get(bookingId!)
    if (status === 303) {
      expect(row).toBeDefined()
      continue
    }
    expect(row).toMatchObject({ reference, state, seat: status === 201 ? 1 : null })
    expect(row?.state).toBe(status === 201 ? 'booked' : 'to-confirm')
    expect(message === toConfirm.title.en).toBe(status === 202)
  }
  for (const row of stored) expect(row.seat === null).toBe(row.state === 'to-confirm')
  // Every row was told to somebody.
  expect(told.filter(({ bookingId }) => bookingId)).toHaveLength(stored.length)
}

async function expectThanksToSay(location: string, state: string) {
  const page = await (await fetch(site.url + location)).text()
  expect(page.includes(toConfirm.title.en)).toBe(state === 'to-confirm')
}

async function report(who: string, told: Told[]) {
  const stored = await rows()
  const taken = stored.filter(({ seat }) => seat !== null).length
  const statuses = Object.fromEntries(
    [...Map.groupBy(told, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
  console.log(
    `${who}: ${taken} of ${WEEK} times taken (${Math.round((taken / WEEK) * 100)} %),`,
    `${stored.length - taken} to confirm by phone, answers ${JSON.stringify(statuses)}`,
  )
  return taken
}

test('a robot that does no work gets a tenth of the week; a patient with a browser still gets a time', async () => {
  const times = offeredNow()
  const told = await inCrowd(
    Array.from({ length: ROBOTS }, (_, n) => n),
    async (n): Promise<Told & { location?: string | null }> => {
      const time = times[n % times.length]!
      if (n % 2) return byForm(site.url, time)
      // One in four promises to work and never does.
      return byCall(site.url, time, n % 8 ? {} : { answers: { canSolveChallenge: 'yes' } })
    },
  )
  const taken = await report(`${ROBOTS} robots without work`, told)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(MAX_HELD_PER_HOUR / 2)
  expect(taken / WEEK).toBeLessThan(0.1)
  await expectTruth(told)
  expect(await surgeMessages()).toBe(1)

  const states = new Map((await rows()).map(({ id, state }) => [id, state]))
  const redirected = told.filter(({ location }) => location)
  const kinds = Map.groupBy(redirected, ({ bookingId }) => states.get(bookingId!)!)
  for (const [state, all] of kinds)
    for (const { location } of all.slice(0, 3)) await expectThanksToSay(location!, state)

  const [time, other] = await freeTimes()
  const patient = await byWorkingCall(site.url, time!)
  expect(patient).toMatchObject({ status: 201, state: 'booked', hasSolvedChallenge: true })
  const scriptless = await byForm(site.url, other!)
  expect(scriptless.status).toBe(303)
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  await expectTruth([...told, patient, scriptless])
  expect(await surgeMessages()).toBe(1)
})

test('a robot that does all the work gets a fifth of the week; then everyone is called, and nobody is lost', async () => {
  const times = offeredNow()
  const began = performance.now()
  const told = await inCrowd(
    Array.from({ length: WORKING_ROBOTS }, (_, n) => n),
    (n) => byWorkingCall(site.url, times[n % times.length]!),
  )
  const sums = told.filter(({ hasSolvedChallenge }) => hasSolvedChallenge).length
  const taken = await report(`${WORKING_ROBOTS} robots that worked`, told)
  console.log(`${sums} sums were solved, in ${Math.round(performance.now() - began)} ms`)
  expect(taken).toBeGreaterThan(MAX_HELD_PER_HOUR / 2)
  expect(taken).toBeLessThanOrEqual(MAX_HELD_PER_HOUR)
  expect(taken / WEEK).toBeLessThan(0.2)
  await expectTruth(told)
  expect(await surgeMessages()).toBe(1)

  const [time, other] = await freeTimes()
  const patient = await byWorkingCall(site.url, time!)
  expect(patient).toMatchObject({ status: 202, state: 'to-confirm', message: toConfirm.title.en })
  const scriptless = await byForm(site.url, other!)
  expect(scriptless.status).toBe(303)
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  await expectTruth([...told, patient, scriptless])
})

test('whoever fills in the field that nobody sees is refused, and nothing is kept', async () => {
  const [time] = offeredNow()
  const answers = { website: 'https://robot.example' }
  expect((await byCall(site.url, time!, { answers })).status).toBe(422)
  expect((await byForm(site.url, time!, { answers })).status).toBe(422)
  expect(await rows()).toEqual([])
  expect((await byForm(site.url, time!, { answers: { website: '' } })).status).toBe(303)
})

test('a form that is sent the moment it was served is asked for work, or kept to be called', async () => {
  const [one, two, three] = offeredNow()
  const asked = await byCall(site.url, one!, { key: agedToken(0), answers: { canSolveChallenge: 'yes' } })
  expect(asked.status).toBe(428)
  expect(asked.challenge).toBeDefined()
  expect(await rows()).toEqual([])
  const worked = await byWorkingCall(site.url, one!, { key: agedToken(0) })
  expect(worked).toMatchObject({ status: 201, hasSolvedChallenge: true })
  const scriptless = await byForm(site.url, two!, { key: agedToken(0) })
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  const unhurried = await byForm(site.url, three!, { key: agedToken(4) })
  await expectThanksToSay(unhurried.location!, 'booked')
})
