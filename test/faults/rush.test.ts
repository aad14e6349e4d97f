import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withSite } from '../with-site.ts'
import { askFor, offeredTimes } from './clients.ts'
import { findViolations, type Try } from './history.ts'
import { readStored } from './stored.ts'

const RIVALS = 200

const { database, site } = withSite()
/** All requests to this site, so that the whole database can be checked after each test. */
const history: Try[] = []
const times = offeredTimes(7)

/** Retries as every client does where the site says that it is busy. */
async function ask(key: string, time: string): Promise<Try> {
  for (;;) {
    const request = await askFor(site.url, key, time, 20_000)
    history.push(request)
    if (request.answer.kind !== 'unknown') return request
  }
}

const statusesOf = (requests: Try[]) =>
  requests.map(({ answer }) => (answer.kind === 'booked' ? answer.status : answer.kind)).sort()

// The site of the first test has just started and has no connection yet: the worst moment for a race.
test(`when ${RIVALS} people want one time at the same moment, one gets it and the others are offered others`, async () => {
  const time = times[20]!
  const began = performance.now()
  const requests = await Promise.all(Array.from({ length: RIVALS }, () => ask(randomUUID(), time)))

  const refused = requests.flatMap(({ answer }) => (answer.kind === 'taken' ? [answer] : []))
  const ms = Math.round(performance.now() - began)
  console.log(`${RIVALS} rivals for one time: ${refused.length} refused, all answered in ${ms} ms`)
  expect(statusesOf(requests)).toEqual([201, ...Array(RIVALS - 1).fill('taken')])
  for (const { alternatives } of refused) {
    expect(new Set(alternatives).size).toBe(3)
    expect(alternatives).not.toContain(time)
    for (const alternative of alternatives) expect(times).toContain(alternative)
  }
  const stored = await readStored(
    database.db,
    history.map(({ key }) => key),
  )
  expect(findViolations(history, stored)).toEqual([])
  const { bookings, messages, jobs, audits } = stored
  expect([bookings.length, messages.length, jobs.length, audits.length]).toEqual([1, 2, 2, 1])
})

const atOnce = (send: () => Promise<Try>) => Promise.all(Array.from({ length: 5 }, send))

async function inARow(send: () => Promise<Try>) {
  const requests: Try[] = []
  for (let turn = 0; turn < 5; turn++) requests.push(await send())
  return requests
}

test.each([
  { how: 'at once', time: times[0]!, sendFive: atOnce },
  { how: 'in a row', time: times[1]!, sendFive: inARow },
])('a patient who sends the same request five times $how has one booking and one reference', async (impatience) => {
  const key = randomUUID()
  const requests = await impatience.sendFive(() => ask(key, impatience.time))

  expect(statusesOf(requests)).toEqual([200, 200, 200, 200, 201])
  const references = requests.map(({ answer }) => answer.kind === 'booked' && answer.reference)
  expect(new Set(references).size).toBe(1)
  const stored = await readStored(
    database.db,
    history.map(({ key }) => key),
  )
  expect(findViolations(history, stored)).toEqual([])
  expect(stored.bookings.filter((row) => row.time === impatience.time)).toHaveLength(1)
})
