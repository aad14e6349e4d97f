import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertBooking } from '#test/insert-booking.ts'
import { openOwnDesk, staffOf } from '#test/own-desk.ts'
import { withDatabase } from '#test/with-database.ts'
import type { SignedIn } from '../contract/roles.ts'

const at = (clock: string, day = '2026-11-16') => new Date(`${day}T${clock}:00+05:30`)
const now = at('11:12')

const database = withDatabase()
let desk: Awaited<ReturnType<typeof openOwnDesk>>
let bookingId: string
beforeAll(async () => {
  desk = await openOwnDesk(database, () => now)
  const { id } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: at('11:00'),
    now: at('09:00'),
    name: 'Asha Verma',
  })
  bookingId = id
  const { id: inside } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: at('10:40'),
    now: at('09:00'),
    name: 'Rukhsana Bano',
  })
  const came = { day: '2026-11-16', queue: 'doctor-1', checked_in_at: at('10:30'), seen_at: null }
  await database.db
    .insertInto('visits')
    .values([
      { ...came, booking_id: inside, token: 5, called_in_at: at('10:58') },
      { ...came, booking_id: id, token: 6, called_in_at: null },
    ])
    .execute()
})
afterAll(() => desk.close())

const rekha = staffOf('receptionist')
const find = (staff: SignedIn, q: string) => desk.post(staff, '/api/find', { q })

test('reception reads the list of today, of another day, and single rows', async () => {
  const { status, body } = await desk.get(rekha, '/api/today')
  expect(status).toBe(200)
  expect(body).toMatchObject({ day: '2026-11-16', rows: [{ name: 'Rukhsana B.' }, { name: 'Asha V.' }] })
  expect(body.change).toBe(Math.max(...body.rows.map(({ version }: { version: number }) => version)))
  expect((await desk.get(rekha, '/api/today?day=2026-11-17')).body.rows).toEqual([])
  const rows = await desk.get(rekha, `/api/rows?ids=${bookingId},${bookingId}/${bookingId}`)
  expect(rows.body.rows).toMatchObject([{ name: 'Asha V.', token: 6, state: 'waiting' }])
  expect((await find(rekha, 'asha')).body.rows).toMatchObject([{ name: 'Asha V.' }])
})

test('beside the list: patients inside and waiting, the delay, and free times', async () => {
  const { body } = await desk.get(rekha, '/api/now')
  expect(body.rooms[0]).toMatchObject({ room: 1, token: 5, waiting: 1, nextToken: 6, behindMinutes: 12 })
  expect(body.nextFree).toHaveLength(3)
  for (const { at: free } of body.nextFree) expect(new Date(free).getTime()).toBeGreaterThan(now.getTime())
  expect(body.nextCollection).toMatchObject({ at: at('16:00').toISOString() })
  expect(JSON.stringify(body)).not.toMatch(/Asha|Rukhsana/)
})

test('the owner and visitors get no patient; a phlebotomist does not search', async () => {
  const paths = ['/api/today', `/api/rows?ids=${bookingId}`, '/api/now']
  for (const path of paths) {
    expect((await desk.get(staffOf('owner'), path)).status, path).toBe(403)
    expect((await desk.get(null, path)).status, path).toBe(401)
  }
  expect((await desk.get(null, '/api/events')).status).toBe(401)
  for (const role of ['owner', 'phlebotomist'] as const)
    expect((await find(staffOf(role), 'asha')).status).toBe(403)
  expect((await desk.get(staffOf('phlebotomist'), '/api/today')).body.rows).toEqual([])
})

test('an invalid day, id or row is refused', async () => {
  for (const path of ['/api/today?day=2026-02-30', '/api/rows?ids=1', '/api/rows', '/api/events?after=x'])
    expect((await desk.get(rekha, path)).status, path).toBe(400)
  expect((await find(rekha, 'x'.repeat(81))).status).toBe(400)
})

test('searches are limited for each person, and counted for the owner', async () => {
  const [curious, other] = [staffOf('receptionist', 'Curious'), staffOf('receptionist', 'Other')]
  // A name in a URL would end in the log of a proxy.
  for (const path of ['/api/find?q=asha', '/api/book/callers?q=asha'])
    expect((await desk.get(curious, path)).status, path).toBe(404)
  for (let n = 0; n < 30; n++) {
    expect((await find(curious, 'asha')).status).toBe(200)
    expect((await desk.post(curious, '/api/book/callers', { q: 'asha' })).status).toBe(200)
  }
  for (const path of ['/api/find', '/api/book/callers'])
    expect(await desk.post(curious, path, { q: 'asha' })).toMatchObject({
      status: 429,
      body: { refused: 'too-many', details: { minutes: expect.any(Number) } },
    })
  expect((await find(other, 'asha')).status).toBe(200)
  const { looks } = (await desk.get(staffOf('owner'), '/api/owner/health')).body
  expect(looks.find(({ name }: { name: string }) => name === 'Curious')).toEqual({
    name: 'Curious',
    opened: 0,
    bookings: 0,
    numbers: 0,
    searches: 62,
    mostSearches: 62,
  })
})
