import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#desk/contract/roles.ts'
import { followEvents } from '#test/follow-events.ts'
import { openForwarder } from '#test/forwarder.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { openOwnDesk, staffOf } from '#test/own-desk.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { createLog } from '../../platform/log.ts'
import { openLiveChanges } from './live-changes.ts'

type LiveEvent = Parameters<Parameters<ReturnType<typeof openLiveChanges>['follow']>[0]['send']>[0]

const database = withDatabase()
let own: Awaited<ReturnType<typeof openOwnDesk>>
let url: string
beforeAll(async () => {
  own = await openOwnDesk(database)
  url = await own.listen()
})
afterAll(() => own.close())

const open: { close(): void }[] = []
afterEach(() => {
  for (const { close } of open.splice(0)) close()
})
const rekha = staffOf('receptionist')
function follow(after: number, staff: SignedIn = rekha) {
  const desk = followEvents(() => url, staff, after)
  open.push(desk)
  return desk
}

const newest = async () => {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from changes`.execute(
    database.db,
  )
  return Number(rows[0]!.id)
}
const now = new Date()
const insert = (name = 'Asha Verma', staffed: object = {}) =>
  insertBooking(database, { kind: 'enquiry', state: 'open', now, name, ...staffed })

type Desk = ReturnType<typeof follow>
const booked = ({ received }: Desk) => received.filter(({ event }) => event === 'booking')
const shown = (desk: Desk) => booked(desk).map(({ data }) => data.bookingId as string)

test('an event carries the present row, and its version only grows', async () => {
  const desk = follow(await newest())
  const { id } = await insert('Neha Tiwari')
  await desk.until(() => shown(desk).includes(id))
  await database.db.updateTable('bookings').set({ state: 'answered' }).where('id', '=', id).execute()
  await desk.until(() => shown(desk).length === 2)
  const [first, second] = booked(desk).map(({ data }) => data.rows[0])
  expect(first).toMatchObject({ name: 'Neha T.', state: 'to-answer' })
  expect(second).toMatchObject({ name: 'Neha T.', state: 'answered' })
  expect(second.version).toBeGreaterThan(first.version)
})

test('a desk that reconnects with its last id gets what it missed, and nothing twice', async () => {
  const before = await newest()
  const first = await insert()
  const second = await insert()
  const desk = follow(before)
  await desk.until(() => shown(desk).length === 2)
  expect(shown(desk)).toEqual([first.id, second.id])
  const later = follow(booked(desk)[0]!.id!)
  await later.until(() => shown(later).length === 1)
  const third = await insert()
  await later.until(() => shown(later).length === 2)
  expect(shown(later)).toEqual([second.id, third.id])
})

test('a desk that connects in the middle of a rush gets every change after its list, once and in order', async () => {
  const first = await newest()
  const desks: { after: number; desk: Desk }[] = []
  const rush = Array.from({ length: 4 }, async () => {
    for (let n = 0; n < 6; n++) {
      await insert()
      const after = await newest()
      desks.push({ after, desk: follow(after) })
    }
  })
  await Promise.all(rush)
  const { rows } = await sql<{ id: string }>`select id from changes where id > ${first} order by id`.execute(
    database.db,
  )
  const all = rows.map(({ id }) => Number(id))
  expect(all).toHaveLength(24)
  const last = await insert()
  for (const { after, desk } of desks) {
    await desk.until(() => shown(desk).includes(last.id))
    const ids = booked(desk).map(({ id }) => id)
    expect(ids.slice(0, -1)).toEqual(all.filter((id) => id > after))
  }
})

test('changes between the first list of a desk and the first listening are not lost', async () => {
  const { hostname, port } = new URL(database.url)
  const forwarder = await openForwarder(`http://${hostname}:${port}`)
  const connection = new URL(database.url)
  connection.port = new URL(forwarder.url).port
  await forwarder.cut()
  const live = openLiveChanges({
    db: database.db,
    vault: testVault,
    connectionString: connection.href,
    now: () => new Date(),
    log: createLog('silent'),
  })
  const before = await insert()
  const sent: LiveEvent[] = []
  const caughtUp = Promise.withResolvers<void>()
  const notified = Promise.withResolvers<void>()
  const after = (await newest()) - 1
  const unfollow = live.follow(
    {
      viewer: rekha,
      send(event) {
        if (event.event !== 'booking') return
        sent.push(event)
        if (sent.length === 1) caughtUp.resolve()
        else notified.resolve()
      },
      drop: () => notified.reject(new Error('dropped')),
    },
    after,
  )
  await caughtUp.promise
  const { id } = await insert()
  await forwarder.restore()
  await notified.promise
  expect(sent.map((event) => event.event === 'booking' && event.data.bookingId)).toEqual([before.id, id])
  unfollow()
  await live.close()
  await forwarder.close()
})

test('a desk that was away longer than the log is retained, or has unknown ids, starts again', async () => {
  const last = await newest()
  await sql`insert into changes (topic) values ('calendar')`.execute(database.db)
  const isReset = (received: { event: string }[]) => received.some(({ event }) => event === 'reset')
  const restored = follow(last + 1_000_000)
  await restored.until(isReset)
  expect(restored.received.find(({ event }) => event === 'reset')!.id).toBe(await newest())
  await sql`update changes set at = now() - interval '3 days' where id = ${await newest()}`.execute(
    database.db,
  )
  const away = follow(last)
  await away.until(isReset)
  const { id } = await insert()
  await away.until(() => shown(away).includes(id))
  expect(shown(away)).toEqual([id])
})

test('a doctor receives changes of their own patients only, the owner of none', async () => {
  const after = await newest()
  const startsAt = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + 86_400_000)
  const [doctor, owner] = [follow(after, staffOf('doctor')), follow(after, staffOf('owner'))]
  const visit = { kind: 'appointment', state: 'booked', startsAt }
  const own = await insert('Own Patient', { ...visit, doctor: 'doctor-1' })
  const other = await insert('Other Patient', { ...visit, doctor: 'doctor-2' })
  await sql`insert into closures (day, session) values ('2030-01-01', null)`.execute(database.db)
  for (const desk of [doctor, owner])
    await desk.until((received) => received.some(({ event }) => event === 'calendar'))
  const rowsOf = (id: string) => booked(doctor).find(({ data }) => data.bookingId === id)!.data.rows
  expect(rowsOf(own.id)).toMatchObject([{ name: 'Own P.' }])
  expect(rowsOf(other.id)).toEqual([])
  expect(booked(owner)).toEqual([])
  expect(JSON.stringify(owner.received)).not.toContain('Patient')
})

test('of two doctors who follow at the same time, each receives changes of their own patients only', async () => {
  const after = await newest()
  const second = { ...staffOf('doctor', 'Second'), doctorId: 'doctor-2' }
  const doctors = [follow(after, staffOf('doctor')), follow(after, second)]
  await sql`insert into closures (day, session) values ('2030-01-02', null)`.execute(database.db)
  for (const desk of doctors)
    await desk.until((received) => received.some(({ event }) => event === 'calendar'))
  const startsAt = new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + 2 * 86_400_000)
  const visit = { kind: 'appointment', state: 'booked', startsAt }
  const patients = [
    await insert('First Patient', { ...visit, doctor: 'doctor-1' }),
    await insert('Second Patient', { ...visit, doctor: 'doctor-2' }),
  ]
  for (const [index, desk] of doctors.entries()) {
    await desk.until(() => patients.every(({ id }) => shown(desk).includes(id)))
    const seen = booked(desk).filter(({ data }) => data.rows.length > 0)
    expect(seen.map(({ data }) => data.bookingId)).toEqual([patients[index]!.id])
  }
})

test('a session that has ended closes its streams, and opens no new one', async () => {
  const gone = staffOf('receptionist', 'Gone')
  const desk = follow(await newest(), gone)
  await desk.until((received) => received.length > 0)
  own.signedOut.add(gone.id)
  await own.desk.streams.recheck()
  const before = shown(desk).length
  const watching = follow(await newest())
  const { id } = await insert()
  await watching.until(() => shown(watching).includes(id))
  expect(shown(desk)).toHaveLength(before)
  expect((await own.get(gone, '/api/today')).status).toBe(401)
})

test('every desk shows who is there and on which row, until the page is closed', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  const notified: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => notified.push(payload))
  await listener.connect()
  await listener.query('listen desk_presence')
  const { id } = await insert()
  const meera = staffOf('receptionist', 'Meera')
  const watching = follow(await newest(), meera)
  const desk = followEvents(() => url, staffOf('receptionist', 'Farah'), await newest())
  const people = () => watching.received.filter(({ event }) => event === 'presence').at(-1)?.data.people ?? []
  const farah = () => people().find(({ name }: { name: string }) => name === 'Farah')
  await watching.until(() => farah() !== undefined)
  expect((await own.post(staffOf('receptionist', 'Farah'), '/api/presence', { row: id })).status).toBe(200)
  await watching.until(() => farah()?.row === id)
  // A row is a booking, which may be another doctor's.
  const doctor = follow(await newest(), staffOf('doctor'))
  const isThere = ({ name }: { name: string }) => name === 'Farah'
  const toDoctor = () => doctor.received.filter(({ event }) => event === 'presence').at(-1)?.data.people ?? []
  await doctor.until(() => toDoctor().some(isThere))
  expect(toDoctor().find(isThere)).toMatchObject({ row: null })
  expect((await own.post(meera, '/api/presence', { row: 'Asha Verma' })).status).toBe(400)
  desk.close()
  await watching.until(() => farah() === undefined)
  // Every database user may listen: a notification has no content.
  expect(new Set(notified)).toEqual(new Set(['']))
  await listener.end()
})
