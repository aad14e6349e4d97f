import { expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { pressVerb } from '#test/press-verb.ts'
import { appointmentRequest, collectionRequest } from '#test/requests.ts'
import { linkOf, openBookings, pinOf, reading, testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { confirm } from '../desk/verbs/confirm.ts'
import { missed } from '../desk/verbs/missed.ts'
import { paid } from '../desk/verbs/paid.ts'
import { seen } from '../desk/verbs/seen.ts'
import { forgetBooking } from '../erasure/forget-booking.ts'
import type { Staff } from './audit.ts'
import { bookAppointment } from './book-appointment.ts'
import { bookHomeCollection } from './book-home-collection.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeContactPreferences } from './change-contact-preferences.ts'
import { findByLink, findByPin } from './find-booking.ts'
import { moveBooking } from './move-booking.ts'
import { readBooking } from './read-booking.ts'

const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const now = instantAt(dayOf(new Date()), minutesFrom('06:00'))
const at = (days: number, clock: string) => instantAt(addDays(dayOf(now), days), minutesFrom(clock))
const options = { ...givenAt(now), vault: testVault, schedule, perWindow: 2 }

const staff: Staff = { role: 'clinic', name: 'Meera Joshi' }

const database = withDatabase({ hasCatalogue: true })

async function book(dateTime: Date, email: string | null = 'asha@example.in') {
  const outcome = await bookAppointment(
    database.db,
    database.queue,
    appointmentRequest(dateTime, { email }),
    {
      ...options,
      ...defaultOptions('appointment'),
    },
  )
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.booked
}

async function collect(startsAt: Date) {
  const request = collectionRequest(startsAt, { email: null, tests: [1] })
  const outcome = await bookHomeCollection(database.db, database.queue, request, {
    ...options,
    ...defaultOptions('home-collection'),
  })
  if (!outcome.ok) throw new Error(outcome.reason.kind)
  return outcome.booked
}

const move = (bookingId: string, to: Date, sequence = 0) =>
  moveBooking(database.db, database.queue, { bookingId, sequence, to }, { ...options, by: 'patient' })
const cancel = (bookingId: string, when = now, by: 'patient' | Staff = 'patient') =>
  cancelBooking(database.db, database.queue, bookingId, { ...givenAt(when), vault: testVault, by })
const rowOf = async (id: string) => (await openBookings(database.db)).find((row) => row.id === id)!
const messagesOf = async (id: string) =>
  (
    await database.db
      .selectFrom('messages')
      .select(['template', 'sequence'])
      .where('booking_id', '=', id)
      .orderBy('created_at')
      .orderBy('template')
      .execute()
  ).map(({ template, sequence }) => `${template} ${sequence}`)

test('a move takes the new time and frees the old one, and patient and clinic are notified', async () => {
  const { id } = await book(at(1, '10:00'))
  expect(await move(id, at(2, '11:00'))).toEqual({ ok: true })
  expect(await rowOf(id)).toMatchObject({ starts_at: at(2, '11:00'), state: 'booked', seat: 1, sequence: 1 })
  expect(await messagesOf(id)).toEqual(
    expect.arrayContaining(['desk-appointment-moved 1', 'appointment-moved 1']),
  )
  const next = await book(at(1, '10:00'))
  expect(next.id).not.toBe(id)
})

test('the same move sent again is one move; a form that is older than the booking changes nothing', async () => {
  const { id } = await book(at(1, '10:20'))
  expect(await move(id, at(2, '10:20'))).toEqual({ ok: true })
  expect(await move(id, at(2, '10:20'))).toEqual({ ok: true })
  expect(await rowOf(id)).toMatchObject({ sequence: 1 })
  expect(await move(id, at(3, '10:20'))).toEqual({ ok: false, reason: 'changed' })
  expect(await rowOf(id)).toMatchObject({ starts_at: at(2, '10:20'), sequence: 1 })
})

test('of seven who move to one time at once, one gets it and the others keep what they had', async () => {
  const times = Array.from({ length: 7 }, (_, n) => at(4, `1${n % 3}:${n < 3 ? '00' : n < 6 ? '20' : '40'}`))
  const booked = await Promise.all([...new Set(times.map(Number))].map((time) => book(new Date(time))))
  const wanted = at(5, '18:00')
  const outcomes = await Promise.all(booked.map(({ id }) => move(id, wanted)))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  for (const [index, outcome] of outcomes.entries()) {
    const row = await rowOf(booked[index]!.id)
    expect(row.starts_at).toEqual(outcome.ok ? wanted : booked[index]!.startsAt)
    if (!outcome.ok) expect(outcome.reason).toBe('taken')
  }
})

test('two moves of one booking at once: one wins, the other is refused as changed', async () => {
  const { id } = await book(at(1, '12:00'))
  const outcomes = await Promise.all([move(id, at(5, '10:00')), move(id, at(5, '10:20'))])
  expect(outcomes.map((outcome) => (outcome.ok ? 'moved' : outcome.reason)).sort()).toEqual([
    'changed',
    'moved',
  ])
  expect(await rowOf(id)).toMatchObject({ sequence: 1 })
})

test('a move and a cancel at once: the booking ends cancelled or is cancelled after its move, never both valid', async () => {
  const { id } = await book(at(1, '12:20'))
  await Promise.all([move(id, at(5, '11:00')), cancel(id)])
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', seat: null })
  const again = await book(at(5, '11:00'))
  expect(again.state).toBe('booked')
})

test('a cancelled or past booking is not moved, nor to a time off the grid, nor too often', async () => {
  const cancelled = await book(at(1, '13:00'))
  await cancel(cancelled.id)
  expect(await move(cancelled.id, at(2, '13:00'), 1)).toEqual({ ok: false, reason: 'gone' })
  const { id } = await book(at(1, '13:20'))
  expect(await move(id, at(2, '13:25'))).toEqual({ ok: false, reason: 'not-offered' })
  expect(await move(id, at(9, '10:00'))).toEqual({ ok: false, reason: 'not-offered' })
  expect(await move(id, at(-1, '10:00'))).toEqual({ ok: false, reason: 'not-offered' })
  for (let sequence = 0; sequence < 5; sequence++)
    expect(await move(id, at(6, `18:${sequence % 2 ? '20' : '40'}`), sequence)).toEqual({ ok: true })
  expect(await move(id, at(6, '20:00'), 5)).toEqual({ ok: false, reason: 'too-often' })
})

test('a home visit moves into an hour with a place, and not into a full one', async () => {
  const visits = await Promise.all([collect(at(2, '07:00')), collect(at(2, '07:00'))])
  expect(await move(visits[0]!.id, at(3, '08:00'))).toEqual({ ok: true })
  expect(await rowOf(visits[0]!.id)).toMatchObject({ starts_at: at(3, '08:00'), seat: 1 })
  const third = await collect(at(2, '07:00'))
  expect(await move(visits[0]!.id, at(2, '07:00'), 1)).toEqual({ ok: false, reason: 'taken' })
  expect(await move(third.id, at(3, '08:30'))).toEqual({ ok: false, reason: 'not-offered' })
})

test('a cancel frees the time at once, can be pressed twice, and gives back what the rule says', async () => {
  const { id } = await book(at(2, '18:20'))
  await database.db.updateTable('bookings').set({ paid: 500 }).where('id', '=', id).execute()
  const late = new Date(at(2, '18:20').getTime() - 30 * 3_600_000)
  expect(await cancel(id, late)).toEqual({ ok: true, refund: 375 })
  expect(await cancel(id, at(2, '18:00'))).toEqual({ ok: true, refund: 375 })
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', cancelled_by: 'patient', refund: 375 })
  expect((await messagesOf(id)).filter((name) => name.includes('cancelled'))).toEqual([
    'appointment-cancelled 1',
    'desk-appointment-cancelled 1',
  ])
  await book(at(2, '18:20'))
  const byClinic = await book(at(2, '18:40'))
  await database.db.updateTable('bookings').set({ paid: 500 }).where('id', '=', byClinic.id).execute()
  expect(await cancel(byClinic.id, at(2, '18:00'), staff)).toEqual({ ok: true, refund: 500 })
  expect(await messagesOf(byClinic.id)).toContain('appointment-cancelled-by-clinic 1')
})

test('reference and PIN open a booking together; the link opens it alone until a week after the visit', async () => {
  const { db } = database
  const { id, reference } = await book(at(3, '10:00'))
  const pin = pinOf(id)
  const wrong = pin === '0000' ? '0001' : '0000'
  const { phone } = await rowOf(id)
  const open = (reference: string, pin: string, phone: string | null = null) =>
    findByPin(db, testVault, { reference, pin, phone })
  expect(await open(reference, pin)).toBe(id)
  expect(await open(reference, wrong)).toBeNull()
  expect(await open('KW-2222-22', pin)).toBeNull()
  expect(await open(reference, pin, phone)).toBe(id)
  expect(await open(reference, wrong, phone)).toBeNull()
  expect(await open(reference, pin, '+916999999999')).toBeNull()
  const link = linkOf(id)
  const opened = { bookingId: id, reference, needsPin: false }
  expect(await findByLink(db, testVault, link, now)).toEqual(opened)
  expect(await findByLink(db, testVault, link.toLowerCase(), now)).toBeNull()
  expect(await findByLink(db, testVault, link, at(10, '23:59'))).toEqual(opened)
  expect(await findByLink(db, testVault, link, at(11, '00:00'))).toBeNull()

  const { contact } = (await readBooking(db, reading, id, 'patient'))!.person
  await changeContactPreferences(
    db,
    database.queue,
    id,
    { ...contact, sharedPhone: true },
    { ...givenAt(now), vault: testVault },
  )
  expect(await findByLink(db, testVault, link, now)).toEqual({ ...opened, needsPin: true })
})

test('erasing cancels, destroys everything that identifies the patient, and leaves an audit trail of ids', async () => {
  const { db, queue } = database
  const { id, reference } = await book(at(3, '10:20'))
  const forget = () => forgetBooking(db, queue, id, { ...givenAt(now), vault: testVault, why: 'erased' })
  expect(await forget()).toEqual({ ok: true })
  expect(await forget()).toEqual({ ok: true })
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    sealed: null,
    key_id: null,
    phone_hash: null,
    erased_at: now,
    state: 'cancelled',
  })
  expect(await readBooking(db, reading, id, 'patient')).toBeNull()
  expect(await findByPin(db, testVault, { reference, pin: pinOf(id), phone: null })).toBeNull()
  expect(await findByLink(db, testVault, linkOf(id), now)).toBeNull()
  const audits = await db.selectFrom('audit_events').select('action').where('booking_id', '=', id).execute()
  expect(audits.map(({ action }) => action)).toEqual(['booked', 'erased'])
  await book(at(3, '10:20'))
})

test('a booking whose time has passed is erased without a message about a cancelled visit', async () => {
  const { db, queue } = database
  const { id } = await book(at(3, '11:20'))
  const later = at(4, '10:00')
  expect(await forgetBooking(db, queue, id, { ...givenAt(later), vault: testVault, why: 'erased' })).toEqual({
    ok: true,
  })
  expect(await rowOf(id)).toMatchObject({ state: 'booked', erased_at: later })
  expect(await messagesOf(id)).not.toContain('desk-appointment-cancelled 0')
})

test('a visit that took place is part of the record: the clinic is alerted to the wish, nothing is erased', async () => {
  const { db, queue } = database
  const { id } = await book(at(3, '10:40'))
  await db.updateTable('bookings').set({ state: 'attended' }).where('id', '=', id).execute()
  const outcome = await forgetBooking(db, queue, id, {
    ...givenAt(now),
    vault: testVault,
    why: 'consent-withdrawn',
  })
  expect(outcome).toEqual({ ok: false, reason: 'record-kept' })
  expect((await rowOf(id)).name).toBe('Asha Verma')
  expect(await messagesOf(id)).toContain('desk-privacy-request 0')
})

test('every look at a booking by a person is recorded', async () => {
  const { db } = database
  const { id } = await book(at(3, '11:00'))
  await readBooking(db, reading, id, 'patient')
  await readBooking(db, reading, id, staff)
  const audits = await db
    .selectFrom('audit_events')
    .select(['actor', 'actor_name', 'action'])
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute()
  expect(audits).toEqual([
    { actor: 'patient', actor_name: null, action: 'booked' },
    { actor: 'patient', actor_name: null, action: 'read' },
    { actor: 'clinic', actor_name: 'Meera Joshi', action: 'read' },
  ])
})

test('the clinic confirms a request if its time is still free, answers enquiries, and notes who came', async () => {
  const { db } = database
  const desk = { now, perWindow: 2, staff }
  const kept = async (time: Date) => {
    const { id } = await book(time)
    await db
      .updateTable('bookings')
      .set({ state: 'to-confirm', seat: null, call_by: time })
      .where('id', '=', id)
      .execute()
    return id
  }
  const first = await kept(at(4, '18:00'))
  const second = await kept(at(4, '18:00'))
  expect(await pressVerb(database, confirm, first, {}, desk)).toEqual({ ok: true })
  expect(await pressVerb(database, confirm, first, {}, desk)).toEqual({ ok: false, reason: 'booked' })
  expect(await pressVerb(database, confirm, second, {}, desk)).toEqual({ ok: false, reason: 'taken' })
  expect(await rowOf(first)).toMatchObject({ state: 'booked', seat: 1 })
  expect(await messagesOf(first)).toContain('appointment-confirmed 1')
  const after = { ...desk, now: at(4, '18:10') }
  expect(await pressVerb(database, seen, first, {}, after)).toEqual({ ok: true })
  expect(await pressVerb(database, missed, second, {}, after)).toEqual({ ok: false, reason: 'to-confirm' })
  await pressVerb(database, paid, first, { rupees: 300 }, after)
  expect(await rowOf(first)).toMatchObject({ state: 'attended', paid: 300 })
})
