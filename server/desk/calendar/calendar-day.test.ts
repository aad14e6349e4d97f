import { beforeEach, expect, test } from 'vitest'
import type { WeeklyHours } from '#clinic/slots.ts'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { readCalendarDay } from './calendar-day.ts'
import { readCalendarWeek } from './calendar-week.ts'

const DAY = '2026-11-16'
const at = (clock: string, day = DAY) => instantAt(day, minutesFrom(clock))
const now = at('11:10')
const sessions = [
  { id: 'morning', opens: '10:00', closes: '12:00' },
  { id: 'evening', opens: '18:00', closes: '19:00' },
] as const
const hours: WeeklyHours[] = ['doctor-1', 'doctor-2'].map((doctor) => ({
  doctor,
  sessions,
  slotMinutes: 20,
  days: 30,
}))
const options = { now, vault: testVault, hours, collectionsPerWindow: 3, ownDoctor: null as string | null }

const database = withDatabase()
beforeEach(async () => {
  for (const table of ['messages', 'call_tasks', 'visits', 'closures', 'openings', 'bookings'] as const)
    await database.db.deleteFrom(table).execute()
})

const insert = (clock: string, more: Partial<TestBooking> = {}) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', startsAt: at(clock), now, ...more })
const close = (session: 'morning' | 'evening' | null, doctor: string | null) =>
  database.db.insertInto('closures').values({ day: DAY, session, doctor }).execute()

/** A column in words. */
async function column(index = 0, changes: Partial<typeof options> = {}) {
  const { columns } = await readCalendarDay(database.db, DAY, { ...options, ...changes })
  return columns[index]!.cells.map(({ at: time, state, visits }) => {
    const clock = new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata' }).slice(0, 5)
    return [clock, state, ...visits.map(({ name, state }) => `${name} ${state}`)].join(' ')
  })
}

test('the day shows each doctor’s times: patients, free, past and requested ones', async () => {
  const first = await insert('10:00', { name: 'Bina Kumari Rawat' })
  await insert('11:00', { name: 'Asha Verma' })
  await insert('11:20', { name: 'Salma', state: 'to-confirm' })
  await insert('11:00', { name: 'Noor Jahan', doctor: 'doctor-2' })
  await database.db
    .insertInto('visits')
    .values({
      booking_id: first.id,
      day: DAY,
      queue: 'doctor-1',
      token: 1,
      checked_in_at: at('09:50'),
      called_in_at: at('10:00'),
      seen_at: null,
    })
    .execute()
  expect(await column()).toEqual([
    '10:00 taken Bina R. with-doctor',
    '10:20 past',
    '10:40 past',
    '11:00 taken Asha V. booked',
    '11:20 free Salma to-confirm',
    '11:40 free',
    '18:00 free',
    '18:20 free',
    '18:40 free',
  ])
  expect((await column(1))[3]).toBe('11:00 taken Noor J. booked')
  const { columns } = await readCalendarDay(database.db, DAY, options)
  expect(columns.map(({ taken, places }) => [taken, places])).toEqual([
    [2, 9],
    [1, 9],
  ])
  expect(columns[0]!.cells[0]!.visits[0]).toMatchObject({
    token: 1,
    sequence: 0,
    reach: { rule: 'only-patient' },
  })
  expect(columns[0]!.cells[0]!.visits[0]!.version).toBeGreaterThan(0)
})

test('a patient with the time comes before patients who requested it', async () => {
  for (const name of ['Kiran Das', 'Lata Mehta', 'Nalini Sen', 'Radha Pal'])
    await insert('11:40', { name, state: 'to-confirm' })
  await insert('11:40', { name: 'Savitri Bai' })
  expect((await column())[5]).toMatch(/^11:40 taken Savitri B\. booked /)
})

test('a doctor reads the full names of their own patients; other times are only shown as taken', async () => {
  await insert('11:00', { name: 'Asha Verma' })
  await insert('11:00', { name: 'Noor Jahan', doctor: 'doctor-2' })
  const own = { ownDoctor: 'doctor-2' }
  expect((await column(0, own))[3]).toBe('11:00 taken')
  expect((await column(1, own))[3]).toContain('Noor Jahan ')
})

test('the response has neither the reason of a visit nor contact details', async () => {
  await insert('11:00', { name: 'Asha Verma', phone: '+919812345678', message: 'A secret worry' })
  await database.db.updateTable('bookings').set({ service: 'psychiatry-visit' }).execute()
  const answer = JSON.stringify(
    await readCalendarDay(database.db, DAY, { ...options, ownDoctor: 'doctor-1' }),
  )
  expect(answer).not.toMatch(/psychiatry|secret|98123|asha@/)
  expect(answer).toContain('Asha Verma')
})

test('a long visit takes its times without showing its length', async () => {
  const { id } = await insert('11:00', { name: 'Asha Verma' })
  const longer = { held_until: at('11:45'), service: 'first-visit' }
  await database.db.updateTable('bookings').set(longer).where('id', '=', id).execute()
  expect((await column()).slice(3, 6)).toEqual(['11:00 taken Asha V. booked', '11:20 taken', '11:40 taken'])
  const { columns } = await readCalendarDay(database.db, DAY, options)
  expect(JSON.stringify(columns)).not.toContain(at('11:45').toISOString())
})

test('a visit off the grid is in the row in which it begins, and a row is added after the session', async () => {
  await insert('11:25')
  await insert('12:05', { name: 'Hema Lal' })
  expect((await column()).slice(3, 7)).toEqual([
    '11:00 past',
    '11:20 taken Asha V. booked',
    '11:40 taken',
    '12:00 taken Hema L. booked',
  ])
})

test('closed sessions are closed for one doctor or for all, with the reason', async () => {
  await close('evening', 'doctor-2')
  const closed = async () =>
    (await readCalendarDay(database.db, DAY, options)).columns.map(({ cells }) =>
      cells.filter(({ state }) => state === 'closed').map(({ closedBy }) => closedBy),
    )
  expect(await closed()).toEqual([[], ['leave', 'leave', 'leave']])
  await close(null, null)
  expect(await closed()).toEqual([Array(9).fill('clinic'), Array(9).fill('clinic')])
  expect((await readCalendarDay(database.db, DAY, options)).rounds.isClosed).toBe(true)
})

test('a place held for an undo is neither free nor taken', async () => {
  const action = '00000000-0000-4000-8000-000000000001'
  await database.db
    .insertInto('desk_actions')
    .values({ id: action, staff_id: 'a', verb: 'cancel', booking_ids: [], result: '{}', before: '{}' })
    .execute()
  await database.db
    .insertInto('place_holds')
    .values({
      action_id: action,
      kind: 'appointment',
      starts_at: at('11:40'),
      held_until: at('12:00'),
      seat: 1,
      doctor: 'doctor-1',
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute()
  expect((await column())[5]).toBe('11:40 held')
})

test('the windows of home collections show how many places are taken, and by whom', async () => {
  await insert('10:00', { kind: 'home-collection', name: 'Bina Tyagi' })
  await insert('10:00', { kind: 'home-collection', name: 'Suman Arora', seat: 2 })
  const { rounds } = await readCalendarDay(database.db, DAY, options)
  expect(rounds.windows).toHaveLength(7)
  expect(rounds.windows[3]).toMatchObject({ places: 3, taken: 2, names: expect.arrayContaining(['Bina T.']) })
})

test('the week counts taken, requested and free times of each session, and names closures', async () => {
  for (const clock of ['10:00', '11:00', '18:00']) await insert(clock)
  await insert('11:20', { state: 'to-confirm' })
  await insert('10:00', { kind: 'home-collection' })
  await close('morning', 'doctor-2')
  // A closure on another day does not affect this one.
  await database.db
    .insertInto('closures')
    .values({ day: '2026-11-18', session: 'morning', doctor: null })
    .execute()
  const week = await readCalendarWeek(database.db, DAY, options)
  expect(week.rows.map(({ doctor, session, cells }) => [doctor, session, cells[0]])).toEqual([
    ['doctor-1', 'morning', { taken: 2, askedFor: 1, free: 4, closedBy: null }],
    ['doctor-2', 'morning', { taken: 0, askedFor: 0, free: 0, closedBy: 'leave' }],
    ['doctor-1', 'evening', { taken: 1, askedFor: 0, free: 2, closedBy: null }],
    ['doctor-2', 'evening', { taken: 0, askedFor: 0, free: 3, closedBy: null }],
  ])
  expect(week.days).toHaveLength(7)
  expect(week.rounds[0]).toEqual({ taken: 1, places: 21, isClosed: false })
  expect(week.rows[1]!.cells[2]!.closedBy).toBe('clinic')
  expect(week.closures).toEqual([
    { day: DAY, session: 'morning', doctor: 'doctor-2' },
    { day: '2026-11-18', session: 'morning', doctor: null },
  ])
  expect(week.notSettled).toEqual({ toConfirm: 1, testsToAgree: 0 })
})
