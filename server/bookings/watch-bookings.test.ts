import { beforeEach, expect, test } from 'vitest'
import { bookingDays } from '#clinic/slots.ts'
import { facts } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { newPhone } from '#test/phones.ts'
import { appointmentRequest } from '#test/requests.ts'
import { withDatabase } from '#test/with-database.ts'
import { bookAppointment } from './book-appointment.ts'
import { watchBookings } from './watch-bookings.ts'

const now = new Date('2026-11-16T06:00:00+05:30')
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const times = bookingDays({ ...schedule, closures: [] }, [], now).flatMap(({ slots }) => slots)

const database = withDatabase()
beforeEach(async () => {
  for (const table of ['call_tasks', 'messages', 'audit_events', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})

let next = 0
async function book(phone = `+91${newPhone()}`) {
  const { startsAt } = times[next++ % times.length]!
  const request = appointmentRequest(startsAt, { phoneNumber: phone, email: null })
  const outcome = await bookAppointment(database.db, database.queue, request, {
    ...defaultOptions('appointment'),
    schedule,
    now,
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.booked.id
}

const watch = (at = now) => watchBookings(database.db, database.queue, givenAt(at))
const alerts = async () =>
  (await database.db.selectFrom('messages').select('id').where('template', '=', 'desk-unusual-day').execute())
    .length
const calls = () =>
  database.db
    .selectFrom('call_tasks')
    .select(['booking_id', 'reason'])
    .where('reason', '=', 'many-bookings')
    .execute()

test('the clinic is alerted on the first unusual day, once, even when the bookings come slowly', async () => {
  for (let n = 0; n < 19; n++) await book()
  expect(await watch()).toMatchObject({ isUnusual: false })
  await book()
  expect(await watch()).toMatchObject({ isUnusual: true })
  await watch(new Date(now.getTime() + 6 * 3_600_000))
  expect(await alerts()).toBe(1)
})

test('one number with more bookings ahead than a family makes is one call task, once', async () => {
  const phone = `+91${newPhone()}`
  for (let n = 0; n < 4; n++) await book(phone)
  expect(await watch()).toMatchObject({ numbers: 0 })
  await book(phone)
  await book(phone)
  expect(await watch()).toMatchObject({ numbers: 1 })
  expect(await watch()).toMatchObject({ numbers: 0 })
  expect(await calls()).toHaveLength(1)
})
