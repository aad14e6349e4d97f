import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { installJobs } from '#server/jobs.ts'

/** Brings a database to the current schema, the job queue's tables included. Safe to run twice and at once. */
export async function migrate(databaseUrl: string) {
  await runner({
    databaseUrl,
    dir: fileURLToPath(new URL('./migrations', import.meta.url)),
    direction: 'up',
    migrationsTable: 'schema_migrations',
    checkOrder: true,
    log: () => {},
  })
  await installJobs(databaseUrl)
}

if (import.meta.main) {
  const { readEnv } = await import('#server/env.ts')
  const { DATABASE_URL } = readEnv(['DATABASE_URL'])
  await migrate(DATABASE_URL)
  console.log('The database is up to date.')
}
