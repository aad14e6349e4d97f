import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import type { Log } from '../platform/log.ts'
import {
  findHomeTests,
  findListedTest,
  findListedTests,
  type HomeTest,
  type ListedLabTest,
} from './lab-tests.ts'

/**
 * The tests that a form shows. While the database is down the last list is used: a patient who submits at that moment
 * must get the form back with its values and an error. For the booking itself the tests are read again.
 */
type CachedLabTests = {
  home(): Promise<HomeTest[]>
  listed(slug: string): Promise<ListedLabTest | null>
  /** Every listed test; an import may take five seconds to show. */
  all(): Promise<ListedLabTest[]>
}

export function createCachedLabTests(db: Database, log: Log): CachedLabTests {
  const options = {
    ttlMs: 0,
    onStale: (error: unknown) => log.error({ event: 'lab_tests.search_failed', error }),
  }
  const home = createCache<HomeTest[]>(options)
  const listed = createCache<ListedLabTest | null>(options)
  const all = createCache<ListedLabTest[]>({ ...options, ttlMs: 5000 })
  return {
    all: () => all.get('all', () => findListedTests(db)),
    home: () => home.get('home', () => findHomeTests(db)),
    listed: (slug) => listed.get(slug, () => findListedTest(db, slug)),
  }
}
