import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, instantAt } from '#clinic/time.ts'
import { crowding } from '../crowding.ts'
import { insertBooking } from '../insert-booking.ts'
import { openOwnDesk, staffOf } from '../own-desk.ts'
import { withDatabase } from '../with-database.ts'

/** How many bookings are stored besides today's. A million: WORK_LIST_SIZE=1000000. */
const SIZE = Number(process.env.WORK_LIST_SIZE ?? 10_000)
/** The median on an idle machine. */
const MOST_MS = SIZE <= 10_000 ? 50 : 100
const ROUNDS = 60

const database = withDatabase()
let desk: Awaited<ReturnType<typeof openOwnDesk>>
beforeAll(async () => {
  await storeMany(SIZE)
  await workOfToday()
  desk = await openOwnDesk(database)
}, 600_000)
afterAll(() => desk.close())

/**
 * Years of bookings, and weeks ahead, with their lines in the change log. Their details are empty, because nobody
 * opens them.
 */
async function storeMany(count: number) {
  // A connection of its own: the others time out after a few seconds.
  const db = new pg.Client(database.url)
  await db.connect()
  await db.query('set session_replication_role = replica')
  await db.query(`
    insert into bookings (id, kind, reference, state, starts_at, seat, answer_by, sealed, key_id, phone_hash,
      lookup_key_id, link_hash, language, consent_notice, consented_at)
    select gen_random_uuid(), kind, 'OLD-' || i,
      case when kind = 'enquiry' then 'answered' when at < now() then 'attended' else 'booked' end,
      case when kind <> 'enquiry' then at end,
      case when kind = 'home-collection' then 1 + i % 50 end,
      case when kind = 'enquiry' then at end,
      decode(repeat('ab', 300), 'hex'), 'none', md5(i::text), 'none', md5('link' || i), 'hi', 'test', at
    from (
      select i, case i % 4 when 0 then 'enquiry' when 1 then 'lab-test' else 'home-collection' end as kind,
        -- None within two days of now, before or after.
        date_trunc('minute', now() + case when i % 20 = 0 then 1 else -1 end
          * interval '1 minute' * (2880 + (i / 50) * (1500000 / (1 + ${count} / 50)))) as at
      from generate_series(1, ${count}) i
    ) made`)
  await db.query(
    `insert into changes (topic, booking_id, transaction_id) select 'booking', id, '1' from bookings`,
  )
  await db.query('analyze')
  await db.end()
}

/** A full day: 60 visits of three doctors, collections, requests, questions, and calls for some of them. */
async function workOfToday() {
  const now = new Date()
  const today = dayOf(now)
  const at = (minutes: number) => instantAt(today, minutes)
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
  const visits = numbers(60).map((n) => ({
    kind: 'appointment' as const,
    state: 'booked' as const,
    startsAt: at(600 + Math.floor(n / 3) * 20),
    doctor: `doctor-${1 + (n % 3)}`,
  }))
  const collections = numbers(12).map((n) => ({
    kind: 'home-collection' as const,
    state: 'booked' as const,
    startsAt: at(660),
    seat: n + 1,
  }))
  const requests = numbers(12).flatMap(() => [
    { kind: 'lab-test' as const, state: 'to-confirm' as const, startsAt: at(3600) },
    { kind: 'enquiry' as const, state: 'open' as const },
  ])
  const waiting = [...visits, ...collections, ...requests].values()
  const storeAll = async () => {
    for (const booking of waiting) await insertBooking(database, { ...booking, now })
  }
  await Promise.all([storeAll(), storeAll(), storeAll(), storeAll()])
  await sql`
    insert into call_tasks (id, booking_id, reason)
    select gen_random_uuid(), id, 'undelivered' from bookings where doctor = 'doctor-1' limit 10`.execute(
    database.db,
  )
}

test(`with ${SIZE} bookings stored, the work list of today is ready within ${MOST_MS} ms at the median`, async () => {
  const rekha = staffOf('receptionist')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const { status, body } = await desk.get(rekha, '/api/today')
    times.push(performance.now() - began)
    expect(status).toBe(200)
    expect(body.rows).toHaveLength(60 + 3 * 12 + 10)
  }
  const crowded = crowding()
  times.sort((a, b) => a - b)
  const [median, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]!)
  console.log(
    `the work list with ${SIZE} stored: median ${median!.toFixed(1)} ms, 95 % ${p95!.toFixed(1)} ms, crowding ${crowded.toFixed(1)}`,
  )
  expect(median).toBeLessThan(MOST_MS * crowded)
})
