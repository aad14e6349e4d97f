import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { runDesk } from './desk.ts'
import { insertBooking, type TestBooking } from './insert-booking.ts'
import { newPhone } from './phones.ts'
import { openBookings } from './vault.ts'

const today = dayOf(new Date())
const tomorrow = addDays(today, 1)
const at = (days: number, clock: string) => instantAt(addDays(today, days), minutesFrom(clock))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const desk = (...args: string[]) => runDesk(database, args)
const insert = (booking: Partial<TestBooking>) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', now: new Date(), ...booking })
const rowOf = async (id: string) => (await openBookings(database.db)).find((row) => row.id === id)!

test('a command that the desk cannot parse is refused with an explanation, and does nothing', async () => {
  const { reference, id } = await insert({ startsAt: at(1, '10:00') })
  const nonsense: [string[], RegExp][] = [
    [['lsit'], /I do not know "lsit"/],
    [['list', '16/11/2026'], /"16\/11\/2026" is no day/],
    [['show', 'KW-2222-22'], /There is no booking KW-2222-22/],
    [['cancel', reference, 'please'], /do not understand "please"/],
    [['called', reference], /There is no call to make/],
    [['attended', reference], /The visit has not begun yet/],
    [['answer', reference, 'Yes.'], /It is a visit, not a message/],
    [['confirm', reference], /It is confirmed already/],
    [['move', reference, tomorrow, '10:07'], /There is no such time/],
  ]
  const before = await rowOf(id)
  const results = await Promise.all(nonsense.map(([args]) => desk(...args)))
  for (const [index, { code, out, err }] of results.entries()) {
    const [args, words] = nonsense[index]!
    expect([args, code, out, words.test(err) || err]).toEqual([args, 1, '', true])
  }
  expect(await rowOf(id)).toEqual(before)
}, 120_000)

test('nobody works at the desk without a name', async () => {
  const { reference, id } = await insert({ startsAt: at(1, '10:20') })
  for (const user of ['', 'x', '\u001b[2J', 'a'.repeat(61)]) {
    const { code, err } = await runDesk(database, ['cancel', reference], { user })
    expect([code, /DESK_USER/.test(err)]).toEqual([1, true])
  }
  expect(await rowOf(id)).toMatchObject({ state: 'booked' })
  expect(await runDesk(database, ['show', reference], { user: 'डॉ. आशा' })).toMatchObject({ code: 0 })
  const events = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('booking_id', '=', id)
    .execute()
  expect(events.at(-1)).toMatchObject({ actor: 'clinic', actor_name: 'डॉ. आशा', action: 'read' })
}, 30_000)

test('a list names its day; tomorrow is not today', async () => {
  const { reference } = await insert({ startsAt: at(1, '10:40') })
  for (const name of ['tomorrow', tomorrow]) {
    const { out, code } = await desk('list', name)
    expect([code, out.includes(reference), out.includes(`(${tomorrow})`)]).toEqual([0, true, true])
  }
  for (const args of [['list'], ['list', 'today']]) {
    const { out } = await desk(...args)
    expect([out.includes(reference), out.includes(`(${today})`)]).toEqual([false, true])
  }
}, 30_000)

test('a day at the desk: what waits is shown, agreed, moved, answered, cancelled, with calls where no message is allowed', async () => {
  const phone = `+91${newPhone()}`
  const wish = await insert({
    state: 'to-confirm',
    startsAt: at(2, '10:00'),
    phone,
    contact: { call: 'never' },
  })
  const asked = await insert({ kind: 'enquiry', state: 'open', phone, email: null })
  const complaint = await insert({
    kind: 'enquiry',
    state: 'open',
    aboutId: wish.id,
    message: 'Nobody answers the phone.',
  })

  const waiting = (await desk('waiting')).out
  for (const { reference } of [wish, asked, complaint]) expect(waiting).toContain(reference)
  expect(waiting).toMatch(new RegExp(`${asked.reference}  enquiry, answer by \\w+day`))
  expect(waiting).toMatch(new RegExp(`${complaint.reference}  complaint, answer by \\w+day`))

  const shown = (await desk('show', wish.reference)).out
  expect(shown.split('\n')[0]).toMatch(/^contact +Do NOT call/)
  expect(shown).toMatch(/^person +not made sure of yet$/m)
  expect(shown).toMatch(/^this number +has 1 more open$/m)
  expect(shown).toMatch(new RegExp(`^complaint +${complaint.reference}, open, answer by`, 'm'))
  expect(shown).toContain('Nobody answers the phone.')
  expect((await desk('show', asked.reference)).out).toMatch(/^answer by +\w+day/m)

  const confirmed = await desk('confirm', wish.reference)
  expect(confirmed).toMatchObject({ code: 0, err: '' })
  expect(confirmed.out).toMatch(/Do NOT call.*Tell the patient when they call: we have confirmed it/)
  expect(await rowOf(wish.id)).toMatchObject({ state: 'booked', verified_at: expect.any(Date) })

  const day = addDays(today, 30)
  expect((await desk('move', wish.reference, day, '10:20')).out).toContain('we have moved it')
  const taken = await insert({ startsAt: at(2, '10:40') })
  expect((await desk('move', taken.reference, day, '10:20')).err).toContain('The time is taken.')

  expect((await desk('answer', asked.reference, 'Yes, we are.')).code).toBe(0)
  expect(await rowOf(asked.id)).toMatchObject({ state: 'answered', answer: 'Yes, we are.' })
  const typed = await runDesk(database, ['answer', complaint.reference], {
    input: 'We are sorry.\nWe will.\n',
  })
  expect(typed.code).toBe(0)
  expect(await rowOf(complaint.id)).toMatchObject({ answer: 'We are sorry.\nWe will.' })
  expect((await desk('answer', asked.reference, 'No.')).err).toContain('It is answered already.')

  expect((await desk('cancel', taken.reference)).out).toContain(
    'Please call the patient: we have cancelled it',
  )
  expect((await desk('cancel', taken.reference)).err).toContain('It is cancelled already.')
  const calls = (await desk('calls')).out
  expect(calls).toMatch(new RegExp(`${wish.reference}  Do NOT call.*\\n  we have moved it`))
  expect(calls).toMatch(new RegExp(`${asked.reference}  You may call.*\\n  we have answered`))
  expect((await desk('called', taken.reference)).code).toBe(0)
  expect((await desk('calls')).out).not.toContain(taken.reference)
}, 120_000)

test('a night of bot bookings is dismissed by one command that asks first', async () => {
  const now = at(-1, '03:00')
  const robots = await Promise.all(
    [1, 2, 3].map(() => insert({ kind: 'enquiry', state: 'open', trust: 'suspect', now })),
  )
  const person = await insert({ kind: 'enquiry', state: 'open', trust: 'suspect', now })
  expect((await desk('verify', person.reference)).code).toBe(0)
  const night = ['dismiss', `${addDays(today, -1)}T02:00`, `${addDays(today, -1)} 04:00`]
  const asked = await desk(...night)
  expect([asked.code, asked.err]).toEqual([1, expect.stringContaining('would cancel 3')])
  expect(await rowOf(robots[0]!.id)).toMatchObject({ state: 'open' })
  expect((await desk(...night, '--yes')).out).toContain('3 cancelled. Nobody was told.')
  for (const { id } of robots) expect(await rowOf(id)).toMatchObject({ state: 'cancelled' })
  expect(await rowOf(person.id)).toMatchObject({ state: 'open' })
}, 30_000)
