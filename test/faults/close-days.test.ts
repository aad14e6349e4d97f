import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { personOfAppointment } from '#clinic/appointment.ts'
import { FIRST_DOCTOR, heldBy } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { previewClosing } from '#server/bookings/close-days.ts'
import { doctorsAt } from '#server/bookings/closures.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { storeBooking } from '#server/bookings/store-booking.ts'
import { takePlace } from '#server/bookings/take-place.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultOptions } from '../booking-options.ts'
import { closeDays } from '../close-days.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { startDeskStack } from '../desk-stack.ts'
import { givenAt } from '../given.ts'
import { insertBooking } from '../insert-booking.ts'
import { appointmentRequest } from '../requests.ts'
import { testVault } from '../vault.ts'
import { offeredTimes } from './clients.ts'
import { until } from './until.ts'

const now = new Date()
const first = addDays(dayOf(now), 2)
const leave = { doctor: FIRST_DOCTOR, from: first, until: addDays(first, 1), session: null }
const hours = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 30 }
const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
const options = { ...givenAt(now), vault: testVault, staff, hours: [{ ...hours, doctor: FIRST_DOCTOR }] }
const at = (clock: string, day = first) => instantAt(day, minutesFrom(clock))
const isInLeave = (startsAt: Date) => dayOf(startsAt) >= leave.from && dayOf(startsAt) <= leave.until

/** Separate connections, as another process has them. */
function connect() {
  const pool = openPool(database.url, 'test', createLog('silent'), { holdMs: 60_000 })
  const db = openDatabase(pool)
  onTestFinished(() => db.destroy())
  return { pool, db }
}

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  onTestFinished(() => database.drop())
})

const goOnLeave = (db = database.db) => closeDays(db, database.queue, leave, options)
const insert = (startsAt: Date, isWritten: boolean) =>
  insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt,
    now,
    contact: isWritten ? { channels: ['email', 'sms'] } : {},
  })
const insertFour = async () => [
  await insert(at('10:00'), true),
  await insert(at('10:20'), false),
  await insert(at('18:00'), true),
  await insert(at('10:00', leave.until), true),
]

const writtenTables = [
  'bookings',
  'messages',
  'call_tasks',
  'audit_events',
  'closures',
  'pgboss.job_common',
] as const

/** Everything that closing days could write, as text. */
async function everything(): Promise<string[]> {
  const rows = await Promise.all(
    writtenTables.map((table) =>
      sql<{
        row: string
      }>`select ${sql.lit(table)} || all_of_it::text as row from ${sql.raw(table)} all_of_it`.execute(
        database.db,
      ),
    ),
  )
  return rows.flatMap(({ rows }) => rows.map(({ row }) => row)).sort()
}

/** From now on PostgreSQL ends the connection that inserts the nth row of all. */
async function dieAtRow() {
  await sql`create sequence rows_written`.execute(database.db)
  await sql`create sequence fatal_row minvalue 0 start 0`.execute(database.db)
  await sql`
    create function die_at_fatal_row() returns trigger language plpgsql as $$
    begin
      if nextval('rows_written') = (select last_value from fatal_row) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$`.execute(database.db)
  for (const table of writtenTables)
    await sql`
      create trigger die before insert or update on ${sql.raw(table)}
      for each row execute function die_at_fatal_row()`.execute(database.db)
  return (row: number) =>
    sql`select setval('rows_written', 1, false), setval('fatal_row', ${row})`.execute(database.db)
}

test('closing that is cut off at any of its rows has done nothing; the next attempt does all of it', async () => {
  await insertFour()
  const before = await everything()
  const expected = await previewClosing(database.db, leave, options)
  const setFatalRow = await dieAtRow()
  let row = 0
  let done: typeof expected | null = null
  while (!done) {
    await setFatalRow(++row)
    done = await goOnLeave().catch(() => null)
    if (!done) expect([row, await everything()]).toEqual([row, before])
  }
  console.log(`leave of four bookings cut off at each of its ${row - 1} rows`)
  // Four bookings with an audit event each, seven messages or calls, six jobs, two days.
  expect(row - 1).toBe(4 + 4 + 7 + 6 + 2)
  expect(done).toEqual(expected)
  await setFatalRow(0)
  expect(await goOnLeave()).toEqual([])
})

test('a desk that is killed in the middle of closing leaves nothing behind', async () => {
  const bookings = await insertFour()
  const before = await everything()
  const { desk, signIn } = await startDeskStack({ database })
  const { browser } = await signIn('receptionist')
  const holder = await connect().pool.connect()
  await holder.query('begin')
  await holder.query('select from bookings where id = $1 for update', [bookings.at(-1)!.id])

  const command = { key: crypto.randomUUID(), ...leave, reason: 'doctor-away' }
  const answered = browser.post('/api/commands/leave', command).catch(() => null)
  const deskConnections = async () => {
    const { rows } = await sql<{ wait_event_type: string | null }>`
      select wait_event_type from pg_stat_activity
      where datname = current_database() and application_name = 'desk'`.execute(database.db)
    return rows
  }
  await until('the desk to wait for the last booking', async () =>
    (await deskConnections()).some(({ wait_event_type: what }) => what === 'Lock'),
  )
  await desk.kill()
  expect(await answered).toBeNull()
  await holder.query('rollback')
  holder.release()
  await until('its connections to end', async () => (await deskConnections()).length === 0)
  expect(await everything()).toEqual(before)
  expect(await goOnLeave()).toHaveLength(4)
})

test('a patient who books the day while it is being closed is cancelled with the others', async () => {
  const startsAt = at('10:00')
  const { until: heldUntil } = heldBy(hours, startsAt)
  await database.queue.ready()
  const seen = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const rival = connect()
    .db.transaction()
    .execute(async (trx) => {
      expect(await doctorsAt(trx, [hours], startsAt, now)).toMatchObject({ ok: true })
      seen.resolve()
      await goOn.promise
      const wanted = { kind: 'appointment' as const, doctor: FIRST_DOCTOR, startsAt, until: heldUntil }
      const place = await takePlace(trx, 'booked', wanted)
      const person = personOfAppointment(appointmentRequest(startsAt))
      const details = { kind: 'appointment' as const, ...place!, startsAt, person, consent_notice: 'test' }
      const follows = { ...defaultOptions('appointment'), now }
      return storeBooking(trx, database.queue, { ...details, language: 'en' }, follows)
    })
  await seen.promise
  const away = goOnLeave()
  await until('leave to wait for the calendar', async () => {
    const { rows } = await sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`.execute(database.db)
    return rows.length > 0
  })
  goOn.resolve()
  const booked = (await rival)!.booked
  expect((await away).map(({ reference }) => reference)).toEqual([booked.reference])
})

const CLIENTS = 20

test('while patients book and move into days that are being closed, none is forgotten and none gets an error', async () => {
  const times = offeredTimes(7).map((time) => new Date(time))
  const [inLeave, others] = [times.filter(isInLeave), times.filter((time) => !isInLeave(time))]
  const anyTime = () => inLeave[Math.floor(Math.random() * inLeave.length)]!
  const book = () =>
    bookAppointment(database.db, database.queue, appointmentRequest(anyTime()), {
      ...defaultOptions('appointment'),
      schedule: hours,
      now,
    })
  const move = async (from: Date) => {
    const { id } = await insert(from, true)
    const move = { bookingId: id, sequence: 0, to: anyTime() }
    const by = 'patient' as const
    return moveBooking(database.db, database.queue, move, { ...options, schedule: hours, perWindow: 1, by })
  }
  const outcomes: string[] = []
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let isLast = false; !isLast; ) {
      isLast = isOver
      const free = Math.random() < 0.3 && others.pop()
      const outcome = await (free ? move(free) : book())
      outcomes.push(outcome.ok ? 'ok' : outcome.reason)
    }
  })
  await until('some of them to have a time', () => outcomes.includes('ok'))
  const cancelled = await goOnLeave(connect().db)
  isOver = true
  await Promise.all(clients)

  const gotTime = outcomes.filter((outcome) => outcome === 'ok').length
  console.log(`${gotTime} of ${outcomes.length} had a time when leave began; all of them were told`)
  expect(cancelled).toHaveLength(gotTime)
  const refusals = new Set(outcomes.filter((outcome) => outcome !== 'ok'))
  expect([...refusals].filter((reason) => !/^(slot-)?(taken|not-offered)$/.test(reason))).toEqual([])
  expect(refusals).toContain('slot-not-offered')

  const { rows } = await sql<{ reference: string; state: string; told: number }>`
    select reference, state,
      (select count(*) from messages m where m.booking_id = b.id and m.template = 'appointment-cancelled-by-clinic'
        and m.channel = 'email')::int
      + (select count(*) from call_tasks c where c.booking_id = b.id and c.reason = 'cancelled')::int as told
    from bookings b
    where starts_at >= ${at('00:00')} and starts_at < ${at('00:00', addDays(leave.until, 1))}`.execute(
    database.db,
  )
  expect(rows.filter(({ state, told }) => state !== 'cancelled' || told !== 1)).toEqual([])
  expect(rows.map(({ reference }) => reference).sort()).toEqual(
    cancelled.map(({ reference }) => reference).sort(),
  )
})
