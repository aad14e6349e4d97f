import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { appointmentRequest, collectionRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { bookAppointment } from '../bookings/book-appointment.ts'
import { bookHomeCollection } from '../bookings/book-home-collection.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { changeContactPreferences } from '../bookings/change-contact-preferences.ts'
import { moveBooking } from '../bookings/move-booking.ts'
import { claimMessage, sendIfStillDue } from './claim-message.ts'

const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const at = (days: number, clock: string) => instantAt(addDays(dayOf(new Date()), days), minutesFrom(clock))
/** Early in the day, so that this evening is ahead. */
const now = at(0, '06:00')
const options = (form: 'appointment' | 'home-collection') => ({ ...defaultOptions(form), schedule, now })

const database = withDatabase({ hasCatalogue: true })

async function appointment(dateTime: Date) {
  const { db, queue } = database
  const request = appointmentRequest(dateTime, { bySms: true, email: null })
  const outcome = await bookAppointment(db, queue, request, options('appointment'))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.booked.id
}

/** A collection with a fasting test, or without. */
async function collection(isFasting: boolean, sharedPhone: boolean, day = 2) {
  const { db, queue } = database
  const { home_id } = await db
    .selectFrom('lab_tests')
    .select('home_id')
    .where('home_id', 'is not', null)
    .where('is_listed', '=', true)
    .where('preparation', isFasting ? 'like' : 'not like', sql<never>`'fasting%'`)
    .orderBy('home_id')
    .executeTakeFirstOrThrow()
  const request = collectionRequest(at(day, '07:00'), {
    bySms: true,
    email: null,
    sharedPhone,
    tests: [home_id!],
  })
  const outcome = await bookHomeCollection(db, queue, request, {
    ...options('home-collection'),
    perWindow: 9,
  })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.reason))
  return outcome.booked.id
}

async function remindersOf(bookingId: string) {
  const { rows } = await sql<{ id: string; template: string; sequence: number; startAfter: Date }>`
    select n.id, n.template, n.sequence, j.start_after as "startAfter"
    from messages n join pgboss.job j on j.data->>'messageId' = n.id::text
    where n.booking_id = ${bookingId} and n.template like '%reminder%' order by j.start_after
  `.execute(database.db)
  return rows
}
const plan = async (bookingId: string) =>
  (await remindersOf(bookingId)).map(({ template, startAfter }) => [template, startAfter])

const claim = (id: string, when: Date) =>
  claimMessage(database.db, database.queue, testVault, id, givenAt(when))

test('a visit has reminders on the evening before and two hours before', async () => {
  const id = await appointment(at(3, '11:00'))
  expect(await plan(id)).toEqual([
    ['appointment-reminder', at(2, '18:00')],
    ['appointment-reminder-two-hours', at(3, '09:00')],
  ])
  const [dayBefore, twoHours] = await remindersOf(id)
  expect(await claim(dayBefore!.id, at(2, '18:00'))).toEqual({ kind: 'send' })
  expect(await claim(twoHours!.id, at(3, '09:00'))).toEqual({ kind: 'send' })
})

test('a worker that runs too late sends nothing that is no longer true', async () => {
  const [dayBefore, twoHours] = await remindersOf(await appointment(at(3, '11:20')))
  expect(await claim(dayBefore!.id, at(3, '00:00'))).toEqual({ kind: 'withdrawn' })
  expect(await claim(twoHours!.id, at(3, '11:20'))).toEqual({ kind: 'withdrawn' })
})

test('the fasting reminder replaces the plain one, except on a shared phone', async () => {
  const evening = at(1, '18:00')
  expect(await plan(await collection(true, false))).toEqual([['home-collection-reminder-fasting', evening]])
  expect(await plan(await collection(true, true))).toEqual([['home-collection-reminder', evening]])
  expect(await plan(await collection(false, false))).toEqual([['home-collection-reminder', evening]])
})

test('a phone that has become a shared one gets the plain reminder', async () => {
  const { db, queue } = database
  const id = await collection(true, false)
  const rules = { ...defaultPreferences, sharedPhone: true }
  await changeContactPreferences(
    db,
    queue,
    id,
    { ...rules, channels: [], reminders: ['sms'] },
    { ...givenAt(at(0, '12:00')), vault: testVault },
  )
  const [reminder] = await remindersOf(id)
  expect(await claim(reminder!.id, at(1, '18:00'))).toEqual({ kind: 'send' })
  const handed = await sendIfStillDue(
    db,
    testVault,
    reminder!.id,
    at(1, '18:00'),
    async ({ template }) => template,
  )
  expect(handed).toEqual({
    kind: 'handed-over',
    outcome: 'home-collection-reminder',
    isCommitted: true,
  })
})

test('a moved visit has reminders at its new time only', async () => {
  const { db, queue } = database
  const id = await appointment(at(3, '11:40'))
  const move = { bookingId: id, sequence: 0, to: at(5, '11:40') }
  expect(
    await moveBooking(db, queue, move, { ...options('appointment'), perWindow: 1, by: 'patient' }),
  ).toEqual({ ok: true })
  const reminders = await remindersOf(id)
  const queued = (sequence: number) => reminders.filter((reminder) => reminder.sequence === sequence)
  expect(queued(1).map(({ startAfter }) => startAfter)).toEqual([at(4, '18:00'), at(5, '09:40')])
  // The old reminders would not be true at the times of the new ones.
  for (const [index, when] of [at(4, '18:00'), at(5, '09:40')].entries()) {
    expect(await claim(queued(0)[index]!.id, when)).toEqual({ kind: 'withdrawn' })
    expect(await claim(queued(1)[index]!.id, when)).toEqual({ kind: 'send' })
  }
})

test('a cancelled visit has no reminder, not even between the claim and the send', async () => {
  const { db, queue } = database
  const id = await appointment(at(3, '12:00'))
  const [dayBefore, twoHours] = await remindersOf(id)
  expect(await claim(dayBefore!.id, at(2, '18:00'))).toEqual({ kind: 'send' })
  await cancelBooking(db, queue, id, { ...givenAt(now), vault: testVault, by: 'patient' })
  const handed = await sendIfStillDue(db, testVault, dayBefore!.id, at(2, '18:00'), async () => 'left')
  expect(handed).toEqual({ kind: 'withdrawn' })
  expect(await claim(twoHours!.id, at(3, '10:00'))).toEqual({ kind: 'withdrawn' })
})

test('a patient who cancels during a send gets the response after it', async () => {
  const { db, queue } = database
  const id = await appointment(at(3, '12:20'))
  const [reminder] = await remindersOf(id)
  const order: string[] = []
  let cancelled: Promise<unknown> | undefined
  await sendIfStillDue(db, testVault, reminder!.id, at(2, '18:00'), async () => {
    cancelled = cancelBooking(db, queue, id, { ...givenAt(now), vault: testVault, by: 'patient' }).then(() =>
      order.push('cancelled'),
    )
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db)
      expect(rows).toHaveLength(1)
    })
    order.push('left')
  })
  await cancelled
  expect(order).toEqual(['left', 'cancelled'])
})
