import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { createContext } from '#server/platform/context.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { openQueue, type Queue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultOptions } from './booking-options.ts'
import { asUser } from './database.ts'
import { at, type DeskDay, openDeskDay, rekha } from './desk-day.ts'
import { type Cluster, createCluster } from './faults/cluster.ts'
import { givenAt } from './given.ts'
import { type NewerPostgres, programsOf } from './newer-postgres.ts'
import { staffOf } from './own-desk.ts'
import { appointmentRequest } from './requests.ts'
import { testVault } from './vault.ts'

/**
 * One booking's life on the PostgreSQL of a later Debian: the suite runs on that of this one.
 * `POSTGRES=18 bash .ci/run` runs all of it on another.
 */

const schedule = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const versions: NewerPostgres[] = [17, 18]

describe.each(versions)('on PostgreSQL %i', (major) => {
  let cluster: Cluster
  let desk: DeskDay
  let site: Database
  let queue: Queue
  beforeAll(async () => {
    cluster = await createCluster({ fsync: 'off' }, { programs: programsOf(major) })
    desk = await openDeskDay({ on: cluster.server })
    const pool = openPool(asUser(desk.database.url, 'clinic_site'), 'test', createLog('silent'))
    site = openDatabase(pool)
    queue = openQueue(pool, createContext())
  }, 180_000)
  afterAll(async () => {
    await queue?.close()
    await site?.destroy()
    await desk?.close()
    await cluster?.remove()
  })

  const given = () => ({ ...givenAt(desk.clock.now), vault: testVault, schedule, perWindow: 1 })
  const book = (time: Date) =>
    bookAppointment(site, queue, appointmentRequest(time), {
      ...given(),
      ...defaultOptions('appointment'),
      now: desk.clock.now,
    })
  const move = (bookingId: string, to: Date) =>
    moveBooking(site, queue, { bookingId, sequence: 0, to }, { ...given(), by: 'patient' })
  const find = async (q: string) => {
    const { body } = await desk.post(rekha, '/api/find', { q })
    return body.rows.map((row: { id: string }) => row.id)
  }

  test('the site books, moves and cancels, and two visits never share a time', async () => {
    const first = await book(at('10:00', 1))
    if (!first.ok) throw new Error(JSON.stringify(first))
    const { id } = first.booked
    expect(await book(at('10:00', 1))).toMatchObject({ ok: false, reason: 'slot-taken' })
    const second = await book(at('11:00', 1))
    if (!second.ok) throw new Error(JSON.stringify(second))
    expect(await move(second.booked.id, at('10:00', 1))).toEqual({ ok: false, reason: 'taken' })
    expect(await move(id, at('12:00', 2))).toEqual({ ok: true })
    expect(await cancelBooking(site, queue, id, { ...given(), by: 'patient' })).toMatchObject({ ok: true })
    expect(await desk.messagesOf(id)).toEqual([
      'appointment-confirmed pending',
      'appointment-moved pending',
      'appointment-cancelled pending',
    ])
    expect(await desk.auditOf(id)).toEqual(['booked', 'moved', 'cancelled'])
  })

  test('the desk checks in, takes back and finds by a name that was heard', async () => {
    const { id } = await desk.keep({ startsAt: at('09:20'), name: 'Lakshmi Devi' })
    const { status, body } = await desk.press('check-in', id)
    expect(status).toBe(200)
    expect((await desk.undo(body.action)).status).toBe(200)
    expect(await desk.visitOf(id)).toBeUndefined()
    expect(await find('Laxmi')).toEqual([id])
  })

  test('an erased booking leaves no detail, and no search finds it', async () => {
    const { id } = await desk.keep({ startsAt: at('16:00', 1), name: 'Kusum Rani' })
    expect(await find('Kusum')).toEqual([id])
    expect(await forgetBooking(site, queue, id, { ...given(), why: 'erased' })).toEqual({ ok: true })
    expect(await desk.bookingOf(id)).toMatchObject({ sealed: null, phone_hash: null })
    expect(await find('Kusum')).toEqual([])
  })

  test('the numbers of the owner are counted', async () => {
    const { status, text } = await desk.get(staffOf('owner'), '/api/owner/numbers?language=en')
    expect(status, text).toBe(200)
  })
})
