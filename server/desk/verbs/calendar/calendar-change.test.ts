import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import type { SessionId } from '#clinic/slots.ts'
import { clockFrom, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { isForDesk, reminderKindOf } from '#content/messages.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { asUser } from '#test/database.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { bookAppointment } from '../../../bookings/book-appointment.ts'
import { cancelBooking } from '../../../bookings/cancel-booking.ts'
import { moveBooking } from '../../../bookings/move-booking.ts'
import { createContext } from '../../../platform/context.ts'
import { openDatabase, openPool } from '../../../platform/db.ts'
import { openQueue } from '../../../platform/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { runFree } from '../../action/run-verb.ts'
import { undoAction } from '../../action/undo-action.ts'
import type { FreeVerb } from '../../action/verb.ts'
import { previewClosedDays, previewLateDoctor } from '../../calendar/preview-change.ts'
import { verbs } from '../verbs.ts'
import { closeDays } from './close-days.ts'
import { doctorLate } from './doctor-late.ts'
import { leave } from './leave.ts'
import { openDays } from './open-days.ts'

const DAY = '2026-11-16'
const DOCTOR = facts.doctors[0].id
const at = (clock: string, day = DAY) => instantAt(day, minutesFrom(clock))
const now = at('11:10')
const heldUntil = new Date(now.getTime() + 60_000)
const sessions = [
  { id: 'morning' as const, opens: '10:00', closes: '13:30' },
  { id: 'evening' as const, opens: '18:00', closes: '20:30' },
]
const hours = [DOCTOR, 'doctor-2'].map((doctor) => ({ doctor, sessions, slotMinutes: 20, days: 30 }))
const staff = { id: 'meera', actor: { role: 'clinic' as const, name: 'Meera Joshi' } }

const database = withDatabase()
beforeEach(async () => {
  const tables = ['call_tasks', 'messages', 'audit_events', 'visits', 'place_holds', 'desk_actions'] as const
  for (const table of tables) await database.db.deleteFrom(table).execute()
  for (const table of ['absences', 'closures', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})

const services = (at = now) => ({ ...createContext(), ...database, vault: testVault, now: () => at })
const reader = { id: staff.id, role: 'receptionist', doctorId: null } as const
const desk = { hours, perWindow: 1, reader, offered: { sms: true, whatsapp: true } }
const act = (verb: FreeVerb, input: Record<string, unknown>, key: string = randomUUID()) =>
  runFree(services(), verb, { key, staff }, input, desk)
const undo = (action: string, at = now) =>
  undoAction(services(at), { key: randomUUID(), action, staff }, verbs)

const late = (minutes: number, { isTold = true, key = randomUUID() as string } = {}) =>
  act(doctorLate, { doctor: DOCTOR, session: 'morning', minutes, isTold }, key)
const closing = {
  doctor: null as string | null,
  from: DAY,
  until: '2026-11-17',
  session: null as SessionId | null,
}
const close = (changes: Partial<typeof closing> = {}) =>
  act(changes.doctor ? leave : closeDays, { ...closing, ...changes, reason: 'clinic-closed' })

const insert = (clock: string, more: Partial<TestBooking> = {}) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', startsAt: at(clock), now, ...more })
const checkIn = (bookingId: string, token: number, calledInAt: Date | null = null) =>
  database.db
    .insertInto('visits')
    .values({
      booking_id: bookingId,
      day: DAY,
      queue: DOCTOR,
      token,
      checked_in_at: now,
      called_in_at: calledInAt,
      seen_at: null,
    })
    .execute()
const book = (clock: string, day = DAY) =>
  bookAppointment(database.db, database.queue, appointmentRequest(at(clock, day)), {
    ...defaultOptions('appointment'),
    schedule: hours[0]!,
    now,
  })

/** The time of each patient, by name. */
async function times(): Promise<Record<string, string>> {
  const rows = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('sealed', 'is not', null)
    .orderBy('starts_at')
    .execute()
  return Object.fromEntries(
    rows.map(({ id, sealed, key_id, starts_at, state }) => [
      testVault.open(id, { sealed: sealed!, key_id: key_id! }).name,
      state === 'cancelled' ? state : clockFrom(minutesOf(starts_at!)),
    ]),
  )
}

/** What each patient still gets that is true of the booking: pending messages, and open calls. */
async function notices(): Promise<Record<string, string[]>> {
  const bookings = await database.db.selectFrom('bookings').selectAll().execute()
  const messages = await database.db
    .selectFrom('messages')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('channel')
    .execute()
  const calls = await database.db.selectFrom('call_tasks').selectAll().where('done_at', 'is', null).execute()
  const pending = bookings.map(({ id, sealed, key_id, sequence }): [string, string[]] => [
    testVault.open(id, { sealed: sealed!, key_id: key_id! }).name,
    [
      ...messages
        .filter((row) => row.booking_id === id && row.sequence === sequence)
        .filter(({ template }) => !isForDesk(template) && reminderKindOf(template) === null)
        // The form's confirmation is queued in these tests, too.
        .filter(({ template }) => template !== 'appointment-confirmed')
        .map(({ template, channel }) => `${template} by ${channel}`),
      ...calls.filter((row) => row.booking_id === id).map(({ reason }) => `call: ${reason}`),
    ],
  ])
  return Object.fromEntries(pending)
}

async function overlaps(): Promise<number> {
  const { rows } = await sql`
    select from bookings a join bookings b on a.id < b.id and a.doctor = b.doctor
      and tstzrange(a.starts_at, a.held_until) && tstzrange(b.starts_at, b.held_until)
    where a.state = 'booked' and b.state = 'booked' and a.seat = b.seat`.execute(database.db)
  return rows.length
}

const contacts: Record<string, Partial<ContactPreferences>> = {
  Kavita: { channels: ['sms'], call: 'yes' },
  Salma: { call: 'never' },
  Meenal: { channels: ['email', 'whatsapp'] },
  Jyoti: {},
  Hema: { channels: ['sms'], hours: 'evening' },
  Tara: { call: 'write-only', channels: ['sms'] },
}
const clocks = ['11:20', '11:40', '12:00', '12:20', '13:00', '13:20']
const insertSession = async () => {
  const ids: Record<string, string> = {}
  for (const [index, [name, contact]] of Object.entries(contacts).entries())
    ids[name] = (await insert(clocks[index]!, { name, contact })).id
  return ids
}
const ok = async (outcome: ReturnType<typeof late>) => {
  const done = await outcome
  if (!done.ok) throw new Error(done.reason)
  return done.result
}

test('a late doctor: every visit ahead moves, and each patient gets one message, one call, or is informed at the clinic', async () => {
  await insertSession()
  const asha = await insert('11:00', { name: 'Asha', contact: { channels: ['sms'] } })
  await checkIn(asha.id, 6)
  const early = await insert('12:40', { name: 'Early', contact: { channels: ['sms'] } })
  await checkIn(early.id, 7)
  await insert('18:00', { name: 'Nirmala', contact: { channels: ['sms'] } })
  await insert('11:20', { name: 'Other doctor', doctor: 'doctor-2', contact: { channels: ['sms'] } })

  const options = { ...givenAt(now), vault: testVault, hours, heldUntil }
  const delay = { doctor: DOCTOR, session: 'morning' as const, minutes: 25 }
  const preview = await previewLateDoctor(database.db, delay, options)
  const expected = { Kavita: 'message', Salma: 'nothing', Meenal: 'message', Jyoti: 'call' }
  expect(Object.fromEntries(preview!.affected.map(({ name, gets }) => [name, gets]))).toEqual({
    ...expected,
    Early: 'here',
    Hema: 'on-arrival',
    Tara: 'message',
  })
  await ok(late(25))
  expect(await times()).toMatchObject({
    Asha: '11:00',
    Kavita: '11:45',
    Salma: '12:05',
    Meenal: '12:25',
    Jyoti: '12:45',
    Early: '13:05',
    Hema: '13:25',
    Tara: '13:45',
    Nirmala: '18:00',
    'Other doctor': '11:20',
  })
  expect(await notices()).toEqual({
    Asha: [],
    Kavita: ['appointment-delayed by sms'],
    Salma: [],
    Meenal: ['appointment-delayed by email', 'appointment-delayed by whatsapp'],
    Jyoti: ['call: moved'],
    Early: [],
    Hema: [],
    Tara: ['appointment-delayed by sms'],
    Nirmala: [],
    'Other doctor': [],
  })
  expect(await overlaps()).toBe(0)
})

test('none of its messages is sent within the minute', async () => {
  await insertSession()
  await ok(late(25))
  const messages = await database.db
    .selectFrom('messages')
    .selectAll()
    .where('template', '=', 'appointment-delayed')
    .execute()
  expect(messages.map(({ held_until }) => held_until)).toEqual(messages.map(() => heldUntil))
  expect(messages).toHaveLength(4)
})

test('undone, all visits return without a message or call, and it can be done again', async () => {
  await insertSession()
  const before = [await times(), await notices()]
  const { action } = await ok(late(25))
  const moved = await times()
  const undone = await ok(undo(action))
  expect([await times(), await notices()]).toEqual(before)
  expect(await database.db.selectFrom('absences').selectAll().execute()).toEqual([])
  expect(await book('11:20')).toMatchObject({ ok: false, reason: 'slot-taken' })
  await ok(undo(undone.action))
  expect(await times()).toEqual(moved)
  expect((await notices()).Kavita).toEqual(['appointment-delayed by sms'])
})

test('free time absorbs a delay: later patients keep their time and get no message', async () => {
  await insertSession()
  const delay = { doctor: DOCTOR, session: 'morning' as const, minutes: 15 }
  const options = { ...givenAt(now), vault: testVault, hours, heldUntil }
  expect(await previewLateDoctor(database.db, delay, options)).toMatchObject({ spared: 2 })
  await ok(late(15))
  expect(await times()).toMatchObject({ Kavita: '11:35', Jyoti: '12:35', Hema: '13:00', Tara: '13:20' })
  expect((await notices()).Tara).toEqual([])
})

test('a repeated key moves them once, and two delays add up', async () => {
  await insertSession()
  const key = randomUUID()
  const [first, again] = await Promise.all([late(10, { key }), late(10, { key })])
  expect(again).toEqual(first)
  expect((await times()).Kavita).toBe('11:30')
  await ok(late(15))
  expect((await times()).Kavita).toBe('11:45')
  expect((await notices()).Kavita).toEqual(['appointment-delayed by sms'])
  expect((await notices()).Jyoti).toEqual(['call: moved'])
})

test('no patient is notified where the desk chooses so', async () => {
  await insertSession()
  await ok(late(25, { isTold: false }))
  expect((await times()).Kavita).toBe('11:45')
  expect(Object.values(await notices()).flat()).toEqual([])
})

test('the minutes of a late doctor are not offered', async () => {
  await insert('11:20')
  await ok(late(30))
  expect(await book('11:20')).toMatchObject({ ok: false })
  expect(await book('12:20')).toMatchObject({ ok: true })
})

test('reminders of the earlier time are not sent; those of the new one are', async () => {
  const { id } = await insert('13:20', {
    contact: { channels: ['sms'], reminders: ['sms'] },
    now: at('09:00'),
  })
  const reminders = async () => {
    const { sequence } = await database.db
      .selectFrom('bookings')
      .select('sequence')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = await database.db
      .selectFrom('messages')
      .selectAll()
      .where('settled_at', 'is', null)
      .execute()
    return rows.filter((row) => row.sequence === sequence && reminderKindOf(row.template)).length
  }
  expect(await reminders()).toBe(1)
  const { action } = await ok(late(45))
  // Two hours before 14:05 is still ahead.
  expect(await reminders()).toBe(1)
  await ok(undo(action))
  expect(await reminders()).toBe(1)
})

test('a closed day: each patient has one message or one call, and after an undo none', async () => {
  await insertSession()
  await insert('10:00', {
    name: 'Round',
    kind: 'home-collection',
    startsAt: at('16:00'),
    contact: { channels: ['sms'] },
  })
  await insert('11:00', {
    name: 'Suspect',
    startsAt: at('18:20'),
    state: 'to-confirm',
    trust: 'suspect',
    contact: { channels: ['sms'] },
  })
  const before = [await times(), await notices()]
  const options = { ...givenAt(now), vault: testVault, hours, heldUntil }
  const { affected } = await previewClosedDays(database.db, closing, options)
  expect(Object.fromEntries(affected.map(({ name, gets }) => [name, gets]))).toEqual({
    Kavita: 'message',
    Salma: 'waits',
    Meenal: 'message',
    Jyoti: 'call',
    Hema: 'call',
    Tara: 'message',
    Round: 'message',
    Suspect: 'nothing',
  })
  const { action } = await ok(close())
  expect(new Set(Object.values(await times()))).toEqual(new Set(['cancelled']))
  const cancelled = (kind: string, ...channels: string[]) =>
    channels.map((channel) => `${kind}-cancelled-by-clinic by ${channel}`)
  expect(await notices()).toEqual({
    Kavita: cancelled('appointment', 'sms'),
    Salma: ['call: cancelled'],
    Meenal: cancelled('appointment', 'email', 'whatsapp'),
    Jyoti: ['call: cancelled'],
    Hema: ['call: cancelled'],
    Tara: cancelled('appointment', 'sms'),
    Round: cancelled('home-collection', 'sms'),
    Suspect: [],
  })
  expect(await book('12:40')).toEqual({ ok: false, reason: 'slot-not-offered' })
  await ok(undo(action))
  expect([await times(), await notices()]).toEqual(before)
  expect(await database.db.selectFrom('closures').selectAll().execute()).toEqual([])
  expect(await book('12:40')).toMatchObject({ ok: true })
})

test('leave is undone in the same way, and closes only the doctor’s own day', async () => {
  await insertSession()
  await insert('11:20', { name: 'Other doctor', doctor: 'doctor-2' })
  const before = await times()
  const { action } = await ok(close({ doctor: DOCTOR, until: DAY, session: 'morning' }))
  expect(await times()).toMatchObject({ Kavita: 'cancelled', 'Other doctor': '11:20' })
  await ok(undo(action))
  expect(await times()).toEqual(before)
})

test('a minute later it cannot be undone', async () => {
  await insertSession()
  const { action } = await ok(close())
  expect(await undo(action, new Date(now.getTime() + 60_001))).toMatchObject({
    ok: false,
    reason: 'too-late',
  })
})

test('closed days are opened again; bookings made before the minute is over are cancelled by the undo', async () => {
  await ok(close())
  const open = () => act(openDays, closing)
  const { action } = await ok(open())
  expect(await open()).toMatchObject({ ok: false, reason: 'open-already' })
  expect(await book('12:40')).toMatchObject({ ok: true })
  await ok(undo(action))
  expect(new Set(Object.values(await times()))).toEqual(new Set(['cancelled']))
  expect(await book('13:00')).toEqual({ ok: false, reason: 'slot-not-offered' })
})

test('a booking or cancellation at the same moment is moved, or stays as it was: nothing overlaps', async () => {
  const ids = await insertSession()
  const [delayed, ...others] = await Promise.all([
    late(20),
    book('12:40'),
    book('11:20'),
    cancelBooking(database.db, database.queue, ids.Meenal!, {
      ...givenAt(now),
      vault: testVault,
      by: 'patient',
    }),
    moveBooking(
      database.db,
      database.queue,
      { bookingId: ids.Hema!, sequence: 0, to: at('18:40') },
      { ...givenAt(now), vault: testVault, schedule: hours[0]!, perWindow: 1, by: 'patient' },
    ),
  ])
  expect(delayed.ok).toBe(true)
  expect(others).toHaveLength(4)
  expect(await overlaps()).toBe(0)
  expect(await times()).toMatchObject({ Kavita: '11:40', Meenal: 'cancelled' })
  for (const each of Object.values(await notices())) expect(new Set(each).size).toBe(each.length)
})

test('a booking made while the day is being closed is refused, or cancelled with a message', async () => {
  await insertSession()
  await Promise.all([close(), ...['10:00', '10:20', '10:40'].map((clock) => book(clock, '2026-11-17'))])
  const ahead = await database.db.selectFrom('bookings').select('id').where('state', '=', 'booked').execute()
  expect(ahead).toEqual([])
})

test('the desk’s own database role may do and undo all of it', async () => {
  await insertSession()
  const pool = openPool(asUser(database.url, 'clinic_desk'), 'test', createLog('silent'))
  const db = openDatabase(pool)
  const queue = openQueue(pool, createContext())
  onTestFinished(async () => {
    await queue.close()
    await db.destroy()
  })
  const asDesk = { ...createContext(), db, queue, vault: testVault, now: () => now }
  const delay = { doctor: DOCTOR, session: 'morning', minutes: 25, isTold: true }
  const pressed: [FreeVerb, Record<string, unknown>][] = [
    [doctorLate, delay],
    [closeDays, { ...closing, reason: 'clinic-closed' }],
  ]
  for (const [verb, input] of pressed) {
    const { action } = await ok(runFree(asDesk, verb, { key: randomUUID(), staff }, input, desk))
    await ok(undoAction(asDesk, { key: randomUUID(), action, staff }, verbs))
  }
  expect((await times()).Kavita).toBe('11:20')
})
