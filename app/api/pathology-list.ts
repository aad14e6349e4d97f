import { z } from 'zod'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { labTestIn } from '#content/format/lab-test-in.ts'
import type { Language } from '#content/language.ts'
import { pathology } from '#content/pages/pathology.ts'
import type { ListedLabTest } from '#server/lab-tests/lab-tests.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/pathology-list.ts'
import { createListResponse } from './list-response.ts'
import { refuseMethod } from './receive.ts'

const query = z.object({ q: z.string().catch(''), language: z.enum(shownLanguages).catch('en') })

/** Enough for a list that people read; without a search all tests are returned. */
const MAX_RESULTS = 100

/** A search may be personal: no cache may store the response. */
const noStore = { 'cache-control': 'private, no-store' }

/** A test as the API returns it; the field that the specification names comes first. */
const labTestJson = (language: Language, test: ListedLabTest) => {
  const { name, ...words } = labTestIn(language, test)
  return { testDetailName: name, ...words, preparationCode: test.preparation, collect: test.collect }
}

const listResponseIn = (language: Language) =>
  createListResponse('public, max-age=60', (tests: ListedLabTest[]) =>
    tests.map((test) => labTestJson(language, test)),
  )
const listResponses = { en: listResponseIn('en'), hi: listResponseIn('hi') }

async function search(site: Site, { q, language }: z.output<typeof query>) {
  const { tests } = await site.labTestSearch.find(q, { page: 1, size: MAX_RESULTS })
  const data = tests.map((test) => ({ ...labTestJson(language, test), matched: test.matched }))
  return Response.json({ success: true, data, message: 'OK' }, { headers: noStore })
}

/** All tests that may be shown, or those that a search finds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const wanted = query.parse(Object.fromEntries(new URL(request.url).searchParams))
  try {
    if (wanted.q.trim() !== '') return await search(site, wanted)
    return listResponses[wanted.language](request, await site.labTestList.read())
  } catch (error) {
    site.log.error({ event: 'lab_tests.search_failed', error })
    const message = pathology.failed.heading[wanted.language]
    return Response.json({ success: false, data: [], message }, { status: 503, headers: noStore })
  }
}

export const action = () => refuseMethod('GET')
