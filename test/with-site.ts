import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { type RunningSite, type Settings, startSite } from './processes.ts'

/** A database and the built site on it, for all tests of a file. Both run before the first of them begins. */
export function withSite(settings: Settings = {}, { hasCatalogue = false } = {}) {
  const database = {} as TestDatabase
  const site = {} as RunningSite
  beforeAll(async () => {
    Object.assign(database, await createTestDatabase({ hasCatalogue }))
    Object.assign(site, await startSite({ DATABASE_URL: database.url, ...settings }))
  })
  afterAll(async () => {
    // A failed start leaves nothing to stop.
    await site.stop?.()
    await database.drop?.()
  })
  return { database, site }
}
