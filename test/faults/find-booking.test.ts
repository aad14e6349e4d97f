import pg from 'pg'
import { expect, test } from 'vitest'
import { REFERENCE_ALPHABET } from '#clinic/reference.ts'
import { appointmentAnswers, callPaths, enquiryAnswers, send, timeAhead } from '../answers.ts'
import { atSize } from '../attacks/clinic.ts'
import { chanceOfLonger } from '../chance-of-longer.ts'
import { linkOf, linkPageOf, openBookings, pinOf } from '../vault.ts'
import { withSite } from '../with-site.ts'

const { database, site } = withSite({ TRUSTED_PROXIES: '1' })
const anyAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const letterOf = (n: number) => REFERENCE_ALPHABET[Math.trunc(n) % REFERENCE_ALPHABET.length]

/** Submits "Find booking" from this IP address. */
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

/** Every page has a form token of its own. */
function withoutToken(html: string): string {
  const [, token] = /formToken(?:\W|value|quot)+([\w.-]{20,})/.exec(html)!
  return html.replaceAll(token!, '')
}

async function bookOne() {
  const { answer } = await send(site.url + callPaths.enquiry, enquiryAnswers())
  const reference = answer.data.reference as string
  const id = (await openBookings(database.db)).find((row) => row.reference === reference)!.id
  return { id, reference, pin: pinOf(id) }
}

test('wrong attempts do not lock the patient out: the right PIN resets the counters', async () => {
  const { reference, pin } = await bookOne()
  for (let n = 0; n < 12; n++) expect((await find(reference, pin, '10.202.0.1')).status).toBe(200)
})

test('a wrong PIN and an unknown reference look the same and take the same time', async () => {
  const SAMPLES = atSize(160, 400)
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
    // The typed reference is in its field again, and tries are counted for every reference; all else is the same.
    const tries = /Check both\. (\d tr(y|ies) left, then|Next time) we also ask[^<"\\]*/g
    expect(html).toMatch(tries)
    bodies.add(
      withoutToken(html)
        .replaceAll(reference, '')
        .replace(tries, '')
        .replace(/sha256-[^']+/g, ''),
    )
  }
  for (let n = 0; n < SAMPLES; n++) {
    const { reference, pin } = bookings[n % bookings.length]!
    const wrong = pin === '1234' ? '4321' : '1234'
    // Each is tried once: after several tries of one reference the page asks for the phone number.
    const unknown = `KW-${reference.slice(3, 5)}ZZ-${letterOf(n / REFERENCE_ALPHABET.length)}${letterOf(n)}`
    // In alternating order, so that the load of the machine affects both alike.
    const both = [() => measure('wrong', reference, wrong), () => measure('unknown', unknown, wrong)]
    for (const each of n % 2 ? both : both.reverse()) await each()
    if (n % 4 === 0) await measure('right', reference, pin)
  }
  expect(bodies.size).toBe(1)
  const chance = chanceOfLonger(times.wrong, times.unknown)
  const power = chanceOfLonger(times.right, times.wrong)
  console.log(
    `wrong PIN longer than unknown reference: ${chance.toFixed(3)}; right longer than wrong: ${power.toFixed(3)}`,
  )
  // By chance alone one of ten thousand runs differs more from a half: 0.082 with 400 of each.
  expect(Math.abs(chance - 0.5)).toBeLessThan(1.64 / Math.sqrt(SAMPLES))
  // The same measure detects a real difference.
  expect(power).toBeGreaterThan(0.6)
}, 240_000)

test('a link opened a hundred times by GET and HEAD changes nothing and reveals nothing', async () => {
  const { answer } = await send(site.url + callPaths.appointment, appointmentAnswers())
  const { id, reference } = (await openBookings(database.db)).find(
    (row) => row.reference === answer.data.reference,
  )!
  const state = async () =>
    JSON.stringify(
      await Promise.all(
        (['bookings', 'messages', 'audit_events'] as const).map((table) =>
          database.db.selectFrom(table).selectAll().orderBy('id').execute(),
        ),
      ),
    )
  const before = await state()
  const link = linkOf(id)
  const pages = new Set<string>()
  /** The link redirects to a page of /booking, which does not contain it. */
  const keepPage = ({ url }: Response, html: string) =>
    pages.add(withoutToken(html).replaceAll(new URL(url).searchParams.get('link')!, ''))
  for (let n = 0; n < 100; n++) {
    const method = n % 3 === 0 ? 'HEAD' : 'GET'
    const response = await fetch(`${site.url}/m/${link}`, { method })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(response.url + html).not.toContain(link)
    expect(html).not.toContain(reference)
    if (method === 'GET') keepPage(response, html)
  }
  const stranger = await fetch(`${site.url}/m/AAAAAAAAAAAA`)
  keepPage(stranger, await stranger.text())
  expect(pages.size, 'a link that exists looks like one that does not').toBe(1)
  expect(await state()).toBe(before)
  expect(site.lines.join('\n')).not.toContain(link)
})

test('while a message about it takes too long to send, the page says that the booking is unchanged', async () => {
  const { answer } = await send(site.url + callPaths.appointment, appointmentAnswers(timeAhead(3, '11:00')))
  const { id } = (await openBookings(database.db)).find((row) => row.reference === answer.data.reference)!
  const submitManageForm = async (form: Record<string, string>) => {
    const headers = { 'x-forwarded-for': '10.203.0.1', origin: site.url }
    const body = new URLSearchParams(form)
    const response = await fetch(`${site.url}/booking`, { method: 'POST', headers, body })
    return { status: response.status, html: await response.text() }
  }
  const opened = await submitManageForm({ intent: 'link', link: linkPageOf(linkOf(id)) })
  const session = /name="session" value="([^"]+)"/.exec(opened.html)![1]!
  // Locked as by the worker while a provider does not respond.
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from bookings where id = $1 for share', [id])
  const refused = await submitManageForm({ intent: 'cancel', session })
  await holder.end()
  expect(refused.status).toBe(503)
  expect(refused.html).toContain('It still stands.')
  expect((await submitManageForm({ intent: 'cancel', session })).html).toContain('Your booking is cancelled.')
})
