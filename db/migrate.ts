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

/**
 * Migrates a database to the current schema, with the users of its processes and the tables of the job queue. Runs as
 * the owner of the tables. Safe to run twice and in parallel. A migration that cannot go on leaves all of them undone.
 */
export async function migrate(databaseUrl: string) {
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
  await runFile(databaseUrl, './queue.sql')
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
