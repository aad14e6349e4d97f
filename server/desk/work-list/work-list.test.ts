import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { instantAt } from '#clinic/time.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import type { Viewer } from './rows-for.ts'
import { readRows, readWorkList } from './work-list.ts'

const today = '2026-11-16'
const at = (clock: string, day = today) => new Date(`${day}T${clock}:00+05:30`)
const now = at('11:12')

const database = withDatabase()

const receptionist: Viewer = { id: randomUUID(), role: 'receptionist', doctorId: null, language: 'en' }
const list = (viewer = receptionist, day = today) =>
  readWorkList({ db: database.db, vault: testVault, now }, viewer, day)
const brief = async (viewer = receptionist, day = today) =>
  (await list(viewer, day)).rows.map(({ name, kind, state, verbs }) => `${name} ${kind} ${state} ${verbs[0]}`)

const insert = (booking: Partial<TestBooking>) =>
  insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    now: at('09:00', '2026-11-15'),
    ...booking,
  })

test('one list of everything due, in the order of due times', async () => {
  const { db } = database
  const inside = await insert({ name: 'Rukhsana Bano', startsAt: at('10:40') })
  const waiting = await insert({ name: 'Asha Verma', startsAt: at('11:00') })
  const came = { day: today, queue: 'doctor-1', checked_in_at: at('10:50') }
  await db
    .insertInto('visits')
    .values([
      { ...came, booking_id: inside.id, token: 5, called_in_at: at('10:58'), seen_at: null },
      { ...came, booking_id: waiting.id, token: 6, called_in_at: null, seen_at: null },
    ])
    .execute()
  await insert({ name: 'Kavita Joshi', startsAt: at('11:20') })
  await insert({ kind: 'home-collection', name: 'Geeta Pal', startsAt: at('11:00') })
  await insert({
    kind: 'lab-test',
    state: 'to-confirm',
    name: 'Farida Khan',
    startsAt: at('12:00', '2026-11-18'),
  })
  await insert({ state: 'to-confirm', name: 'Meenal Gupta', startsAt: at('12:00') })
  const enquiry = await insert({
    kind: 'enquiry',
    state: 'open',
    name: 'नेहा तिवारी',
    now: at('09:00', '2026-11-12'),
  })
  await insert({ kind: 'enquiry', state: 'open', name: 'Pia Rao', aboutId: waiting.id })
  const moved = await insert({ name: 'Pooja Mishra', startsAt: at('10:00', '2026-11-20') })
  const task = randomUUID()
  await db
    .insertInto('call_tasks')
    .values({
      id: task,
      booking_id: moved.id,
      reason: 'undelivered',
      message_id: null,
      done_at: null,
      created_at: at('10:00'),
    })
    .execute()
  await insert({ name: 'Tomorrow Only', startsAt: at('10:00', '2026-11-17') })

  expect(await brief()).toEqual([
    'नेहा ति. enquiry to-answer answer',
    // Both were promised a call for the evening before, and are sorted by it.
    'Meenal G. appointment to-confirm confirm',
    'Farida K. lab-test time-to-agree agree-time',
    'Rukhsana B. appointment with-doctor seen',
    'Asha V. appointment waiting call-in',
    'Geeta P. home-collection booked open',
    'Kavita J. appointment booked check-in',
    'Pooja M. call message-undelivered call',
    'Pia R. complaint to-answer answer',
  ])
  const { rows } = await list()
  const row = (name: string) => rows.find((each) => each.name === name)!
  expect(row('Asha V.')).toMatchObject({ token: 6, since: at('10:50').toISOString(), isDeadline: false })
  expect(row('Geeta P.')).toMatchObject({ at: at('11:00').toISOString(), until: at('12:00').toISOString() })
  expect(row('Pooja M.')).toMatchObject({ id: `${moved.id}/${task}`, bookingId: moved.id, isDeadline: true })
  expect(row('नेहा ति.')).toMatchObject({ id: enquiry.id, isDeadline: true })
  expect(await brief(receptionist, '2026-11-17')).toEqual([
    'Pia R. complaint to-answer answer',
    'Tomorrow O. appointment booked move',
  ])
})

test('each role gets its own work: a doctor their patients, a phlebotomist their stops, the owner nothing', async () => {
  const own = await insert({ name: 'Own Patient', startsAt: at('18:00') })
  await insert({ name: 'Other Patient', startsAt: at('18:00'), doctor: 'doctor-2' })
  const home = await insert({ kind: 'home-collection', name: 'At Home', startsAt: at('16:00') })
  await insert({ kind: 'home-collection', name: 'Another Home', startsAt: at('16:00'), seat: 2 })
  await insert({ kind: 'enquiry', state: 'open', name: 'A Question' })
  const names = async (viewer: Viewer) => (await list(viewer)).rows.map(({ name }) => name)
  const doctor: Viewer = { id: randomUUID(), role: 'doctor', doctorId: 'doctor-1', language: 'hi' }
  expect(await names(doctor)).toContain('Own P.')
  expect(await names(doctor)).not.toContain('Other P.')
  expect((await list(doctor)).rows.map(({ kind }) => kind)).not.toContain('enquiry')
  const phlebotomist: Viewer = { ...doctor, role: 'phlebotomist' }
  expect(await names(phlebotomist)).toEqual([])
  await database.db
    .insertInto('round_stops')
    .values({
      booking_id: home.id,
      starts_at: at('16:00'),
      staff_id: phlebotomist.id,
      position: 1,
      assigned_at: now,
      read_at: now,
      withdrawn_at: null,
    })
    .execute()
  expect((await list(phlebotomist)).rows).toMatchObject([
    { name: 'At H.', state: 'on-the-way', verbs: ['open'] },
  ])
  expect(await names({ ...phlebotomist, id: randomUUID() })).toEqual([])
  expect(await names({ ...doctor, role: 'owner' })).toEqual([])
  // A doctor without a calendar sees no patients.
  expect(await names({ ...doctor, doctorId: null })).toEqual([])
  const services = { db: database.db, vault: testVault, now }
  // The stops of today and of tomorrow, and of no other day.
  const seenAfter = async (days: number) => {
    const then = { ...services, now: new Date(now.getTime() + days * 86_400_000) }
    return (await readRows(then, phlebotomist, [home.id])).rows.length
  }
  expect(await Promise.all([-2, -1, 0, 1].map(seenAfter))).toEqual([0, 1, 1, 0])
  expect((await readRows(services, { ...doctor, doctorId: 'doctor-2' }, [own.id])).rows).toEqual([])
})

test('reception never gets the reason of a visit', async () => {
  const { id } = await insert({ name: 'Silent One', startsAt: at('18:20'), message: 'a secret reason' })
  await database.db
    .updateTable('bookings')
    .set({ service: 'psychiatry-visit' })
    .where('id', '=', id)
    .execute()
  const text = JSON.stringify((await list()).rows)
  expect(text).toContain('Silent O.')
  for (const secret of ['secret', 'psychiatry', 'Silent One', '+91', 'asha@example.in'])
    expect(text).not.toContain(secret)
})

test('a row carries the newest change of its booking, and the list the newest of all', async () => {
  const { db } = database
  const { id } = await insert({ name: 'Version One', startsAt: at('18:40') })
  const services = { db, vault: testVault, now }
  const before = await readRows(services, receptionist, [id])
  await db.updateTable('bookings').set({ paid: 100 }).where('id', '=', id).execute()
  const after = await readRows(services, receptionist, [id])
  expect(after.rows[0]!.version).toBeGreaterThan(before.rows[0]!.version)
  expect(after.change).toBe(after.rows[0]!.version)
  expect((await list()).change).toBe(after.change)
})

test('no list has an erased booking', async () => {
  const { id } = await insert({ name: 'Gone Away', startsAt: at('19:00') })
  await database.db
    .updateTable('bookings')
    .set({
      sealed: null,
      key_id: null,
      phone_hash: null,
      link_hash: null,
      lookup_key_id: null,
      request_hash: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
  expect((await list()).rows.map((row) => row.id)).not.toContain(id)
  expect((await readRows({ db: database.db, vault: testVault, now }, receptionist, [id])).rows).toEqual([])
})

test('midnight belongs to the day that begins', async () => {
  const { id } = await insert({
    kind: 'lab-test',
    state: 'booked',
    name: 'Mid Night',
    startsAt: instantAt('2026-11-25', 0),
  })
  expect((await list(receptionist, '2026-11-24')).rows.map((row) => row.id)).not.toContain(id)
  expect((await list(receptionist, '2026-11-25')).rows.map((row) => row.id)).toContain(id)
})
