import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { BookingRequest } from '#clinic/appointment.ts'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { appointmentRequest } from '#test/requests.ts'
import { withDatabase } from '#test/with-database.ts'
import { bookAppointment } from './book-appointment.ts'

const now = new Date('2026-11-15T00:30:00Z')
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const at = (clock: string, day = '2026-11-16') => instantAt(day, minutesFrom(clock))

const database = withDatabase()
const book = (dateTime: Date, key: string = randomUUID(), changes: Partial<BookingRequest> = {}) =>
  bookAppointment(database.db, database.queue, appointmentRequest(dateTime, changes), {
    ...defaultOptions('appointment', key),
    schedule,
    now,
  })
const count = async (table: 'bookings' | 'messages' | 'audit_events') =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

beforeEach(async () => {
  for (const table of ['messages', 'audit_events', 'closures', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})

test('of fifty people choosing the same time at once, one is booked and the others are refused', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => book(at('10:00'))))
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'slot-taken')).toHaveLength(49)
  expect(await count('bookings')).toBe(1)
  expect(await count('messages')).toBe(2)
  expect(await count('audit_events')).toBe(1)
})

test('the time is stored as the instant it is, whatever clock is used to look at it', async () => {
  await book(at('18:20'))
  const { starts_at } = await database.db.selectFrom('bookings').select('starts_at').executeTakeFirstOrThrow()
  expect(starts_at?.toISOString()).toBe('2026-11-16T12:50:00.000Z')
})

test('the same key makes one booking, whether sent at once or one after the other, and gets the same answer', async () => {
  const key = randomUUID()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => book(at('10:20'), key)))
  const later = await book(at('10:20'), key)
  const references = [...outcomes, later].map((outcome) => outcome.ok && outcome.booked.reference)
  expect(new Set(references).size).toBe(1)
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(1)
  expect(await count('bookings')).toBe(1)
})

test('a key that has booked answers with that booking even when other answers are sent with it', async () => {
  const key = randomUUID()
  const first = await book(at('10:20'), key)
  const second = await book(at('11:40'), key, { patientName: 'Meenu' })
  expect(second).toEqual({ ...first, repeated: true })
  expect(await count('bookings')).toBe(1)
})

test('a refused key leaves no trace and may be used for another time', async () => {
  await book(at('10:00'))
  const key = randomUUID()
  expect(await book(at('10:00'), key)).toEqual({ ok: false, reason: 'slot-taken' })
  expect((await book(at('10:20'), key)).ok).toBe(true)
})

test('a cancelled time is free again at once', async () => {
  await book(at('10:00'))
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_by: 'clinic', cancelled_at: now })
    .execute()
  expect((await book(at('10:00'))).ok).toBe(true)
})

test('no writer, however direct, can put two live appointments on one time', async () => {
  const booked = await book(at('10:00'))
  expect(booked.ok).toBe(true)
  const row = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  const rival = {
    ...row,
    id: randomUUID(),
    reference: 'KW-XXXX-XX',
    link_hash: 'x',
    request_hash: randomUUID(),
  }
  const insert = database.db.insertInto('bookings').values(rival).execute()
  await expect(insert).rejects.toMatchObject({ constraint: 'bookings_no_overlap' })
})

test('no writer can put an appointment between two minutes, where it would be another time than its own', async () => {
  await book(at('10:00'))
  const row = await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  const off = {
    ...row,
    id: randomUUID(),
    reference: 'KW-YYYY-YY',
    link_hash: 'y',
    request_hash: randomUUID(),
  }
  for (const stray of [1, 1000, 30_000]) {
    const insert = database.db
      .insertInto('bookings')
      .values({ ...off, starts_at: new Date(at('10:00').getTime() + stray) })
      .execute()
    await expect(insert).rejects.toMatchObject({ constraint: 'bookings_at_whole_minutes' })
  }
})

test.each([
  { slotMinutes: 15, own: '10:15', other: '10:20' },
  { slotMinutes: 30, own: '10:30', other: '10:20' },
])('a clinic that sees someone every $slotMinutes minutes books its own times, each once', async ({
  slotMinutes,
  own,
  other,
}) => {
  const bookAt = (clock: string) =>
    bookAppointment(database.db, database.queue, appointmentRequest(at(clock)), {
      ...defaultOptions('appointment'),
      schedule: { ...schedule, slotMinutes },
      now,
    })
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => bookAt(own)))
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'slot-taken')).toHaveLength(9)
  expect(await bookAt(other)).toEqual({ ok: false, reason: 'slot-not-offered' })
})

test('a time that has passed, is too far off, or lies on a closed half day is not booked', async () => {
  await database.db.insertInto('closures').values({ day: '2026-11-17', session: 'morning' }).execute()
  const refused = async (dateTime: Date) => {
    const outcome = await book(dateTime)
    return outcome.ok ? 'booked' : outcome.reason
  }
  expect(await refused(at('10:00', '2026-11-14'))).toBe('slot-past')
  expect(await refused(at('10:00', '2026-11-22'))).toBe('slot-not-offered')
  expect(await refused(at('10:00', '2026-11-17'))).toBe('slot-not-offered')
  expect(await refused(at('18:00', '2026-11-17'))).toBe('booked')
})

test('without an e-mail address only the clinic gets a message', async () => {
  await book(at('10:00'), randomUUID(), { email: null })
  const templates = await database.db.selectFrom('messages').select('template').execute()
  expect(templates).toEqual([{ template: 'desk-appointment-new' }])
})

test('when the message cannot be queued nothing is booked', async () => {
  const queue = {
    ready: async () => {},
    close: async () => {},
    enqueue: () => Promise.reject(new Error('queue down')),
    enqueueAll: () => Promise.reject(new Error('queue down')),
  }
  const booking = bookAppointment(database.db, queue, appointmentRequest(at('10:00')), {
    ...defaultOptions('appointment'),
    schedule,
    now,
  })
  await expect(booking).rejects.toThrow('queue down')
  expect(await count('bookings')).toBe(0)
  expect(await count('messages')).toBe(0)
})
