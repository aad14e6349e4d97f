import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stopOutcomes } from '#clinic/round.ts'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { insertCollection } from '#test/insert-collection.ts'
import { type OwnDesk, openOwnDesk } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { Role, SignedIn } from '../contract/roles.ts'
import type { RoundStop, RoundsOfDay, RunSheet, SheetStop, StopOutcomeCommand } from '../contract/rounds.ts'
import { roundsEndpoints } from './rounds.ts'

const day = '2026-11-16'
const at = (clock: string, of = day) => instantAt(of, minutesFrom(clock))
const CBC = 'COMPLETE BLOOD COUNT (CBC)'
const LIPIDS = 'TRIGLYCERIDES'
const SENSITIVE = 'RH ANTIBODY TITRE'

const person = (name: string, role: Role): SignedIn => ({
  id: randomUUID(),
  name,
  role,
  doctorId: role === 'doctor' ? 'first' : null,
  language: 'en',
})
const farah = person('Farah Ali', 'phlebotomist')
const gopal = person('Gopal Das', 'phlebotomist')
const meera = person('Meera Joshi', 'receptionist')

const database = withDatabase({ hasCatalogue: true })
let own: OwnDesk
let now = at('09:30')

beforeAll(async () => {
  for (const { id, name, role } of [farah, gopal])
    await sql`insert into staff (id, name, email, role) values (${id}, ${name}, ${`${id}@clinic.example`}, ${role})`.execute(
      database.db,
    )
  own = await openOwnDesk(database, () => now)
})
afterAll(() => own.close())
beforeEach(async () => {
  now = at('09:30')
  for (const table of [
    'round_stops',
    'round_outcomes',
    'round_refusals',
    'round_shifts',
    'round_money',
  ] as const)
    await database.db.deleteFrom(table).execute()
  await sql`update bookings set seat = null, state = 'cancelled', cancelled_by = 'clinic', cancelled_at = now()
    where state <> 'cancelled'`.execute(database.db)
})

type Answer<Body> = Promise<{ status: number; text: string; body: Body & { refused?: string } }>
const get = <Body>(who: SignedIn, path: string): Answer<Body> => own.get(who, path)
const post = <Body = object>(who: SignedIn, command: string, body: object = {}): Answer<Body> =>
  own.post(who, `/api/commands/${command}`, { key: randomUUID(), ...body })
const assign = (stop: { id: string }, who: SignedIn | null, more: object = {}) =>
  post(meera, 'assign-stop', { bookingId: stop.id, staffId: who?.id ?? null, ...more })
const sheetOf = async (who: SignedIn) => (await get<RunSheet>(who, '/api/rounds/own')).body
const openSheet = async (who: SignedIn) => (await post<RunSheet>(who, 'start-shift')).body
const roundsFor = async () => (await get<RoundsOfDay>(meera, `/api/rounds?day=${day}`)).body

let seat = 0
const collection = (clock: string, more: Partial<Parameters<typeof insertCollection>[1]> = {}) =>
  insertCollection(database, {
    day,
    clock,
    seat: (seat++ % 50) + 1,
    name: 'Geeta Pal',
    address: '14, Lotus Lane, first floor\nBehind the water tank, blue gate',
    tests: { [CBC]: 500 },
    ...more,
  })

const outcomeOf = (
  stop: { id: string; startsAt: Date },
  more: Partial<StopOutcomeCommand> = {},
): StopOutcomeCommand => ({
  key: randomUUID(),
  staffId: farah.id,
  bookingId: stop.id,
  startsAt: stop.startsAt.toISOString(),
  outcome: 'taken',
  at: now.toISOString(),
  payment: 'none',
  rupees: 0,
  ...more,
})

const storedBooking = (id: string) =>
  database.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const auditsOf = async (id: string) =>
  (
    await database.db
      .selectFrom('audit_events')
      .select(['action', 'actor_name'])
      .where('booking_id', '=', id)
      .where('actor', '=', 'clinic')
      .orderBy('id')
      .execute()
  ).map(({ action, actor_name }) => `${action} ${actor_name}`)
const owed = async (id: string) => ({
  calls: (
    await database.db
      .selectFrom('call_tasks')
      .select('reason')
      .where('booking_id', '=', id)
      .where('done_at', 'is', null)
      .execute()
  ).map(({ reason }) => reason),
  messages: (
    await database.db
      .selectFrom('messages')
      .select('template')
      .where('booking_id', '=', id)
      .where('sequence', '>', 0)
      .execute()
  ).map(({ template }) => template),
})

test('a phlebotomist gets only the own stops of today, and none before the shift', async () => {
  const own = await collection('10:00', { name: 'Geeta Pal' })
  const others = await collection('10:00', { name: 'Sunita Arora' })
  const unassigned = await collection('11:00', { name: 'Rani Nath' })
  const tomorrow = await insertCollection(database, { day: '2026-11-17', clock: '10:00', name: 'Uma Narang' })
  for (const stop of [own, tomorrow]) expect((await assign(stop, farah)).status).toBe(200)
  await assign(others, gopal)

  const before = await get<RunSheet>(farah, '/api/rounds/own')
  expect(before.body).toMatchObject({ shift: null, stopCount: 1, stops: [] })

  const { text } = await post<RunSheet>(farah, 'start-shift')
  const sheet = await sheetOf(farah)
  expect(sheet.stops.map(({ bookingId }) => bookingId)).toEqual([own.id])
  for (const secret of ['Sunita', 'Rani', 'Uma', others.id, unassigned.id, tomorrow.id])
    expect(text).not.toContain(secret)

  await post(farah, 'end-shift', { staffId: farah.id, day })
  expect((await sheetOf(farah)).stops).toEqual([])
  now = at('20:00')
  await openSheet(farah)
  expect((await sheetOf(farah)).stops).toEqual([])
})

test('a retried end of a shift does not end a shift that was started again', async () => {
  const own = await collection('09:00')
  await assign(own, farah)
  await openSheet(farah)
  const end = { key: randomUUID(), staffId: farah.id, day }
  await post(farah, 'end-shift', end)
  await openSheet(farah)
  expect((await post(farah, 'end-shift', end)).status).toBe(200)
  expect((await sheetOf(farah)).stops).toHaveLength(1)
})

test('the sheet has the contact rule, the tubes and the amount due', async () => {
  const stop = await collection('09:00', {
    name: 'Geeta Rani Pal',
    phone: '+919812345658',
    contact: { call: 'only-me', wordsForOthers: 'parcel for Geeta' },
    tests: { [CBC]: 500, [LIPIDS]: 140, [SENSITIVE]: 300 },
  })
  await database.db.updateTable('bookings').set({ paid: 100 }).where('id', '=', stop.id).execute()
  await assign(stop, farah)
  const [found] = (await openSheet(farah)).stops as [SheetStop]
  expect(found).toMatchObject({
    name: 'Geeta P.',
    reach: { rule: 'only-patient' },
    wordsForOthers: 'parcel for Geeta',
    address: ['14, Lotus Lane, first floor', 'Behind the water tank, blue gate'],
    phone: '+919812345658',
    tubes: { lavender: 1, yellow: 1 },
    lastMeal: at('22:00', '2026-11-15').toISOString(),
    due: 840,
    until: at('10:00').toISOString(),
  })
  expect(found.tests.filter(({ name }) => name === null)).toHaveLength(1)
  expect(JSON.stringify(found)).not.toMatch(/antibody/i)
  expect(await auditsOf(stop.id)).toEqual(['read Farah Ali'])
  await sheetOf(farah)
  expect(await auditsOf(stop.id)).toHaveLength(1)
})

test('the sheet leaves out the number of a patient who allows no call', async () => {
  const stop = await collection('09:00', {
    phone: '+919812345659',
    contact: { call: 'write-only', channels: ['sms'] },
  })
  await assign(stop, farah)
  const { text } = await post(farah, 'start-shift')
  expect(text).not.toContain('9812345659')
})

test('reception sees all stops of the day without test, number, street or full name', async () => {
  const stop = await collection('10:00', {
    phone: '+919812345660',
    tests: { [SENSITIVE]: 377 },
  })
  await assign(stop, farah)
  const { text, body } = await get<RoundsOfDay>(meera, `/api/rounds?day=${day}`)
  expect(body.stops).toMatchObject([{ name: 'Geeta P.', staffId: farah.id, position: 1, isOnPhone: false }])
  expect(body.rounds.map(({ name, initials }) => [name, initials])).toEqual([
    ['Farah Ali', 'F.A.'],
    ['Gopal Das', 'G.D.'],
  ])
  for (const secret of ['Pal', 'Lotus', '9812345660', 'ANTIBODY', 'antibody', '"due":377'])
    expect(text).not.toContain(secret)
  // The price of a single hidden test reveals its name. The phlebotomist at the home takes the money.
  expect(body.stops[0]!.due).toBe('on-sheet')
  await openSheet(farah)
  expect((await sheetOf(farah)).stops[0]!.due).toBe(377)
  await post(farah, 'stop-outcome', outcomeOf(stop, { payment: 'cash', rupees: 377 }))
  const after = await roundsFor()
  expect(JSON.stringify(after.stops)).not.toMatch(/:377\b/)
  expect(after.rounds[0]!.money.cash).toBe(377)
})

test.each([
  ['nobody', null],
  ['a doctor', person('Dr Kavita', 'doctor')],
  ['the owner', person('Owner', 'owner')],
])('%s reads nothing of the rounds', async (_, who) => {
  for (const { method, path } of roundsEndpoints) {
    const { status } = await (method === 'POST' ? own.post(who, path, {}) : own.get(who, path))
    expect([path, status]).toEqual([path, who ? 403 : 401])
  }
})

test('stops of one window stand in the order that reception sets', async () => {
  const [first, second, third] = [
    await collection('10:00'),
    await collection('10:00'),
    await collection('10:00'),
  ]
  for (const stop of [first, second, third]) await assign(stop, farah)
  await assign(third, farah, { position: 1 })
  const order = async () => (await roundsFor()).stops.map(({ bookingId, position }) => [bookingId, position])
  expect(await order()).toEqual([
    [third.id, 1],
    [first.id, 2],
    [second.id, 3],
  ])
  const { body } = await assign(first, null)
  const unassigned = (await roundsFor()).stops.find(({ bookingId }) => bookingId === first.id)
  expect(unassigned?.staffId).toBeNull()
  await post(meera, 'undo', { action: (body as { action: string }).action })
  expect(await order()).toEqual([
    [third.id, 1],
    [first.id, 2],
    [second.id, 3],
  ])
})

test('a collected sample completes the visit and records the payment, once for each key', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  const taken = outcomeOf(stop, { payment: 'cash', rupees: 500, at: at('09:20').toISOString() })
  const answers = await Promise.all([1, 2, 3].map(() => post(farah, 'stop-outcome', taken)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [200, { conflict: null }]),
  )
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'attended', paid: 500 })
  // One transaction: the order is not defined.
  expect((await auditsOf(stop.id)).toSorted()).toEqual(['attended Farah Ali', 'paid Farah Ali'])
  expect(await owed(stop.id)).toEqual({ calls: [], messages: [] })
  const { stops, rounds } = await roundsFor()
  expect(stops[0]?.outcome).toEqual({ outcome: 'taken', at: at('09:20').toISOString() })
  expect(rounds[0]?.money).toEqual({ cash: 500, upi: 0, handedOver: 0, received: 0 })
})

test.each(
  stopOutcomes.filter((outcome) => outcome !== 'taken' && outcome !== 'refused'),
)('after "%s" the booking is moved to the next day, agreed as the patient allows', async (outcome) => {
  const stop = await collection('09:00', { contact: { call: 'yes', channels: ['sms'] } })
  await database.db.updateTable('bookings').set({ paid: 200 }).where('id', '=', stop.id).execute()
  await assign(stop, farah)
  await post(farah, 'stop-outcome', outcomeOf(stop, { outcome }))
  expect(await storedBooking(stop.id)).toMatchObject({
    state: 'to-confirm',
    seat: null,
    starts_at: at('09:00', '2026-11-17'),
    paid: 200,
    refund: null,
  })
  expect(await owed(stop.id)).toEqual({ calls: ['to-confirm'], messages: ['home-collection-received'] })
  // It stays a stop of today with its outcome; its new time has to be assigned again.
  expect((await roundsFor()).stops[0]).toMatchObject({ bookingId: stop.id, outcome: { outcome } })
})

test('a patient who wants no contact gets no message, whatever the outcome of the stop', async () => {
  const stop = await collection('09:00', { contact: { call: 'never' } })
  await assign(stop, farah)
  await post(farah, 'stop-outcome', outcomeOf(stop, { outcome: 'not-at-home' }))
  expect((await owed(stop.id)).messages).toEqual([])
})

test('a patient who refuses at the home is not asked again: cancelled, no message, no call task', async () => {
  const stop = await collection('09:00', { contact: { call: 'yes', channels: ['sms'] } })
  await assign(stop, farah)
  await post(farah, 'stop-outcome', outcomeOf(stop, { outcome: 'refused' }))
  expect(await storedBooking(stop.id)).toMatchObject({
    state: 'cancelled',
    cancelled_by: 'patient',
    seat: null,
  })
  expect(await owed(stop.id)).toEqual({ calls: [], messages: [] })
  expect(await auditsOf(stop.id)).toEqual(['cancelled Farah Ali'])
})

test('an outcome of a stop that was cancelled or moved meanwhile is stored and shown to reception only', async () => {
  const [cancelled, moved] = [await collection('09:00'), await collection('09:00')]
  for (const stop of [cancelled, moved]) await assign(stop, farah)
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled', seat: null, cancelled_by: 'patient', cancelled_at: now })
    .where('id', '=', cancelled.id)
    .execute()
  await database.db
    .updateTable('bookings')
    .set({ starts_at: at('11:00') })
    .where('id', '=', moved.id)
    .execute()
  const before = await storedBooking(moved.id)
  const first = await post(farah, 'stop-outcome', outcomeOf(cancelled, { payment: 'cash', rupees: 500 }))
  const second = await post(farah, 'stop-outcome', outcomeOf(moved, { outcome: 'not-at-home' }))
  expect([first.body, second.body]).toEqual([{ conflict: 'cancelled' }, { conflict: 'moved' }])
  expect(await storedBooking(moved.id)).toEqual(before)
  const { conflicts, rounds } = await roundsFor()
  expect(conflicts.map(({ bookingId, conflict, outcome }) => [bookingId, conflict, outcome])).toEqual([
    [cancelled.id, 'cancelled', 'taken'],
    [moved.id, 'moved', 'not-at-home'],
  ])
  // The money was taken all the same.
  expect(rounds[0]?.money.cash).toBe(500)
  const settled = await post<{ action: string }>(meera, 'settle-conflict', {
    outcomeId: conflicts[0]!.id,
    as: 'stands',
  })
  expect((await roundsFor()).conflicts).toHaveLength(1)
  // After the undo the conflict is open again; after the redo it is settled.
  const undone = await post<{ action: string }>(meera, 'undo', { action: settled.body.action })
  expect((await roundsFor()).conflicts).toHaveLength(2)
  await post(meera, 'undo', { action: undone.body.action })
  expect((await roundsFor()).conflicts).toHaveLength(1)
})

test('a late sample counts when reception says so, at the time of the stop, with its payment; undo reverts it', async () => {
  const [cancelled, missed] = [await collection('09:00'), await collection('09:00')]
  for (const stop of [cancelled, missed]) await assign(stop, farah)
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled', seat: null, cancelled_by: 'patient', cancelled_at: now })
    .where('id', '=', cancelled.id)
    .execute()
  await post(farah, 'stop-outcome', outcomeOf(missed, { outcome: 'not-at-home' }))
  const asked = await storedBooking(missed.id)
  expect(asked).toMatchObject({ state: 'to-confirm' })
  for (const stop of [cancelled, missed])
    await post(farah, 'stop-outcome', outcomeOf(stop, { payment: 'cash', rupees: 500 }))
  const { conflicts } = await roundsFor()
  expect(conflicts.map(({ mayCount }) => mayCount)).toEqual([true, true])
  const actions: string[] = []
  for (const { id: outcomeId } of conflicts) {
    const { body } = await post<{ action: string }>(meera, 'settle-conflict', { outcomeId, as: 'taken' })
    actions.push(body.action)
  }
  for (const { id } of [cancelled, missed])
    expect(await storedBooking(id)).toMatchObject({
      state: 'attended',
      starts_at: at('09:00'),
      paid: 500,
      cancelled_by: null,
    })
  expect(await owed(missed.id)).toMatchObject({ calls: [] })
  const after = await roundsFor()
  expect(after.conflicts).toEqual([])
  expect(after.stops.map(({ outcome }) => outcome?.outcome)).toEqual(['taken', 'taken'])
  expect(after.rounds[0]?.money.cash).toBe(1000)
  await post(meera, 'undo', { action: actions[1] })
  const { sequence: _, ...before } = asked
  expect(await storedBooking(missed.id)).toMatchObject(before)
  expect((await roundsFor()).conflicts).toHaveLength(1)
})

test('only a collected sample can count, and only once', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  await post(farah, 'stop-outcome', outcomeOf(stop))
  await post(farah, 'stop-outcome', outcomeOf(stop, { payment: 'cash', rupees: 500 }))
  await post(farah, 'stop-outcome', outcomeOf(stop, { outcome: 'not-at-home' }))
  const { conflicts } = await roundsFor()
  expect(conflicts.map(({ mayCount }) => mayCount)).toEqual([false, false])
  for (const { id: outcomeId } of conflicts) {
    const { body } = await post(meera, 'settle-conflict', { outcomeId, as: 'taken' })
    expect(body.refused).toBe('not-found')
  }
  expect((await roundsFor()).conflicts).toHaveLength(2)
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'attended', paid: 0 })
})

test('a second outcome of the same stop is a conflict, from whichever phone', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  await assign(stop, gopal)
  const late = await post(farah, 'stop-outcome', outcomeOf(stop))
  const second = await post(
    gopal,
    'stop-outcome',
    outcomeOf(stop, { staffId: gopal.id, outcome: 'not-at-home' }),
  )
  expect([late.body, second.body]).toEqual([{ conflict: null }, { conflict: 'recorded' }])
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'attended' })
})

test('the time of an outcome may have an offset, as in every command', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  const inIndia = new Date(now.getTime() + 330 * 60_000).toISOString().replace('Z', '+05:30')
  const { status, body } = await post(farah, 'stop-outcome', outcomeOf(stop, { at: inIndia }))
  expect([status, body]).toEqual([200, { conflict: null }])
  const stopNow = (await roundsFor()).stops.find(({ bookingId }) => bookingId === stop.id)
  expect(stopNow?.outcome?.at).toBe(now.toISOString())
})

test('a phlebotomist records no outcome for a stop of somebody else, or under another name', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  const stranger = await post(gopal, 'stop-outcome', outcomeOf(stop, { staffId: gopal.id }))
  expect([stranger.status, stranger.body.refused]).toEqual([403, 'not-yours'])
  const disguised = await post(gopal, 'stop-outcome', outcomeOf(stop))
  expect([disguised.status, disguised.body.refused]).toEqual([403, 'other-person'])
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'booked' })
})

/** The report that the phone sends about a refused entry. */
const reportOf = ({ key, ...body }: StopOutcomeCommand, reason = 'not-yours') => ({
  key,
  staffId: body.staffId,
  command: 'stop-outcome',
  reason,
  body,
})

test('reception sees a refused entry, its money counts, and the phone learns when it is settled', async () => {
  const stop = await collection('09:00')
  await assign(stop, gopal)
  const noted = outcomeOf(stop, { payment: 'cash', rupees: 500 })
  expect((await post(farah, 'stop-outcome', noted)).body.refused).toBe('not-yours')
  const report = () => post<{ isSettled: boolean }>(farah, 'refused-entry', reportOf(noted))
  expect((await report()).body).toEqual({ isSettled: false })
  expect((await report()).body).toEqual({ isSettled: false })
  const { conflicts, rounds } = await roundsFor()
  expect(conflicts).toMatchObject([
    {
      bookingId: stop.id,
      name: 'Geeta P.',
      staffId: farah.id,
      outcome: 'taken',
      rupees: 500,
      conflict: 'refused',
    },
  ])
  expect(rounds.find(({ staffId }) => staffId === farah.id)?.money.cash).toBe(500)
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'booked', paid: 0 })
  const settled = await post<{ action: string }>(meera, 'settle-conflict', {
    outcomeId: noted.key,
    as: 'taken',
  })
  expect((await report()).body).toEqual({ isSettled: true })
  expect((await roundsFor()).conflicts).toEqual([])
  expect(await storedBooking(stop.id)).toMatchObject({ state: 'attended', paid: 500 })
  expect((await roundsFor()).stops[0]?.outcome?.outcome).toBe('taken')
  await post(meera, 'undo', { action: settled.body.action })
  expect((await report()).body).toEqual({ isSettled: false })
})

test('an entry of another version of the phone is shown as far as it can be parsed', async () => {
  const key = randomUUID()
  const body = { bookingId: 'gone', outcome: 'taken-twice', payment: 'card', rupees: -5, at: 'now' }
  const reported = await post(farah, 'refused-entry', {
    ...reportOf({ ...outcomeOf({ id: '', startsAt: now }), key }, 'bad-request'),
    body,
  })
  expect(reported.status).toBe(200)
  expect((await roundsFor()).conflicts).toMatchObject([
    { id: key, bookingId: null, reference: null, name: '', outcome: null, payment: 'none', rupees: 0 },
  ])
  const foreign = await post(gopal, 'refused-entry', {
    ...reportOf(outcomeOf({ id: '', startsAt: now })),
    key,
    staffId: gopal.id,
  })
  expect([foreign.status, foreign.body.refused]).toEqual([409, 'key-used'])
})

test('a key that another action has used is refused for good, so nothing behind it waits', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  await openSheet(farah)
  const key = randomUUID()
  expect((await post(farah, 'end-shift', { key, staffId: farah.id, day })).status).toBe(200)
  const again = await post(farah, 'stop-outcome', outcomeOf(stop, { key }))
  expect([again.status, again.body.refused]).toEqual([409, 'key-used'])
  const shown = await post(farah, 'stop-number-shown', { key, staffId: farah.id, bookingId: stop.id })
  expect([shown.status, shown.body.refused]).toEqual([409, 'key-used'])
  const taken = outcomeOf(stop)
  expect((await post(farah, 'stop-outcome', taken)).status).toBe(200)
  const ended = await post(farah, 'end-shift', { key: taken.key, staffId: farah.id, day })
  expect([ended.status, ended.body.refused]).toEqual([409, 'key-used'])
})

test('money handed over and money counted stand side by side, each entered once', async () => {
  const entry = { key: randomUUID(), staffId: farah.id, day, rupees: 500 }
  for (let times = 0; times < 2; times++) await post(farah, 'hand-over-money', entry)
  const counted = await post<{ action: string }>(meera, 'hand-over-money', {
    staffId: farah.id,
    day,
    rupees: 480,
  })
  const moneyOf = async () => (await roundsFor()).rounds[0]?.money
  expect(await moneyOf()).toEqual({ cash: 0, upi: 0, handedOver: 500, received: 480 })
  const undone = await post<{ action: string }>(meera, 'undo', { action: counted.body.action })
  expect(await moneyOf()).toMatchObject({ handedOver: 500, received: 0 })
  await post(meera, 'undo', { action: undone.body.action })
  expect(await moneyOf()).toMatchObject({ received: 480 })
  const foreign = await post(gopal, 'hand-over-money', { staffId: farah.id, day, rupees: 1 })
  expect(foreign.status).toBe(403)
})

test('a landmark from reception stands on the sheet and on paper, is sealed, and can be undone', async () => {
  const stop = await collection('10:00', { address: '14, Lotus Lane' })
  await assign(stop, farah)
  const noted = await post<{ action: string }>(meera, 'landmark', {
    bookingId: stop.id,
    landmark: ' Opposite the water tank ',
  })
  const addressOf = async () => (await openSheet(farah)).stops[0]?.address.slice(0, 2)
  expect(await addressOf()).toEqual(['14, Lotus Lane', 'Opposite the water tank'])
  expect((await roundsFor()).stops[0]?.landmark).toBe('Opposite the water tank')
  const paper = await get(meera, `/api/rounds/print?day=${day}&staffId=${farah.id}`)
  expect(paper.text).toContain('Opposite the water tank')
  const { rows } = await sql<{ text: string }>`
    select before::text || result::text as text from desk_actions union all
    select coalesce(detail, '') from audit_events`.execute(database.db)
  expect(rows.map(({ text }) => text).join()).not.toContain('water tank')
  expect((await auditsOf(stop.id))[0]).toBe('landmark-noted Meera Joshi')
  const undone = await post<{ action: string }>(meera, 'undo', { action: noted.body.action })
  expect((await roundsFor()).stops[0]?.landmark).toBeNull()
  await post(meera, 'undo', { action: undone.body.action })
  expect((await roundsFor()).stops[0]?.landmark).toBe('Opposite the water tank')
})

test('showing a number is audited, once for each key', async () => {
  const stop = await collection('09:00')
  await assign(stop, farah)
  const shown = { key: randomUUID(), staffId: farah.id, bookingId: stop.id }
  for (let times = 0; times < 2; times++) await post(farah, 'stop-number-shown', shown)
  expect(await auditsOf(stop.id)).toEqual(['number-shown Farah Ali'])
})

test('paper has initials and references, and printing is audited with the person', async () => {
  const stop = await collection('09:00', { phone: '+919812345661', tests: { [LIPIDS]: 140 } })
  await assign(stop, farah)
  const { text, body } = await get<{ stops: RoundStop[] }>(
    meera,
    `/api/rounds/print?day=${day}&staffId=${farah.id}`,
  )
  expect(body).toMatchObject({
    initials: 'F.A.',
    printedBy: 'Meera Joshi',
    stops: [{ initials: 'G.P.', reference: stop.reference, isFasting: true, tubes: { yellow: 1 } }],
  })
  for (const secret of ['Geeta', 'Pal', '9812345661', 'riglyceride']) expect(text).not.toContain(secret)
  expect(await auditsOf(stop.id)).toEqual(['printed Meera Joshi'])
})
