import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** A database for all tests of a file. It is there before the file's own preparations, and goes after its own end. */
export function withDatabase(options?: Parameters<typeof createTestDatabase>[0]): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase(options))
  })
  // A failed start leaves nothing to drop.
  afterAll(() => database.drop?.())
  return database
}
