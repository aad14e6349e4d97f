import { expect, onTestFinished } from 'vitest'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import type { TestDatabase } from '../database.ts'
import { startSite } from '../processes.ts'
import { figuresOf, offeredTimes, startClients } from './clients.ts'
import { DAYS } from './endure.ts'
import { findViolations, type Try } from './history.ts'
import { noMoreSiteConnections, readStored } from './stored.ts'
import { until } from './until.ts'

type Loss = {
  /** On the primary. */
  database: TestDatabase
  /** The ports of all servers that may be the primary. */
  ports: readonly string[]
  /** Before the loss, and again after it. */
  bookings: number
  clients?: number
  /** How long the next bookings may take. */
  limitMs?: number
  /** The processes of the standbys that lag, as behind a slow network, and the bookings that they then lack. */
  lagging?: { pids: () => Promise<number[]>; bookings: number }
  /** Kills the primary and resolves with the port of the server that takes its place. */
  killAndPromote: () => Promise<string>
}

/** The primary dies while patients book. The site goes on by itself; then every response is compared with what is stored. */
export async function lossOf({
  database: { url, db, queue },
  ports,
  bookings,
  clients: count,
  limitMs,
  lagging,
  killAndPromote,
}: Loss) {
  const servers = new URL(url)
  servers.searchParams.set('host', ports.map(() => '127.0.0.1').join())
  servers.searchParams.set('port', ports.join())
  const site = await startSite({ DATABASE_URL: servers.href, BOOKING_DAYS: String(DAYS) })
  onTestFinished(() => site.kill())

  const clients = startClients(site.url, offeredTimes(DAYS), { count })
  onTestFinished(() => clients.abandon())
  const moreBookings = async (more: number) => {
    const before = clients.booked()
    await until('new bookings', () => clients.booked() > before + more, limitMs)
  }
  await moreBookings(bookings)
  if (lagging) {
    for (const pid of await lagging.pids()) process.kill(pid, 'SIGSTOP')
    await moreBookings(lagging.bookings)
  }
  await queue.close()
  await db.destroy()
  const killedAt = performance.now()
  const promoted = new URL(url)
  promoted.port = await killAndPromote()
  await moreBookings(bookings)
  await clients.finish()
  expect(site.child.exitCode).toBeNull()
  await site.kill()
  return compare(clients.history, promoted.href, killedAt)
}

/** What is lost, and the time without bookings. */
async function compare(history: readonly Try[], url: string, killedAt: number) {
  const promoted = openDatabase(openPool(url, 'test', createLog('silent')))
  onTestFinished(() => promoted.destroy())
  await noMoreSiteConnections(promoted)
  const stored = await readStored(
    promoted,
    history.map(({ key }) => key),
  )
  const booked = history.filter(({ answer }) => answer.kind === 'booked')
  const first = booked.filter(({ sentAt }) => sentAt > killedAt).map(({ endedAt }) => endedAt)
  const keys = new Set(stored.bookings.map(({ key }) => key))
  const figures = {
    ...figuresOf(history),
    stored: stored.bookings.length,
    lost: booked.filter(({ key }) => !keys.has(key)).length,
    secondsWithoutBookings: Number(((Math.min(...first) - killedAt) / 1000).toFixed(1)),
  }
  return { figures, violations: findViolations(history, stored) }
}
