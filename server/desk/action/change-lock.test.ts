import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, hoursOf } from '#content/facts.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { at, type DeskDay, openDeskDay, rekha } from '#test/desk-day.ts'
import { appointmentRequest } from '#test/requests.ts'
import { testVault } from '#test/vault.ts'
import { bookAppointment } from '../../bookings/book-appointment.ts'
import { Batch } from '../../platform/batch.ts'
import { createContext } from '../../platform/context.ts'
import { openDatabase, openPool } from '../../platform/db.ts'
import { createLog } from '../../platform/log.ts'
import { cancel } from '../verbs/cancel.ts'
import { runOnBooking } from './run-verb.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())

/** A database whose commits wait, like a process that stalls right before one, with everything else written. */
function openStallingDatabase(url: string) {
  const [stalled, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const pool = openPool(url, 'stalled', createLog('silent'), { holdMs: 60_000 })
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const stall = ({ statements, callback }: Batch) =>
      query(
        new Batch(statements.slice(0, -1), async (error, results) => {
          if (error) return callback(error, results)
          stalled.resolve()
          await resumed.promise
          query(new Batch(statements.slice(-1), (failed, last) => callback(failed, [...results, ...last])))
        }),
      )
    client.query = ((...given: unknown[]) => {
      const [asked] = given
      const commits = asked instanceof Batch && asked.statements.at(-1)?.sql === 'commit'
      return commits ? stall(asked) : query(...given)
    }) as typeof client.query
  })
  return { db: openDatabase(pool), hasStalled: stalled.promise, resume: resumed.resolve }
}

test('a desk that stalls before its commit does not keep the site from booking another time', async () => {
  const { database, clock } = desk
  const { id } = await desk.keep({ startsAt: at('12:00', 3) })
  const stalling = openStallingDatabase(database.url)
  const services = {
    ...createContext(),
    db: stalling.db,
    queue: database.queue,
    vault: testVault,
    now: () => clock.now,
  }
  const staff = { id: rekha.id, actor: { role: 'clinic' as const, name: rekha.name } }
  const cancelled = runOnBooking(
    services,
    cancel,
    { key: randomUUID(), staff },
    { bookingId: id, version: await desk.versionOf(id) },
    { hours: [], perWindow: 0, reader: rekha, offered: { sms: false, whatsapp: false } },
  )
  await stalling.hasStalled
  const request = appointmentRequest(at('13:00', 4))
  const options = {
    ...defaultOptions('appointment'),
    now: clock.now,
    schedule: hoursOf(facts.doctors[0], 60),
  }
  expect(await bookAppointment(database.db, database.queue, request, options)).toMatchObject({ ok: true })
  stalling.resume()
  const outcome = await cancelled
  expect(outcome.ok && outcome.result.versions).toEqual({ [id]: await desk.versionOf(id) })
  await stalling.db.destroy()
})
