import { dayNumber } from '#clinic/time.ts'
import { has } from '#content/clinic/offered.ts'
import { visitLinks } from '#content/clinic/visits.ts'
import { facts } from '#content/facts.ts'
import { offerOf } from '#server/bookings/next-free.ts'
import { etagOf } from '#server/http/etag.ts'
import type { FindShared } from '#server/http/shared-answers.ts'
import type { Site } from '#server/site.ts'
import { sharedSource } from './pathology/find-results.ts'
import { addressOf, readSearch } from './pathology/search-address.ts'
import { switchLanguage } from './paths.ts'

type Shown = {
  /** The part of the query that the answer depends on. */
  query: string
  /** The cached data that it is made from: the same objects until the site reads them again. */
  from?: readonly object[]
  /** Whether it leaves out past times, and so changes by the minute. */
  byMinute?: boolean
}
/** Null where the answer is for one visitor, or would hold typed text. */
type Share = (site: Site, query: URLSearchParams) => Promise<Shown | null>

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

/** With the links that the site itself makes: to a visit, to the next free time, or to both. */
const bookingPage: Share = async (site, query) => {
  const offer = query.get('next')
  const carried = new URLSearchParams(query)
  carried.delete('next')
  if (!visitLinks().includes(`${carried}`)) return null
  const { next } = site.nextFree.read(`${carried}`)
  if (offer !== null && (next.state !== 'free' || offer !== offerOf(site.secret, next.startsAt))) return null
  return { query: `${query}`, from: await calendars(site), byMinute: true }
}

const labTestsPage: Share = async (site, query) => {
  const search = readSearch(query)
  if (search.q !== '') return null
  return { query: addressOf('', search).slice(1), from: [await sharedSource(site, search)] }
}

const inBothLanguages = (shares: Record<string, Share>) =>
  Object.entries(shares).flatMap(([path, share]) => [
    [path, share] as const,
    [switchLanguage(path), share] as const,
  ])

/** By path, as app/routes.ts spells it. */
const shares = new Map<string, Share>([
  ...inBothLanguages({
    '/appoitment': bookingPage,
    '/appoitment/times': freeTimes,
    '/contact': always,
    '/search': always,
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
  (site: Site): FindShared =>
  async (pathname, query) => {
    const shown = await shares.get(pathname)?.(site, query)
    if (!shown) return null
    const now = site.now()
    const at = shown.byMinute ? Math.floor(now.getTime() / MINUTE_MS) : dayNumber(now)
    return {
      address: shown.query ? `${pathname}?${shown.query}` : pathname,
      version: [at, ...(shown.from ?? []).map(digestOf)].join(' '),
    }
  }
