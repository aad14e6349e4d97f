import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmation } from '#content/confirmation.ts'
import { toConfirm } from '#content/forms.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { type RunningSite, startSite } from '../processes.ts'
import {
  agedToken,
  guardedSite,
  inParallel,
  offeredNow,
  productionDefaults,
  type SubmitResult,
  submitByApi,
  submitByForm,
  submitWithChallenge,
  WEEK,
} from './bot.ts'

const BOTS = 1000
/** Each solves a challenge of a quarter of a second. */
const SOLVING_BOTS = 60
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

/** Every response was true: "booked" has a place, and a response without a place says so. */
async function expectTrueResponses(responses: SubmitResult[]) {
  const stored = await rows()
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const { status, state, message, bookingId, reference } of responses) {
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
  // Every row has a response.
  expect(responses.filter(({ bookingId }) => bookingId)).toHaveLength(stored.length)
}

async function expectThanksToSay(location: string, state: string) {
  const page = await (await fetch(site.url + location)).text()
  expect(page.includes(confirmation.states.weCall.en)).toBe(state === 'to-confirm')
}

async function report(who: string, responses: SubmitResult[]) {
  const stored = await rows()
  const taken = stored.filter(({ seat }) => seat !== null).length
  const statuses = Object.fromEntries(
    [...Map.groupBy(responses, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
  console.log(
    `${who}: ${taken} of ${WEEK} times taken (${Math.round((taken / WEEK) * 100)} %),`,
    `${stored.length - taken} to confirm by phone, answers ${JSON.stringify(statuses)}`,
  )
  return taken
}

test('a bot that solves no challenges gets a tenth of the week; a patient with a browser still gets a time', async () => {
  const times = offeredNow()
  const responses = await inParallel(
    Array.from({ length: BOTS }, (_, n) => n),
    async (n): Promise<SubmitResult & { location?: string | null }> => {
      const time = times[n % times.length]!
      if (n % 2) return submitByForm(site.url, time)
      // One in eight claims to solve challenges and never does.
      return submitByApi(site.url, time, n % 8 ? {} : { answers: { canSolveChallenge: 'yes' } })
    },
  )
  const taken = await report(`${BOTS} bots without solved challenges`, responses)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(MAX_HELD_PER_HOUR / 2)
  expect(taken / WEEK).toBeLessThan(0.1)
  await expectTrueResponses(responses)
  expect(await surgeMessages()).toBe(1)

  const states = new Map((await rows()).map(({ id, state }) => [id, state]))
  const redirected = responses.filter(({ location }) => location)
  const kinds = Map.groupBy(redirected, ({ bookingId }) => states.get(bookingId!)!)
  for (const [state, all] of kinds)
    for (const { location } of all.slice(0, 3)) await expectThanksToSay(location!, state)

  // The last one is far enough ahead to be agreed by phone.
  const free = await freeTimes()
  const [time, other] = [free[0], free.at(-1)]
  const patient = await submitWithChallenge(site.url, time!)
  expect(patient).toMatchObject({ status: 201, state: 'booked', hasSolvedChallenge: true })
  const scriptless = await submitByForm(site.url, other!)
  expect(scriptless.status).toBe(303)
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  await expectTrueResponses([...responses, patient, scriptless])
  expect(await surgeMessages()).toBe(1)
})

test('a bot that solves all challenges gets a fifth of the week; then every patient is called, and none is lost', async () => {
  const times = offeredNow()
  const began = performance.now()
  const responses = await inParallel(
    Array.from({ length: SOLVING_BOTS }, (_, n) => n),
    (n) => submitWithChallenge(site.url, times[n % times.length]!),
  )
  const sums = responses.filter(({ hasSolvedChallenge }) => hasSolvedChallenge).length
  const taken = await report(`${SOLVING_BOTS} bots that solved challenges`, responses)
  console.log(`${sums} sums were solved, in ${Math.round(performance.now() - began)} ms`)
  expect(taken).toBeGreaterThan(MAX_HELD_PER_HOUR / 2)
  expect(taken).toBeLessThanOrEqual(MAX_HELD_PER_HOUR)
  expect(taken / WEEK).toBeLessThan(0.2)
  await expectTrueResponses(responses)
  expect(await surgeMessages()).toBe(1)

  // The last ones are far enough ahead to be agreed by phone; the first one is not at every hour.
  const [time, other] = (await freeTimes()).slice(-2)
  const patient = await submitWithChallenge(site.url, time!)
  expect(patient).toMatchObject({ status: 202, state: 'to-confirm', message: toConfirm.title.en })
  const scriptless = await submitByForm(site.url, other!)
  expect(scriptless.status).toBe(303)
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  await expectTrueResponses([...responses, patient, scriptless])
})

test('a filled honeypot is refused, and nothing is stored', async () => {
  const [time] = offeredNow()
  const answers = { website: 'https://robot.example' }
  expect((await submitByApi(site.url, time!, { answers })).status).toBe(422)
  expect((await submitByForm(site.url, time!, { answers })).status).toBe(422)
  expect(await rows()).toEqual([])
  expect((await submitByForm(site.url, time!, { answers: { website: '' } })).status).toBe(303)
})

test('a form submitted the moment it was served gets a challenge, or is stored for a call', async () => {
  // Far enough ahead to be agreed by phone.
  const [one, two, three] = offeredNow().slice(-3)
  const asked = await submitByApi(site.url, one!, {
    key: agedToken(0),
    answers: { canSolveChallenge: 'yes' },
  })
  expect(asked.status).toBe(428)
  expect(asked.challenge).toBeDefined()
  expect(await rows()).toEqual([])
  const worked = await submitWithChallenge(site.url, one!, { key: agedToken(0) })
  expect(worked).toMatchObject({ status: 201, hasSolvedChallenge: true })
  const scriptless = await submitByForm(site.url, two!, { key: agedToken(0) })
  await expectThanksToSay(scriptless.location!, 'to-confirm')
  const unhurried = await submitByForm(site.url, three!, { key: agedToken(4) })
  await expectThanksToSay(unhurried.location!, 'booked')
})

test('ten patients of one waiting room are booked; past the limit of their network, one without script is called', async () => {
  const times = offeredNow()
  const inTheRoom = (n: number) => ({ address: `203.0.113.${n + 1}` })
  for (let n = 0; n < 10; n++)
    expect(await submitWithChallenge(site.url, times[n]!, inTheRoom(n))).toMatchObject({ status: 201 })
  const limitOf = async (id: string) =>
    await database.db
      .selectFrom('bookings')
      .select(['state', 'limited_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const scriptless = await submitByForm(site.url, times[10]!, inTheRoom(10))
  expect(await limitOf(scriptless.bookingId!)).toEqual({ state: 'to-confirm', limited_by: 'network' })
  // The neighbours' network is not affected.
  const elsewhere = await submitByForm(site.url, times[11]!)
  expect(await limitOf(elsewhere.bookingId!)).toEqual({ state: 'booked', limited_by: null })
})
