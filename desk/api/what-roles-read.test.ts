import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_DOCTOR } from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt } from '#clinic/time.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { followEvents } from '#test/follow-events.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { insertLabTest } from '#test/insert-lab-test.ts'
import { openOwnDesk, staffOf } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { Role, SignedIn } from '../contract/roles.ts'
import { endpoints } from './endpoints.ts'

/**
 * What each role reads from every endpoint: queries and answers of commands. The data has a long visit with a
 * written reason, a home collection, a sensitive test, and a visit to another doctor. A role that must not see a
 * part must find it in no answer and in no event.
 */
const secrets = {
  name: 'Zubeida',
  phone: '9812345670',
  address: 'Sealed Lane 77',
  reason: 'ReasonThatOnlyTheDoctorReads',
  test: 'TestThatBetraysSomething',
  /** The price of the test reveals its name. */
  price: ':73519',
  /** The end of a visit that is longer than others. */
  length: ':37:00.000Z',
  othersName: 'Parveena',
  othersReason: 'ReasonThatOnlyTheOtherDoctorReads',
}
type Secret = keyof typeof secrets

/** No role but the treating doctor reads why a patient comes; numbers and addresses are hidden until opened. */
const forbidden: Record<Role, readonly Secret[]> = {
  receptionist: ['phone', 'address', 'reason', 'test', 'price', 'length', 'othersReason'],
  // Without own stops, nothing of any patient.
  phlebotomist: Object.keys(secrets) as Secret[],
  doctor: ['phone', 'address', 'othersName', 'othersReason'],
  owner: Object.keys(secrets) as Secret[],
}
/** What a call may answer on purpose: the total to be taken, and a number after the press that shows it. */
const told: Record<string, readonly Secret[]> = {
  '/api/booking': ['price'],
  '/api/booking/number': ['phone'],
}
const leaksTo = (role: Role, found: Record<string, string>) =>
  Object.entries(found).flatMap(([path, text]) =>
    forbidden[role]
      .filter((secret) => !told[path]?.includes(secret) && text.includes(secrets[secret]))
      .map((secret) => `${path}: ${secret}`),
  )

const otherDoctor = { ...staffOf('doctor', 'Dr Other'), doctorId: 'doctor-2' }
const now = instantAt(dayOf(new Date()), 9 * 60)
const today: Day = dayOf(now)

const database = withDatabase()
let desk: Awaited<ReturnType<typeof openOwnDesk>>
let testId: string
let ids: string[] = []
beforeAll(async () => {
  const own = hoursOf(facts.doctors[0], 60)
  desk = await openOwnDesk(database, () => now, { hours: [own, { ...own, doctor: 'doctor-2' }] })
  await desk.listen()
  const secret = { name_hi: secrets.test, sensitive: true, price: 73519 }
  testId = await insertLabTest(database, secrets.test, secret)
  ids = await makeBookings(620, 1)
})
afterAll(() => desk.close())

const LONG = 47
/** The patients of the test: visits 20 minutes after an hour, and home collections on this seat. */
async function makeBookings(minutes: number, seat: number): Promise<string[]> {
  const at = (of: number) => instantAt(today, of)
  const person = {
    now,
    name: `${secrets.name} Khan`,
    phone: `+91${secrets.phone}`,
    address: secrets.address,
  }
  const visit = { kind: 'appointment', state: 'booked', startsAt: at(minutes) } as const
  const made = [
    await insertBooking(database, { ...person, ...visit, message: secrets.reason }),
    await insertBooking(database, {
      ...person,
      kind: 'home-collection',
      state: 'booked',
      startsAt: at(660),
      seat,
    }),
    await insertBooking(database, { ...person, kind: 'lab-test', state: 'to-confirm', startsAt: at(700) }),
    await insertBooking(database, {
      ...{ ...visit, now, doctor: 'doctor-2', name: `${secrets.othersName} Bano` },
      message: secrets.othersReason,
    }),
  ]
  const bookings = made.map(({ id }) => id)
  await database.db
    .insertInto('booking_lab_tests')
    .values(bookings.slice(1, 3).map((booking_id) => ({ booking_id, test_id: testId, price: 73519 })))
    .execute()
  await database.db
    .updateTable('bookings')
    .set({ held_until: at(minutes + LONG), service: 'first-visit' })
    .where('id', '=', bookings[0]!)
    .execute()
  return bookings
}

/** The queries of endpoints that need input, one request each. */
const queries: Record<string, () => Record<string, string>[]> = {
  '/api/today': () => [{}, { day: today }],
  '/api/rows': () => [{ ids: ids.join(',') }],
  '/api/booking': () => ids.map((id) => ({ id })),
  '/api/book/hours': () => [{ kind: 'lab-test' }, { kind: 'home-collection' }],
  '/api/calendar/day': () => [{ day: today }],
  '/api/calendar/week': () => [{ from: today }],
  '/api/calendar/closing': () => [
    { doctor: FIRST_DOCTOR, from: today, until: addDays(today, 1), session: '' },
  ],
  '/api/calendar/delay': () => [{ doctor: FIRST_DOCTOR, session: 'morning', minutes: '20' }],
  '/api/rounds': () => [{}, { day: today }],
  '/api/rounds/print': () => [{ day: today, staffId: 'nobody' }],
  '/api/answers/letter': () => ids.map((bookingId) => ({ bookingId })),
  '/api/answers/call': () => [{ taskId: ids[0]! }],
  '/api/texts/text': () => [{ id: 'nothing' }],
  '/api/owner/numbers': () => [{ language: 'en' }],
}

const reads = endpoints.filter((endpoint) => endpoint.method === 'GET' && 'run' in endpoint)

async function readAs(staff: SignedIn): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { path, roles } of reads) {
    if (!roles.includes(staff.role)) continue
    for (const query of queries[path]?.() ?? [{}]) {
      const { status, body } = await desk.get(staff, `${path}?${new URLSearchParams(query)}`)
      expect([path, status], 'say in `queries` how it is asked').not.toEqual([path, 400])
      found[path] = `${found[path] ?? ''}${JSON.stringify(body)}`
    }
  }
  return found
}

test.each(Object.keys(forbidden) as Role[])('%s reads nothing that the role must not see', async (role) => {
  expect(leaksTo(role, await readAs(staffOf(role)))).toEqual([])
})

const days = { from: addDays(today, 1), until: addDays(today, 2), session: null, doctor: FIRST_DOCTOR }
const account = { email: 'new@example.org', name: 'Nobody', role: 'owner', doctorId: null, language: 'en' }
const soon = instantAt(today, 1100).toISOString()
/** The input of commands besides the booking, one request each. */
const commands: Record<string, object[]> = {
  '/api/find': [{ q: secrets.phone.slice(-4) }, { q: secrets.name }, { q: secrets.othersName }],
  '/api/book/callers': [{ q: secrets.phone.slice(-4) }, { q: secrets.name }, { q: secrets.othersName }],
  '/api/book/preview': [{ language: 'hi', call: 'only-me', write: 'sms', remind: true }],
  '/api/me/language': [{ language: 'en' }],
  '/api/presence': [{ row: null }],
  '/api/booking/number': [{}, { reason: 'emergency' }],
  '/api/commands/call-next': [{ queue: FIRST_DOCTOR }, { queue: 'doctor-2' }],
  '/api/commands/move': [{ to: soon }, { to: soon, doctor: 'doctor-2' }],
  '/api/commands/hand-over': [{ doctor: 'doctor-2' }, { doctor: FIRST_DOCTOR }],
  '/api/commands/paid': [{ rupees: 10 }],
  '/api/commands/call': [{ outcome: 'no-answer' }, { outcome: 'keep' }],
  '/api/commands/correct-person': [{ language: 'hi' }, { phone: '9000000057' }],
  '/api/commands/undo': [{ action: randomUUID() }],
  '/api/commands/close-days': [{ ...days, reason: 'not-said' }],
  '/api/commands/leave': [{ ...days, reason: 'not-said' }],
  '/api/commands/open-days': [days],
  '/api/commands/doctor-late': [{ doctor: FIRST_DOCTOR, session: 'morning', minutes: 10, isTold: true }],
  '/api/commands/stop-outcome': [{ startsAt: soon, at: soon, outcome: 'taken', payment: 'none', rupees: 0 }],
  '/api/commands/refused-entry': [{ command: 'stop-outcome', reason: 'not-yours', body: { rupees: 10 } }],
  '/api/commands/hand-over-money': [{ rupees: 10 }],
  '/api/commands/landmark': [{ landmark: 'Behind the tank' }],
  '/api/commands/settle-conflict': [{ outcomeId: randomUUID(), as: 'stands' }],
  '/api/commands/answer': [{ text: 'A letter' }],
  '/api/answers/preview': [{ text: 'A letter' }],
  '/api/prices/restore': [{ listId: randomUUID() }],
  '/api/prices/apply': [{ listId: randomUUID(), basis: '', leave: [] }],
  '/api/texts/sign': [{ hash: '' }],
  '/api/owner/export': [{ language: 'en' }],
  '/api/owner/retry': [{ channel: 'email' }],
  '/api/staff/add': [account],
  '/api/staff/reset': [account],
  '/api/staff/disable': [account],
  '/api/staff/end-sessions': [account],
}
/** A price list is not JSON (prices.test.ts), and a passkey is signed by the device. */
const notAsked = ['/api/prices/upload', '/api/passkeys/add']

/** Commands that only read come first: a cancelled booking answers little. */
const writes = endpoints
  .filter(({ method, path }) => method === 'POST' && !notAsked.includes(path))
  .toSorted((a, b) => Number(a.path.startsWith('/api/commands')) - Number(b.path.startsWith('/api/commands')))

/** Whether the command takes a booking: then it is given for each of them, else once. */
const isAboutBooking = ({ path, input }: (typeof endpoints)[number]) => {
  const fields = 'shape' in input ? Object.keys(input.shape as object) : []
  return path.startsWith('/api/booking') || fields.includes('bookingId') || fields.includes('person')
}

async function commandAs(staff: SignedIn, bookings: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const give = async (path: string, bookingId: string, more: object) => {
    const about = {
      key: randomUUID(),
      id: bookingId,
      bookingId,
      person: { bookingId },
      walkedIn: false,
      bookingIds: bookings,
    }
    const body = { ...about, staffId: staff.id, day: today, at: soon, doctor: FIRST_DOCTOR, ...more }
    const answer = await desk.post(staff, path, body)
    expect([path, answer.status], 'say in `commands` how it is given').not.toEqual([path, 400])
    found[path] = `${found[path] ?? ''}${JSON.stringify(answer.body)}`
  }
  for (const endpoint of writes) {
    if (!endpoint.roles.includes(staff.role)) continue
    const given = isAboutBooking(endpoint) ? bookings : bookings.slice(0, 1)
    for (const more of commands[endpoint.path] ?? [{}])
      for (const id of given) await give(endpoint.path, id, { version: await versionOf(id), ...more })
    // A command with an old version answers with the current row.
    if (given.length > 1)
      await give(endpoint.path, bookings[0]!, { ...commands[endpoint.path]?.[0], version: 0 })
  }
  return found
}

async function versionOf(bookingId: string): Promise<number> {
  const { version } = await database.db
    .selectFrom('changes')
    .select((row) => row.fn.max('id').as('version'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Number(version ?? 0)
}

const everyRole = Object.keys(forbidden) as Role[]
test.each(everyRole)('no command shows %s what the role must not see', async (role) => {
  const place = everyRole.indexOf(role)
  const bookings = await makeBookings(680 + 60 * place, place + 2)
  expect(leaksTo(role, await commandAs(staffOf(role), bookings))).toEqual([])
})

test('what reception does not see is in the data: the doctor reads the reason', async () => {
  const found = Object.values(await readAs(staffOf('doctor'))).join('')
  for (const secret of ['name', 'reason'] as const) expect(found).toContain(secrets[secret])
})

test('a doctor does not read of the patients of another doctor', async () => {
  const found = Object.values(await readAs(otherDoctor)).join('')
  for (const secret of ['othersName', 'othersReason'] as const) expect(found).toContain(secrets[secret])
  for (const secret of ['name', 'reason'] as const) expect(found).not.toContain(secrets[secret])
})

test.each([
  'receptionist',
  'phlebotomist',
  'doctor',
  'owner',
] as const)('%s gets nothing of it in events', async (role) => {
  const url = desk.app.listeningOrigin
  const events = followEvents(() => url, staffOf(role), 0)
  try {
    await database.db.updateTable('bookings').set({ paid: 100 }).where('id', 'in', ids).execute()
    // Every role gets the event of a closed day, which comes after all events before it.
    const day = addDays(today, 3)
    await database.db.insertInto('closures').values({ day, session: null, doctor: null }).execute()
    await events.until((received) => received.some(({ event }) => event === 'calendar'))
    await database.db.deleteFrom('closures').where('day', '=', day).execute()
    const heard = JSON.stringify(events.received)
    expect(heard.includes(ids[0]!)).toBe(role !== 'owner')
    expect(forbidden[role].filter((secret) => heard.includes(secrets[secret]))).toEqual([])
  } finally {
    events.close()
  }
})
