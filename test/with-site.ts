import { afterAll, beforeAll } from 'vitest'
import { type RunningSite, type Settings, startSite } from './processes.ts'
import { withDatabase } from './with-database.ts'

/** A database and the built site on it, for all tests of a file. Both run before the first of them begins. */
export function withSite(settings: Settings = {}, { hasCatalogue = false } = {}) {
  const database = withDatabase({ hasCatalogue })
  const site = {} as RunningSite
  beforeAll(async () => {
    Object.assign(site, await startSite({ DATABASE_URL: database.url, ...settings }))
  })
  // A failed start leaves nothing to stop.
  afterAll(() => site.stop?.())
  return { database, site }
}
