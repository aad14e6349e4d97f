import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'

/** The shift in milliseconds that makes it this time of the clinic's today ('11:06'). */
export const shiftTo = (clock: string | undefined, now: Date): number =>
  clock ? instantAt(dayOf(now), minutesFrom(clock)).getTime() - now.getTime() : 0

/**
 * Shifts the clock of a development database for all new connections. Without a shift it is the real time, and only the
 * seed (dev/seed) stands still at moments of its own.
 */
export async function shiftDatabaseClock(ownerUrl: string, shiftMs: number) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(await readFile(new URL('./clinic-clock.sql', import.meta.url), 'utf8'))
    const database = client.escapeIdentifier(client.database ?? '')
    await client.query(`alter database ${database} set search_path = public, clinic_clock, pg_catalog`)
    await client.query(`alter database ${database} set clinic_clock.shift_ms = ${Math.round(shiftMs)}`)
  } finally {
    await client.end()
  }
}
