import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { installJobs } from '#server/platform/jobs.ts'

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))

async function runFile(databaseUrl: string, name: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(await readFile(beside(name), 'utf8'))
  } finally {
    await client.end()
  }
}

/** Version 1.0.0 did not store how long a visit takes: 0005_a_doctors_time.sql assumes 20 minutes. */
const MINUTES_OF_1_0_0 = 20

/** Why the rows of this database cannot be migrated; null when they can. Checked before anything is changed. */
async function obstacleIn(databaseUrl: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_old: boolean }>(
      `select count(*) > 0 and count(*) filter (where column_name = 'doctor') = 0 as is_old
       from information_schema.columns where table_schema = 'public' and table_name = 'bookings'`,
    )
    if (!rows[0]?.is_old) return null
    const { rows: overlaps } = await client.query<{ one: string; other: string }>(
      `select one.reference as one, other.reference as other
       from bookings one join bookings other
         on other.starts_at > one.starts_at and other.starts_at < one.starts_at + $1 * interval '1 minute'
       where one.kind = 'appointment' and other.kind = 'appointment' and one.seat is not null and other.seat is not null
         and one.state <> 'cancelled' and other.state <> 'cancelled'
       order by one.starts_at`,
      [MINUTES_OF_1_0_0],
    )
    const [first] = overlaps
    if (!first) return null
    return (
      `Nothing was changed. Visits of version 1.0.0 are taken for ${MINUTES_OF_1_0_0} minutes each, and ${overlaps.length} pairs ` +
      `would overlap, the first ${first.one} and ${first.other}. Stay with 1.0.0 until they are erased, or cancel one of each pair.`
    )
  } finally {
    await client.end()
  }
}

/**
 * Migrates a database to the current schema, with the users of its processes and the tables of the job queue. Runs as
 * the owner of the tables. Safe to run twice and in parallel. A migration that cannot go on leaves all of them undone.
 */
export async function migrate(databaseUrl: string) {
  const obstacle = await obstacleIn(databaseUrl)
  if (obstacle) throw new Error(obstacle)
  await runFile(databaseUrl, './roles.sql')
  await runner({
    databaseUrl,
    dir: beside('./migrations'),
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    singleTransaction: true,
    log: () => {},
  })
  await installJobs(databaseUrl)
  // The job queue creates its tables itself; they differ between its versions.
  await runFile(databaseUrl, './queue-grants.sql')
}

if (import.meta.main) {
  const { ownerSettings, readEnv } = await import('#server/platform/env.ts')
  const { OWNER_DATABASE_URL } = readEnv(ownerSettings)
  try {
    await migrate(OWNER_DATABASE_URL)
    console.log('The database is up to date.')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
