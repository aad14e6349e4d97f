import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkRow } from '#clinic/desk/work-row.ts'
import type { Person } from '#clinic/person.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { followEvents } from '#test/follow-events.ts'
import { insertBooking, type TestBooking } from '#test/insert-booking.ts'
import { openOwnDesk, staffOf } from '#test/own-desk.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { createLog } from '../../platform/log.ts'

const rekha = staffOf('receptionist')
const now = new Date()
const tomorrow = addDays(dayOf(now), 1)

type Line = { event: string; bookingId?: string; time: string }
const lines: Line[] = []
const logged = (event: string) => lines.filter((line) => line.event === event)
/** Called with every line of the log. */
let onLine = () => {}
const log = createLog(
  'info',
  new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      onLine()
      done()
    },
  }),
)

const database = withDatabase()
let own: Awaited<ReturnType<typeof openOwnDesk>>
let desk: ReturnType<typeof followEvents>
beforeAll(async () => {
  own = await openOwnDesk(database, () => now, {}, log)
  const url = await own.listen()
  desk = followEvents(() => url, rekha, 0)
})
afterAll(async () => {
  desk.close()
  await own.close()
})

const insert = (booking: Partial<TestBooking> = {}) =>
  insertBooking(database, { kind: 'enquiry', state: 'open', now, ...booking })
const damage = (id: string, sealed: { sealed: Buffer; key_id?: string } = { sealed: Buffer.alloc(48, 7) }) =>
  database.db.updateTable('bookings').set(sealed).where('id', '=', id).execute()
const rowsOf = (id: string): WorkRow[] | undefined =>
  desk.received.findLast(({ event, data }) => event === 'booking' && data.bookingId === id)?.data.rows

const asUnreadable = (reference: string) => ({
  name: reference,
  reference,
  reach: { rule: 'unreadable' },
  verbs: [],
})

test('an unreadable booking is a row that says so; all others are shown, and stay live', async () => {
  const broken = await insert({ name: 'Asha Verma' })
  const unknown = await insert({ name: 'Meena Rao' })
  await damage(broken.id)
  await damage(unknown.id, testVault.seal(unknown.id, { name: 'Meena Rao' } as Person))
  const after = await insert({ name: 'Neha Tiwari' })
  await desk.until(() => rowsOf(after.id) !== undefined)
  expect(rowsOf(after.id)).toMatchObject([{ name: 'Neha T.' }])
  for (const { id, reference } of [broken, unknown]) {
    expect(rowsOf(id)).toMatchObject([asUnreadable(reference)])
    for (let looks = 0; looks < 2; looks++) {
      const { status, body } = await own.get(rekha, '/api/today')
      expect(status).toBe(200)
      const rows: WorkRow[] = body.rows
      expect(rows.find((row) => row.id === id)).toMatchObject(asUnreadable(reference))
      expect(rows.find((row) => row.id === after.id)).toMatchObject({ name: 'Neha T.' })
    }
    const answers = await own.get(rekha, '/api/answers')
    expect(answers.body.rows.find((row: WorkRow) => row.bookingId === id)).toMatchObject({ name: reference })
    expect(logged('booking.unreadable').filter(({ bookingId }) => bookingId === id)).toHaveLength(1)
  }
  expect(logged('live.read_failed')).toEqual([])
})

test('every verb on it is refused as unreadable', async () => {
  const { id } = await insert()
  await damage(id)
  const before = await database.db.selectFrom('bookings').select('sealed').where('id', '=', id).execute()
  const answer = { key: randomUUID(), bookingId: id, version: 1e6, text: 'Yes, it is open on Diwali.' }
  for (const asked of [
    await own.get(rekha, `/api/booking?id=${id}`),
    await own.post(rekha, '/api/commands/answer', answer),
  ])
    expect([asked.status, asked.body.refused]).toEqual([409, 'unreadable'])
  expect(await database.db.selectFrom('bookings').select('sealed').where('id', '=', id).execute()).toEqual(
    before,
  )
})

test('calendar, rounds and search work without it', async () => {
  const at = (hour: number) => instantAt(tomorrow, hour * 60)
  const visit = await insert({ kind: 'appointment', state: 'booked', startsAt: at(11) })
  const stop = await insert({ kind: 'home-collection', state: 'booked', startsAt: at(7) })
  for (const { id } of [visit, stop]) await damage(id)
  await insert({ kind: 'appointment', state: 'booked', startsAt: at(12), name: 'Kavita Joshi' })
  await insert({ kind: 'home-collection', state: 'booked', startsAt: at(8), name: 'Geeta Pal' })
  const calendar = await own.get(rekha, `/api/calendar/day?day=${tomorrow}`)
  const rounds = await own.get(rekha, `/api/rounds?day=${tomorrow}`)
  const [named, numbered] = [
    await own.post(rekha, '/api/find', { q: 'Kavita' }),
    await own.post(rekha, '/api/find', { q: visit.reference }),
  ]
  expect(JSON.stringify(calendar.body)).toContain(visit.reference)
  expect(JSON.stringify(calendar.body)).toContain('Kavita J.')
  expect(rounds.body.stops).toMatchObject([asStop(stop.reference), { name: 'Geeta P.' }])
  expect(named.body.rows).toMatchObject([{ name: 'Kavita J.' }])
  expect(numbered.body.rows).toMatchObject([asUnreadable(visit.reference)])
})

const asStop = (reference: string) => ({ name: reference, reach: { rule: 'unreadable' } })

test('reading a broken change log is retried after growing pauses, and nothing is lost', async () => {
  const tried = Promise.withResolvers<void>()
  onLine = () => logged('live.read_failed').length >= 5 && tried.resolve()
  const { id } = await insert({ name: 'Farida Khan' })
  await sql`alter table call_tasks rename to call_tasks_away`.execute(database.db)
  await database.db.updateTable('bookings').set({ state: 'answered' }).where('id', '=', id).execute()
  await tried.promise
  const times = logged('live.read_failed').map(({ time }) => Date.parse(time))
  // At least half of 1600 ms after the fifth: a reader without pauses would have tried hundreds of times.
  expect(times[4]! - times[0]!).toBeGreaterThan(500)
  expect(logged('live.connection_lost')).toEqual([])
  await sql`alter table call_tasks_away rename to call_tasks`.execute(database.db)
  await desk.until(() => rowsOf(id)?.[0]?.state === 'answered')
})
