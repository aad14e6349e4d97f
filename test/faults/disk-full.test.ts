import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { createTestDatabase } from '../database.ts'
import { startSite } from '../processes.ts'
import { askFor, figuresOf, offeredTimes, startClients } from './clients.ts'
import { type Cluster, createCluster } from './cluster.ts'
import { findViolations, type Try } from './history.ts'
import { mayMount, mountDisk } from './small-disk.ts'
import { noMoreSiteConnections, readStored } from './stored.ts'
import { until } from './until.ts'

/**
 * The disk of the database fills up to the last byte while patients book. First rows find no room, then the
 * write-ahead log, at which PostgreSQL stops by itself.
 */

const DAYS = 60
const BOOKINGS = 10
const CLIENTS = 4

/** Something else grows until not one byte fits on this disk. */
function fill(folder: string) {
  const file = path.join(folder, 'something-else')
  const open = openSync(file, 'a')
  const writeAll = (bytes: Buffer) => {
    for (;;) writeSync(open, bytes)
  }
  for (const size of [1 << 20, 1 << 12, 1]) expect(() => writeAll(Buffer.alloc(size))).toThrow('ENOSPC')
  closeSync(open)
  return { makeRoom: () => rmSync(file) }
}

/**
 * Begins one segment of the write-ahead log after the other, until there is no room for the next. Connected while there is
 * room: PostgreSQL may write a file for a new connection.
 */
async function openLogFiller({ server }: Cluster) {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  client.on('error', () => {})
  await client.connect()
  const begin = 'select pg_logical_emit_message(false, $1, $1), pg_switch_wal()'
  return () =>
    expect(
      (async () => {
        for (;;) await client.query(begin, ['full'])
      })(),
    ).rejects.toThrow()
}

test.skipIf(!mayMount)(
  'a full disk refuses bookings in words and with the phone, and loses none',
  async () => {
    const disk = mountDisk('250m')
    const cluster = await createCluster({ min_wal_size: '32MB', max_wal_size: '48MB' }, { parent: disk })
    onTestFinished(() => cluster.remove())
    const { db, url, queue } = await createTestDatabase({ on: cluster.server })
    const site = await startSite({ DATABASE_URL: url, BOOKING_DAYS: String(DAYS) })
    onTestFinished(() => site.kill())
    const clients = startClients(site.url, offeredTimes(DAYS), { count: CLIENTS })
    onTestFinished(() => clients.abandon())
    const moreBookings = async () => {
      const before = clients.booked()
      await until('new bookings', () => clients.booked() > before + BOOKINGS)
    }
    await moreBookings()

    const fillLog = await openLogFiller(cluster)
    const { makeRoom } = fill(disk)
    const tries = offeredTimes(DAYS).toReversed().values()
    const refused: Try[] = []
    /** As long as there is room in a segment of the log, one is booked: each try has a time of its own. */
    const expectRefused = async () => {
      const help = await until('a booking to be refused', async () => {
        let help = ''
        const one = await askFor(
          site.url,
          randomUUID(),
          tries.next().value!,
          12_000,
          async (url, request) => {
            const response = await fetch(url, request)
            if (response.status === 503) help = (await response.clone().json()).help
            return response
          },
        )
        clients.history.push(one)
        if (one.answer.kind === 'unknown') refused.push(one)
        return help
      })
      expect(help).toMatch(/has not been booked\. What you typed is still here\./)
      expect(help.replaceAll('\u00a0', ' ')).toContain(facts.phones[0])
    }
    await expectRefused()
    await fillLog()
    await expectRefused()
    expect((await fetch(site.url)).status).toBe(200)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503)

    makeRoom()
    const began = performance.now()
    await cluster.start()
    await moreBookings()
    for (const { key, time } of refused)
      await until('an answer to a refused booking', async () => {
        const one = await askFor(site.url, key, time, 12_000)
        clients.history.push(one)
        return one.answer.kind !== 'unknown'
      })
    const seconds = Math.round((performance.now() - began) / 1000)
    await clients.finish()
    await site.kill()
    await noMoreSiteConnections(db)
    const { history } = clients
    const stored = await readStored(
      db,
      history.map(({ key }) => key),
    )
    const figures = { ...figuresOf(history), stored: stored.bookings.length, secondsUntilBooked: seconds }
    console.log(`Disk full: ${JSON.stringify(figures)}`)
    expect(findViolations(history, stored)).toEqual([])
    expect(figures).toMatchObject({ unanswered: 0, stored: figures.acknowledged })
    expect(figures.retries).toBeGreaterThan(0)
    await queue.close()
    await db.destroy()
  },
)
