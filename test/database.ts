import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { dropDatabase } from '#db/database.ts'
import { createContext } from '#server/platform/context.ts'
import { type Database, openDatabase, openPool } from '#server/platform/db.ts'
import { openQueue, type Queue } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import { templateOn } from './template-database.ts'

const server = process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@127.0.0.1:5432'

type DatabaseUser = 'clinic_site' | 'clinic_worker' | 'clinic_desk' | 'clinic_watcher'

/** The same database as one of its users (db/roles.sql). */
export function asUser(url: string, user: DatabaseUser): string {
  const as = new URL(url)
  as.username = user
  return as.href
}

/** The database settings of each process. The test itself is the owner. */
export const databaseSettings = (url: string) => ({
  DATABASE_URL: asUser(url, 'clinic_site'),
  WORKER_DATABASE_URL: asUser(url, 'clinic_worker'),
  DESK_DATABASE_URL: asUser(url, 'clinic_desk'),
  WATCHER_DATABASE_URL: asUser(url, 'clinic_watcher'),
  OWNER_DATABASE_URL: url,
})

/** The URL of a database that does not exist yet. */
export const newDatabaseUrl = (on = server) => `${on}/kamalini_test_${randomBytes(6).toString('hex')}`

export type TestDatabase = { url: string; db: Database; queue: Queue; drop(): Promise<void> }

/** A copy of the template takes a tenth of the time of a migration. */
async function copyTemplate(url: string, on: string, hasCatalogue: boolean) {
  const template = await templateOn(on, hasCatalogue)
  const client = new pg.Client({ connectionString: `${on}/postgres` })
  await client.connect()
  try {
    await client.query(`create database ${new URL(url).pathname.slice(1)} template ${template}`)
  } finally {
    await client.end()
  }
}

type Options = {
  /** With the pathology tests. */
  hasCatalogue?: boolean
  /** Another PostgreSQL server than that of the suite. */
  on?: string
}

/** A real, migrated database for one test file. */
export async function createTestDatabase({
  hasCatalogue = false,
  on = server,
}: Options = {}): Promise<TestDatabase> {
  const url = newDatabaseUrl(on)
  await copyTemplate(url, on, hasCatalogue)
  const pool = openPool(url, 'test', createLog('silent'))
  const db = openDatabase(pool)
  const queue = openQueue(pool, createContext())
  return {
    url,
    db,
    queue,
    async drop() {
      await queue.close()
      await db.destroy()
      await dropDatabase(url)
    },
  }
}
