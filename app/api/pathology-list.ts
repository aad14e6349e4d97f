import { z } from 'zod'
import { pathology } from '#content/pages/pathology.ts'
import { labTestJson } from '#server/lab-tests/lab-test-list.ts'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import type { Route } from './+types/pathology-list.ts'
import { refuseMethod } from './receive.ts'

const query = z.object({ q: z.string().catch(''), language: z.enum(['en', 'hi']).catch('en') })

/** Enough for a list that people read; without a search all tests are returned. */
const MAX_RESULTS = 100

/** A search may be personal: no cache may store the response. */
const noStore = { 'cache-control': 'private, no-store' }

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
    const { body, etag } = await site.testList.read(wanted.language)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60',
      etag,
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(body, { headers })
  } catch (error) {
    site.log.error({ event: 'lab_tests.search_failed', error })
    const message = pathology.failed.heading[wanted.language]
    return Response.json({ success: false, data: [], message }, { status: 503, headers: noStore })
  }
}

export const action = () => refuseMethod('GET')
