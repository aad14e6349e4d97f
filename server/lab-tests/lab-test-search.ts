import { readSearch } from '#clinic/lab-tests/search-text.ts'
import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { type LabTestPage, searchLabTests } from './search-lab-tests.ts'

type LabTestSearch = {
  find(typed: string, wanted: { page: number; size: number }): Promise<LabTestPage>
}

/**
 * Caches results for a few seconds, because typing repeats the same beginnings of words. In memory only, without the
 * visitor.
 */
export function createLabTestSearch(db: Database): LabTestSearch {
  const cache = createCache<LabTestPage>({ ttlMs: 5000, maxEntries: 500 })
  return {
    find: (typed, wanted) =>
      cache.get(`${wanted.page} ${wanted.size} ${readSearch(typed).text}`, () =>
        searchLabTests(db, typed, wanted),
      ),
  }
}
