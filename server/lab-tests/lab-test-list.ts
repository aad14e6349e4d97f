import { createHash } from 'node:crypto'
import { labTestIn } from '#content/format/lab-test-in.ts'
import { type Language, languages } from '#content/language.ts'
import type { Database } from '../platform/db.ts'
import { findListedTests, type ListedLabTest } from './lab-tests.ts'

/** The response of GET /api/v1/pathology without a search, serialised. */
export type TestList = { body: string; etag: string }

export type TestListReader = { read(language: Language): Promise<TestList> }

/** An import is rare, and may take this long to show. */
const TTL_MS = 5000

/** A test as the API returns it; the field that the specification names comes first. */
export const labTestJson = (language: Language, test: ListedLabTest) => {
  const { name, ...words } = labTestIn(language, test)
  return { testDetailName: name, ...words, preparationCode: test.preparation, collect: test.collect }
}

async function load(db: Database): Promise<Record<Language, TestList>> {
  const tests = await findListedTests(db)
  const lists = languages.map((language) => {
    const data = tests.map((test) => labTestJson(language, test))
    const body = JSON.stringify({ success: true, data, message: 'OK' })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    return [language, { body, etag }]
  })
  return Object.fromEntries(lists)
}

/** Cached for a few seconds and loaded once, however many requests wait for it. */
export function createTestList(db: Database): TestListReader {
  let latest: { at: number; lists: ReturnType<typeof load> } | null = null
  return {
    async read(language) {
      const at = performance.now()
      if (!latest || at - latest.at > TTL_MS) {
        const lists = load(db)
        latest = { at, lists }
        lists.catch(() => {
          latest = null
        })
      }
      return (await latest.lists)[language]
    },
  }
}
