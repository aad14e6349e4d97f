import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Session } from '#clinic/slots.ts'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { eraseDetails } from '../erasure/erase-details.ts'
import { bookAppointment } from './book-appointment.ts'
import { moveBooking } from './move-booking.ts'

const now = new Date('2026-11-15T00:30:00Z')
const at = (clock: string, day = '2026-11-16') => instantAt(day, minutesFrom(clock))
const sessions: Session[] = [{ id: 'morning', opens: '10:00', closes: '13:00' }]
const hours = (doctor: string, weekdays?: number[]) => ({
  doctor,
  sessions: sessions.map((session) => ({ ...session, ...(weekdays && { weekdays }) })),
  slotMinutes: 15,
  days: 7,
})
const [first, second] = [hours('doctor-1'), hours('doctor-2')]
/** Sees nobody on the Monday of these tests. */
const away = hours('doctor-3', [2])

const database = withDatabase()
beforeEach(async () => {
  for (const table of ['messages', 'audit_events', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})

type Wanted = Partial<Parameters<typeof bookAppointment>[3]>
const book = (dateTime: Date, wanted: Wanted) =>
  bookAppointment(database.db, database.queue, appointmentRequest(dateTime), {
    ...defaultOptions('appointment', randomUUID()),
    schedule: first,
    minutes: 30,
    now,
    ...wanted,
  })
const withAny = (dateTime: Date, wanted: Wanted = {}) => book(dateTime, { others: [second], ...wanted })
const withSecond = (dateTime: Date) => book(dateTime, { schedule: second })
const doctorOf = (outcome: Awaited<ReturnType<typeof book>>) =>
  outcome.ok ? outcome.booked.doctor : outcome.reason

async function overlaps(): Promise<number> {
  const { rows } = await sql`
    select from bookings a join bookings b on a.id < b.id and a.doctor = b.doctor
      and tstzrange(a.starts_at, a.held_until) && tstzrange(b.starts_at, b.held_until)
    where a.state = 'booked' and b.state = 'booked'`.execute(database.db)
  return rows.length
}

test('two doctors see a patient each at the same time; a third patient is refused', async () => {
  expect(doctorOf(await book(at('10:00'), {}))).toBe('doctor-1')
  expect(doctorOf(await withSecond(at('10:00')))).toBe('doctor-2')
  expect(doctorOf(await withSecond(at('10:15')))).toBe('slot-taken')
  expect(doctorOf(await withAny(at('10:15')))).toBe('slot-taken')
  expect(doctorOf(await withAny(at('10:30')))).toBe('doctor-1')
})

test('of fifty who want the same time with any doctor, as many are booked as there are doctors', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => withAny(at('11:00'))))
  expect(
    outcomes
      .filter(({ ok }) => ok)
      .map(doctorOf)
      .sort(),
  ).toEqual(['doctor-1', 'doctor-2'])
  expect(outcomes.filter(({ ok }) => !ok).map(doctorOf)).toEqual(Array(48).fill('slot-taken'))
})

test('those who name a doctor and those who do not never wait for each other, whatever they want', async () => {
  const clocks = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15']
  const rivals = Array.from({ length: 60 }, (_, index) => {
    const time = at(clocks[index % clocks.length]!)
    const minutes = 15 * (1 + (index % 3))
    if (index % 4 === 0) return book(time, { schedule: second, minutes })
    // Named in either order: locks are taken in one.
    const order = index % 2 ? { schedule: first, others: [second] } : { schedule: second, others: [first] }
    return book(time, { ...order, minutes })
  })
  const outcomes = await Promise.all(rivals)
  const reasons = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason])))
  expect([...reasons]).toEqual(['slot-taken'])
  expect(await overlaps()).toBe(0)
})

test('a free doctor gets it; of two, the one with fewer visits that day, then the first in the list', async () => {
  expect(doctorOf(await withAny(at('10:00')))).toBe('doctor-1')
  expect(doctorOf(await withAny(at('10:30')))).toBe('doctor-2')
  expect(doctorOf(await withAny(at('11:00')))).toBe('doctor-1')
  expect(doctorOf(await withAny(at('11:00')))).toBe('doctor-2')
  // Another day does not count.
  expect(doctorOf(await withAny(at('10:00', '2026-11-17')))).toBe('doctor-1')
})

test('a doctor who is not there that day is not given a patient', async () => {
  expect(doctorOf(await book(at('10:00'), { schedule: away, others: [second] }))).toBe('doctor-2')
  expect(doctorOf(await book(at('10:00'), { schedule: away }))).toBe('slot-not-offered')
})

test('where a writer without takePlace took the first doctor’s time, the next one gets the patient', async () => {
  const outcome = await withAny(at('12:00', '2026-11-18'))
  const rival = await database.db.startTransaction().execute()
  const id = idOf(outcome)
  const ten = { starts_at: at('10:00'), held_until: at('10:30') }
  await rival.updateTable('bookings').set(ten).where('id', '=', id).execute()
  const waiting = withAny(at('10:00'))
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
    return rows.length > 0
  })
  await rival.commit().execute()
  expect(doctorOf(await waiting)).toBe('doctor-2')
})

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise(setImmediate)
}

const move = (id: string, to: Date, doctors = [first]) =>
  moveBooking(
    database.db,
    database.queue,
    { bookingId: id, sequence: 0, to },
    { ...givenAt(now), vault: testVault, schedule: first, doctors, perWindow: 1, by: 'patient' },
  )
const stored = (id: string) =>
  database.db
    .selectFrom('bookings')
    .select(['doctor', 'service', 'starts_at', 'held_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const idOf = (outcome: Awaited<ReturnType<typeof book>>) => (outcome.ok ? outcome.booked.id : '')

test('a visit that is moved stays with its doctor and keeps its length and service', async () => {
  const id = idOf(await book(at('10:00'), { schedule: second, minutes: 45, service: 'visit-3' }))
  expect(await move(id, at('11:00'), [second])).toEqual({ ok: true })
  expect(await stored(id)).toEqual({
    doctor: 'doctor-2',
    service: 'visit-3',
    starts_at: at('11:00'),
    held_until: at('11:45'),
  })
  // Its last step must begin before the doctor goes home.
  const other = idOf(await book(at('10:00'), { minutes: 45 }))
  expect(await move(other, at('12:45'))).toEqual({ ok: false, reason: 'not-offered' })
})

test('moved to any free doctor, a visit stays with its own if it can, and never overlaps another visit', async () => {
  const id = idOf(await withSecond(at('10:00')))
  expect(await move(id, at('10:15'), [first, second])).toEqual({ ok: true })
  expect((await stored(id)).doctor).toBe('doctor-2')
  const next = idOf(await withSecond(at('11:00')))
  await withSecond(at('12:00'))
  expect(await move(next, at('12:00'), [first, second])).toEqual({ ok: true })
  expect((await stored(next)).doctor).toBe('doctor-1')
  // The other doctor's visit that begins when this one began is not taken for its own.
  const third = idOf(await withSecond(at('11:00')))
  await book(at('11:00'), {})
  await withSecond(at('11:30'))
  expect(await move(third, at('11:15'), [first, second])).toEqual({ ok: false, reason: 'taken' })
  expect(await overlaps()).toBe(0)
})

test('what a visit was for is erased with the details', async () => {
  const id = idOf(await book(at('10:00'), { service: 'visit-3' }))
  await database.db.transaction().execute((trx) => eraseDetails(trx, [id], now))
  expect((await stored(id)).service).toBeNull()
})
