import { randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextFreePages } from '#app/next-free.ts'
import { freeTimes } from '#clinic/next-free.ts'
import { buildFolder } from '#content/clinic/build-folder.ts'
import { facts } from '#content/facts.ts'
import { createAvailability } from '#server/bookings/availability.ts'
import { createNextFree, offerOf } from '#server/bookings/next-free.ts'
import { BUILD_FREE_OFFER } from '#server/http/build-placeholders.ts'
import { createHttp } from '#server/http/http.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { openForwarder } from './forwarder.ts'
import { insertBooking } from './insert-booking.ts'
import { withDatabase } from './with-database.ts'

/** The built pages, served over HTTP from a real database that can be cut off, by a clock that is set by hand. */

const hours = { sessions: facts.sessions, slotMinutes: facts.slotMinutes, days: 7 }
const log = createLog('silent')
const offerAt = (startsAt: Date) => offerOf('secret', startsAt)
let clock = new Date('2026-11-16T12:00:00+05:30')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

const database = withDatabase()
let open: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  open = await openSite()
})
afterAll(() => open.close())

async function openSite() {
  const { host } = new URL(database.url)
  const line = await openForwarder(`http://${host}`)
  const url = new URL(database.url)
  url.port = new URL(line.url).port
  const db = openDatabase(openPool(url.href, 'test', log))
  const nextFree = createNextFree({
    // Without the second for which the times are cached.
    read: async (now) => {
      const times = freeTimes(await createAvailability(db).read([hours], now), now)
      return () => times
    },
    now: () => clock,
    onFailed: () => {},
    restMs: 0,
  })
  const site = (reader: typeof nextFree) =>
    createHttp({
      log,
      random: randomBytes,
      publicUrl: 'https://kamalini.example',
      pageScript: '/assets/browser.js',
      isDemo: true,
      trustedProxies: 0,
      readiness: async () => 'ok',
      client: {
        folder: `${buildFolder}/client`,
        filling: { nextFree: reader, offer: offerAt, signatures: () => new Map() },
        now: () => clock,
      },
      render: async () => new Response('', { status: 404 }),
    })
  const app = await site(nextFree)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    address,
    line,
    nextFree,
    site,
    async close() {
      await app.close()
      await db.destroy()
      await line.close()
    },
  }
}

async function cardOf(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(open.address + path, { headers })
  const html = await response.text()
  const cards = [...html.matchAll(/<a[^>]*data-next-free="(\w+)"[^>]*>.*?<\/a>/gs)]
  expect(cards.length).toBeLessThanOrEqual(1)
  expect(html).not.toContain('.invalid')
  const [card = '', state] = cards[0] ?? []
  const offer = /\?next=([^"]+)"/.exec(card)?.[1] ?? null
  const text = /<b>(.*?)<\/b>/.exec(card)?.[1]?.replaceAll('\u00a0', ' ')
  return { status: response.status, headers: response.headers, state, offer, text }
}
const firstFree = () => {
  const { next } = open.nextFree.read()
  if (next.state !== 'free') throw new Error('Nothing is free')
  return next.startsAt
}
const book = (startsAt: Date) =>
  insertBooking(database, { kind: 'appointment', state: 'booked', startsAt, now: clock })

test('a booking of the first free time, by this process or another, changes the line within a minute', async () => {
  expect(await cardOf('/')).toMatchObject({ status: 200, state: 'unknown', text: 'Choose a time' })
  await open.nextFree.changed()
  const first = await cardOf('/')
  const offered = (clock: string) => ({ offer: offerAt(new Date(`2026-11-16T${clock}:00+05:30`)) })
  expect(first).toMatchObject({ state: 'free', ...offered('12:20'), text: 'Today 12:20 pm' })
  expect(await cardOf('/hi')).toMatchObject({ text: 'आज दोपहर 12:20' })

  await book(firstFree())
  await open.nextFree.changed()
  const second = await cardOf('/')
  expect(second).toMatchObject(offered('12:40'))
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))

  // Reception booked it; this process got no notification.
  await book(firstFree())
  pass(31)
  expect((await cardOf('/')).offer).toBe(second.offer)
  await expect.poll(() => cardOf('/')).toMatchObject(offered('13:00'))
})

test('a page in the browser’s cache is confirmed by its ETag, and may be shown for less than a minute', async () => {
  await open.nextFree.changed()
  const first = await cardOf('/')
  const etag = first.headers.get('etag')!
  const maxAge = Number(/max-age=(\d+)/.exec(first.headers.get('cache-control')!)?.[1])
  expect(maxAge).toBeGreaterThan(0)
  expect(maxAge).toBeLessThanOrEqual(30)
  expect((await cardOf('/', { 'if-none-match': etag })).status).toBe(304)
  await book(firstFree())
  await open.nextFree.changed()
  expect((await cardOf('/', { 'if-none-match': etag })).status).toBe(200)
})

test('with the database down every page still loads, and the card says: choose a time', async () => {
  await open.nextFree.changed()
  await open.line.cut()
  pass(59)
  expect((await cardOf('/')).state).toBe('free')
  pass(1)
  const away = await cardOf('/')
  expect(away).toMatchObject({ status: 200, state: 'unknown', text: 'Choose a time', offer: null })
  expect(away.headers.get('cache-control')).toBe('no-cache')
  expect(await cardOf('/hi')).toMatchObject({ status: 200, text: 'समय चुनें' })
  await open.line.restore()
  await expect.poll(async () => (await cardOf('/')).state).toBe('free')
})

test('when nothing is free in the bookable days, the card is a phone number', async () => {
  const day = (offset: number) =>
    new Date(clock.getTime() + 330 * 60_000 + offset * 86_400_000).toISOString().slice(0, 10)
  for (let offset = 0; offset < hours.days; offset++)
    await database.db
      .insertInto('closures')
      .values({ day: day(offset) })
      .execute()
  await open.nextFree.changed()
  expect(await cardOf('/')).toMatchObject({ state: 'none', text: 'Call for a time' })
  await database.db.deleteFrom('closures').execute()
  await open.nextFree.changed()
  expect(await cardOf('/')).toMatchObject({ state: 'free' })
})

test('no page with the card is prefetched: browsers would show it for five minutes', async () => {
  const origin = 'https://kamalini.example'
  const patterns = nextFreePages.map((pattern) => new URLPattern(pattern, origin))
  for (const others of ['/gallery', '/hi/contact', '/pathology', '/privacy-policy'])
    expect(patterns.some((pattern) => pattern.test(origin + others))).toBe(false)
  const missed: string[] = []
  let count = 0
  for await (const file of glob('**/index.html', { cwd: `${buildFolder}/client` })) {
    const html = await readFile(`${buildFolder}/client/${file}`, 'utf8')
    if (!html.includes(BUILD_FREE_OFFER)) continue
    count += 1
    const pathname = `/${file.replace(/\/?index\.html$/, '')}`
    if (!patterns.some((pattern) => pattern.test(origin + pathname))) missed.push(pathname)
  }
  expect(missed).toEqual([])
  expect(count).toBeGreaterThan(0)
})

test('a page with the card is served as fast as the same page without', async () => {
  await open.nextFree.changed()
  const never = { ...open.nextFree, read: () => ({ next: { state: 'unknown' } as const, freshForMs: 0 }) }
  const plain = await open.site(never)
  const plainAddress = await plain.listen({ host: '127.0.0.1', port: 0 })
  const measure = async (address: string) => {
    const began = performance.now()
    await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    return performance.now() - began
  }
  const took: Record<'plain' | 'filled', number[]> = { plain: [], filled: [] }
  // In turns, so that a busy moment of the machine affects both.
  for (let n = 0; n < 200; n++) {
    took.plain.push(await measure(plainAddress))
    took.filled.push(await measure(open.address))
  }
  await plain.close()
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length / 2]!
  console.info(
    `median of 200: ${median(took.plain).toFixed(2)} ms, filled in ${median(took.filled).toFixed(2)} ms`,
  )
  expect(median(took.filled)).toBeLessThan(median(took.plain) + 2)
})
