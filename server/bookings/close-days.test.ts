import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import { FIRST_DOCTOR, type SessionId } from '#clinic/slots.ts'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { isForDesk } from '#content/messages.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { closeDays } from '#test/close-days.ts'
import { asUser } from '#test/database.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { openDatabase, openPool } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { bookAppointment } from './book-appointment.ts'
import { openDays, previewClosing } from './close-days.ts'
import { moveBooking } from './move-booking.ts'

const now = instantAt('2026-11-16', minutesFrom('06:00'))
const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
const hours = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 30 }
const doctors = [FIRST_DOCTOR, 'doctor-2'].map((doctor) => ({ ...hours, doctor }))
const options = { ...givenAt(now), vault: testVault, staff, hours: doctors }
const leave = {
  doctor: FIRST_DOCTOR as string | null,
  from: '2026-11-20',
  until: '2026-11-22',
  session: null as SessionId | null,
}

const database = withDatabase()
beforeEach(async () => {
  const tables = ['call_tasks', 'messages', 'audit_events', 'closures', 'openings', 'bookings'] as const
  for (const table of tables) await database.db.deleteFrom(table).execute()
})

const insert = (day: string, clock: string, more: Partial<TestBooking> = {}) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', startsAt: at(day, clock), now, ...more })
const goOnLeave = (changes: Partial<typeof leave> = {}) =>
  closeDays(database.db, database.queue, { ...leave, ...changes }, options)
const preview = (changes: Partial<typeof leave> = {}) =>
  previewClosing(database.db, { ...leave, ...changes }, options)
const book = (startsAt: Date, doctor = FIRST_DOCTOR) =>
  bookAppointment(database.db, database.queue, appointmentRequest(startsAt), {
    ...defaultOptions('appointment'),
    schedule: { ...hours, doctor },
    now,
  })

/** What the ledger holds for each cancelled booking, in the form of the preview. */
async function whatHappened() {
  const { db } = database
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'starts_at', 'sequence'])
    .where('state', '=', 'cancelled')
    .where('cancelled_by', '=', 'clinic')
    .orderBy('starts_at')
    .execute()
  const messages = await db.selectFrom('messages').selectAll().execute()
  const calls = await db.selectFrom('call_tasks').selectAll().where('done_at', 'is', null).execute()
  return bookings.map(({ id, reference, starts_at, sequence }) => ({
    reference,
    startsAt: starts_at,
    channels: messages
      .filter((row) => row.booking_id === id && row.sequence === sequence && !isForDesk(row.template))
      .map(({ template, channel }) => (template === 'appointment-cancelled-by-clinic' ? channel : template)),
    isCalled: calls.some((row) => row.booking_id === id && row.reason === 'cancelled'),
  }))
}
const states = async () =>
  Object.fromEntries(
    (await database.db.selectFrom('bookings').select(['reference', 'state']).execute()).map((row) => [
      row.reference,
      row.state,
    ]),
  )

test('the preview says what happens: for each patient the messages that they allow, or a call task', async () => {
  const contacts: Record<string, Partial<ContactPreferences>> = {
    '10:00': { channels: ['email'] },
    '11:00': { channels: ['sms'] },
    '12:00': { channels: ['email', 'whatsapp'], call: 'write-only' },
    '13:00': {},
    '18:00': { call: 'never' },
  }
  for (const [clock, contact] of Object.entries(contacts)) await insert('2026-11-20', clock, { contact })
  await insert('2026-11-21', '10:00', { state: 'to-confirm', contact: { channels: ['email'] } })

  const expected = await preview()
  expect(expected.map(({ channels, call }) => [channels.join(' '), call])).toEqual([
    ['email', null],
    ['sms', null],
    ['email whatsapp', null],
    ['', 'call'],
    ['', 'when-they-call'],
    ['email', null],
  ])
  expect(await whatHappened()).toEqual([])
  expect(await goOnLeave()).toEqual(expected)
  expect(await whatHappened()).toEqual(
    expected.map(({ reference, startsAt, channels, call }) => ({
      reference,
      startsAt,
      channels,
      isCalled: call !== null,
    })),
  )
})

test('the whole sum is refunded, and the audit trail says who cancelled', async () => {
  const { id } = await insert('2026-11-20', '10:00')
  await database.db.updateTable('bookings').set({ paid: 500 }).where('id', '=', id).execute()
  await goOnLeave()
  const row = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    state: 'cancelled',
    cancelled_by: 'clinic',
    paid: 500,
    refund: 500,
    seat: null,
  })
  const events = await database.db.selectFrom('audit_events').selectAll().orderBy('at').execute()
  expect(events.at(-1)).toMatchObject({ action: 'cancelled', actor_name: staff.name, booking_id: id })
})

test('only what is ahead, in those days and with that doctor, is cancelled', async () => {
  const before = await insert('2026-11-19', '20:20')
  const after = await insert('2026-11-23', '10:00')
  const other = await insert('2026-11-20', '10:00', { doctor: 'doctor-2' })
  const collection = await insert('2026-11-20', '07:00', { kind: 'home-collection' })
  const [first, last] = [await insert('2026-11-20', '10:00'), await insert('2026-11-22', '20:20')]
  expect((await goOnLeave()).map(({ reference }) => reference)).toEqual([first.reference, last.reference])
  expect(await states()).toEqual({
    [before.reference]: 'booked',
    [after.reference]: 'booked',
    [other.reference]: 'booked',
    [collection.reference]: 'booked',
    [first.reference]: 'cancelled',
    [last.reference]: 'cancelled',
  })
  const passed = await insert('2026-11-16', '05:00')
  expect(await goOnLeave({ from: '2026-11-16', until: '2026-11-16' })).toEqual([])
  expect((await states())[passed.reference]).toBe('booked')
})

test('the days are closed for this doctor alone, to bookings and to moves, until the leave ends', async () => {
  const cancelled = await insert('2026-11-21', '10:00')
  const later = await insert('2026-11-24', '10:00')
  const move = () =>
    moveBooking(
      database.db,
      database.queue,
      { bookingId: later.id, sequence: 0, to: at('2026-11-22', '10:00') },
      { ...options, schedule: hours, perWindow: 1, by: 'patient' },
    )
  await goOnLeave()
  expect(await book(at('2026-11-21', '10:00'))).toEqual({ ok: false, reason: 'slot-not-offered' })
  expect(await move()).toEqual({ ok: false, reason: 'not-offered' })
  expect(await book(at('2026-11-21', '10:00'), 'doctor-2')).toMatchObject({ ok: true })

  expect((await openDays(database.db, leave)).map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect((await states())[cancelled.reference]).toBe('cancelled')
  expect(await book(at('2026-11-21', '10:00'))).toMatchObject({ ok: true })
  expect(await move()).toEqual({ ok: true })
})

test('where a booking can be moved depends on the leave of its own doctor and of no other', async () => {
  const { id } = await insert('2026-11-24', '10:00', { doctor: 'doctor-2' })
  const move = (sequence: number, day: string) =>
    moveBooking(
      database.db,
      database.queue,
      { bookingId: id, sequence, to: at(day, '10:00') },
      { ...options, schedule: hours, perWindow: 1, by: 'patient' },
    )
  await goOnLeave()
  expect(await move(0, '2026-11-21')).toEqual({ ok: true })
  await goOnLeave({ doctor: 'doctor-2', from: '2026-11-25', until: '2026-11-25' })
  expect(await move(1, '2026-11-25')).toEqual({ ok: false, reason: 'not-offered' })
})

test('leave of a session leaves the rest of the day; special hours are closed by leave, too', async () => {
  const morning = await insert('2026-11-20', '13:20')
  const evening = await insert('2026-11-20', '18:00')
  await database.db
    .insertInto('openings')
    .values({ day: '2026-11-21', doctor: null, session: 'evening', opens: '15:00', closes: '16:00' })
    .execute()
  const special = await book(at('2026-11-21', '15:00'))
  if (!special.ok) throw new Error('The special hours are open')
  const isEvening = { session: 'evening' as const }
  const expected = [evening.reference, special.booked.reference]
  expect((await preview(isEvening)).map(({ reference }) => reference)).toEqual(expected)
  expect((await goOnLeave(isEvening)).map(({ reference }) => reference)).toEqual(expected)
  expect((await states())[morning.reference]).toBe('booked')
  expect(await book(at('2026-11-20', '18:20'))).toMatchObject({ ok: false })
  expect(await book(at('2026-11-21', '15:20'))).toMatchObject({ ok: false })
  expect(await book(at('2026-11-21', '10:00'))).toMatchObject({ ok: true })
  expect(await openDays(database.db, { ...leave, session: 'morning' })).toEqual([])
  expect(await openDays(database.db, leave)).toHaveLength(3)
  expect(await book(at('2026-11-21', '15:20'))).toMatchObject({ ok: true })
})

test('a second closing changes nothing and notifies nobody twice', async () => {
  await insert('2026-11-20', '10:00', { contact: { channels: ['email'] } })
  await insert('2026-11-20', '10:20')
  const first = await Promise.all([goOnLeave(), goOnLeave(), goOnLeave()])
  expect(first.map(({ length }) => length).sort()).toEqual([0, 0, 2])
  const after = await whatHappened()
  expect(await goOnLeave()).toEqual([])
  expect(await whatHappened()).toEqual(after)
  expect(await database.db.selectFrom('closures').selectAll().execute()).toHaveLength(3)
})

test('a patient whom a form without proof names is not notified', async () => {
  const { reference } = await insert('2026-11-20', '10:00', {
    state: 'to-confirm',
    trust: 'suspect',
    contact: { channels: ['email', 'sms'] },
  })
  const untold = [{ reference, startsAt: at('2026-11-20', '10:00'), channels: [], call: null }]
  expect(await preview()).toMatchObject(untold)
  expect(await goOnLeave()).toMatchObject(untold)
  expect(await whatHappened()).toMatchObject([{ channels: [], isCalled: false }])
})

test('the desk closes days for a doctor and for the clinic; site and worker close none', async () => {
  const closing = (doctor: string | null) => ({ day: '2026-11-20', session: null, doctor })
  const users = ['clinic_site', 'clinic_worker', 'clinic_desk'] as const
  const may = await Promise.all(
    users.map(async (user) => {
      const db = openDatabase(openPool(asUser(database.url, user), 'test', createLog('silent')))
      onTestFinished(() => db.destroy())
      const writes = (doctor: string | null) =>
        db
          .insertInto('closures')
          .values(closing(doctor))
          .execute()
          .then(
            () => true,
            () => false,
          )
      return [user, await writes(FIRST_DOCTOR), await writes(null)]
    }),
  )
  expect(may).toEqual([
    ['clinic_site', false, false],
    ['clinic_worker', false, false],
    ['clinic_desk', true, true],
  ])
})

const clinic = { doctor: null, from: '2026-11-20', until: '2026-11-20' }

test('a closed clinic cancels visits to every doctor, tests at the clinic and home collections', async () => {
  const kinds = [
    await insert('2026-11-20', '10:00'),
    await insert('2026-11-20', '10:00', { doctor: 'doctor-2' }),
    await insert('2026-11-20', '11:00', { kind: 'lab-test' }),
    await insert('2026-11-20', '07:00', { kind: 'home-collection' }),
  ]
  const dayAfter = await insert('2026-11-21', '10:00')
  const expected = await preview(clinic)
  expect(expected).toHaveLength(4)
  expect((await goOnLeave(clinic)).map(({ reference }) => reference).sort()).toEqual(
    kinds.map(({ reference }) => reference).sort(),
  )
  expect((await states())[dayAfter.reference]).toBe('booked')
  expect(await book(at('2026-11-20', '10:20'))).toEqual({ ok: false, reason: 'slot-not-offered' })
  expect(await book(at('2026-11-20', '10:20'), 'doctor-2')).toEqual({ ok: false, reason: 'slot-not-offered' })
})

test('half a day of the clinic leaves the other half and the rounds', async () => {
  const morning = await insert('2026-11-20', '10:00')
  const evening = await insert('2026-11-20', '18:00')
  const round = await insert('2026-11-20', '09:00', { kind: 'home-collection' })
  await goOnLeave({ ...clinic, session: 'morning' })
  expect(await states()).toEqual({
    [morning.reference]: 'cancelled',
    [evening.reference]: 'booked',
    [round.reference]: 'booked',
  })
})

test('hours that are specially open stay open when the clinic is closed', async () => {
  await database.db
    .insertInto('openings')
    .values({ day: '2026-11-20', doctor: null, session: 'evening', opens: '15:00', closes: '16:00' })
    .execute()
  const special = await insert('2026-11-20', '15:00')
  await goOnLeave(clinic)
  expect((await states())[special.reference]).toBe('booked')
})

test('on a closed day no home collection is booked or moved to, until it is open again', async () => {
  const later = await insert('2026-11-24', '07:00', { kind: 'home-collection' })
  const move = () =>
    moveBooking(
      database.db,
      database.queue,
      { bookingId: later.id, sequence: 0, to: at('2026-11-20', '07:00') },
      { ...options, schedule: hours, perWindow: 1, by: 'patient' },
    )
  await goOnLeave(clinic)
  expect(await move()).toEqual({ ok: false, reason: 'not-offered' })
  await openDays(database.db, { ...leave, ...clinic })
  expect(await move()).toEqual({ ok: true })
})
