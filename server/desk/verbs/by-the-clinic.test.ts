import { expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { isForDesk } from '#content/messages.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { firstDoctor, pressVerb } from '#test/press-verb.ts'
import { openBookings, reading, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { cancelBooking } from '../../bookings/cancel-booking.ts'
import { changeContactPreferences } from '../../bookings/change-contact-preferences.ts'
import { moveBooking } from '../../bookings/move-booking.ts'
import { readBooking } from '../../bookings/read-booking.ts'
import { messageFailed } from '../../messages/messages.ts'
import { countSuspects, dismissSuspects, verifyBooking } from '../suspects.ts'
import { answer } from './answer.ts'
import { confirm } from './confirm.ts'
import { missed } from './missed.ts'
import { paid } from './paid.ts'
import { seen } from './seen.ts'

const today = dayOf(new Date())
const now = instantAt(today, minutesFrom('06:00'))
const at = (days: number, clock: string) => instantAt(addDays(today, days), minutesFrom(clock))
const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
const options = { ...givenAt(now), vault: testVault, perWindow: 2, staff }
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 60 }

const database = withDatabase()

const keep = (kept: Partial<TestBooking>) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', now, ...kept })
const rowOf = async (id: string) => (await openBookings(database.db)).find((row) => row.id === id)!
const callsFor = async (id: string) =>
  (
    await database.db
      .selectFrom('call_tasks')
      .select('reason')
      .where('booking_id', '=', id)
      .where('done_at', 'is', null)
      .orderBy('reason')
      .execute()
  ).map(({ reason }) => reason)
const toldOf = async (id: string) =>
  (
    await database.db
      .selectFrom('messages')
      .select(['template', 'channel', 'origin'])
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .execute()
  )
    .filter(({ template }) => !isForDesk(template))
    .map(({ template, channel, origin }) => `${template} by ${channel} from the ${origin}`)
const byEmail = { channels: ['email' as const] }

const cancel = (id: string, when = now) =>
  cancelBooking(database.db, database.queue, id, { ...options, now: when, by: staff })
const move = async (id: string, to: Date, when = now) =>
  moveBooking(
    database.db,
    database.queue,
    { bookingId: id, sequence: (await rowOf(id)).sequence, to },
    { ...options, now: when, schedule, by: staff },
  )

test('the clinic cancels: patients who allow messages get one, for the others a call task is created', async () => {
  const written = await keep({ startsAt: at(1, '10:00'), contact: byEmail })
  const silent = await keep({ startsAt: at(1, '10:20') })
  const never = await keep({ startsAt: at(1, '10:40'), contact: { call: 'never' } })
  for (const { id } of [written, silent, never]) expect(await cancel(id)).toMatchObject({ ok: true })
  expect(await toldOf(written.id)).toContain('appointment-cancelled-by-clinic by email from the clinic')
  expect(await callsFor(written.id)).toEqual([])
  expect(await callsFor(silent.id)).toEqual(['cancelled'])
  expect(await callsFor(never.id)).toEqual(['cancelled'])
})

test('a message that could be sent only after the visit has begun becomes a call task as well', async () => {
  const evening = { ...byEmail, hours: 'evening' as const }
  const morningVisit = await keep({ startsAt: at(0, '11:00'), contact: evening })
  const eveningVisit = await keep({ startsAt: at(0, '20:00'), contact: evening })
  for (const { id } of [morningVisit, eveningVisit]) await cancel(id)
  expect(await callsFor(morningVisit.id)).toEqual(['cancelled'])
  expect(await callsFor(eveningVisit.id)).toEqual([])
})

test('the message about a moved visit is sent before the old time, or it becomes a call task', async () => {
  const evening = { ...byEmail, hours: 'evening' as const }
  const { id } = await keep({ startsAt: at(0, '11:20'), contact: evening })
  expect(await move(id, at(3, '11:20'))).toEqual({ ok: true })
  expect(await toldOf(id)).toContain('appointment-moved by email from the clinic')
  expect(await callsFor(id)).toEqual(['moved'])
  // A later change replaces it: only the present state is sent.
  await cancel(id)
  expect(await callsFor(id)).toEqual([])
  const audits = await database.db
    .selectFrom('audit_events')
    .select(['actor', 'actor_name', 'action'])
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute()
  expect(audits.slice(1)).toEqual([
    { actor: 'clinic', actor_name: 'Meera Joshi', action: 'moved' },
    { actor: 'clinic', actor_name: 'Meera Joshi', action: 'cancelled' },
  ])
})

test('a time to confirm is a call task until it is confirmed, moved by the clinic or cancelled', async () => {
  const kept = () => keep({ state: 'to-confirm', startsAt: at(2, '10:00'), contact: byEmail })
  const confirmed = await kept()
  const cancelled = await kept()
  const moved = await kept()
  for (const { id } of [confirmed, cancelled, moved]) expect(await callsFor(id)).toEqual(['to-confirm'])
  expect(await pressVerb(database, confirm, confirmed.id, {}, options)).toEqual({ ok: true })
  await cancel(cancelled.id)
  expect(await move(moved.id, at(2, '10:20'))).toEqual({ ok: true })
  for (const { id } of [confirmed, cancelled, moved]) expect(await callsFor(id)).toEqual([])
  expect(await toldOf(confirmed.id)).toContain('appointment-confirmed by email from the clinic')
  // A move by the clinic is agreed with the patient: it holds its time.
  expect(await rowOf(moved.id)).toMatchObject({ state: 'booked', seat: 1, verified_at: now })
  const taken = await keep({ state: 'to-confirm', startsAt: at(2, '10:00') })
  expect(await pressVerb(database, confirm, taken.id, {}, options)).toEqual({
    ok: false,
    reason: 'taken',
  })
  expect(await callsFor(taken.id)).toEqual(['to-confirm'])
})

test('the contact of an unproven form gets neither message nor call; messages by the clinic itself are sent', async () => {
  const { id } = await keep({
    state: 'to-confirm',
    startsAt: at(3, '10:00'),
    contact: { ...byEmail, reminders: ['email'] },
    trust: 'suspect',
  })
  expect([await toldOf(id), await callsFor(id)]).toEqual([[], []])
  expect(await pressVerb(database, confirm, id, {}, options)).toEqual({ ok: true })
  expect(await rowOf(id)).toMatchObject({ trust: 'normal', verified_at: now })
  expect(await toldOf(id)).toContain('appointment-confirmed by email from the clinic')
})

test('an answer is stored sealed with the question, and the patient is notified', async () => {
  const { db } = database
  const asked = await keep({ kind: 'enquiry', state: 'open', contact: byEmail })
  const silent = await keep({ kind: 'enquiry', state: 'open' })
  const reply = (id: string, text: string, when = now) =>
    pressVerb(database, answer, id, { text }, { ...options, now: when })
  expect(await reply(asked.id, ' \u001b\n\u202e ')).toEqual({ ok: false, reason: 'no-text' })
  expect(await reply(asked.id, 'x'.repeat(4001))).toEqual({ ok: false, reason: 'no-text' })
  expect(await reply(asked.id, 'Yes,  we are.\r\n\r\n\r\n\r\nCome in the\tmorning. ')).toEqual({ ok: true })
  const late = at(30, '10:00')
  expect(await reply(silent.id, 'Yes.', late)).toEqual({ ok: true })
  expect((await readBooking(db, reading, asked.id, 'patient'))?.person).toMatchObject({
    message: 'Is the clinic open on Diwali?',
    answer: 'Yes, we are.\n\nCome in the morning.',
  })
  expect(await toldOf(asked.id)).toContain('enquiry-answered by email from the clinic')
  expect([await callsFor(asked.id), await callsFor(silent.id)]).toEqual([[], ['answered']])
  // The private link expires relative to the answer, not to the promised day.
  expect(await rowOf(silent.id)).toMatchObject({ state: 'answered', answer_by: late })
  expect(await reply(asked.id, 'Once more.')).toEqual({ ok: false, reason: 'answered' })
  const visit = await keep({ startsAt: at(3, '10:20') })
  expect(await reply(visit.id, 'Yes.')).toEqual({ ok: false, reason: 'no-enquiry' })
})

test('a complaint is shown with the booking that it is about, and follows its contact preferences', async () => {
  const { db, queue } = database
  const { id } = await keep({ startsAt: at(3, '10:40'), contact: byEmail })
  const complaint = await keep({
    kind: 'enquiry',
    state: 'open',
    contact: byEmail,
    aboutId: id,
    message: 'Nobody came.',
  })
  const read = async () => (await readBooking(db, reading, id, staff))!
  expect((await read()).complaints).toMatchObject([
    { reference: complaint.reference, state: 'open', message: 'Nobody came.', answer: null },
  ])
  await changeContactPreferences(
    db,
    queue,
    id,
    {
      ...(await read()).person.contact,
      call: 'never',
      channels: [],
    },
    { ...givenAt(now), vault: testVault },
  )
  await pressVerb(
    database,
    answer,
    complaint.id,
    { text: 'We are sorry.' },
    { ...options, reader: firstDoctor },
  )
  expect(await toldOf(complaint.id)).not.toContain('enquiry-answered by email from the clinic')
  expect(await callsFor(complaint.id)).toEqual(['answered'])
  expect((await read()).complaints).toMatchObject([{ state: 'answered', answer: 'We are sorry.' }])
})

test('a visit that has not begun cannot be closed, and every refusal has its reason', async () => {
  const { id } = await keep({ startsAt: at(1, '12:00') })
  const close = (when: Date) => pressVerb(database, seen, id, {}, { ...options, now: when })
  expect(await close(at(1, '11:59'))).toEqual({ ok: false, reason: 'not-yet' })
  expect(await pressVerb(database, confirm, id, {}, options)).toEqual({ ok: false, reason: 'booked' })
  expect(await close(at(1, '12:05'))).toEqual({ ok: true })
  expect(await close(at(1, '12:05'))).toEqual({ ok: false, reason: 'attended' })
  expect(await cancel(id)).toEqual({ ok: false, reason: 'gone' })
  const cancelled = await keep({ startsAt: at(1, '12:20') })
  await cancel(cancelled.id)
  expect(await cancel(cancelled.id)).toEqual({ ok: false, reason: 'gone' })
  expect(await pressVerb(database, paid, cancelled.id, { rupees: 500 }, options)).toEqual({
    ok: false,
    reason: 'cancelled',
  })
  const asked = await keep({ kind: 'enquiry', state: 'open' })
  expect(await pressVerb(database, missed, asked.id, {}, options)).toEqual({ ok: false, reason: 'enquiry' })
  expect(await pressVerb(database, paid, asked.id, { rupees: 500 }, options)).toEqual({
    ok: false,
    reason: 'enquiry',
  })
  const past = await keep({ startsAt: at(1, '12:40') })
  expect(await cancel(past.id, at(2, '10:00'))).toEqual({ ok: false, reason: 'gone' })
})

test('the clinic may move a visit as often as needed, but not to a taken time', async () => {
  const held = await keep({ startsAt: at(5, '10:00') })
  const { id } = await keep({ startsAt: at(5, '10:20') })
  expect(await move(id, held.startsAt!)).toEqual({ ok: false, reason: 'taken' })
  for (let turn = 0; turn < 7; turn++)
    expect(await move(id, at(5, turn % 2 ? '11:00' : '11:20'))).toEqual({ ok: true })
})

test('a call that informed the patient leaves no other call pending', async () => {
  const { db, queue } = database
  const { id } = await keep({ startsAt: at(4, '10:00'), contact: byEmail })
  const { id: messageId } = await db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', id)
    .where('template', '=', 'appointment-confirmed')
    .executeTakeFirstOrThrow()
  await messageFailed(db, queue, givenAt(new Date()), messageId, 'no such mailbox')
  expect(await callsFor(id)).toEqual(['undelivered'])
  await db.updateTable('call_tasks').set({ done_at: now }).where('booking_id', '=', id).execute()
  await messageFailed(db, queue, givenAt(new Date()), messageId, 'told twice')
  expect(await callsFor(id)).toEqual([])
})

test('bookings by bots are dismissed at once; verified bookings, and all others, stay', async () => {
  const { db } = database
  const night = at(20, '03:00')
  const suspect = { now: night, trust: 'suspect' as const }
  const robots = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      index < 3
        ? keep({ ...suspect, kind: 'enquiry', state: 'open' })
        : keep({ ...suspect, state: 'to-confirm', startsAt: at(21, '10:00') }),
    ),
  )
  const person = await keep({ ...suspect, kind: 'enquiry', state: 'open' })
  await verifyBooking(db, person.id, options)
  const other = await keep({ now: night, kind: 'enquiry', state: 'open' })
  const stretch = { from: at(20, '02:00'), until: at(20, '04:00') }
  expect(await countSuspects(db, stretch)).toBe(5)
  expect(await dismissSuspects(db, stretch, { ...options, now: night })).toBe(5)
  expect(await dismissSuspects(db, stretch, { ...options, now: night })).toBe(0)
  for (const { id } of robots) {
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', cancelled_by: 'clinic' })
    expect([await toldOf(id), await callsFor(id)]).toEqual([[], []])
  }
  for (const { id } of [person, other]) expect(await rowOf(id)).toMatchObject({ state: 'open' })
})
