import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { languages } from '#content/language.ts'
import { recordAudit } from '#server/bookings/audit.ts'
import { countClinic } from '#server/desk/owner/count-clinic.ts'
import { messageFailed } from '#server/messages/messages.ts'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { type OwnDesk, openOwnDesk } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { Health, Numbers } from '../contract/owner.ts'
import type { SignedIn } from '../contract/roles.ts'

const aruna: SignedIn = { id: 'a', name: 'Aruna Rao', role: 'owner', doctorId: null, language: 'en' }
const today = dayOf(new Date())
const now = instantAt(today, 12 * 60)

const database = withDatabase()
let own: OwnDesk
let staff = aruna
beforeAll(async () => {
  own = await openOwnDesk(database, () => now)
})
afterAll(() => own.close())

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
const post = (url: string, payload: object) => own.post(staff, url, { key: randomUUID(), ...payload })
const numbers = async (language = 'en'): Promise<Numbers> =>
  (await own.get(staff, `/api/owner/numbers?language=${language}`)).body
const health = async (): Promise<Health> => (await own.get(staff, '/api/owner/health')).body
const tableOf = async (id: Numbers['plots'][number]['id']) =>
  (await numbers()).plots.find((plot) => plot.id === id)!.table

type Made = { kind: 'lab-test' | 'appointment'; made: string; visit: string; state: string; count: number }

/** Bookings without details, as they are a year after the visit: counts need nothing else. */
const addBookings = (rows: readonly Made[]) =>
  sql`
    insert into bookings (id, kind, reference, state, starts_at, doctor, held_until, seat, language, consent_notice,
      consented_at, created_at, erased_at)
    select gen_random_uuid(), kind, 'KW-' || gen_random_uuid(), state, visit, case when is_slot then 'd' || n end,
      case when is_slot then visit + interval '20 minutes' end, case when is_slot then 1 end, 'en', 'test', now(), made, now()
    from jsonb_to_recordset(${JSON.stringify(
      rows.map((row) => ({ ...row, made: instantAt(row.made, 540), visit: instantAt(row.visit, 660) })),
    )}) as one (kind text, state text, made timestamptz, visit timestamptz, count int),
      lateral (select kind = 'appointment' as is_slot) as slot, generate_series(1, count) as n`.execute(
    database.db,
  )

test('an empty clinic has every count hidden and every plot drawn', async () => {
  for (const language of languages) {
    const { plots } = await numbers(language)
    expect(plots.map(({ id }) => id)).toEqual(['bookings', 'messages', 'lead', 'missed', 'hours'])
    for (const { svg, table, title, note } of plots) {
      expect(svg).toMatch(/^<svg[^>]*>.*<\/svg>$/s)
      // The content security policy of the desk would block it.
      expect(svg).not.toMatch(/<style|style=|<script|\son\w+=/)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(title + note).not.toMatch(/[{}]|NaN|undefined/)
      expect(table.rows.flat().filter((cell) => typeof cell === 'number')).toEqual([])
    }
  }
})

test('a count under ten is hidden, and the pages of other days do not reveal it', async () => {
  const days = Array.from({ length: 200 }, (_, place) => addDays('2025-01-01', place))
  const rows = days.flatMap((day, place): Made[] => [
    {
      kind: 'lab-test',
      made: day,
      visit: addDays(day, place % 9),
      state: 'attended',
      count: (place * 7) % 11,
    },
    { kind: 'appointment', made: day, visit: day, state: 'missed', count: (place * 5) % 13 },
  ])
  await addBookings(rows)
  const told = new Map<string, number | null>()
  const stretches = new Map<string, { first: string; end: string }>()
  // Across the end of a quarter.
  for (const day of days.slice(160).filter((_, place) => place % 2 === 0)) {
    const counts = await countClinic(database.db, instantAt(day, 720))
    const { days, month, quarter } = counts.stretches
    const said: [string, number | null][] = [
      ...counts.bookings.map(({ day, count }) => [`made ${day}`, count] as const),
      ...counts.missed.map(({ week, visits }) => [`visits ${week}`, visits] as const),
      ...counts.missed.map(({ week, share }) => [`share missed ${week}`, share] as const),
      ...counts.lead.map(({ most, share }) => [`share ${month.first} ${most}`, share] as const),
      ...counts.hours.map((one) => [`hour ${quarter.first} ${one.weekday} ${one.hour}`, one.count] as const),
      ...counts.messages.map((one) => [`sent ${month.first} ${one.channel}`, one.delivered] as const),
    ].map(([key, value]) => [key, value])
    for (const [key, value] of said) {
      // The count of a period never changes once it is shown.
      if (told.has(key)) expect(value, `${key} on ${days.end}`).toBe(told.get(key))
      told.set(key, value)
    }
    for (const { week } of counts.missed)
      stretches.set(`week ${week}`, { first: week, end: addDays(week, 7) })
    stretches.set(`month ${month.first}`, month).set(`quarter ${quarter.first}`, quarter)
  }
  // No period lies partly inside another of its kind: their difference would reveal a small count.
  for (const [one, { first }] of stretches)
    for (const [other, { first: from, end }] of stretches)
      if (one !== other && one.split(' ')[0] === other.split(' ')[0])
        expect(first >= from && first < end, `${one} in ${other}`).toBe(false)
  const of = (kind: string) =>
    [...told].flatMap(([key, value]) => (key.startsWith(kind) ? (value ?? []) : []))
  // Each count is a group of its own.
  for (const kind of ['made', 'hour']) {
    expect(of(kind).length, kind).toBeGreaterThan(10)
    expect(of(kind).filter((count) => count < 10)).toEqual([])
  }
  // One count may contain another here: no two differ by one to nine.
  expect(of('visits').length).toBeGreaterThan(10)
  const rounded = [...of('visits'), ...of('sent')]
  const differences = rounded.flatMap((one) => rounded.map((other) => Math.abs(one - other)))
  expect([...rounded, ...differences].filter((count) => count > 0 && count < 10)).toEqual([])
  // Whole per cents, computed alike for ten people and for eleven.
  expect(of('share').filter((share) => Math.round(share * 100) / 100 !== share)).toEqual([])
  for (const day of days.slice(140, 190)) {
    const made = sum(rows.filter((row) => row.made === day).map(({ count }) => count))
    expect(told.get(`made ${day}`), day).toBe(made < 10 ? null : made)
  }
})

test('the exported file has the numbers of the tables', async () => {
  const day = addDays(today, -3)
  await addBookings([
    { kind: 'lab-test', made: day, visit: day, state: 'attended', count: 31 },
    { kind: 'lab-test', made: addDays(day, -1), visit: day, state: 'attended', count: 7 },
  ])
  const shown = (await tableOf('bookings')).rows.map(([, count]) => count).filter((count) => count !== null)
  expect(shown).toEqual([31])
  const { csv } = (await post('/api/owner/export', { language: 'en' })).body
  expect(csv).toContain(',31\r\n')
  expect(csv).toContain(',under 10\r\n')
  expect(csv).not.toMatch(/,[1-9](,|\r|$)/m)
})

test('an export is audited, and has no patient in it', async () => {
  await insertBooking(database, { kind: 'enquiry', state: 'open', now, name: 'Neha Tiwari' })
  const response = await post('/api/owner/export', { language: 'hi' })
  expect(response.text).not.toContain('Neha')
  const events = await database.db
    .selectFrom('clinic_events')
    .select('staff_name')
    .where('action', '=', 'numbers-exported')
    .execute()
  expect(events).toContainEqual({ staff_name: 'Aruna Rao' })
})

test('failed messages are retried once, and their call tasks are dropped', async () => {
  const { id } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: instantAt(addDays(today, 3), 11 * 60),
    now,
    contact: { channels: ['sms'] },
  })
  const { id: messageId } = await database.db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', id)
    .where('channel', '=', 'sms')
    .executeTakeFirstOrThrow()
  await messageFailed(database.db, database.queue, givenAt(new Date()), messageId, 'Sender name not accepted')
  const before = await health()
  expect(before.givenUp).toMatchObject([{ channel: 'sms', error: 'Sender name not accepted', count: 1 }])
  expect(before.jobs.find(({ job }) => job === 'messages')!.waiting).toBeGreaterThan(0)
  expect((await post('/api/owner/retry', { channel: 'sms' })).body).toEqual({ retried: 1 })
  expect((await post('/api/owner/retry', { channel: 'sms' })).body).toEqual({ retried: 0 })
  expect((await health()).givenUp).toEqual([])
  const open = await database.db
    .selectFrom('call_tasks')
    .select('id')
    .where('booking_id', '=', id)
    .where('done_at', 'is', null)
    .execute()
  expect(open).toEqual([])
})

test('the owner sees each limit of online booking, and how many bookings it has turned into call tasks', async () => {
  const made = { kind: 'appointment', startsAt: instantAt(addDays(today, 2), 11 * 60), now } as const
  const before = (await health()).limits
  const byNetwork = await insertBooking(database, { ...made, state: 'to-confirm', trust: 'suspect' })
  const byWeek = await insertBooking(database, { ...made, state: 'to-confirm', trust: 'proven' })
  const atDesk = await insertBooking(database, { ...made, state: 'to-confirm' })
  const set = (id: string, values: object) =>
    database.db.updateTable('bookings').set(values).where('id', '=', id).execute()
  await set(byNetwork.id, { limited_by: 'network' })
  await set(byWeek.id, { limited_by: 'week' })
  await set(atDesk.id, { consent_by: 'voice' })
  const { limits } = await health()
  expect(limits.online - before.online).toBe(2)
  expect(limits.proven - before.proven).toBe(1)
  expect(limits.calls).toEqual({ network: 1, clinic: 0, week: 1, pace: 0 })
  expect(limits.values).toEqual({
    network: { hour: 6, day: 12, week: 36 },
    clinic: { hour: 24, day: 48 },
    week: { unproven: 10, all: 25 },
    pace: { forms: 5 },
  })
})

test('opened bookings and shown numbers are counted for each person', async () => {
  const { id } = await insertBooking(database, { kind: 'enquiry', state: 'open', now })
  const meera = {
    role: 'clinic',
    name: 'Meera Joshi',
    account: { id: randomUUID(), role: 'receptionist' },
  } as const
  const operator = { role: 'clinic', name: 'Sunil' } as const
  await database.db.transaction().execute(async (trx) => {
    for (const action of ['read', 'read', 'read', 'number-shown', 'moved'] as const)
      await recordAudit(trx, givenAt(new Date()), meera, action, id)
    await recordAudit(trx, givenAt(new Date()), operator, 'read', id)
  })
  const { looks } = await health()
  expect(looks).toMatchObject([
    { name: 'Meera Joshi', opened: 3, bookings: 1, numbers: 1 },
    { name: 'Sunil', opened: 1, numbers: 0 },
  ])
})

test('erasures of a night are counted together in tens, and a small count is hidden', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID())
  await database.db
    .insertInto('erasures')
    .values([
      { id: randomUUID(), at: now, purpose: 'no-visit', booking_ids: ids(31) },
      { id: randomUUID(), at: now, purpose: 'no-visit', booking_ids: ids(8) },
      { id: randomUUID(), at: new Date(now.getTime() - 1), purpose: 'visit', booking_ids: ids(4) },
    ])
    .execute()
  const { erasures } = await health()
  expect(erasures.map(({ purpose, count }) => [purpose, count])).toEqual([
    ['no-visit', 40],
    ['visit', null],
  ])
})

test('only the owner sees the numbers', async () => {
  for (const role of ['receptionist', 'phlebotomist', 'doctor'] as const) {
    staff = { ...aruna, role }
    for (const path of ['numbers?language=en', 'health'])
      expect((await own.get(staff, `/api/owner/${path}`)).status).toBe(403)
    expect((await post('/api/owner/export', { language: 'en' })).status).toBe(403)
  }
})
