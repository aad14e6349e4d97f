import { sql } from 'kysely'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { facts } from '#content/facts.ts'
import type { Database } from '../platform/db.ts'
import { keyProblem } from '../platform/key-check.ts'
import { queueProblem, schemaProblem } from '../platform/schema-check.ts'
import type { Vault } from '../platform/vault.ts'
import type { Check } from '../watcher/checks.ts'
import { unknownVisits } from './unknown-visits.ts'

/** More than this, and reminders come at wrong hours. */
const CLOCK_MS = 5000

/**
 * A process that is another user than its own, or the owner of the tables, may read and write what it must not. The
 * connection ends at once: the watcher's check of the worker would take it for one.
 */
export const checkRole =
  (open: () => Database, setting: string, role: string): Check =>
  async () => {
    const db = open()
    const { rows } = await sql<{ name: string; owns: boolean }>`
      select current_user as name, exists (
        select from pg_roles where rolname = current_user and rolsuper
        union all select from pg_tables where schemaname = 'public' and tableowner = current_user
      ) as owns`
      .execute(db)
      .finally(() => db.destroy())
    const { name, owns } = rows[0]!
    if (owns) return `${setting}: ${name} owns tables or the whole server; log in as ${role}.`
    return name === role ? null : `${setting}: logs in as ${name}; log in as ${role}.`
  }

const checkClock =
  (db: Database, now: () => Date): Check =>
  async () => {
    const before = now().getTime()
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const after = now().getTime()
    const ahead = rows[0]!.at.getTime() - (before + after) / 2
    const seconds = Math.round(Math.abs(ahead) / 1000)
    return Math.abs(ahead) > CLOCK_MS + (after - before)
      ? `The clock of the database is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's: set both by NTP.`
      : null
  }

const checkSearch =
  (db: Database): Check =>
  async () => {
    const { rows } = await sql<{ missing: number }>`
      select count(*)::int as missing from bookings
      where erased_at is null and not exists (select from booking_search where booking_id = bookings.id)`.execute(
      db,
    )
    const { missing } = rows[0]!
    return missing > 0
      ? `The desk does not find ${missing} bookings: start the desk again, and read in its log what stands in the way.`
      : null
  }

/** What the desk's user can tell of the database. */
export function databaseChecks(db: Database, vault: Vault, now: () => Date): Map<string, Check> {
  return new Map<string, Check>([
    ['schema', async () => (await schemaProblem(db)) ?? (await queueProblem(db))],
    ['keys', () => keyProblem(db, vault)],
    ['clock', checkClock(db, now)],
    ['search', checkSearch(db)],
    [
      'doctors and services',
      async () => (await unknownVisits(db, chosenClinicName(), facts)).join('\n') || null,
    ],
  ])
}
