import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { at, type DeskDay, openDeskDay, rekha, sunil } from '#test/desk-day.ts'
import { staffOf } from '#test/own-desk.ts'
import { openBookings, pinOf } from '#test/vault.ts'
import { bookAppointment } from '../../bookings/book-appointment.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const somebody = {
  name: 'Asha Verma',
  phone: '98765 43212',
  language: 'hi',
  call: 'only-me',
  write: 'nothing',
  remind: true,
}
const book = (more: object = {}, staff = rekha) =>
  desk.command(staff, 'book', {
    at: at('10:00').toISOString(),
    doctor: 'doctor-1',
    walkedIn: false,
    person: somebody,
    ...more,
  })
const opened = async (id: unknown) => (await openBookings(desk.database.db)).find((row) => row.id === id)!

const bookOnSite = (startsAt: Date) =>
  bookAppointment(
    desk.database.db,
    desk.database.queue,
    {
      dateTime: startsAt,
      patientName: 'Somebody Else',
      phoneNumber: '+919876500001',
      email: null,
      address: null,
      contactCall: 'only-me',
      contactHours: 'any',
      remindByEmail: [],
      language: 'en',
    } as never,
    { ...defaultOptions('appointment'), now: desk.clock.now, schedule: hoursOf(facts.doctors[0], 60) },
  )

test('a new caller gets a time, a reference and a code to read out; consent is given by voice', async () => {
  const { body, status } = await book()
  expect(status).toBe(200)
  expect(body).toMatchObject({ pin: pinOf(body.bookingId), messageLeavesAt: null, callOwed: false })
  expect(await opened(body.bookingId)).toMatchObject({
    reference: body.reference,
    name: 'Asha Verma',
    phone: '+919876543212',
    state: 'booked',
    seat: 1,
    trust: 'proven',
    verified_at: desk.clock.now,
    consent_by: 'voice',
  })
  expect(await desk.auditOf(body.bookingId)).toEqual(['booked Rekha'])
  const { result } = await desk.database.db.selectFrom('desk_actions').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(result)).not.toContain('pin')
})

const messagesOf = (bookingId: string) =>
  desk.database.db
    .selectFrom('messages')
    .select(['template', 'channel', 'origin', 'held_until'])
    .where('booking_id', '=', bookingId)
    .orderBy('template')
    .execute()

test('a new caller who wants SMS gets the confirmation after the minute, and the reminders', async () => {
  const { body } = await book({ at: at('10:00', 3).toISOString(), person: { ...somebody, write: 'sms' } })
  expect(await opened(body.bookingId)).toMatchObject({
    language: 'hi',
    contact: { call: 'only-me', channels: ['sms'], reminders: ['sms'] },
  })
  expect(body.messageLeavesAt).toBe(body.undoUntil)
  const shared = { channel: 'sms', origin: 'clinic', held_until: new Date(body.undoUntil) }
  expect(await messagesOf(body.bookingId)).toEqual([
    { template: 'appointment-confirmed', ...shared },
    { template: 'appointment-reminder', ...shared },
    { template: 'appointment-reminder-two-hours', ...shared },
  ])
})

test('without reminders only the confirmation is sent; "never call" means write-only', async () => {
  const person = { ...somebody, language: 'en', call: 'never', write: 'whatsapp', remind: false }
  const { body } = await book({ at: at('10:00', 3).toISOString(), person })
  expect(await opened(body.bookingId)).toMatchObject({ language: 'en', contact: { call: 'write-only' } })
  expect(await messagesOf(body.bookingId)).toMatchObject([
    { template: 'appointment-confirmed', channel: 'whatsapp' },
  ])
})

test('the preview equals what is sent after the booking', async () => {
  const wish = { ...somebody, write: 'sms' }
  const { name: _, phone: __, ...said } = wish
  const time = at('10:00', 3).toISOString()
  const preview = await desk.post(rekha, '/api/book/preview', { at: time, ...said })
  expect(preview.body).toHaveLength(3)
  expect(preview.body[0]).toMatchObject({ channel: 'sms', leavesAt: at('09:01').toISOString() })
  expect(preview.body[0].text).toMatch(/[A-Z]+-····-··/)
  for (const { text } of preview.body) expect(text).toMatch(/[\u0900-\u097f]/)
  const none = await desk.post(rekha, '/api/book/preview', { at: time, ...said, write: 'nothing' })
  expect(none.body).toEqual([])
})

test('a channel that the clinic cannot send on is neither offered nor promised', async () => {
  expect((await desk.get(rekha, '/api/book/ways')).body).toEqual({ sms: true, whatsapp: true })
  desk.desk.offered.whatsapp = false
  try {
    expect((await book({ person: { ...somebody, write: 'whatsapp' } })).body.refused).toBe('way')
    expect((await book({ person: { ...somebody, write: 'sms' } })).status).toBe(200)
  } finally {
    desk.desk.offered.whatsapp = true
  }
})

test('a known caller is found by four digits or the name, and booked with the stored preferences', async () => {
  const { id } = await desk.keep({
    name: 'Asha Verma',
    phone: '+919876543212',
    startsAt: at('10:00', -30),
    contact: { call: 'write-only', channels: ['email'] },
  })
  await desk.database.db.updateTable('bookings').set({ state: 'attended' }).where('id', '=', id).execute()
  for (const q of ['3212', 'asha']) {
    const { body } = await desk.post(rekha, '/api/book/callers', { q })
    expect(body).toMatchObject([
      {
        bookingId: id,
        name: 'Asha Verma',
        phoneEnd: '12',
        reach: { rule: 'write-only' },
        lastAt: at('10:00', -30).toISOString(),
      },
    ])
  }
  expect((await desk.auditOf(id)).filter((line) => line === 'found Rekha')).toHaveLength(2)
  const { body } = await book({ person: { bookingId: id } })
  expect(await opened(body.bookingId)).toMatchObject({
    phone: '+919876543212',
    contact: { call: 'write-only', channels: ['email'] },
  })
  // The confirmation waits like every message of the desk, and the clinic gets no e-mail about its own action.
  expect(body.messageLeavesAt).toBe(body.undoUntil)
  const messages = await desk.database.db
    .selectFrom('messages')
    .select(['template', 'origin', 'held_until'])
    .where('booking_id', '=', body.bookingId)
    .execute()
  expect(messages).toEqual([
    { template: 'appointment-confirmed', origin: 'clinic', held_until: new Date(body.undoUntil) },
  ])
})

test('the reuse of details is recorded, and a doctor reuses those of their own patients only', async () => {
  const own = await desk.keep({ name: 'Asha Verma', phone: '+919876543212' })
  const others = await desk.keep({ name: 'Asha Devi', phone: '+919876543212', doctor: 'doctor-2' })
  const doctor = staffOf('doctor', 'Kamla')
  const { body: callers } = await desk.post(doctor, '/api/book/callers', { q: '3212' })
  expect(callers).toMatchObject([{ bookingId: own.id }])
  const at11 = { at: at('11:00').toISOString() }
  expect((await book({ ...at11, person: { bookingId: others.id } }, doctor)).body).toEqual({
    refused: 'not-yours',
  })
  expect((await book({ ...at11, person: { bookingId: own.id } }, doctor)).status).toBe(200)
  expect(await desk.auditOf(own.id)).toContain('read Kamla')
})

test('the code is not revealed again to a late repeat of the request', async () => {
  const key = randomUUID()
  expect((await book({ key })).body.pin).not.toBeNull()
  desk.later(61)
  expect((await book({ key })).body.pin).toBeNull()
})

test('a walk-in is checked in at once', async () => {
  const { body } = await book({ walkedIn: true })
  expect(body).toMatchObject({ token: 1, queue: 'doctor-1' })
  expect(await desk.visitOf(body.bookingId)).toMatchObject({ token: 1 })
  await desk.undo(body.action)
  expect(await desk.visitOf(body.bookingId)).toBeUndefined()
  expect(await opened(body.bookingId)).toMatchObject({ state: 'cancelled', seat: null })
})

test('a walk-in is checked in for today only, never for another day', async () => {
  const tomorrow = at('10:00', 1).toISOString()
  expect((await book({ walkedIn: true, at: tomorrow })).body).toMatchObject({ refused: 'not-today' })
  expect(await openBookings(desk.database.db)).toEqual([])
})

test('a repeated request makes one booking; undone it is none, and no message is sent', async () => {
  const { id } = await desk.keep({ startsAt: at('10:00', -30), contact: { channels: ['email'] } })
  const key = randomUUID()
  const [one, two] = await Promise.all([1, 2].map(() => book({ key, person: { bookingId: id } })))
  expect(one).toEqual(two)
  const undone = await desk.undo(one!.body.action)
  expect(await desk.messagesOf(one!.body.bookingId)).toEqual(['appointment-confirmed withdrawn'])
  expect(await desk.openCallsOf(one!.body.bookingId)).toEqual([])
  // The place is held while the booking can be done again.
  expect((await book({}, sunil)).body.refused).toBe('taken')
  expect((await desk.undo(undone.body.action)).status).toBe(200)
  expect(await desk.messagesOf(one!.body.bookingId)).toEqual(['appointment-confirmed pending'])
})

test('the rules of the site hold: hours, taken times, names and numbers', async () => {
  expect((await book({ at: at('15:00').toISOString() })).body.refused).toBe('not-offered')
  expect((await book({ at: at('08:00').toISOString() })).body.refused).toBe('past')
  expect((await book({ doctor: 'doctor-9' })).body.refused).toBe('not-offered')
  expect((await book({ person: { ...somebody, name: '1' } })).body.refused).toBe('name')
  expect((await book({ person: { ...somebody, phone: '12345' } })).body.refused).toBe('phone')
  const doctor = staffOf('doctor', 'Kamla')
  expect((await book({ doctor: 'doctor-2' }, doctor)).status).toBe(403)
  for (const role of ['phlebotomist', 'owner'] as const)
    expect((await book({}, staffOf(role))).status).toBe(403)
})

test('of ten requests at once for one time, from the desk and the site, one gets it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      index % 2 ? (await bookOnSite(at('10:00'))).ok : (await book()).status === 200,
    ),
  )
  expect(replies.filter(Boolean)).toHaveLength(1)
})

test('a taken time is overbooked once, with a reason, and never by the site', async () => {
  await book()
  expect((await book({}, sunil)).body.refused).toBe('taken')
  const second = await book({ overbook: 'emergency' })
  expect(second.status).toBe(200)
  expect(await opened(second.body.bookingId)).toMatchObject({ seat: 2, overbooked: 'emergency' })
  expect(await desk.auditOf(second.body.bookingId)).toContain('overbooked Rekha emergency')
  expect((await book({ overbook: 'emergency' })).body.refused).toBe('taken')
  // Even when the first visit is cancelled, the site does not offer the time of the second one.
  const [first] = await desk.database.db.selectFrom('bookings').select('id').where('seat', '=', 1).execute()
  await desk.press('cancel', first!.id)
  await desk.database.db.deleteFrom('place_holds').execute()
  expect(await bookOnSite(at('10:00'))).toMatchObject({ ok: false, reason: 'slot-taken' })
})

test('a free time needs no second seat, even with a reason', async () => {
  const { body } = await book({ overbook: 'doctor-asked' })
  expect(await opened(body.bookingId)).toMatchObject({ seat: 1, overbooked: null })
})

test('the offered times: the next one first, of every doctor, with taken ones marked', async () => {
  await book({ at: at('10:00').toISOString() })
  const { body } = await desk.get(rekha, '/api/book/times')
  expect(body.slice(0, 3)).toMatchObject([
    { at: at('10:00').toISOString(), doctor: 'doctor-1', isTaken: true },
    { at: at('10:00').toISOString(), doctor: 'doctor-2', isTaken: false },
    { at: at('10:20').toISOString(), doctor: 'doctor-1', isTaken: false },
  ])
  const one = await desk.get(rekha, '/api/book/times?doctor=doctor-1')
  expect(new Set(one.body.map(({ doctor }: { doctor: string }) => doctor))).toEqual(new Set(['doctor-1']))
})

test('a closed day offers no time, not even for overbooking', async () => {
  const today = dayOf(at('10:00'))
  await desk.database.db
    .insertInto('closures')
    .values({ day: today, session: null, doctor: 'doctor-1', reason: 'doctor-away' })
    .execute()
  const { body } = await desk.get(rekha, '/api/book/times?doctor=doctor-1')
  expect(body.length).toBeGreaterThan(0)
  expect(body.map(({ at: time }: { at: string }) => dayOf(new Date(time)))).not.toContain(today)
})
