import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { bookAppointment } from '../bookings/book-appointment.ts'
import { claimMessage } from './claim-message.ts'

const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
/** Early in the day, so that this evening is ahead. */
const now = instantAt(dayOf(new Date()), minutesFrom('06:00'))

const database = withDatabase()

async function remindersOf(daysAhead: number, clock: string, remindByEmail: 'email'[]) {
  const { db, queue } = database
  const startsAt = instantAt(addDays(dayOf(now), daysAhead), minutesFrom(clock))
  const request = appointmentRequest(startsAt, { remindByEmail })
  const outcome = await bookAppointment(db, queue, request, {
    ...defaultOptions('appointment'),
    schedule,
    now,
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  const { rows } = await sql<{ id: string; startAfter: Date }>`
    select n.id, j.start_after as "startAfter"
    from messages n join pgboss.job j on j.data->>'messageId' = n.id::text
    where n.booking_id = ${outcome.booked.id} and n.template = 'appointment-reminder'
  `.execute(db)
  return rows
}

test('a chosen reminder waits for the evening before the visit', async () => {
  const [reminder, ...others] = await remindersOf(3, '10:00', ['email'])
  expect(others).toEqual([])
  expect(reminder?.startAfter).toEqual(instantAt(addDays(dayOf(now), 2), minutesFrom('18:00')))
})

test('without a choice no reminder is queued, nor for a visit on the same day', async () => {
  expect(await remindersOf(3, '10:20', [])).toEqual([])
  expect(await remindersOf(0, '20:00', ['email'])).toEqual([])
})

test('a reminder on any day but the one before is withdrawn, because its text has the word tomorrow', async () => {
  const [late] = await remindersOf(3, '10:40', ['email'])
  expect(await claimMessage(database.db, database.queue, testVault, late!.id, givenAt(new Date()))).toEqual({
    kind: 'withdrawn',
  })
  const [due] = await remindersOf(1, '11:00', ['email'])
  expect(
    await claimMessage(database.db, database.queue, testVault, due!.id, givenAt(new Date())),
  ).toMatchObject({
    kind: 'send',
  })
})

test('a cancelled visit has no reminder', async () => {
  const [reminder] = await remindersOf(1, '11:20', ['email'])
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_by: 'patient', cancelled_at: now })
    .execute()
  expect(
    await claimMessage(database.db, database.queue, testVault, reminder!.id, givenAt(new Date())),
  ).toEqual({
    kind: 'withdrawn',
  })
})
