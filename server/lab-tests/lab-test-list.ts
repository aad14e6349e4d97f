import { createCache } from '../platform/cache.ts'
import type { Database } from '../platform/db.ts'
import { findListedTests, type ListedLabTest } from './lab-tests.ts'

type LabTestList = { read(): Promise<ListedLabTest[]> }

/** An import is rare, so its result may take this long to show. */
const TTL_MS = 5000

/** Every listed test. */
export function createLabTestList(db: Database): LabTestList {
  const cache = createCache<ListedLabTest[]>({ ttlMs: TTL_MS })
  return { read: () => cache.get('tests', () => findListedTests(db)) }
}
