import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#server/site.ts'
import { siteContext } from '../context.ts'
import routes from '../routes.ts'
import type { Route } from './+types/sitemap.ts'
import { loader } from './sitemap.ts'

/** Paths that search engines must not list, in English, each with the reason. */
const unlisted: Record<string, string> = {
  '/contact/sent': 'the thanks for one form',
  '/appoitment/booked': 'the thanks for one form',
  '/home-collection/booked': 'the thanks for one form',
  '/pathology/booked': 'the thanks for one form',
  '/appoitment/calendar': 'the calendar file of one booking',
  '/appoitment/times': 'the free times as data, for the form',
  '/m/:link': 'the private link of one booking',
  '/pathology/:slug/book': 'a form for each of hundreds of tests; their pages are found',
  '/pathology/basket': 'what one visitor has chosen',
  '/pathology/book': 'a form; the tests that it is for are in its body',
  '/pathology/results': 'a part of a page',
  '/offline': 'only for who has no connection',
  '/*': 'a page that does not exist',
  '/theme': 'takes a choice and shows nothing',
  '/feed.xml': 'for machines',
  '/sitemap.xml': 'for machines',
  '/robots.txt': 'for machines',
  '/manifest.webmanifest': 'for machines',
  '/speculation-rules.json': 'for machines',
  '/service-worker.js': 'for machines',
}

/** Every path of the table; a layout has none of its own. */
const addressesIn = (entries: RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', index, children }) => {
    const address = path ? `${parent}/${path}` : parent
    if (children) return addressesIn(children, address)
    return path || index ? [address || '/'] : []
  })
const addresses = addressesIn(await routes).filter((address) => !address.startsWith('/api/'))
const englishOf = (address: string) => address.replace(/^\/hi(?=\/|$)/, '') || '/'

const labTestList = { read: async () => [{ slug: 'lipid-profile' }] }

const answer = (site: object) => {
  const context = new RouterContextProvider()
  context.set(siteContext, { publicUrl: 'https://clinic.example', ...site } as Site)
  return loader({ context } as unknown as Route.LoaderArgs)
}

async function listed(): Promise<string[]> {
  const xml = await (await answer({ labTestList })).text()
  return Array.from(xml.matchAll(/<loc>https:\/\/clinic\.example(.*?)<\/loc>/g), ([, path = '']) => path)
}

test('every page is in the sitemap in both languages, or is left out for a reason', async () => {
  const paths = await listed()
  const missing = addresses
    .filter((address) => !(englishOf(address) in unlisted))
    .filter((address) => !paths.some((path) => matchPath(address, path)))
  expect(missing).toEqual([])
})

test('the sitemap leads to pages only, and to none that is left out', async () => {
  const isPage = (path: string) =>
    addresses.some((address) => !(englishOf(address) in unlisted) && matchPath(address, path))
  expect((await listed()).filter((path) => !isPage(path))).toEqual([])
})

test('the page of every listed test is in the sitemap, in both languages', async () => {
  expect(await listed()).toEqual(
    expect.arrayContaining(['/pathology/lipid-profile', '/hi/pathology/lipid-profile']),
  )
})

test('while the tests cannot be read the other pages are listed, and the response is not cached', async () => {
  const read = () => Promise.reject(new Error('away'))
  const response = await answer({ labTestList: { read }, log: { error() {} } })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('<loc>https://clinic.example/pathology</loc>')
})

test('the pages that the sitemap leaves out exist', () => {
  const english = addresses.map(englishOf)
  expect(Object.keys(unlisted).filter((address) => !english.includes(address))).toEqual([])
})
