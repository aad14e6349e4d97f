import { randomUUID } from 'node:crypto'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { addDays, dayOf, dayParts, instantAt, minutesFrom, toIso } from '#clinic/time.ts'
import { developmentEnv } from '#dev/env.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { givenAt } from './given.ts'
import { newPhone } from './phones.ts'
import { startSite } from './processes.ts'
import { withSite } from './with-site.ts'

const { database, site } = withSite()

const at = (clock: string, days = 2) => toIso(instantAt(addDays(dayOf(new Date()), days), minutesFrom(clock)))
/** On weekday evenings both doctors see patients: of two days in a row one is no Sunday. */
const weekdayAhead = (clock: string) => {
  const isSunday = dayParts(addDays(dayOf(new Date()), 4)).weekday === 0
  return at(clock, isSunday ? 5 : 4)
}
const asha = {
  patientName: 'Asha Verma',
  /** A new number for each use: one number may have only four visits ahead. */
  get phoneNumber() {
    return newPhone().replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!)
  },
  email: '',
  address: '',
  consent: true,
  language: 'en',
}

async function book(
  body: unknown,
  { key = randomUUID() as string, ...headers }: Record<string, string> = {},
) {
  const response = await fetch(`${site.url}/api/appointment/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, answer: await response.json() }
}

test('201 with a reference, then 200 with the same response for the same key', async () => {
  const key = randomUUID()
  const first = await book({ ...asha, dateTime: at('10:00') }, { key })
  expect(first.status).toBe(201)
  expect(first.answer).toMatchObject({
    success: true,
    data: { reference: expect.stringMatching(/^KW-/), dateTime: at('10:00') },
  })
  const again = await book({ ...asha, dateTime: at('10:00') }, { key })
  expect(again.status).toBe(200)
  expect(again.answer.data.reference).toBe(first.answer.data.reference)
})

test('the list has the taken times of the seven days with +05:30, and no personal data', async () => {
  await book({ ...asha, dateTime: at('18:40') })
  const outside = { ...(await database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()) }
  await database.db
    .insertInto('bookings')
    .values({
      ...outside,
      id: randomUUID(),
      reference: 'KW-LAST-YR',
      link_hash: 'another',
      request_hash: randomUUID(),
      starts_at: new Date('2020-01-01T04:30:00Z'),
      held_until: new Date('2020-01-01T04:50:00Z'),
    })
    .execute()
  const response = await fetch(`${site.url}/api/appointment/all`)
  const listing = await response.json()
  expect(listing).toEqual({ success: true, data: expect.any(Array), message: expect.any(String) })
  expect(listing.data).toContainEqual({ dateTime: at('18:40') })
  for (const entry of listing.data) {
    expect(Object.keys(entry)).toEqual(['dateTime'])
    expect(entry.dateTime).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00\+05:30$/)
  }
  expect(JSON.stringify(listing)).not.toContain('2020')

  const etag = response.headers.get('etag')!
  const unchanged = await fetch(`${site.url}/api/appointment/all`, { headers: { 'if-none-match': etag } })
  expect(unchanged.status).toBe(304)
})

test('409 with three free times when the time is taken: two near it, and one on the next day', async () => {
  await book({ ...asha, dateTime: at('12:00') })
  const { status, answer } = await book({ ...asha, dateTime: at('12:00') })
  expect(status).toBe(409)
  expect(answer.alternatives.map((offer: { dateTime: string }) => offer.dateTime)).toEqual([
    at('12:20'),
    at('11:40'),
    at('12:00', 3),
  ])
})

test('409 for a time that is past, off the grid, too far away or closed', async () => {
  const day = addDays(dayOf(new Date()), 3)
  await database.db.insertInto('closures').values({ day, session: 'morning' }).execute()
  for (const dateTime of [at('10:00', -1), at('10:10'), at('14:00'), at('10:00', 7), at('10:00', 3)])
    expect((await book({ ...asha, dateTime })).status).toBe(409)
  expect((await book({ ...asha, dateTime: at('18:00', 3) })).status).toBe(201)
})

test('422 names every invalid field, in the requested language', async () => {
  const { status, answer } = await book({
    language: 'hi',
    patientName: '',
    phoneNumber: '123',
    email: 'x',
    dateTime: at('10:20'),
  })
  expect(status).toBe(422)
  expect(answer.message).toBe('मरीज़ की ज़रूरी जानकारी भरें')
  expect(answer.errors.map((error: { field: string }) => error.field)).toEqual([
    'patientName',
    'phoneNumber',
    'email',
    'consent',
  ])
  for (const error of answer.errors) expect(error.message).toMatch(/[\u0900-\u097F]/)
})

test('a doctor may be named; an unknown one is refused, and the default doctor’s list is that of a call without a name', async () => {
  const list = async (query: string) => {
    const response = await fetch(`${site.url}/api/appointment/all${query}`)
    return { status: response.status, answer: await response.json() }
  }
  expect(await list('?doctor=doctor-1')).toEqual(await list(''))
  const { status, answer } = await list('?doctor=somebody')
  expect([status, answer.success]).toEqual([400, false])
  const unknown = await book({ ...asha, dateTime: at('19:00'), doctor: 'somebody' })
  expect([unknown.status, unknown.answer.errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'doctor', code: 'doctor-unknown' })],
  ])
  expect((await book({ ...asha, dateTime: at('19:00'), doctor: 'doctor-1' })).status).toBe(201)
})

test('a call without service and doctor is for the default visit: it neither lists nor takes another doctor’s times', async () => {
  const [service, doctor] = ['long-visit', 'doctor-2']
  const list = async (query: string) =>
    (await (await fetch(`${site.url}/api/appointment/all${query}`)).json()).data as object[]
  const before = await list('')
  const evening = weekdayAhead('18:00')
  expect((await book({ ...asha, dateTime: evening, service })).status).toBe(201)
  expect(await list('')).toEqual(before)
  const until = toIso(new Date(new Date(evening).getTime() + 40 * 60_000))
  expect(await list(`?doctor=${doctor}`)).toEqual([{ dateTime: evening, until, doctor }])
  expect((await book({ ...asha, dateTime: weekdayAhead('18:20'), service })).status).toBe(409)
  expect((await book({ ...asha, dateTime: weekdayAhead('18:20'), service: 'visit', doctor })).status).toBe(
    422,
  )
})

test('400 without a key or without a JSON object', async () => {
  expect((await book({ ...asha, dateTime: at('10:20') }, { key: '' })).status).toBe(400)
  for (const body of ['', 'null', '[]', '"x"', '{']) expect((await book(body)).status).toBe(400)
})

test('422 for a key that is neither a UUID nor a token of ours', async () => {
  expect((await book({ ...asha, dateTime: at('10:20') }, { key: 'made-up' })).status).toBe(422)
})

test('422 with a new token when a form has expired: submitting again books', async () => {
  const old = issueFormToken(
    developmentEnv.FORM_SECRET,
    'appointment',
    givenAt(new Date(Date.now() - 5 * 3_600_000)),
  )
  const expired = await book({ ...asha, dateTime: at('13:00') }, { key: old })
  expect(expired.status).toBe(422)
  const again = await book({ ...asha, dateTime: at('13:00') }, { key: expired.answer.formToken })
  expect(again.status).toBe(201)
})

test('429 with the time to wait when one IP address tries too often', async () => {
  const strict = await startSite({
    DATABASE_URL: database.url,
    MAX_SUBMITS_PER_IP_PER_MINUTE: '3',
    FORM_SECRET: 'x'.repeat(40),
  })
  try {
    const statuses: number[] = []
    for (let tries = 0; tries < 5; tries++) {
      const response = await fetch(`${strict.url}/api/appointment/booking`, {
        method: 'POST',
        headers: { 'idempotency-key': randomUUID() },
        body: '{}',
      })
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([422, 422, 422, 429, 429])
    const keys = await database.db
      .selectFrom('rate_limits' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(keys)).not.toContain('127.0.0.1')
  } finally {
    await strict.stop()
  }
})

test('the OpenAPI document is valid and generated from the schemas that validate the calls', async () => {
  const document = await (await fetch(`${site.url}/api/openapi.json`)).json()
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  const { post } = document.paths['/api/appointment/booking']
  // contract.test.ts provokes each of them.
  expect(Object.keys(post.responses)).toEqual([
    '200',
    '201',
    '202',
    '400',
    '405',
    '409',
    '422',
    '428',
    '429',
    '503',
  ])
  const schema = post.requestBody.content['application/json'].schema
  expect(schema.required).toEqual(
    expect.arrayContaining(['dateTime', 'patientName', 'phoneNumber', 'consent']),
  )
})

test('the log has nothing that a patient submitted', () => {
  expect(site.lines.length).toBeGreaterThan(10)
  expect(site.lines.join('\n')).not.toMatch(/Asha|98765|९८७६५|example\.in/)
})
