import type { Site } from '#server/site.ts'
import { languageOf } from '../paths.ts'
import { PAGE_SIZE } from './results-data.ts'
import { readSearch } from './search-address.ts'

/** What someone looks for may be personal: then nobody on the way may keep the answer. Nor is a failure kept. */
const cacheControl = (q: string, isFound: boolean) => {
  if (!isFound) return 'no-store'
  return q === '' ? 'public, max-age=60' : 'private, no-store'
}

/** What an address asks for (?q=&page=) and what was found, null where nothing could be; with what the answer says. */
export async function findResults(site: Site, request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const { q, page } = readSearch(searchParams)
  const found = await site.labTestSearch.find(q, { page, size: PAGE_SIZE }).catch((error) => {
    site.log.error({ event: 'lab_tests.search_failed', error })
    return null
  })
  const headers = { 'cache-control': cacheControl(q, found !== null) }
  return {
    language: languageOf(pathname),
    search: { q, page },
    found,
    answer: { status: found ? 200 : 503, headers },
  }
}
