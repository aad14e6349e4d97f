import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { callPaths, dayAhead, enquiryAnswers, send, timeAhead } from '../answers.ts'
import { linkOf, linkPageOf } from '../vault.ts'
import { withSite } from '../with-site.ts'
import { atSize, bookVictim, submissions, submitManageForm, type Victim } from './clinic.ts'

/** Replays everything in a dump that the public site might accept as a credential. */
const BOOKINGS = atSize(4, 200)

const { database, site } = withSite({ BOOKING_DAYS: '60' }, { hasCatalogue: true })
const victims: Victim[] = []
beforeAll(async () => {
  for (let n = 0; n < BOOKINGS; n++) {
    const [path, answers] = submissions[n % submissions.length]!
    const at = Math.floor(n / 4)
    const time = { dateTime: timeAhead(1 + Math.floor(at / 5), `1${at % 5 > 2 ? 1 : 0}:${(at % 3) * 2}0`) }
    const wanted = path === callPaths.appointment ? time : {}
    const collected = path === callPaths.collection ? { collectionDate: dayAhead(1 + (n % 20)) } : {}
    victims.push(await bookVictim(site, database, [path, { ...answers(), ...wanted, ...collected }]))
  }
  // Data stored by opening a booking is in the dump as well.
  for (const { reference, pin } of victims.slice(0, 4))
    await submitManageForm(site, { intent: 'find', reference, pin })
}, 300_000)
/** Bookings of one kind are alike: in the short form two values of a column stand for the rest. */
const VALUES_OF_A_COLUMN = atSize(2, 1_000_000)

/** Every column of every table. */
async function dumpedValues(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and table_name not in ('lab_tests', 'schema_migrations')`.execute(database.db)
  const values = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ value: string | null }>`
      select value from (
        select key, value, row_number() over (partition by key order by value) as place
        from (select distinct field.key, field.value from ${sql.raw(name)} as row_of, jsonb_each_text(to_jsonb(row_of)) as field) as each
      ) as sampled
      where place <= ${VALUES_OF_A_COLUMN}`.execute(database.db)
    for (const { value } of rows) {
      if (!value || value.length < 4) continue
      values.add(value)
      // Also inside the payload of a job.
      for (const part of value.match(/[\w-]{12,}/g) ?? []) values.add(part)
      if (value.startsWith('\\x')) values.add(Buffer.from(value.slice(2), 'hex').toString('base64url'))
    }
  }
  return [...values].filter((value) => value.length <= 2000)
}

const get = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return response.text()
}
const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams(fields),
  })
  return (await response.text()) + (response.headers.get('location') ?? '')
}
const call = async (path: string, value: string, body: object) => {
  // Not a valid header value.
  if (!/^[\x20-\x7e]+$/.test(value)) return ''
  return JSON.stringify((await send(site.url + path, body, { key: value })).answer)
}

/** Every handler that accepts a credential, with its response. */
const handlers: Record<string, (value: string) => Promise<string>> = {
  ...Object.fromEntries(
    Object.entries(callPaths).map(([name, path]) => [
      `key of ${name}`,
      (value: string) => call(path, value, {}),
    ]),
  ),
  'key with good answers': (value) => call(callPaths.enquiry, value, enquiryAnswers()),
  'form token': (value) => post('/contact', { formToken: value }),
  'form token of a booking': (value) => post('/appoitment', { formToken: value }),
  confirmationToken: (value) => get(`/contact/sent?confirmation=${encodeURIComponent(value)}`),
  'confirmation token of a booking': (value) =>
    get(`/appoitment/booked?confirmation=${encodeURIComponent(value)}`),
  calendar: (value) => get(`/appoitment/calendar?confirmation=${encodeURIComponent(value)}`),
  link: (value) => post('/booking', { intent: 'link', link: linkPageOf(value) }),
  session: (value) => post('/booking', { intent: 'data', session: value }),
  ticket: (value) => get(`/booking?opened=${encodeURIComponent(value)}`),
  'reference and code': (value) =>
    post('/booking', { intent: 'find', reference: value, pin: value.slice(0, 4) }),
}

/** What a response must not contain: access to a booking, or personal data. */
function leaksIn(answer: string): string[] {
  // The reference in the API's response; the form that finds a booking only repeats the typed one.
  const own = /"data":\{"reference":"([^"]+)"/.exec(answer)?.[1]
  const isVictims = own ? victims.some(({ reference }) => reference === own) : false
  const ways = ['name="session"', '"session":"', '?opened=', 'data-pin', 'BEGIN:VEVENT'].filter((way) =>
    answer.includes(way),
  )
  const codes = isVictims || (!own && /"(pin|code)":"\d{4}"/.test(answer)) ? ['a code'] : []
  const people = victims.flatMap(({ id, person }) =>
    [person.phone, person.phone.slice(3), linkOf(id)].filter((text) => answer.includes(text)),
  )
  return [...ways, ...codes, ...people]
}

test(`of ${BOOKINGS} bookings in a dump the public site opens none, whichever value is replayed at whichever handler`, async () => {
  const values = await dumpedValues()
  expect(values.length).toBeGreaterThan(BOOKINGS * 10)
  const opened: string[] = []
  let requests = 0
  const jobs = values.flatMap((value) => Object.keys(handlers).map((handler) => ({ handler, value })))
  const queue = jobs.values()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const { handler, value } of queue) {
        requests++
        const leaks = leaksIn(await handlers[handler]!(value))
        if (leaks.length) opened.push(`${handler}: ${value.slice(0, 60)} gave ${leaks.join(', ')}`)
      }
    }),
  )
  console.log(
    `${values.length} values of a dump with ${BOOKINGS} bookings, ${requests} replays: ${opened.length} opened`,
  )
  expect(opened).toEqual([])
}, 3_600_000)

test('the handlers are the right ones: the patient’s own credentials open them', async () => {
  const { id, reference, pin, person } = victims[3]!
  expect(leaksIn(await handlers.link!(linkOf(id)))).toContain('?opened=')
  expect(leaksIn(await post('/booking', { intent: 'find', reference, pin, phone: person.phone }))).toContain(
    '?opened=',
  )
})
