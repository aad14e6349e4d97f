import { randomBytes } from 'node:crypto'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { type Database, openDatabase, openPool } from '#server/db.ts'
import { openQueue, type Queue } from '#server/jobs.ts'
import { createLog } from '#server/log.ts'

const server = process.env.TEST_DATABASE_SERVER ?? 'postgres://postgres@127.0.0.1:5432'

export type TestDatabase = { url: string; db: Database; queue: Queue; drop(): Promise<void> }

/** A real, migrated database of the test's own. */
export async function createTestDatabase(on = server): Promise<TestDatabase> {
  const url = `${on}/kamalini_test_${randomBytes(6).toString('hex')}`
  await createDatabase(url)
  await migrate(url)
  const pool = openPool(url, 'test', createLog('silent'))
  const db = openDatabase(pool)
  const queue = openQueue(pool)
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
