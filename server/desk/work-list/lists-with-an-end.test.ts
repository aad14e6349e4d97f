import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { staffOf } from '#test/own-desk.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { findAnswers } from '../answers/find-answers.ts'
import { LISTED_AT_MOST } from './read-work.ts'
import { readWorkList } from './work-list.ts'

const FLOOD = LISTED_AT_MOST + 5
const now = new Date()
const hour = 3_600_000

const database = withDatabase()
/** The flood came last, and its answers are due last. */
let first: { id: string }
beforeAll(async () => {
  const enquiry = { kind: 'enquiry', state: 'open', now } as const
  first = await insertBooking(database, { ...enquiry, name: 'Asha Verma' })
  const flood = []
  for (let n = 0; n < FLOOD; n++)
    flood.push((await insertBooking(database, { ...enquiry, name: 'Neha Tiwari' })).id)
  await sql`update bookings set answer_by = ${new Date(now.getTime() + 9 * hour)} where id = any (${flood})`.execute(
    database.db,
  )
  await sql`update bookings set answer_by = ${new Date(now.getTime() + hour)} where id = ${first.id}`.execute(
    database.db,
  )
  // Some letters have a call task as well, so that some rows have two reasons to be listed.
  await sql`insert into call_tasks (id, booking_id, reason)
    select gen_random_uuid(), id, 'undelivered' from bookings where id = any (${flood.slice(0, 3)})`.execute(
    database.db,
  )
})

const today = (viewer = staffOf('receptionist')) =>
  readWorkList({ db: database.db, vault: testVault, now }, viewer, dayOf(now))
const answers = () => findAnswers(database.db, testVault, staffOf('receptionist'), now)

test('Today lists the most urgent of a flood, and counts the rest', async () => {
  const { rows, more } = await today()
  const listed = new Set(rows.map(({ bookingId }) => bookingId))
  expect(listed).toContain(first.id)
  expect(listed.size + more).toBe(FLOOD + 1)
  expect(listed.size).toBeLessThanOrEqual(LISTED_AT_MOST + 3)
  expect(more).toBeGreaterThan(0)
})

test('a doctor’s list and its count have no letters of other doctors', async () => {
  expect(await today(staffOf('doctor'))).toMatchObject({ rows: [], more: 0 })
})

test('Answers is limited as well, with calls and letters counted separately', async () => {
  const { rows, more } = await answers()
  expect(rows.filter(({ kind }) => kind === 'enquiry')).toHaveLength(LISTED_AT_MOST)
  expect(rows.filter(({ kind }) => kind === 'call')).toHaveLength(3)
  expect(rows.find(({ kind }) => kind === 'enquiry')).toMatchObject({ bookingId: first.id })
  expect(more).toBe(FLOOD + 1 - LISTED_AT_MOST)
})

test('each answer makes room: in the end nothing is left out', async () => {
  const { more } = await answers()
  await sql`update bookings set state = 'answered' where id in (
    select id from bookings where state = 'open' order by answer_by, id limit ${more})`.execute(database.db)
  expect(await answers()).toMatchObject({ more: 0 })
  expect((await today()).more).toBe(0)
})
