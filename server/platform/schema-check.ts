import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from './db.ts'
import { deadLetterQueue, failedErasureQueue, jobs } from './jobs.ts'

const migrations = new URL('../../db/migrations', import.meta.url)

/** The newest migration of this version of the code, by its name in the database. */
const newestMigration = (): string =>
  readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)!
    .replace(/\.sql$/, '')

const isThere = async (db: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(
    db,
  )
  return rows[0]?.found === true
}

/** The problem as text, or null. A newer database is accepted: migrations are backward compatible. */
export async function schemaProblem(db: Database): Promise<string | null> {
  const newest = newestMigration()
  const isUpToDate =
    (await isThere(db, 'schema_migrations')) &&
    (await sql`select from schema_migrations where name = ${newest}`.execute(db)).rows.length > 0
  return isUpToDate ? null : `The database does not have the migration ${newest}: run npm run db:migrate.`
}

/**
 * The problem as text, or null. A booking commits together with the job that sends its message, so the queues must
 * exist.
 */
export async function queueProblem(db: Database): Promise<string | null> {
  const there = (await isThere(db, 'pgboss.queue'))
    ? (await sql<{ name: string }>`select name from pgboss.queue`.execute(db)).rows.map(({ name }) => name)
    : []
  const missing = [...Object.keys(jobs), deadLetterQueue, failedErasureQueue].filter(
    (name) => !there.includes(name),
  )
  return missing.length > 0 ? `The queue ${missing.join(', ')} is missing: run npm run db:migrate.` : null
}
