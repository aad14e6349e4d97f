import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { FIRST_DOCTOR } from '#clinic/slots.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { atSize } from '../attacks/clinic.ts'
import { crowding } from '../crowding.ts'
import { at, type DeskDay, openDeskDay, rekha } from '../desk-day.ts'

/** A month of a full doctor. */
const VISITS = atSize(120, 500)
const A_DAY = 20
const DAYS = 30

let desk: DeskDay
/** Counts the database statements of one request alone. */
const counter = new AsyncLocalStorage<{ statements: number }>()
const { query } = pg.Client.prototype
beforeAll(async () => {
  desk = await openDeskDay()
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const count = counter.getStore()
    if (count) count.statements++
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
})
afterEach(() => desk.reset())
afterAll(async () => {
  pg.Client.prototype.query = query
  await desk.close()
})

/** Every other patient gets messages and reminders, the others are called. */
async function bookVisits(count: number) {
  for (let n = 0; n < count; n++) {
    const minute = 10 * 60 + (n % A_DAY) * 20
    const clock = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
    await desk.keep({
      startsAt: at(clock, 1 + Math.floor(n / A_DAY)),
      contact: n % 2 ? { channels: [], reminders: [] } : { channels: ['email', 'sms'], reminders: ['email'] },
    })
  }
}

const from = addDays(dayOf(at('09:00')), 1)
const goOnLeave = () =>
  desk.post(rekha, '/api/commands/leave', {
    key: randomUUID(),
    doctor: FIRST_DOCTOR,
    from,
    until: addDays(from, DAYS),
    session: null,
    reason: 'doctor-away',
  })

async function counted<Result>(work: () => Promise<Result>) {
  const count = { statements: 0 }
  const began = performance.now()
  const result = await counter.run(count, work)
  return { result, ...count, ms: performance.now() - began }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The site beside the desk, with one booking after the other. */
function openSite() {
  const thread = new Worker(new URL('book-meanwhile.ts', import.meta.url), {
    workerData: { url: desk.database.url, hours: desk.desk.hours[1], now: desk.clock.now },
  })
  const waits: number[] = []
  let arrived = Promise.withResolvers<void>()
  thread.on('message', ({ ok, ms }) => {
    expect(ok).toBe(true)
    waits.push(ms)
    arrived.resolve()
    arrived = Promise.withResolvers<void>()
  })
  thread.on('error', (error) => arrived.reject(error))
  return {
    waits,
    /** How long the next ones took. */
    async next(count: number) {
      const before = waits.length
      while (waits.length < before + count) await arrived.promise
      return waits.slice(before)
    },
    async close() {
      const closed = once(thread, 'exit')
      thread.postMessage('close')
      await closed
    },
  }
}

const cancelled = async () =>
  (await desk.database.db.selectFrom('bookings').select('id').where('state', '=', 'cancelled').execute())
    .length

test('closing days and its undo take as many statements for forty visits as for four', async () => {
  // The first one also opens connections.
  const sizes = [2, 4, 40]
  const taken: { leave: number; undo: number }[] = []
  for (const size of sizes) {
    await desk.reset()
    await bookVisits(size)
    const leave = await counted(goOnLeave)
    expect(leave.result).toMatchObject({ status: 200, body: { affected: size } })
    expect(await cancelled()).toBe(size)
    const undo = await counted(() => desk.undo(leave.result.body.action))
    expect(undo.result.status).toBe(200)
    expect(await cancelled()).toBe(0)
    taken.push({ leave: leave.statements, undo: undo.statements })
  }
  expect(taken[2]).toEqual(taken[1])
})

test('a month of a full doctor is cancelled within two seconds, and a patient who books meanwhile hardly waits', async () => {
  await bookVisits(VISITS)
  const site = openSite()
  const usual = median(await site.next(9))
  /** Closes days while others book: how long it takes, and how long one of them waits at most. */
  const leaveOnce = async () => {
    site.waits.length = 0
    const leave = await counted(goOnLeave)
    // The last one may have begun before the closing was done.
    await site.next(1)
    const longest = Math.max(...site.waits) - usual
    expect(leave.result).toMatchObject({ status: 200, body: { affected: VISITS } })
    expect((await desk.undo(leave.result.body.action)).status).toBe(200)
    return { ...leave, longest }
  }
  // The cost of the code itself recurs each time; another process disturbs only one of them.
  const leaves = [await leaveOnce(), await leaveOnce(), await leaveOnce()]
  await site.close()
  const [ms, longest] = [median(leaves.map((each) => each.ms)), median(leaves.map((each) => each.longest))]
  const slow = crowding()
  console.log(
    `leave of ${VISITS} visits: ${Math.round(ms)} ms, ${leaves[0]!.statements} statements; a booking meanwhile waited`,
    `${Math.round(longest)} ms at most; crowding ${slow.toFixed(1)}`,
  )
  expect(ms).toBeLessThan(2000 * slow)
  expect(longest).toBeLessThan(100 * slow)
}, 240_000)
