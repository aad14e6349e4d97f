import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FIRST_DOCTOR, heldBy } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { until } from '#test/faults/until.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { pressVerb } from '#test/press-verb.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { confirm } from '../desk/verbs/confirm.ts'
import type { Staff } from './audit.ts'
import { moveBooking } from './move-booking.ts'
import { takePlace } from './take-place.ts'

const now = instantAt(dayOf(new Date()), minutesFrom('06:00'))
const at = (days: number, clock: string) => instantAt(addDays(dayOf(now), days), minutesFrom(clock))
const staff: Staff = { role: 'clinic', name: 'Meera Joshi' }
const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const options = { ...givenAt(now), vault: testVault, schedule, perWindow: 2 }

const database = withDatabase()

const keep = (state: 'booked' | 'to-confirm', startsAt: Date) =>
  insertBooking(database, { kind: 'appointment', state, startsAt, now })

test('a wish needs a free time and takes no seat; a lab test needs neither', async () => {
  const startsAt = at(1, '10:00')
  const { until: end } = heldBy(schedule, startsAt)
  const visit = { kind: 'appointment', doctor: FIRST_DOCTOR, startsAt, until: end } as const
  const take = (state: 'booked' | 'to-confirm', kind: 'appointment' | 'lab-test') =>
    database.db
      .transaction()
      .execute((trx) => takePlace(trx, state, kind === 'appointment' ? visit : { kind, startsAt }))
  const held = { doctor: FIRST_DOCTOR, held_until: end }
  expect(await take('to-confirm', 'appointment')).toEqual({ state: 'to-confirm', seat: null, ...held })
  expect(await take('booked', 'appointment')).toEqual({ state: 'booked', seat: 1, ...held })
  await keep('booked', startsAt)
  expect(await take('booked', 'appointment')).toBeNull()
  expect(await take('to-confirm', 'appointment')).toBeNull()
  expect(await take('booked', 'lab-test')).toEqual({
    state: 'booked',
    seat: null,
    doctor: null,
    held_until: null,
  })
})

test('a time is locked to its last minute: another that begins within it waits, and then finds it taken', async () => {
  const wanted = (from: string, until: string) =>
    ({
      kind: 'appointment',
      doctor: FIRST_DOCTOR,
      startsAt: at(5, from),
      until: at(5, until),
    }) as const
  const [first, second] = [
    await database.db.startTransaction().execute(),
    await database.db.startTransaction().execute(),
  ]
  // It reaches into the next half hour, in which the other one begins.
  const place = await takePlace(first, 'booked', wanted('10:20', '10:50'))
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(second)
  let isOver = false
  const later = takePlace(second, 'booked', wanted('10:40', '11:00')).finally(() => {
    isOver = true
  })
  await until('the second waits or is through', async () => {
    const waiting = await sql`select from pg_locks where pid = ${rows[0]!.pid} and not granted`.execute(
      database.db,
    )
    return isOver || waiting.rows.length > 0
  })
  expect(isOver).toBe(false)
  const other = await keep('to-confirm', at(6, '19:00'))
  await first
    .updateTable('bookings')
    .set({ ...place!, starts_at: at(5, '10:20'), call_by: null })
    .where('id', '=', other.id)
    .execute()
  await first.commit().execute()
  expect(await later).toBeNull()
  await second.rollback().execute()
})

/** A writer that does not use takePlace, and commits while the other one waits for the unique index. */
async function againstRival<Outcome>(startsAt: Date, attempt: () => Promise<Outcome>): Promise<Outcome> {
  const { db } = database
  const other = await keep('to-confirm', at(6, '18:00'))
  const rival = await db.startTransaction().execute()
  await rival
    .updateTable('bookings')
    .set({ starts_at: startsAt, held_until: heldBy(schedule, startsAt).until, seat: 1, state: 'booked' })
    .where('id', '=', other.id)
    .execute()
  const outcome = attempt()
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'transactionid'`.execute(
      db,
    )
    return rows.length > 0
  }
  await expect.poll(isWaiting).toBe(true)
  await rival.commit().execute()
  return outcome
}

test('where a writer did not use takePlace, the constraint decides: a move is refused and changes nothing', async () => {
  const { id } = await keep('booked', at(1, '10:20'))
  const moved = await againstRival(at(2, '10:20'), () =>
    moveBooking(
      database.db,
      database.queue,
      { bookingId: id, sequence: 0, to: at(2, '10:20') },
      { ...options, by: 'patient' },
    ),
  )
  expect(moved).toEqual({ ok: false, reason: 'taken' })
  const row = await database.db
    .selectFrom('bookings')
    .select(['starts_at', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ starts_at: at(1, '10:20'), sequence: 0 })
})

test('where a writer did not use takePlace, a confirmation is refused', async () => {
  const { id } = await keep('to-confirm', at(2, '10:40'))
  const confirmed = await againstRival(at(2, '10:40'), () =>
    pressVerb(database, confirm, id, {}, { ...options, staff }),
  )
  expect(confirmed).toEqual({ ok: false, reason: 'taken' })
})

test('as many as fit into one window at once get a seat each, and one more gets none', async () => {
  const wanted = at(3, '07:00')
  const visits = await Promise.all(
    ['08:00', '09:00', '10:00', '11:00'].map((clock) =>
      insertBooking(database, { kind: 'home-collection', state: 'booked', startsAt: at(3, clock), now }),
    ),
  )
  const outcomes = await Promise.all(
    visits.map(({ id }) =>
      moveBooking(
        database.db,
        database.queue,
        { bookingId: id, sequence: 0, to: wanted },
        { ...options, perWindow: 3, by: 'patient' },
      ),
    ),
  )
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'taken' }])
  const taken = await database.db
    .selectFrom('taken_places')
    .select('seat')
    .where('starts_at', '=', wanted)
    .orderBy('seat')
    .execute()
  expect(taken.map(({ seat }) => seat)).toEqual([1, 2, 3])
})
