import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentAnswers, callPaths, send, timeAhead } from './answers.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, startSite } from './processes.ts'
import { countRoundTrips, type RoundTrip } from './round-trips.ts'

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof countRoundTrips>>
let site: RunningSite
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await countRoundTrips(database.url)
  site = await startSite({ DATABASE_URL: proxy.url })
})
afterAll(async () => {
  await site?.stop()
  proxy?.close()
  await database?.drop()
})

const book = async (clock: string) => {
  const { status } = await send(site.url + callPaths.appointment, appointmentAnswers(timeAhead(2, clock)))
  expect(status).toBe(201)
}

/** The free times are read again in the background after each booking; nobody waits for them. */
const isRefresh = ({ text }: RoundTrip) => /^select (starts_at as from|day, session, doctor)/.test(text)

/** What the only transaction asked, and what was asked outside of it. */
function split(trips: RoundTrip[]) {
  const begin = trips.find(({ text }) => text === 'begin')!
  const ofConnection = trips.filter(({ connection }) => connection === begin.connection)
  const last = ofConnection.findIndex(({ text }) => text === 'commit')
  const transaction = ofConnection.slice(ofConnection.indexOf(begin), last + 1)
  return { transaction, outside: trips.filter((trip) => !transaction.includes(trip) && !isRefresh(trip)) }
}

test('a booking waits eighteen times for the database: five before its transaction, thirteen in it', async () => {
  // The first ones also open connections and read what is cached.
  await book('10:00')
  await book('10:20')
  const { transaction, outside } = split((await proxy.during(() => book('10:40'))).trips)
  const texts = [...outside, ...transaction].map(({ text }) => text.slice(0, 100)).join('\n')
  expect({ outside: outside.length, transaction: transaction.length }, texts).toEqual({
    outside: 5,
    transaction: 13,
  })
})
