import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, type Settings, startSite } from './processes.ts'

/** A database and the built site on it, for all tests of a file. Both are there when the first of them begins. */
export function withSite(settings: Settings = {}, { hasCatalogue = false } = {}) {
  const database = {} as TestDatabase
  const site = {} as RunningSite
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase({ hasCatalogue }))
    Object.assign(site, await startSite({ DATABASE_URL: database.url, ...settings }))
  })
  afterAll(async () => {
    // Whatever could not be started is not there.
    await site.stop?.()
    await database.drop?.()
  })
  return { database, site }
}
