import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { askFor, offeredTimes } from './clients.ts'
import { findViolations, type Try } from './history.ts'
import { readStored } from './stored.ts'
import { openMachine } from './two-releases.ts'

/** `npm run proof:upgrade` makes five; each with its way back. */
const UPGRADES = Number(process.env.UPGRADES ?? 1)

const PER_SECOND = 50
/** A busy machine reaches this and sends less: the test is about refused requests, not about speed. */
const OPEN_AT_MOST = 6
const TIMEOUT_MS = 60_000
/** So many of ten requests are bookings; the others are pages and their files. */
const BOOKINGS_OF_TEN = 1

/** Times for all bookings. Not more: a page draws all of them. */
const DAYS = 10 + UPGRADES * 20

const pages = ['/', '/hi', '/appoitment', '/about/clinic', '/api/appointment/all', '/hi/appoitment']

/** Visitors at several addresses, so that Caddy has work for both processes. */
const visitors = Array.from(
  { length: 16 },
  (_, place) => new Agent({ keepAlive: true, localAddress: `127.0.0.${place + 2}` }),
)

type Sent = { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal }

async function ask(url: string, { body, ...sent }: Sent = {}) {
  const agent = visitors[Math.floor(Math.random() * visitors.length)]!
  return new Promise<{ status: number; text: string; json(): Promise<unknown> }>((resolve, reject) => {
    request(url, { agent, ...sent }, async (response) => {
      const answer = await text(response).catch(reject)
      if (typeof answer === 'string')
        resolve({ status: response.statusCode!, text: answer, json: async () => JSON.parse(answer) })
    })
      .on('error', reject)
      .end(body)
  })
}

const scriptsIn = (page: string) => page.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g) ?? []

/** Requests at their rate, whether or not those before them have been answered. */
function startLoad(url: string) {
  const times = offeredTimes(DAYS)
  const history: Try[] = []
  const failed: string[] = []
  const seen = new Map<string, string>()
  const slowest = { page: 0, booking: 0 }
  const open = new Set<Promise<unknown>>()
  let sent = 0
  let count = 0
  let booked = 0

  async function book() {
    const key = randomUUID()
    const one = await askFor(url, key, times[booked++]!, TIMEOUT_MS, async (to, sent) => {
      const answer = await ask(to, sent).catch((e) => {
        seen.set(key, String(e))
        throw e
      })
      seen.set(key, `${answer.status} ${answer.text.slice(0, 200)}`)
      return answer
    })
    history.push(one)
    slowest.booking = Math.max(slowest.booking, one.endedAt - one.sentAt)
    if (one.answer.kind !== 'booked')
      failed.push(`booking: ${JSON.stringify(one.answer)}, ${seen.get(one.key)}`)
  }
  async function read(path: string) {
    const sentAt = performance.now()
    const { status, text } = await ask(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      (error) => ({ status: String(error), text: '' }),
    )
    slowest.page = Math.max(slowest.page, performance.now() - sentAt)
    if (status !== 200) failed.push(`${path}: ${status}`)
    return text
  }
  let script = ''
  const turns = [
    book,
    async () => {
      script = scriptsIn(await read('/appoitment'))[0] ?? script
    },
    // The script of the page that was read last, by whichever release.
    () => read(script || '/'),
  ]
  const began = performance.now()
  const sendNext = () => {
    const turn = count++ % 10
    const [first] = turns
    const next =
      turn < BOOKINGS_OF_TEN ? first! : turn < 6 ? () => read(pages[count % 6]!) : turns[1 + (turn % 2)]!
    const answered: Promise<unknown> = next().finally(() => open.delete(answered))
    open.add(answered)
  }
  // A busy machine calls this late: the requests that are due then are sent at once.
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1000) * PER_SECOND; sent < due; sent++)
      if (open.size < OPEN_AT_MOST) sendNext()
  }, 1000 / PER_SECOND)
  return {
    history,
    failed,
    slowest,
    open,
    count: () => count,
    read,
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      for (const agent of visitors) agent.destroy()
    },
  }
}

test('an upgrade and the way back refuse no request and lose no booking', {
  timeout: 240_000 + UPGRADES * 60_000,
}, async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const machine = await openMachine({
    DATABASE_URL: database.url,
    BOOKING_DAYS: String(DAYS),
    DRAIN_SECONDS: '3',
  })
  onTestFinished(() => machine.remove())
  const [before, after] = machine.releases
  await machine.switchTo(before)

  const load = startLoad(machine.url)
  onTestFinished(() => load.stop())
  const began = performance.now()
  const scriptsBefore = scriptsIn(await load.read('/appoitment'))
  expect(scriptsBefore.length).toBeGreaterThan(0)
  for (let upgrade = 0; upgrade < UPGRADES; upgrade++) {
    // The release before works on the schema of the next one.
    await machine.migrate(after, database.url)
    await machine.switchTo(after)
    expect(scriptsIn(await load.read('/appoitment'))).toContain('/assets/browser-another.js')
    for (const script of scriptsBefore) await load.read(script)
    await machine.switchTo(before)
    expect(scriptsIn(await load.read('/appoitment'))).toEqual(scriptsBefore)
    await load.read('/assets/browser-another.js')
  }
  await load.stop()

  const figures = {
    upgrades: UPGRADES,
    seconds: Math.round((performance.now() - began) / 1000),
    requests: load.count(),
    bookings: load.history.length,
    failed: load.failed.length,
    aSecond: Math.round((load.count() * 1000) / (performance.now() - began)),
    slowestPageMs: Math.round(load.slowest.page),
    slowestBookingMs: Math.round(load.slowest.booking),
  }
  console.log(`Upgrades under load: ${JSON.stringify(figures)}`)
  expect(load.failed).toEqual([])
  const stored = await readStored(
    database.db,
    load.history.map(({ key }) => key),
  )
  expect(findViolations(load.history, stored)).toEqual([])
  expect(stored.bookings).toHaveLength(load.history.length)
  // Each process has ended by itself, and the run proves something only if there were requests all the time.
  expect(machine.units.exits).toEqual(Array(UPGRADES * 4).fill(0))
  expect(load.history.length).toBeGreaterThan(UPGRADES * 20)
  expect(load.count()).toBeGreaterThan(UPGRADES * 200)
})
