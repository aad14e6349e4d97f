import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { addDays, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { startSite } from '#test/processes.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { givenAt } from '../given.ts'
import { askFor, offeredTimes } from './clients.ts'

const RIVALS = 1000
const now = new Date('2026-11-15T00:30:00Z')
const schedule = {
  sessions: [{ id: 'morning' as const, opens: '08:00', closes: '20:00' }],
  slotMinutes: 5,
  bufferMinutes: 5,
  days: 7,
}
const lengths = () => randomInt(2, 19) * 5
/** On one of three days. */
const anyTime = (firstDay = '2026-11-16') =>
  instantAt(addDays(firstDay, randomInt(0, 3)), 8 * 60 + randomInt(0, 120) * 5)

/** More at once would only wait for a connection. */
const AT_ONCE = 40
async function race<Outcome>(attempts: (() => Promise<Outcome>)[], atOnce = AT_ONCE): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = attempts.values()
  const worker = async () => {
    for (const attempt of waiting) outcomes.push(await attempt())
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const overlaps = async ({ db } = database) => {
  const { rows } = await sql`
    select from bookings a join bookings b on a.id < b.id and a.doctor = b.doctor
    where a.seat is not null and b.seat is not null and a.state <> 'cancelled' and b.state <> 'cancelled'
      and a.starts_at < b.held_until and b.starts_at < a.held_until`.execute(db)
  return rows.length
}

const book = (doctor: string, startsAt: Date) =>
  bookAppointment(database.db, database.queue, appointmentRequest(startsAt), {
    ...defaultOptions('appointment'),
    schedule: { ...schedule, doctor },
    minutes: lengths(),
    now,
  })

test(`of ${RIVALS} rivals for visits of 10 to 90 minutes with one doctor no two overlap, and none meets an error`, async () => {
  const outcomes = await race(Array.from({ length: RIVALS }, () => () => book('doctor-1', anyTime())))
  const booked = outcomes.filter((outcome) => outcome.ok)
  const reasons = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason])))
  // Three days of twelve hours have room for some dozens.
  expect(booked.length).toBeGreaterThan(20)
  expect([...reasons].every((reason) => reason === 'slot-taken' || reason === 'slot-not-offered')).toBe(true)
  const { rows } = await sql<{ count: number }>`select count(*)::int from bookings`.execute(database.db)
  expect(rows[0]?.count).toBe(booked.length)
  expect(await overlaps()).toBe(0)
})

test('another doctor has the same hours free', async () => {
  const first = await sql<{ starts_at: Date }>`select starts_at from bookings limit 1`.execute(database.db)
  expect((await book('doctor-2', first.rows[0]!.starts_at)).ok).toBe(true)
})

test('visits that are moved at random, all at once, never overlap; one may move into its own time', async () => {
  const { rows } = await sql<{ id: string }>`select id from bookings where doctor = 'doctor-1'`.execute(
    database.db,
  )
  const moved = await race(
    rows.map(
      ({ id }) =>
        () =>
          moveBooking(
            database.db,
            database.queue,
            { bookingId: id, sequence: 0, to: anyTime('2026-11-18') },
            { ...givenAt(now), vault: testVault, schedule, perWindow: 1, by: 'patient' },
          ),
    ),
  )
  expect(moved.some(({ ok }) => ok)).toBe(true)
  expect(await overlaps()).toBe(0)

  const startsAt = instantAt('2026-11-21', 10 * 60)
  const own = await book('doctor-1', startsAt)
  if (!own.ok) throw new Error('The day was empty')
  const to = new Date(startsAt.getTime() + 5 * 60_000)
  const options = { ...givenAt(now), vault: testVault, schedule, perWindow: 1, by: 'patient' as const }
  expect(
    await moveBooking(database.db, database.queue, { bookingId: own.booked.id, sequence: 0, to }, options),
  ).toEqual({ ok: true })
})

test('the database refuses an overlap even without a check before it', async () => {
  const row = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('seat', '=', 1)
    .executeTakeFirstOrThrow()
  const rival = {
    ...row,
    id: randomUUID(),
    reference: randomUUID(),
    link_hash: randomUUID(),
    request_hash: randomUUID(),
    starts_at: new Date(row.held_until!.getTime() - 60_000),
    held_until: new Date(row.held_until!.getTime() + 60_000),
  }
  await expect(database.db.insertInto('bookings').values(rival).execute()).rejects.toMatchObject({
    constraint: 'bookings_no_overlap',
  })
})

const VISITORS = 200
const VISITORS_AT_ONCE = 20

test(`of ${VISITORS} visitors of the site, beside as many bookings of 10 to 90 minutes, none overlaps and each is answered 201 or 409`, async () => {
  const own = await createTestDatabase()
  onTestFinished(() => own.drop())
  const site = await startSite({ DATABASE_URL: own.url })
  onTestFinished(() => site.stop())
  // Of tomorrow and the two days after it.
  const times = offeredTimes(4)
  const beside = { sessions: facts.sessions, slotMinutes: 5, days: 7 }
  const besideTime = () => new Date(Date.parse(times[randomInt(times.length)]!) + randomInt(4) * 5 * 60_000)

  const ask = () => askFor(site.url, randomUUID(), times[randomInt(times.length)]!, 60_000)
  const bookBeside = () =>
    bookAppointment(own.db, own.queue, appointmentRequest(besideTime()), {
      ...defaultOptions('appointment'),
      schedule: beside,
      minutes: lengths(),
      now: new Date(),
    })

  const [requests, visits] = await Promise.all([
    race(
      Array.from({ length: VISITORS }, () => ask),
      VISITORS_AT_ONCE,
    ),
    race(
      Array.from({ length: VISITORS }, () => bookBeside),
      VISITORS_AT_ONCE,
    ),
  ])
  const answers = requests.map(({ answer }) => (answer.kind === 'booked' ? answer.status : answer.kind))
  const booked = answers.filter((answer) => answer === 201).length
  const longer = visits.filter(({ ok }) => ok).length
  console.log(`${booked} of ${VISITORS} visitors got a time, beside ${longer} visits of any length`)
  expect(answers.filter((answer) => answer !== 201 && answer !== 'taken')).toEqual([])
  expect([booked > 0, longer > 0]).toEqual([true, true])
  const { rows } = await sql<{ count: number }>`select count(*)::int from bookings`.execute(own.db)
  expect(rows[0]?.count).toBe(booked + longer)
  expect(await overlaps(own)).toBe(0)
})
