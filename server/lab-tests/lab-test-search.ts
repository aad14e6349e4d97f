import { readSearch } from '#clinic/lab-tests/search-text.ts'
import type { Database } from '../platform/db.ts'
import { type LabTestPage, searchLabTests } from './search-lab-tests.ts'

export type TestSearch = { find(typed: string, wanted: { page: number; size: number }): Promise<LabTestPage> }

const TTL_MS = 5000
const MAX_ENTRIES = 500

/**
 * Caches results for a few seconds: while people type, the same few beginnings of words are searched for again and
 * again. In memory only, without who searched.
 */
export function createTestSearch(db: Database): TestSearch {
  const recent = new Map<string, { at: number; found: Promise<LabTestPage> }>()
  return {
    find(typed, wanted) {
      const key = `${wanted.page} ${wanted.size} ${readSearch(typed).text}`
      const at = performance.now()
      const known = recent.get(key)
      if (known && at - known.at < TTL_MS) return known.found
      const found = searchLabTests(db, typed, wanted)
      recent.delete(key)
      recent.set(key, { at, found })
      found.catch(() => recent.delete(key))
      // A map iterates in insertion order: the oldest entry comes first.
      for (const oldest of recent.keys()) {
        if (recent.size <= MAX_ENTRIES) break
        recent.delete(oldest)
      }
      return found
    },
  }
}
