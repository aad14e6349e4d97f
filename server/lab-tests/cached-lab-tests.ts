import type { Database } from '../platform/db.ts'
import type { Log } from '../platform/log.ts'
import { findHomeTests, findListedTest, type HomeTest, type ListedLabTest } from './lab-tests.ts'

/**
 * The tests that a form shows. While the database is down the last list is used: a patient who submits just then
 * must get the form back with its values and an error. For the booking itself the tests are read again.
 */
export type KnownTests = {
  home(): Promise<HomeTest[]>
  listed(slug: string): Promise<ListedLabTest | null>
}

export function createKnownTests(db: Database, log: Log): KnownTests {
  let home: HomeTest[] | undefined
  const listed = new Map<string, ListedLabTest>()
  const orAsBefore = async <T>(read: Promise<T>, before: T | undefined): Promise<T> => {
    try {
      return await read
    } catch (error) {
      if (before === undefined) throw error
      log.error({ event: 'lab_tests.search_failed', error })
      return before
    }
  }
  return {
    async home() {
      home = await orAsBefore(findHomeTests(db), home)
      return home
    },
    async listed(slug) {
      const test = await orAsBefore(findListedTest(db, slug), listed.get(slug))
      if (test) listed.set(slug, test)
      else listed.delete(slug)
      return test
    },
  }
}
