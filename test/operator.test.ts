import { expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { insertBooking } from './insert-booking.ts'
import { runOperator } from './operator.ts'
import { openBookings } from './vault.ts'
import { withDatabase } from './with-database.ts'

const today = dayOf(new Date())

const database = withDatabase()

const operator = (...args: string[]) => runOperator(database, args)
const insert = () =>
  insertBooking(database, {
    kind: 'enquiry',
    state: 'open',
    trust: 'suspect',
    now: instantAt(addDays(today, -1), minutesFrom('03:00')),
  })
const stateOf = async (id: string) => (await openBookings(database.db)).find((row) => row.id === id)!.state

test('every command needs the operator’s name', async () => {
  const { reference, id } = await insert()
  for (const user of ['', '\u001b[2J']) {
    const { code, err } = await runOperator(database, ['verify', reference], { user })
    expect([code, /OPERATOR/.test(err)]).toEqual([1, true])
  }
  expect((await operator('verify', 'KW-2222-22')).err).toContain('There is no booking KW-2222-22')
  expect(await runOperator(database, ['verify', reference], { user: 'डॉ. आशा' })).toMatchObject({ code: 0 })
  const events = await database.db
    .selectFrom('audit_events')
    .select(['actor', 'actor_name', 'action'])
    .where('booking_id', '=', id)
    .execute()
  expect(events.at(-1)).toEqual({ actor: 'clinic', actor_name: 'डॉ. आशा', action: 'verified' })
}, 60_000)

test('a night of bot bookings is dismissed by one command that asks first', async () => {
  const robots = [await insert(), await insert(), await insert()]
  const person = await insert()
  expect((await operator('verify', person.reference)).code).toBe(0)
  const night = ['dismiss', `${addDays(today, -1)}T02:00`, `${addDays(today, -1)} 04:00`]
  const asked = await operator(...night)
  expect([asked.code, asked.err]).toEqual([1, expect.stringContaining('would cancel 3')])
  expect(await stateOf(robots[0]!.id)).toBe('open')
  expect((await operator(...night, '--yes')).out).toContain('3 cancelled. Nobody was told.')
  for (const { id } of robots) expect(await stateOf(id)).toBe('cancelled')
  expect(await stateOf(person.id)).toBe('open')
}, 30_000)

test('without a browser the operator sees whether the jobs run, and which erasures were made', async () => {
  expect(await operator('health')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^messages +well; \d+ wait/),
  })
  expect((await operator('erase')).out).toContain('0 erased')
  expect((await operator('erased')).out).toContain('0 in all')
}, 30_000)
