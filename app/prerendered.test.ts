import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { smallClinic, visitsOnly } from '#test/small-clinic.ts'
import { contentPathsOf, livePathsOf } from './prerendered.ts'
import { routesOf } from './routes.ts'

const pathsIn = (entries: RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path = '', index, children }) => {
    const here = path ? `${parent}/${path}` : parent
    return children ? pathsIn(children, here) : path || index ? [here || '/'] : []
  })

const routesWith = (clinic: typeof facts) => pathsIn(routesOf(clinic)).filter((path) => !path.endsWith('/*'))
const pagesOf = (clinic: typeof facts) => [...contentPathsOf(clinic), ...livePathsOf(clinic)]

test('every page of a clinic is one of its routes', () => {
  for (const clinic of [facts, smallClinic, visitsOnly]) {
    const routes = routesWith(clinic)
    const missing = pagesOf(clinic).filter((page) => !routes.some((route) => matchPath(route, page)))
    expect(missing).toEqual([])
  }
})

test('without a department its pages and routes are gone, in both languages', () => {
  const gone = pagesOf(facts).filter((page) => !pagesOf(smallClinic).includes(page))
  expect(gone).toContain('/service/therapies')
  expect(gone).toContain('/blog/sleep-and-the-mind-small-habits-that-help')
  const routes = routesWith(smallClinic)
  expect(routesWith(facts).filter((route) => !routes.includes(route))).toEqual([
    '/service/:tab',
    '/service/treatments/here-for-you',
    '/service/treatments/:condition',
    '/hi/service/:tab',
    '/hi/service/treatments/here-for-you',
    '/hi/service/treatments/:condition',
  ])
})

test('a clinic without tests and optional pages has neither their routes nor their API', () => {
  const left = [...pagesOf(visitsOnly), ...routesWith(visitsOnly)].join('\n')
  expect(left).toContain('/services/:tab')
  expect(left).not.toMatch(/patholog|home-collection|blog|gallery|pratice|feed|\/service\//)
})
