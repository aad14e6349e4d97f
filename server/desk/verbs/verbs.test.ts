import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { at, type DeskDay, openDeskDay, rekha, sunil } from '#test/desk-day.ts'
import { givenAt } from '#test/given.ts'
import { staffOf } from '#test/own-desk.ts'
import { testVault } from '#test/vault.ts'
import { cancelBooking } from '../../bookings/cancel-booking.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

test('a visit can be moved or cancelled until its day is over, and not after', async () => {
  const [late, off] = [await desk.keep(), await desk.keep({ startsAt: at('10:20') })]
  desk.clock.now = at('11:00')
  expect((await desk.press('move', late.id, { to: at('18:00').toISOString() })).status).toBe(200)
  expect(await desk.bookingOf(late.id)).toMatchObject({ state: 'booked', starts_at: at('18:00') })
  expect((await desk.press('cancel', off.id)).status).toBe(200)
  const gone = await desk.keep({ startsAt: at('10:40') })
  desk.clock.now = at('10:00', 1)
  expect((await desk.press('move', gone.id, { to: at('18:00', 1).toISOString() })).body.refused).toBe('past')
  expect((await desk.press('cancel', gone.id)).body.refused).toBe('past')
})

test('a patient who goes home unseen has left: not missed, no message; undone, the patient waits again', async () => {
  const { id } = await desk.keep({ contact: { channels: ['email'], call: 'yes' } })
  expect((await desk.press('left', id)).body.refused).toBe('not-here')
  await desk.press('check-in', id)
  expect((await desk.press('missed', id)).body.refused).toBe('here')
  const messages = await desk.messagesOf(id)
  const left = await desk.press('left', id)
  const rowOf = async () => (await desk.get(rekha, `/api/rows?ids=${id}`)).body.rows[0]
  expect(await rowOf()).toMatchObject({ state: 'left', verbs: ['open'] })
  expect(await desk.messagesOf(id)).toEqual(messages)
  expect(await desk.openCallsOf(id)).toEqual([])
  expect((await desk.auditOf(id)).at(-1)).toBe('left Rekha')
  await desk.undo(left.body.action)
  expect(await rowOf()).toMatchObject({ state: 'waiting', token: 1 })
})

test('two people who press the same both succeed: the second is not refused, and nothing is doubled', async () => {
  const { id } = await desk.keep()
  const version = await desk.versionOf(id)
  const first = await desk.command(rekha, 'check-in', { bookingId: id, version })
  const second = await desk.command(sunil, 'check-in', { bookingId: id, version })
  expect(first.body).toMatchObject({ token: 1 })
  expect(second.body).toMatchObject({
    refused: 'already',
    details: { last: { name: 'Rekha', action: 'checked-in' } },
  })
  const to = at('12:00').toISOString()
  await desk.press('move', id, { to })
  expect((await desk.command(sunil, 'move', { bookingId: id, version, to })).body.refused).toBe('already')
  await desk.press('cancel', id)
  expect((await desk.press('cancel', id, {}, sunil)).body.refused).toBe('already')
})

test('a patient who comes gets the doctor’s next token, and is called in and seen', async () => {
  const [one, two, other] = [
    await desk.keep(),
    await desk.keep({ startsAt: at('10:20') }),
    await desk.keep({ startsAt: at('10:00'), doctor: 'doctor-2' }),
  ]
  expect((await desk.press('check-in', two.id)).body).toMatchObject({ token: 1, queue: 'doctor-1' })
  expect((await desk.press('check-in', one.id)).body).toMatchObject({ token: 2 })
  expect((await desk.press('check-in', other.id)).body).toMatchObject({ token: 1, queue: 'doctor-2' })
  expect((await desk.press('check-in', one.id)).body).toMatchObject({ refused: 'already' })
  const next = await desk.command(rekha, 'call-next', { queue: 'doctor-1' })
  expect(next.body).toMatchObject({ bookingId: two.id, token: 1 })
  // The next patient is called while the first is still inside.
  expect((await desk.press('call-in', one.id)).body).toMatchObject({ token: 2 })
  expect((await desk.command(rekha, 'call-next', { queue: 'doctor-1' })).body.refused).toBe('nobody-waits')
  expect((await desk.press('seen', two.id)).status).toBe(200)
  expect(await desk.bookingOf(two.id)).toMatchObject({ state: 'attended' })
  expect(await desk.visitOf(one.id)).toMatchObject({ seen_at: null, called_in_at: desk.clock.now })
  expect((await desk.auditOf(two.id)).slice(1)).toEqual([
    'checked-in Rekha',
    'called-in Rekha',
    'attended Rekha',
  ])
})

test('check-in is possible on the day only, and a patient with the doctor cannot be missed', async () => {
  const ahead = await desk.keep({ startsAt: at('10:00', 1) })
  expect((await desk.press('check-in', ahead.id)).body).toMatchObject({ refused: 'not-today' })
  const wished = await desk.keep({ state: 'to-confirm' })
  expect((await desk.press('check-in', wished.id)).body).toMatchObject({ refused: 'to-confirm' })
  const { id } = await desk.keep()
  expect((await desk.press('missed', id)).body).toMatchObject({ refused: 'not-yet' })
  desk.clock.now = at('10:30')
  await desk.press('check-in', id)
  await desk.press('call-in', id)
  expect((await desk.press('missed', id)).body).toMatchObject({ refused: 'called-in' })
  const absent = await desk.keep({ startsAt: at('10:20') })
  expect((await desk.press('missed', absent.id)).status).toBe(200)
  expect(await desk.bookingOf(absent.id)).toMatchObject({ state: 'missed' })
})

test('ten check-ins at once get ten tokens', async () => {
  const clocks = ['10:00', '10:20', '10:40', '11:00', '11:20', '11:40', '12:00', '12:20', '12:40', '13:00']
  const bookings = await Promise.all(clocks.map((clock) => desk.keep({ startsAt: at(clock) })))
  const replies = await Promise.all(bookings.map(({ id }) => desk.press('check-in', id)))
  const tokens = replies.map(({ body }) => body.token as number).toSorted((a, b) => a - b)
  expect(tokens).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a double click does it once with one response; the key cannot mean anything else', async () => {
  const { id } = await desk.keep()
  const key = randomUUID()
  const body = { key, bookingId: id, version: await desk.versionOf(id) }
  const replies = await Promise.all([1, 2, 3].map(() => desk.command(rekha, 'check-in', body)))
  for (const reply of replies) expect(reply).toEqual(replies[0])
  expect(replies[0]!.body).toMatchObject({ action: key, token: 1 })
  expect((await desk.auditOf(id)).filter((line) => line.startsWith('checked-in'))).toHaveLength(1)
  expect((await desk.command(rekha, 'cancel', body)).body.refused).toBe('key-used')
  const other = await desk.keep({ startsAt: at('10:20') })
  expect((await desk.command(rekha, 'check-in', { ...body, bookingId: other.id })).body.refused).toBe(
    'key-used',
  )
  expect((await desk.command(sunil, 'check-in', body)).body.refused).toBe('key-used')
})

test('a row that a colleague has changed is refused with its present state; one’s own last action is no conflict', async () => {
  const { id } = await desk.keep()
  const shown = await desk.versionOf(id)
  const moved = await desk.press('move', id, { to: at('11:00').toISOString() }, sunil)
  expect(moved.status).toBe(200)
  const refused = await desk.command(rekha, 'cancel', { bookingId: id, version: shown })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      refused: 'changed',
      details: {
        startsAt: at('11:00').toISOString(),
        last: { name: 'Sunil', action: 'moved' },
        versions: moved.body.versions,
      },
    },
  })
  // Sunil has no response to the move yet.
  expect((await desk.command(sunil, 'check-in', { bookingId: id, version: shown })).status).toBe(200)
})

test('a call task of the worker does not make a row stale', async () => {
  const { id } = await desk.keep()
  const shown = await desk.versionOf(id)
  await desk.database.db
    .insertInto('call_tasks')
    .values({ id: randomUUID(), booking_id: id, reason: 'undelivered', message_id: null, done_at: null })
    .execute()
  expect(await desk.versionOf(id)).toBeGreaterThan(shown)
  expect((await desk.command(rekha, 'check-in', { bookingId: id, version: shown })).status).toBe(200)
})

test('of two moves to one time one succeeds, and the other changes nothing', async () => {
  const [one, two] = [await desk.keep(), await desk.keep({ startsAt: at('10:20') })]
  const to = at('12:00').toISOString()
  const replies = await Promise.all([
    desk.press('move', one.id, { to }),
    desk.press('move', two.id, { to }, sunil),
  ])
  expect(replies.map(({ body }) => body.refused ?? 'moved').toSorted()).toEqual(['moved', 'taken'])
  const left = replies[0]!.status === 200 ? two : one
  expect(await desk.bookingOf(left.id)).toMatchObject({ starts_at: left.startsAt, sequence: 0 })
})

test('clinic and patient cancel at once: it is cancelled once', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await desk.keep({ startsAt: at('11:00', round + 1) })
    const [ours, theirs] = await Promise.all([
      desk.press('cancel', id),
      cancelBooking(desk.database.db, desk.database.queue, id, {
        ...givenAt(desk.clock.now),
        vault: testVault,
        by: 'patient',
      }),
    ])
    expect(theirs.ok).toBe(true)
    expect([undefined, 'already', 'changed']).toContain(ours.body.refused)
    const events = (await desk.auditOf(id)).filter((line) => line.startsWith('cancelled'))
    expect(events).toHaveLength(1)
    expect(await desk.bookingOf(id)).toMatchObject({ state: 'cancelled', sequence: 1 })
  }
})

test('an error in the middle leaves nothing behind, and the same key then works', async () => {
  const { id } = await desk.keep()
  const key = randomUUID()
  const body = { key, bookingId: id, version: await desk.versionOf(id) }
  await desk.database.db.schema
    .alterTable('desk_actions')
    .addCheckConstraint('broken', sql`verb = 'never'`)
    .execute()
  expect((await desk.command(rekha, 'cancel', body)).status).toBe(500)
  await desk.database.db.schema.alterTable('desk_actions').dropConstraint('broken').execute()
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', seat: 1, sequence: 0 })
  expect(await desk.messagesOf(id)).toEqual(['appointment-confirmed pending'])
  expect((await desk.command(rekha, 'cancel', body)).status).toBe(200)
})

test('a waiting patient is handed to the other doctor and gets a token of that queue', async () => {
  const { id } = await desk.keep()
  await desk.press('check-in', id)
  desk.clock.now = at('10:10')
  const handed = await desk.press('hand-over', id, { doctor: 'doctor-2' })
  expect(handed.body).toMatchObject({ messageLeavesAt: null })
  expect(await desk.bookingOf(id)).toMatchObject({ doctor: 'doctor-2', starts_at: at('10:00'), sequence: 0 })
  expect(await desk.visitOf(id)).toMatchObject({ queue: 'doctor-2', token: 1 })
  expect((await desk.undo(handed.body.action)).status).toBe(200)
  expect(await desk.visitOf(id)).toMatchObject({ queue: 'doctor-1', token: 1 })
  expect(await desk.bookingOf(id)).toMatchObject({ doctor: 'doctor-1', sequence: 0 })
})

test('the time of a test is agreed as requested, or another one', async () => {
  const kept = () => desk.keep({ kind: 'lab-test', state: 'to-confirm', startsAt: at('11:00', 1) })
  const [asked, other] = [await kept(), await kept()]
  expect((await desk.press('agree-time', asked.id)).status).toBe(200)
  expect((await desk.press('agree-time', other.id, { to: at('12:00', 2).toISOString() })).status).toBe(200)
  expect(await desk.bookingOf(asked.id)).toMatchObject({ state: 'booked', starts_at: at('11:00', 1) })
  expect(await desk.bookingOf(other.id)).toMatchObject({ state: 'booked', starts_at: at('12:00', 2) })
})

test('each role has its verbs', async () => {
  const { id } = await desk.keep()
  const everything = ['check-in', 'move', 'cancel', 'confirm', 'paid', 'verify']
  for (const role of ['phlebotomist', 'owner'] as const)
    for (const verb of everything) expect((await desk.press(verb, id, {}, staffOf(role))).status).toBe(403)
  for (const verb of ['confirm', 'paid', 'verify'])
    expect((await desk.press(verb, id, {}, staffOf('doctor'))).status).toBe(403)
  // Whose patient is next is the business of that doctor alone.
  const other = await desk.command(staffOf('doctor'), 'call-next', { queue: 'doctor-2' })
  expect([other.status, other.body.refused]).toEqual([403, 'not-yours'])
})
