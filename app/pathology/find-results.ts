import type { TestGroup } from '#clinic/lab-tests/lab-test.ts'
import { testGroupWords } from '#content/pages/test-groups.ts'
import type { FoundLabTest } from '#server/lab-tests/search-lab-tests.ts'
import type { Site } from '#server/site.ts'
import type { Search } from './search-address.ts'

export const PAGE_SIZE = 24
/** "Asked for most" on the first screen. */
const MOST_ASKED = 5

/** `others`: of a way in, the tests that follow the chosen ones. */
export type Found = { tests: FoundLabTest[]; others: FoundLabTest[]; total: number; page: number }

/** The tests of a way in: first those that are explained, in their order, then the rest of the group. */
async function findGroup(site: Site, group: TestGroup): Promise<Found> {
  const listed = (await site.labTestList.read()).map((test) => ({ ...test, matched: null }))
  const bySlug = new Map(listed.map((test) => [test.slug, test]))
  const tests = testGroupWords[group].tests.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  const others = listed.filter((test) => test.groups.includes(group) && !tests.includes(test))
  return { tests, others, total: tests.length + others.length, page: 1 }
}

/** A page that the site remembers stays the same object: what is written from it is remembered with it. */
const remembered = new WeakMap<object, Found>()

async function findPage(site: Site, q: string, page: number, size: number): Promise<Found> {
  const found = await site.labTestSearch.find(q, { page, size })
  const known = remembered.get(found) ?? { ...found, others: [] }
  remembered.set(found, known)
  return known
}

function find(site: Site, { q, group, page }: Search): Promise<Found> {
  if (group) return findGroup(site, group)
  return page === null ? findPage(site, '', 1, MOST_ASKED) : findPage(site, q, page, PAGE_SIZE)
}

/** What someone looks for may be personal: then nobody on the way may keep the answer. Nor is a failure kept. */
const cacheControl = (q: string, isFound: boolean) => {
  if (!isFound) return 'no-store'
  return q === '' ? 'public, max-age=60' : 'private, no-store'
}

/** What was found, null where nothing could be; with what the answer says. */
export async function findResults(site: Site, search: Search) {
  const found = await find(site, search).catch((error) => {
    site.log.error({ event: 'lab_tests.search_failed', error })
    return null
  })
  const headers = { 'cache-control': cacheControl(search.q, found !== null) }
  return { found, answer: { status: found ? 200 : 503, headers } }
}
