import { dayNumber } from '#clinic/time.ts'
import { has } from '#content/clinic/offered.ts'
import { shownLanguages } from '#content/clinic/shown-languages.ts'
import { visitLinks } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { searchPlaces } from '#server/http/build-placeholders.ts'
import { etagOf } from '#server/http/etag.ts'
import type { Found } from '#server/http/page-with-results.ts'
import type { FindShared } from '#server/http/shared-answers.ts'
import type { Site } from '#server/site.ts'
import { sharedSource } from './pathology/find-results.ts'
import { addressOf, readSearch } from './pathology/search-address.ts'
import { languageOf, switchLanguage } from './paths.ts'
import { findResults, type SearchResults, typedIn } from './search/results-in.ts'

type Shown = {
  /** The part of the query that the answer depends on. */
  query: string
  /** The cached data that it is made from: the same objects until the site reads them again. */
  from?: readonly object[]
  /** Whether it leaves out past times, and so changes by the minute. */
  byMinute?: boolean
  /** What is put into the answer to this request alone. */
  found?: Found
}
/** Handed in, because only a build has the icons of the results. */
type RenderResults = (language: Language, results: SearchResults) => Found
/** Null where the answer is for one visitor, or would hold typed text. */
type Share = (
  site: Site,
  query: URLSearchParams,
  language: Language,
  render: RenderResults,
) => Promise<Shown | null>

/** Shared with one of these queries alone: any other may hold typed text. */
const shared =
  (queries: readonly string[], read: (site: Site) => Promise<readonly object[]> = async () => []): Share =>
  async (site, query) =>
    queries.includes(`${query}`) ? { query: `${query}`, from: await read(site) } : null

const calendars = (site: Site) => site.availability.read(facts.doctors, site.now())
const labTests = async (site: Site) => [await site.labTestList.read()]

const always = shared([''])
const freeTimes: Share = async (...args) => {
  const shown = await shared([''], calendars)(...args)
  return shown && { ...shown, byMinute: true }
}

const links = new Set(visitLinks())

/** With the links that the site itself makes: to a visit, to the next free time, or to both. */
const bookingPage: Share = async (site, query) => {
  const offer = query.get('next')
  const carried = new URLSearchParams(query)
  carried.delete('next')
  if (!links.has(`${carried}`)) return null
  const { next } = site.nextFree.read(`${carried}`)
  if (offer !== null && (next.state !== 'free' || offer !== offerOf(site.secret, next.startsAt))) return null
  return { query: `${query}`, from: await calendars(site), byMinute: true }
}

const labTestsPage: Share = async (site, query) => {
  const search = readSearch(query)
  if (search.q !== '') return null
  return { query: addressOf('', search).slice(1), from: [await sharedSource(site, search)] }
}

/** The page around the results is shared: one for danger, one for all other queries. What was typed is in neither. */
const searchPage: Share = async (site, query, language, render) => {
  const q = typedIn(query)
  if (q === '') return always(site, query, language, render)
  const results = await findResults(site, language, q)
  const around = new URLSearchParams({
    q: searchPlaces.typed,
    ...(results.cards.length > 0 && { danger: '' }),
  })
  return { query: `${around}`, found: render(language, results) }
}

/** Where the clinic writes English alone, a Hindi address redirects, and a redirect is not shared. */
const inEachLanguage = (shares: Record<string, Share>) =>
  Object.entries(shares).flatMap(([path, share]) =>
    shownLanguages.map((language) => [language === 'en' ? path : switchLanguage(path), share] as const),
  )

/** By path, as app/routes.ts spells it. */
const shares = new Map<string, Share>([
  ...inEachLanguage({
    '/appoitment': bookingPage,
    '/appoitment/times': freeTimes,
    '/contact': always,
    '/search': searchPage,
    ...(has('pathology') && { '/pathology': labTestsPage, '/pathology/results': labTestsPage }),
    ...(has('blog') && { '/feed.xml': always }),
  }),
  ['/api/appointment/all', shared(['', ...facts.doctors.map(({ id }) => `doctor=${id}`)], calendars)],
  ...(has('pathology')
    ? [['/api/v1/pathology', shared(['', 'language=en', 'language=hi'], labTests)] as const]
    : []),
  ['/sitemap.xml', has('pathology') ? shared([''], labTests) : always],
  ...[
    '/api/openapi.json',
    '/robots.txt',
    '/manifest.webmanifest',
    '/speculation-rules.json',
    '/service-worker.js',
  ].map((path) => [path, always] as const),
])

const digests = new WeakMap<object, string>()

/** Equal contents have equal digests, also where they were read again meanwhile. */
function digestOf(source: object): string {
  const digest = digests.get(source) ?? etagOf(JSON.stringify(source))
  digests.set(source, digest)
  return digest
}

const MINUTE_MS = 60_000

/** Times begin with whole minutes, and "today" changes at midnight: in between, only the sources can differ. */
export const createFindShared =
  (site: Site, render: RenderResults): FindShared =>
  async (pathname, query) => {
    const shown = await shares.get(pathname)?.(site, query, languageOf(pathname), render)
    if (!shown) return null
    const now = site.now()
    const at = shown.byMinute ? Math.floor(now.getTime() / MINUTE_MS) : dayNumber(now)
    return {
      address: shown.query ? `${pathname}?${shown.query}` : pathname,
      version: [at, ...(shown.from ?? []).map(digestOf)].join(' '),
      ...(shown.found && { found: shown.found }),
    }
  }
