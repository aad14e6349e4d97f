import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { at, type DeskDay, openDeskDay, sunil } from '#test/desk-day.ts'
import { givenAt } from '#test/given.ts'
import { testVault } from '#test/vault.ts'
import { bookAppointment } from '../../bookings/book-appointment.ts'
import { cancelBooking } from '../../bookings/cancel-booking.ts'
import { changeContactPreferences } from '../../bookings/change-contact-preferences.ts'
import { claimMessage } from '../../messages/claim-message.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const byEmail = { channels: ['email' as const], reminders: ['email' as const] }

/** A visitor of the public site who books this time. */
const bookOnSite = (startsAt: Date, phone: string) =>
  bookAppointment(
    desk.database.db,
    desk.database.queue,
    {
      dateTime: startsAt,
      patientName: 'Somebody Else',
      phoneNumber: phone,
      email: null,
      address: null,
      service: null,
      doctor: null,
      contactCall: 'only-me',
      contactHours: 'any',
      bySms: false,
      byWhatsapp: false,
      remindByEmail: [],
      sharedPhone: false,
      consent: 'test',
      language: 'en',
    } as never,
    { ...defaultOptions('appointment'), now: desk.clock.now, schedule: hoursOf(facts.doctors[0], 60) },
  )

/** The worker's decision on every pending message. */
async function claims(bookingId: string) {
  const { db, queue } = desk.database
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'template'])
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .where('template', 'in', [
      'appointment-cancelled-by-clinic',
      'appointment-moved',
      'appointment-confirmed',
    ])
    .orderBy('id')
    .execute()
  const kinds: string[] = []
  for (const { id, template } of rows)
    kinds.push(`${template} ${(await claimMessage(db, queue, testVault, id, givenAt(desk.clock.now))).kind}`)
  return kinds
}

test('a check-in can be undone until somebody goes on; the refusal names who, what and when', async () => {
  const { id } = await desk.keep()
  const here = await desk.press('check-in', id)
  desk.later(5)
  await desk.press('call-in', id, {}, sunil)
  const { status, body } = await desk.undo(here.body.action)
  expect([status, body.refused]).toEqual([409, 'called-in'])
  expect(body.details.last).toMatchObject({ name: 'Sunil', action: 'called-in' })
})

test('several actions on one booking are undone one after the other, and done again', async () => {
  const { id } = await desk.keep()
  const here = await desk.press('check-in', id)
  const inside = await desk.press('call-in', id)
  const seen = await desk.press('seen', id)
  const stateNow = async () => [
    (await desk.bookingOf(id)).state,
    (await desk.visitOf(id))?.called_in_at === null ? 'waits' : 'inside',
  ]
  expect((await desk.undo(here.body.action)).body.refused).toBe('called-in')
  const notSeen = await desk.undo(seen.body.action)
  expect(await stateNow()).toEqual(['booked', 'inside'])
  // Done again, it prevents the undo again.
  const again = await desk.undo(notSeen.body.action)
  expect(await stateNow()).toEqual(['attended', 'inside'])
  expect((await desk.undo(inside.body.action)).body.refused).toBe('changed')
  await desk.undo(again.body.action)
  expect((await desk.undo(inside.body.action)).status).toBe(200)
  expect(await stateNow()).toEqual(['booked', 'waits'])
  expect((await desk.undo(here.body.action)).status).toBe(200)
  expect(await desk.visitOf(id)).toBeUndefined()
})

test('the token of an undone check-in stays the patient’s: no gap, and nobody else gets it', async () => {
  const [asha, bina] = [await desk.keep(), await desk.keep({ startsAt: at('10:20') })]
  const first = await desk.press('check-in', asha.id)
  await desk.undo(first.body.action)
  expect((await desk.press('check-in', bina.id)).body.token).toBe(2)
  expect((await desk.press('check-in', asha.id)).body.token).toBe(1)
})

test('a cancelled visit is restored: time, money, messages, calls; only the sequence grows', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: byEmail })
  await desk.press('paid', id, { rupees: 500 })
  const before = await desk.bookingOf(id)
  const messagesBefore = await desk.messagesOf(id)
  const cancelled = await desk.press('cancel', id)
  expect(cancelled.body).toMatchObject({
    refund: 500,
    messageLeavesAt: new Date(desk.clock.now.getTime() + 60_000).toISOString(),
  })
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'cancelled', seat: null, refund: 500 })
  desk.later(59)
  // A job that runs too early waits.
  expect(await claims(id)).toContain('appointment-cancelled-by-clinic too-early')
  expect((await desk.undo(cancelled.body.action)).body).toMatchObject({ verb: 'cancel' })
  expect(await desk.bookingOf(id)).toEqual({ ...before, sequence: 2 })
  expect((await desk.messagesOf(id)).toSorted()).toEqual(
    [...messagesBefore, 'appointment-cancelled-by-clinic withdrawn'].toSorted(),
  )
  expect((await desk.auditOf(id)).at(-1)).toBe('undone Rekha cancel')
  // The pending confirmation has the present sequence, and waits until the undo is final.
  expect(await claims(id)).toEqual(['appointment-confirmed too-early'])
  desk.later(60)
  expect(await claims(id)).toEqual(['appointment-confirmed send'])
})

test('a message that was withdrawn meanwhile is queued again', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3), contact: byEmail })
  const { body } = await desk.press('cancel', id)
  expect(await claims(id)).toContain('appointment-confirmed withdrawn')
  await desk.undo(body.action)
  desk.later(61)
  expect(await claims(id)).toEqual(['appointment-confirmed send'])
})

test('undoing the undo does it again, and a third undo reverts that', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const moved = await desk.press('move', id, { to: at('13:00', 3).toISOString() })
  const undone = await desk.undo(moved.body.action)
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('12:00', 3), sequence: 2 })
  desk.later(30)
  const again = await desk.undo(undone.body.action)
  expect(again.body).toMatchObject({ messageLeavesAt: again.body.undoUntil })
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('13:00', 3), sequence: 3 })
  expect(await desk.messagesOf(id)).toContain('appointment-moved pending')
  desk.later(59)
  expect(await claims(id)).toContain('appointment-moved too-early')
  expect((await desk.undo(again.body.action)).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('12:00', 3), sequence: 4 })
  expect((await desk.undo(moved.body.action)).body.refused).toBe('undone')
})

test('an action done again sends its message once', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const { body } = await desk.press('cancel', id)
  const undone = await desk.undo(body.action)
  await desk.undo(undone.body.action)
  desk.later(61)
  expect(await claims(id)).toContain('appointment-cancelled-by-clinic send')
  expect((await desk.messagesOf(id)).filter((line) => line.startsWith('appointment-cancelled'))).toHaveLength(
    1,
  )
})

test('the call task that an action opened is deleted, and the one that it closed is open again', async () => {
  const { id } = await desk.keep({
    state: 'to-confirm',
    startsAt: at('12:00', 3),
    contact: { channels: [] },
  })
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
  const confirmed = await desk.press('confirm', id)
  expect(confirmed.body).toMatchObject({ messageLeavesAt: null, callOwed: true })
  expect(await desk.openCallsOf(id)).toEqual(['confirmed'])
  const undone = await desk.undo(confirmed.body.action)
  expect(await desk.openCallsOf(id)).toEqual(['to-confirm'])
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'to-confirm', seat: null, verified_at: null })
  await desk.undo(undone.body.action)
  expect(await desk.openCallsOf(id)).toEqual(['confirmed'])
})

test('undo is refused after a minute, to another person, and after another person’s change', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const cancelled = await desk.press('cancel', id)
  expect((await desk.undo(cancelled.body.action, sunil)).body.refused).toBe('not-yours')
  desk.later(60)
  expect((await desk.undo(cancelled.body.action)).body.refused).toBe('too-late')
  expect((await desk.undo(randomUUID())).body.refused).toBe('not-found')

  const other = await desk.keep({ startsAt: at('12:20', 3) })
  const moved = await desk.press('move', other.id, { to: at('13:00', 3).toISOString() })
  await desk.press('paid', other.id, { rupees: 100 }, sunil)
  expect((await desk.undo(moved.body.action)).body.refused).toBe('changed')

  const third = await desk.keep({ startsAt: at('12:40', 3) })
  const again = await desk.press('move', third.id, { to: at('11:00', 3).toISOString() })
  const { db, queue } = desk.database
  await cancelBooking(db, queue, third.id, { ...givenAt(desk.clock.now), vault: testVault, by: 'patient' })
  expect((await desk.undo(again.body.action)).body.refused).toBe('changed')
})

test('new contact preferences of the patient are not lost: the undo is refused', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const { body } = await desk.press('cancel', id)
  const { db, queue } = desk.database
  await changeContactPreferences(
    db,
    queue,
    id,
    { ...defaultPreferences, call: 'never' },
    { ...givenAt(desk.clock.now), vault: testVault },
  )
  expect((await desk.undo(body.action)).body.refused).toBe('changed')
})

test('a message that a worker with a fast clock has claimed prevents the undo', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const { body } = await desk.press('cancel', id)
  const began = desk.clock.now
  desk.later(61)
  expect(await claims(id)).toContain('appointment-cancelled-by-clinic send')
  desk.clock.now = began
  expect((await desk.undo(body.action)).body.refused).toBe('too-late')
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'cancelled' })
})

test('the place that was left is held for a minute: nobody books it on the site, and the undo succeeds', async () => {
  for (const verb of ['cancel', 'move'] as const) {
    await desk.reset()
    const { id } = await desk.keep({ startsAt: at('12:00', 3) })
    const pressed = desk.press(verb, id, { to: at('13:00', 3).toISOString() })
    const rivals = await Promise.all([
      bookOnSite(at('12:00', 3), '+919876500001'),
      pressed.then(() => bookOnSite(at('12:00', 3), '+919876500002')),
      pressed.then(() => bookOnSite(at('12:00', 3), '+919876500003')),
    ])
    expect(rivals.map((rival) => (rival.ok ? 'booked' : rival.reason))).toEqual(
      Array.from({ length: 3 }, () => 'slot-taken'),
    )
    const { body } = await pressed
    expect((await desk.undo(body.action)).status).toBe(200)
    expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', seat: 1, starts_at: at('12:00', 3) })
  }
  // After the minute it is free.
  const [left] = await desk.database.db.selectFrom('bookings').select('id').execute()
  await desk.press('cancel', left!.id)
  await desk.database.db
    .updateTable('place_holds')
    .set({ expires_at: new Date(0) })
    .execute()
  expect(await bookOnSite(at('12:00', 3), '+919876500004')).toMatchObject({ ok: true })
})

test('a moved visit can be moved back at once: it does not block itself', async () => {
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  await desk.press('move', id, { to: at('13:00', 3).toISOString() })
  expect((await desk.press('move', id, { to: at('12:00', 3).toISOString() })).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('12:00', 3), sequence: 2 })
})

test('a check-in can be undone until the token is called; no other patient gets the token', async () => {
  const [one, two] = [await desk.keep(), await desk.keep({ startsAt: at('10:20') })]
  const arrived = await desk.press('check-in', one.id)
  const undone = await desk.undo(arrived.body.action)
  expect(await desk.visitOf(one.id)).toBeUndefined()
  expect((await desk.press('check-in', two.id)).body).toMatchObject({ token: 2 })
  await desk.undo(undone.body.action)
  expect(await desk.visitOf(one.id)).toMatchObject({ token: 1 })

  const again = await desk.keep({ startsAt: at('10:40') })
  const third = await desk.press('check-in', again.id)
  const called = await desk.press('call-in', again.id, {}, sunil)
  expect((await desk.undo(third.body.action)).body.refused).toBe('called-in')
  // The call itself can be undone: the patient waits again, with the same token.
  expect((await desk.undo(called.body.action, sunil)).status).toBe(200)
  expect(await desk.visitOf(again.id)).toMatchObject({ token: third.body.token, called_in_at: null })
})

test('undoing “seen” restores the moment before: with the doctor', async () => {
  const { id } = await desk.keep()
  await desk.press('check-in', id)
  await desk.press('call-in', id)
  const seen = await desk.press('seen', id)
  expect((await desk.undo(seen.body.action)).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', sequence: 0 })
  expect(await desk.visitOf(id)).toMatchObject({ called_in_at: desk.clock.now, seen_at: null })
})
