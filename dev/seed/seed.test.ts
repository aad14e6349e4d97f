import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { stopOutcomes } from '#clinic/round.ts'
import { staffRoles } from '#clinic/staff-roles.ts'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { findExceptions, sessionOf } from '#server/bookings/closures.ts'
import { findAnswers } from '#server/desk/answers/find-answers.ts'
import { countClinic } from '#server/desk/owner/count-clinic.ts'
import { recentImports } from '#server/desk/owner/price-lists.ts'
import { readRounds } from '#server/desk/rounds/rounds-of-day.ts'
import { readWorkList } from '#server/desk/work-list/work-list.ts'
import { createContext } from '#server/platform/context.ts'
import { readEnv } from '#server/platform/env.ts'
import { openVault } from '#server/platform/vault.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { shiftDatabaseClock } from '../clinic-clock.ts'
import { developmentEnv } from '../env.ts'
import { addFirstStaff } from '../staff.ts'
import { openChance } from './chance.ts'
import { peopleOf } from './people.ts'
import { seedClinic } from './seed.ts'

const keys = readEnv(['DATA_KEYS', 'LOOKUP_KEYS'], developmentEnv)
const vault = openVault(keys, createContext())

/** How often the last seed waited for the database: a measure that does not depend on the machine. */
let roundTrips = 0

/** A database seeded at this moment. */
async function clinicAt(now: Date): Promise<TestDatabase> {
  const database = await createTestDatabase({ hasCatalogue: true })
  await shiftDatabaseClock(database.url, now.getTime() - Date.now())
  await addFirstStaff(database.url, developmentEnv.DESK_SECRET)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await seedClinic(database.url, keys, { now })
  roundTrips = asked.mock.calls.length
  asked.mockRestore()
  return database
}

const receptionist = { role: 'receptionist', doctorId: null, id: 'x', language: 'en' } as const

/** A Tuesday without closures, in the middle of a quarter. */
const morning = instantAt('2026-11-17', minutesFrom('11:06'))
/** Long enough for a busy machine. */
const SEED_MS = 480_000

let database: TestDatabase
beforeAll(async () => {
  database = await clinicAt(morning)
}, SEED_MS)
afterAll(() => database.drop())

const statesOf = (rows: readonly { state: string }[]) => [...new Set(rows.map(({ state }) => state))]

describe('at 11:06', () => {
  test('today’s list has patients in every state, and everything that is pending', async () => {
    const { rows } = await readWorkList(
      { db: database.db, vault, now: morning },
      receptionist,
      dayOf(morning),
    )
    expect(rows.length).toBeGreaterThan(35)
    expect(statesOf(rows)).toEqual(
      expect.arrayContaining([
        'booked',
        'seen',
        'cancelled',
        'to-confirm',
        'to-answer',
        'on-the-way',
        'call-owed',
      ]),
    )
    expect(statesOf(rows)).toEqual(
      expect.arrayContaining(['time-to-agree', 'message-undelivered', 'waits-for-patient', 'called']),
    )
    // In the few minutes between two patients nobody may be waiting, or nobody inside.
    expect(statesOf(rows).filter((state) => state === 'waiting' || state === 'with-doctor')).not.toEqual([])
    const calls = rows.filter(({ kind, isDeadline }) => kind === 'call' && isDeadline)
    const isLate = calls.map(({ at }) => at !== null && new Date(at) < morning)
    expect(isLate).toEqual(expect.arrayContaining([true, false]))
  })

  test('there are letters of every kind, one of them urgent and one too late', async () => {
    const { rows: answers } = await findAnswers(database.db, vault, receptionist, morning)
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(
      new Set(['enquiry', 'complaint', 'privacy', 'call']),
    )
    expect(answers.filter(({ isUrgent }) => isUrgent)).toHaveLength(1)
    const late = answers.filter(
      ({ kind, due }) => kind === 'enquiry' && due !== null && new Date(due) < morning,
    )
    expect(late).toHaveLength(1)
    const answered = await database.db
      .selectFrom('bookings')
      .select('id')
      .where('state', '=', 'answered')
      .execute()
    expect(answered.length).toBeGreaterThan(20)
  })

  test('the rounds of yesterday and today have stops with every outcome, some ahead and one unassigned', async () => {
    const [yesterday, today] = [
      await readRounds(database.db, vault, addDays(dayOf(morning), -1)),
      await readRounds(database.db, vault, dayOf(morning)),
    ]
    const came = [...yesterday.stops, ...today.stops].map(({ outcome }) => outcome?.outcome)
    expect(new Set(came)).toEqual(new Set([...stopOutcomes, undefined]))
    expect(today.stops.filter(({ staffId }) => staffId === null)).toHaveLength(1)
    expect(today.rounds.every(({ shift }) => shift?.endedAt === null)).toBe(true)
    expect(yesterday.rounds.every(({ shift }) => shift?.endedAt)).toBe(true)
    expect(yesterday.rounds.map(({ money }) => money.handedOver > 0)).toEqual([true, true])
    expect(today.conflicts).toHaveLength(1)
    const outside = [...yesterday.stops, ...today.stops].filter(
      ({ outcome, startsAt, until }) => outcome && (outcome.at < startsAt || outcome.at > until),
    )
    expect(outside).toEqual([])
  })

  test('every plot of the owner has a finding, and no day is unusual', async () => {
    const { bookings, lead, missed, hours, messages } = await countClinic(database.db, morning)
    expect(bookings.every(({ count }) => count !== null)).toBe(true)
    expect(Math.max(...bookings.map(({ count }) => count!))).toBeLessThan(60)
    expect(lead.every(({ share }) => share !== null)).toBe(true)
    expect(missed.filter(({ share }) => share !== null).length).toBeGreaterThan(8)
    expect(hours.filter(({ count }) => count !== null).length).toBeGreaterThan(hours.length * 0.8)
    expect(messages.every(({ delivered }) => delivered !== null)).toBe(true)
    expect(await recentImports(database.db)).toHaveLength(2)
  })

  test('about half of the week ahead is taken', async () => {
    const { rows } = await sql<{ taken: number }>`
      select count(*)::int as taken from taken_places
      where kind = 'appointment' and starts_at > ${morning} and starts_at < ${instantAt(addDays(dayOf(morning), 8), 0)}
    `.execute(database.db)
    const offered = facts.doctors.length * 7 * 19
    expect(rows[0]!.taken / offered).toBeGreaterThan(0.35)
    expect(rows[0]!.taken / offered).toBeLessThan(0.75)
  })

  test('every contact wish occurs, in both languages and scripts, and staff of each role', async () => {
    const rows = await database.db
      .selectFrom('bookings')
      .select(['id', 'language', 'sealed', 'key_id'])
      .execute()
    const people = rows.map(({ id, sealed, key_id }) => vault.open(id, { sealed: sealed!, key_id: key_id! }))
    const wishes = people.map(({ contact }) => contact)
    expect(new Set(wishes.map(({ call }) => call))).toEqual(
      new Set(['only-me', 'yes', 'write-only', 'never']),
    )
    expect(new Set(wishes.flatMap(({ channels }) => channels))).toEqual(new Set(['email', 'sms', 'whatsapp']))
    expect(new Set(wishes.flatMap(({ reminders }) => reminders))).toEqual(
      new Set(['email', 'sms', 'whatsapp']),
    )
    expect(wishes.some(({ sharedPhone }) => sharedPhone)).toBe(true)
    expect(wishes.some(({ wordsForOthers }) => wordsForOthers)).toBe(true)
    const hours = new Set(wishes.map((wish) => (typeof wish.hours === 'string' ? wish.hours : 'own')))
    expect(hours).toEqual(new Set(['any', 'morning', 'evening', 'own']))
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'hi']))
    expect(new Set(people.map(({ name }) => /\p{Script=Devanagari}/u.test(name)))).toEqual(
      new Set([true, false]),
    )
    // Numbers without an owner.
    expect(people.filter(({ phone }) => !phone.startsWith('+91600000'))).toEqual([])
    const staff = await database.db.selectFrom('staff').select('role').execute()
    expect(new Set(staff.map(({ role }) => role))).toEqual(new Set(staffRoles))
  })

  test('nothing is recorded in the future, and nothing precedes its booking', async () => {
    const { rows } = await sql<{ what: string }>`
      select 'booked ' || id as what from bookings where created_at > ${morning}
      union all select 'came ' || booking_id from visits
        where greatest(checked_in_at, called_in_at, seen_at, left_at) > ${morning}
          or called_in_at < checked_in_at or seen_at < called_in_at
      union all select 'event ' || e.id from audit_events e join bookings b on b.id = e.booking_id
        where e.at > ${morning} or e.at < b.created_at
      union all select 'noted ' || id from round_outcomes where at > ${morning} or received_at > ${morning}
      union all select 'call ' || id from call_tasks where created_at > ${morning} or done_at > ${morning}
      union all select 'closed ' || id from bookings where state in ('attended', 'missed') and starts_at > ${morning}::timestamptz + interval '30 minutes'
    `.execute(database.db)
    expect(rows).toEqual([])
  })

  test('no visit is outside the hours of its doctor, or in a closed session', async () => {
    const rows = await database.db
      .selectFrom('bookings')
      .select(['doctor', 'starts_at', 'state'])
      .where('kind', '=', 'appointment')
      .where('state', '<>', 'cancelled')
      .execute()
    const span = [addDays(dayOf(morning), -300), addDays(dayOf(morning), 60)] as const
    for (const doctor of facts.doctors) {
      const schedule = { ...hoursOf(doctor, 1), ...(await findExceptions(database.db, doctor.id, ...span)) }
      const own = rows.filter((row) => row.doctor === doctor.id)
      expect(own.filter(({ starts_at }) => sessionOf(schedule, starts_at!) === null)).toEqual([])
      const closed = schedule.closures.map(({ day, session }) => `${day} ${session}`)
      expect(closed).toHaveLength(1)
      expect(
        own.map(({ starts_at }) => `${dayOf(starts_at!)} ${sessionOf(schedule, starts_at!)!.id}`),
      ).not.toContain(closed[0])
    }
  })

  test('the worker has no overdue messages: only later ones', async () => {
    const { rows } = await sql<{ unsettled: number; due: number; ahead: number }>`
      select
        (select count(*)::int from messages where settled_at is null) as unsettled,
        (select count(*)::int from pgboss.job where name like 'send-%' and start_after <= ${morning}) as due,
        (select count(*)::int from pgboss.job where name like 'send-%' and start_after > ${morning}) as ahead
    `.execute(database.db)
    expect(rows[0]!.due).toBe(0)
    expect(rows[0]!.ahead).toBeGreaterThan(20)
    expect(rows[0]!.unsettled).toBe(rows[0]!.ahead)
  })
})

/** Everything that a reader could distinguish, without ids and secrets. */
async function historyOf({ db }: TestDatabase) {
  const { rows } = await sql<{ line: string; id: string; sealed: Buffer; key_id: string }>`
    select b.id, b.sealed, b.key_id, concat_ws(' | ', b.kind, b.state, b.starts_at, b.doctor, b.service, b.overbooked,
      b.paid, b.refund, b.language, b.created_at, b.answer_by, b.sequence, b.cancelled_at,
      v.token, v.checked_in_at, v.called_in_at, v.seen_at, v.left_at,
      (select string_agg(concat_ws(' ', reason, created_at, due_at, done_at), ', ' order by created_at, reason) from call_tasks t where t.booking_id = b.id),
      (select string_agg(concat_ws(' ', template, channel, state, delivery, settled_at), ', ' order by template, channel, sequence) from messages m where m.booking_id = b.id),
      (select string_agg(concat_ws(' ', action, at, actor_name, detail), ', ' order by at, action) from audit_events e where e.booking_id = b.id),
      (select string_agg(concat_ws(' ', outcome, at, payment, rupees, conflict), ', ' order by at) from round_outcomes o where o.booking_id = b.id)
    ) as line
    from bookings b left join visits v on v.booking_id = b.id`.execute(db)
  return rows
    .map(({ line, id, sealed, key_id }) => `${line} | ${JSON.stringify(vault.open(id, { sealed, key_id }))}`)
    .sort()
}

test('the seed is fast enough for a developer: its round trips take a fraction of 20 seconds', () => {
  // On a quiet machine each takes less than a millisecond, in three lanes.
  expect(roundTrips).toBeGreaterThan(10_000)
  expect(roundTrips).toBeLessThan(16_000)
})

test(
  'the same number gives the same clinic at the same moment',
  async () => {
    const again = await clinicAt(morning)
    expect(await historyOf(again)).toEqual(await historyOf(database))
    await again.drop()
  },
  SEED_MS,
)

test('another seed number gives another clinic', () => {
  const peopleIn = (seed: number) => peopleOf(openChance(seed)).map(({ name, email }) => `${name} ${email}`)
  const first = peopleIn(1)
  expect(peopleIn(1)).toEqual(first)
  expect(peopleIn(2).filter((person, index) => person === first[index]).length).toBeLessThan(70)
})

test(
  'on the last evening of a year it is as full, and nothing lies in the future',
  async () => {
    const now = instantAt('2026-12-31', minutesFrom('20:31'))
    const late = await clinicAt(now)
    const { rows } = await readWorkList({ db: late.db, vault, now }, receptionist, dayOf(now))
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter(({ since }) => since !== null && new Date(since) > now)).toEqual([])
    const { bookings, hours } = await countClinic(late.db, now)
    expect(bookings.every(({ count }) => count !== null)).toBe(true)
    expect(hours.filter(({ count }) => count !== null).length).toBeGreaterThan(hours.length * 0.5)
    await late.drop()
  },
  SEED_MS,
)
