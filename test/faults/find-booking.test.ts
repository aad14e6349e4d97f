import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openPool } from '#server/db.ts'
import { findByPin } from '#server/find-booking.ts'
import { createGuard } from '#server/guard.ts'
import { createLog } from '#server/log.ts'
import { appointmentAnswers, callPaths, enquiryAnswers, send, timeAhead } from '../answers.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { type RunningSite, startSite } from '../processes.ts'
import { openBookings, testVault } from '../vault.ts'

let database: TestDatabase
let site: RunningSite
beforeAll(async () => {
  database = await createTestDatabase()
  site = await startSite({ DATABASE_URL: database.url, TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

/** What the other doors allow does not matter here. */
const limits = {
  perAddressPerMinute: 1,
  perPhonePerHour: 1,
  busyAfter: 1,
  formsPerHour: 1,
  surge: { open: 1, proven: 1 },
}

const anyAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** One press of "Find booking", as from a browser at this address. */
async function find(reference: string, pin: string, address: string) {
  const response = await fetch(`${site.url}/booking`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
      origin: site.url,
    },
    body: new URLSearchParams({ intent: 'find', reference, pin }),
  })
  return { status: response.status, html: await response.text() }
}

async function bookOne() {
  const { answer } = await send(site.url + callPaths.enquiry, enquiryAnswers())
  const reference = answer.data.reference as string
  const id = (await openBookings(database.db)).find((row) => row.reference === reference)!.id
  return { id, reference, pin: testVault.pinOf(id) }
}

/** Over HTTP; the rest through the same guard and lookup, with the same counters, where a page costs most of the time. */
const BY_HTTP = 1000
const GUESSES = 10_000

test('10,000 guesses at one PIN, each from another address, are stopped after five; the link still opens', async () => {
  let booking = await bookOne()
  // A PIN among the very first guesses would be luck, not a hole.
  while (Number(booking.pin) < 100) booking = await bookOne()
  const { reference } = booking
  const pool = openPool(database.url, 'guesses', createLog('silent'))
  const guard = createGuard(pool, developmentEnv.FORM_SECRET, limits, createLog('silent'))
  const answered: Record<string, number> = {}
  const note = (answer: string | number) => {
    answered[answer] = (answered[answer] ?? 0) + 1
  }
  let next = 0
  const guess = async () => {
    while (next < GUESSES) {
      const n = next++
      const pin = String(n).padStart(4, '0')
      if (n < BY_HTTP) {
        const { status, html } = await find(reference, pin, anyAddress(n))
        expect(html).not.toContain('name="pass"')
        note(status)
        continue
      }
      const { wait } = await guard.tryToOpen({ address: anyAddress(n), reference })
      if (wait !== null) note(429)
      else note((await findByPin(database.db, testVault, reference, pin)) ? 'opened' : 422)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: 10 }, guess))
  await pool.end()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${GUESSES} guesses in ${seconds} s:`, answered)
  expect(answered).toEqual({ 422: 5, 429: GUESSES - 5 })
  // Even the right PIN waits now; her link does not.
  expect((await find(reference, booking.pin, '10.200.0.1')).status).toBe(429)
  const opened = await fetch(`${site.url}/booking`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '10.200.0.2', origin: site.url },
    body: new URLSearchParams({ intent: 'link', link: testVault.linkOf(booking.id) }),
  })
  expect(opened.status).toBe(200)
  expect(await opened.text()).toContain(reference)
})

test('one address that tries many references is stopped as well', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 25; n++) statuses.push((await find(`KW-2222-${n}`, '1234', '10.201.0.1')).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422))
  expect(statuses.slice(20)).toEqual(Array(5).fill(429))
})

test('her own mistakes do not shut her out: the right PIN gives the wrong tries of others back', async () => {
  const { reference, pin } = await bookOne()
  for (let n = 0; n < 12; n++) expect((await find(reference, pin, '10.202.0.1')).status).toBe(200)
})

/** The chance that a time of the first list is longer than one of the second: a half when nobody can tell them apart. */
function chanceOfLonger(first: number[], second: number[]): number {
  const all = [...first.map((ms) => ({ ms, one: 1 })), ...second.map((ms) => ({ ms, one: 0 }))]
  all.sort((a, b) => a.ms - b.ms)
  const ranks = all.reduce((sum, { one }, index) => sum + one * (index + 1), 0)
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length)
}

test('a wrong PIN and an unknown reference look the same and take the same time', async () => {
  const SAMPLES = 400
  const bookings: Awaited<ReturnType<typeof bookOne>>[] = []
  for (let n = 0; n < SAMPLES / 4; n++) bookings.push(await bookOne())
  const times = { wrong: [] as number[], unknown: [] as number[], right: [] as number[] }
  const bodies = new Set<string>()
  let visitor = 0
  const measure = async (kind: keyof typeof times, reference: string, pin: string) => {
    visitor += 1
    const began = performance.now()
    const { html, status } = await find(reference, pin, anyAddress(0x00d00000 + visitor))
    times[kind].push(performance.now() - began)
    if (kind === 'right') return
    expect(status).toBe(422)
    // What she typed stands in its field again; everything else is one text.
    bodies.add(html.replaceAll(reference, '').replace(/sha256-[^']+/g, ''))
  }
  for (let n = 0; n < SAMPLES; n++) {
    const { reference, pin } = bookings[n % bookings.length]!
    const wrong = pin === '1234' ? '4321' : '1234'
    const unknown = `KW-${reference.slice(3, 5)}ZZ-Z${n % 7}`
    // In turns, and each first every other time: what the machine does meanwhile meets both alike.
    const both = [
      () => measure('wrong', reference, wrong),
      () => measure('unknown', unknown.replace(/[01]/, '2'), wrong),
    ]
    for (const each of n % 2 ? both : both.reverse()) await each()
    if (n % 4 === 0) await measure('right', reference, pin)
  }
  expect(bodies.size).toBe(1)
  const chance = chanceOfLonger(times.wrong, times.unknown)
  const power = chanceOfLonger(times.right, times.wrong)
  console.log(
    `wrong PIN longer than unknown reference: ${chance.toFixed(3)}; right longer than wrong: ${power.toFixed(3)}`,
  )
  // With 400 of each, chance alone stays within 0.082 of a half in all but one of ten thousand runs.
  expect(Math.abs(chance - 0.5)).toBeLessThan(0.082)
  // The same measure does tell apart what does differ.
  expect(power).toBeGreaterThan(0.6)
}, 240_000)

test('a link opened a hundred times by GET and HEAD changes nothing and tells nothing', async () => {
  const { answer } = await send(site.url + callPaths.appointment, appointmentAnswers())
  const { id, reference } = (await openBookings(database.db)).find(
    (row) => row.reference === answer.data.reference,
  )!
  const state = async () =>
    JSON.stringify(
      await Promise.all(
        (['bookings', 'notices', 'audit_events'] as const).map((table) =>
          database.db.selectFrom(table).selectAll().orderBy('id').execute(),
        ),
      ),
    )
  const before = await state()
  const link = testVault.linkOf(id)
  const pages = new Set<string>()
  for (let n = 0; n < 100; n++) {
    const method = n % 3 === 0 ? 'HEAD' : 'GET'
    const response = await fetch(`${site.url}/m/${link}`, { method })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).not.toContain(reference)
    if (method === 'GET') pages.add(html.replaceAll(link, ''))
  }
  const stranger = await (await fetch(`${site.url}/m/AAAAAAAAAAAA`)).text()
  pages.add(stranger.replaceAll('AAAAAAAAAAAA', ''))
  expect(pages.size, 'a link that exists looks like one that does not').toBe(1)
  expect(await state()).toBe(before)
  expect(site.lines.join('\n')).not.toContain(link)
})

test('while a message about it is on its way for too long, she is told that the booking still stands', async () => {
  const { answer } = await send(site.url + callPaths.appointment, appointmentAnswers(timeAhead(3, '11:00')))
  const { id } = (await openBookings(database.db)).find((row) => row.reference === answer.data.reference)!
  const press = async (form: Record<string, string>) => {
    const headers = { 'x-forwarded-for': '10.203.0.1', origin: site.url }
    const body = new URLSearchParams(form)
    const response = await fetch(`${site.url}/booking`, { method: 'POST', headers, body })
    return { status: response.status, html: await response.text() }
  }
  const opened = await press({ intent: 'link', link: testVault.linkOf(id) })
  const pass = /name="pass" value="([^"]+)"/.exec(opened.html)![1]!
  // As the worker holds it while a provider does not answer.
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from bookings where id = $1 for share', [id])
  const refused = await press({ intent: 'cancel', pass })
  await holder.end()
  expect(refused.status).toBe(503)
  expect(refused.html).toContain('It still stands.')
  expect((await press({ intent: 'cancel', pass })).html).toContain('Your booking is cancelled.')
})
