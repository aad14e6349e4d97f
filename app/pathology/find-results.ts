import type { TestGroup } from '#clinic/lab-tests/lab-test.ts'
import { testGroupWords } from '#content/pages/test-groups.ts'
import type { FoundLabTest } from '#server/lab-tests/search-lab-tests.ts'
import type { Site } from '#server/site.ts'
import type { Search } from './search-address.ts'

export const PAGE_SIZE = 24
/** "Asked for most" on the first screen. */
const MOST_ASKED = 5

/** `others`: in a group, the tests that follow the chosen ones. */
export type Found = { tests: FoundLabTest[]; others: FoundLabTest[]; total: number; page: number }

/** The tests of a group: first those with an explanation, in their order, then the rest. */
async function findGroup(site: Site, group: TestGroup): Promise<Found> {
  const listed = (await site.labTestList.read()).map((test) => ({ ...test, matched: null }))
  const bySlug = new Map(listed.map((test) => [test.slug, test]))
  const tests = testGroupWords[group].tests.flatMap(({ slug }) => bySlug.get(slug) ?? [])
  const others = listed.filter((test) => test.groups.includes(group) && !tests.includes(test))
  return { tests, others, total: tests.length + others.length, page: 1 }
}

/** A cached page of results stays the same object, so that its serialised text is cached with it. */
const remembered = new WeakMap<object, Found>()

async function findPage(site: Site, q: string, part: ReturnType<typeof partOf>): Promise<Found> {
  const found = await site.labTestSearch.find(q, part)
  const known = remembered.get(found) ?? { ...found, others: [] }
  remembered.set(found, known)
  return known
}

const partOf = ({ page }: Search) =>
  page === null ? { page: 1, size: MOST_ASKED } : { page, size: PAGE_SIZE }

const find = (site: Site, search: Search): Promise<Found> =>
  search.group ? findGroup(site, search.group) : findPage(site, search.q, partOf(search))

/** What a page on which nothing was typed is made from, as the site caches it. */
export const sharedSource = (site: Site, search: Search): Promise<object> =>
  search.group ? site.labTestList.read() : site.labTestSearch.find('', partOf(search))

/** A search may be personal: no cache on the way may store the response. Nor is a failure cached. */
const cacheControl = (q: string, isFound: boolean) => {
  if (!isFound) return 'no-store'
  return q === '' ? 'public, max-age=60' : 'private, no-store'
}

/** The results, null where the search failed; with the header of the response. */
export async function findResults(site: Site, search: Search) {
  const found = await find(site, search).catch((error) => {
    site.log.error({ event: 'lab_tests.search_failed', error })
    return null
  })
  const headers = { 'cache-control': cacheControl(search.q, found !== null) }
  return { found, answer: { status: found ? 200 : 503, headers } }
}
