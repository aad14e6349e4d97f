import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { crowding } from '../crowding.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { followEvents } from '../follow-events.ts'
import { insertBooking } from '../insert-booking.ts'
import { openOwnDesk, staffOf } from '../own-desk.ts'
import { type Cluster, createCluster } from './cluster.ts'
import { pause } from './until.ts'

/** The full proof: LIVE_BOOKINGS=50 LIVE_CUTS=10 LIVE_MS=60000. */
const size = (name: string, short: number) => Number(process.env[name] ?? short)
const DESKS = size('LIVE_DESKS', 20)
const BOOKINGS = size('LIVE_BOOKINGS', 20)
const CUTS = size('LIVE_CUTS', 10)
/** The time over which the bookings are made. */
const DURATION_MS = size('LIVE_MS', 4000)
/** From the commit to the browser, on an idle machine. */
const MOST_MS = 500

let cluster: Cluster
let database: TestDatabase
let own: Awaited<ReturnType<typeof openOwnDesk>>
let url: string
beforeAll(async () => {
  cluster = await createCluster()
  database = await createTestDatabase({ on: cluster.server })
  own = await openOwnDesk(database)
  url = await own.listen()
}, 180_000)
afterAll(async () => {
  await own.close()
  await database.drop()
  await cluster.remove()
})

const open: { close(): void }[] = []
afterEach(() => {
  for (const { close } of open.splice(0)) close()
})
function follow(after: number, staff = staffOf('receptionist')) {
  const desk = followEvents(() => url, staff, after)
  open.push(desk)
  return desk
}

const newest = async () => {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from changes`.execute(
    database.db,
  )
  return Number(rows[0]!.id)
}
const insert = () => insertBooking(database, { kind: 'enquiry', state: 'open', now: new Date() })

/** Cuts the connection that listens, as a restart of the network would. */
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'desk-live' and datname = current_database()`.execute(database.db)

type Desk = ReturnType<typeof follow>
const booked = ({ received }: Desk) => received.filter(({ event }) => event === 'booking')
const shown = (desk: Desk) => booked(desk).map(({ data }) => data.bookingId as string)

test(`${DESKS} desks, ${BOOKINGS} bookings, the connection cut ${CUTS} times: each desk shows each of them once, in order`, async () => {
  const after = await newest()
  const desks = Array.from({ length: DESKS }, (_, n) => follow(after, staffOf('receptionist', `R${n}`)))
  await Promise.all(desks.map((desk) => desk.until((received) => received.length > 0)))
  const committed = new Map<string, number>()
  const every = DURATION_MS / BOOKINGS
  let cuts = 0
  const began = performance.now()
  for (let n = 0; n < BOOKINGS; n++) {
    const { id } = await insert()
    committed.set(id, performance.timeOrigin + performance.now())
    if (cuts < (CUTS * n) / BOOKINGS) {
      cuts++
      await cut()
    }
    const wait = began + n * every - performance.now()
    if (wait > 0) await pause(wait)
  }
  while (cuts++ < CUTS) await cut()
  const last = [...committed.keys()].at(-1)!
  await Promise.all(desks.map((desk) => desk.until(() => shown(desk).includes(last))))

  const expected = [...committed.keys()]
  for (const desk of desks) {
    expect(shown(desk)).toEqual(expected)
    const ids = booked(desk).map(({ id }) => id!)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    // No browser reconnected: the cut is between desk and database.
    expect(desk.connections()).toBe(1)
  }
  const delays = desks
    .flatMap((desk) => booked(desk).map(({ at, data }) => at - committed.get(data.bookingId)!))
    .sort((a, b) => a - b)
  const [median, p99] = [0.5, 0.99].map((share) => delays[Math.floor(delays.length * share)]!)
  const crowded = crowding()
  console.log(
    `${delays.length} events to ${DESKS} desks, ${CUTS} cuts: median ${median!.toFixed(0)} ms, 99 % ${p99!.toFixed(0)} ms after the commit, crowding ${crowded.toFixed(1)}`,
  )
  expect(p99).toBeLessThan(MOST_MS * crowded)
}, 180_000)

test('after PostgreSQL was killed and started again, every desk goes on by itself and has missed nothing', async () => {
  const desks = [follow(await newest()), follow(await newest())]
  const first = await insert()
  for (const desk of desks) await desk.until(() => shown(desk).includes(first.id))
  await cluster.kill()
  await cluster.start()
  const second = await insert()
  const third = await insert()
  for (const desk of desks) {
    await desk.until(() => shown(desk).includes(third.id))
    expect(shown(desk)).toEqual([first.id, second.id, third.id])
  }
})

test('after the desk was stopped and started again, every browser goes on where it was', async () => {
  const desk = follow(await newest())
  const first = await insert()
  await desk.until(() => shown(desk).includes(first.id))
  await own.close()
  const second = await insert()
  own = await openOwnDesk(database)
  url = await own.listen()
  const third = await insert()
  await desk.until(() => shown(desk).includes(third.id))
  expect(shown(desk)).toEqual([first.id, second.id, third.id])
})
