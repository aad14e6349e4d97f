import { expect, onTestFinished } from 'vitest'
import type { Database } from '#server/platform/db.ts'
import { figuresOf, offeredTimes, startClients } from './clients.ts'
import { findViolations } from './history.ts'
import { noMoreSiteConnections, readStored } from './stored.ts'
import { until } from './until.ts'

const KILLS = 4
const BOOKINGS_BETWEEN_KILLS = 40

/** How many days the site offers, so that there are enough times. Not more: each refusal searches all of them. */
export const DAYS = 120

export type Ordeal = {
  kills?: number
  db: Database
  url: string
  /** Kills something and restarts it. */
  killAndRestart(): Promise<void>
  /** Stops the site, so that nothing can be stored any more. */
  endSite(): Promise<void>
}

/** Twenty clients book while something is killed again and again; then responses and database are compared. */
export async function endure(what: string, { kills = KILLS, db, url, killAndRestart, endSite }: Ordeal) {
  const clients = startClients(url, offeredTimes(DAYS))
  onTestFinished(() => clients.abandon())
  for (let killed = 0; killed < kills; killed++) {
    const before = clients.booked()
    await until('new bookings to be under way', () => clients.booked() > before + BOOKINGS_BETWEEN_KILLS)
    await killAndRestart()
  }
  await clients.finish()
  await endSite()
  await noMoreSiteConnections(db)

  const stored = await readStored(
    db,
    clients.history.map(({ key }) => key),
  )
  const figures = { kills, ...figuresOf(clients.history), stored: stored.bookings.length }
  console.log(`${what}: ${JSON.stringify(figures)}`)
  expect(findViolations(clients.history, stored)).toEqual([])
  expect(figures.unanswered).toBe(0)
  expect(figures.acknowledged).toBe(figures.stored)
  // The run proves something only if all of this really happened.
  expect(figures.acknowledged).toBeGreaterThan(kills * BOOKINGS_BETWEEN_KILLS)
  expect(figures.refused).toBeGreaterThan(0)
  expect(figures.retries).toBeGreaterThan(0)
}
