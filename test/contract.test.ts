import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '#app/api/openapi-document.ts'
import { developmentEnv } from '#dev/env.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  dayAhead,
  enquiryAnswers,
  testAnswers,
  timeAhead,
} from './answers.ts'
import { newPhone } from './phones.ts'
import { type RunningSite, startSite } from './processes.ts'
import { withDatabase } from './with-database.ts'

const database = withDatabase({ hasCatalogue: true })
/** One without limits, one that sets challenges from the second form on, one without a database. */
let open: RunningSite
let wary: RunningSite
let lonely: RunningSite
beforeAll(async () => {
  const DATABASE_URL = database.url
  open = await startSite({ DATABASE_URL })
  wary = await startSite({
    DATABASE_URL,
    TRUSTED_PROXIES: '1',
    CHALLENGE_AFTER_SUBMITS_PER_IP: '1',
    MAX_SUBMITS_PER_IP_PER_MINUTE: '3',
  })
  lonely = await startSite({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere' })
}, 60_000)
afterAll(async () => {
  for (const site of [open, wary, lonely]) await site?.stop()
})

type Provocations = Record<string, () => Promise<Response>>

/** Gives every patient of this test a different time. */
let turn = 0
const nextTime = () => {
  const minutes = 10 * 60 + (turn % 10) * 20
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return timeAhead(1 + (Math.floor(turn++ / 10) % 6), clock)
}
let addresses = 0
const newAddress = () => `192.0.2.${addresses++}`

const post = (site: RunningSite, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })

async function last(count: number, send: (turn: number) => Promise<Response>): Promise<Response> {
  for (let before = 1; before < count; before++) await (await send(before)).text()
  return send(count)
}

/** The statuses of every form. Valid values give the status `fresh`. */
function form(path: string, answers: () => object, fresh: 201 | 202): Provocations {
  const fromOneAddress = (count: number, extra = {}) => {
    const headers = { 'x-forwarded-for': newAddress() }
    return last(count, () => post(wary, path, { ...answers(), ...extra }, headers))
  }
  return {
    200: () => {
      const [key, body] = [{ 'idempotency-key': randomUUID() }, answers()]
      return last(2, () => post(open, path, body, key))
    },
    [fresh]: () => post(open, path, answers()),
    400: () => post(open, path, []),
    405: () => fetch(open.url + path),
    422: () => post(open, path, { ...answers(), consent: false, email: 'x' }),
    428: () => fromOneAddress(2, { canSolveChallenge: 'yes' }),
    429: () => fromOneAddress(4),
    503: () => post(lonely, path, answers()),
  }
}

/** A client that cannot solve a challenge is called, when many forms come from its network. */
const unsure = (path: string, answers: () => object) => () => {
  const headers = { 'x-forwarded-for': newAddress() }
  return last(2, () => post(wary, path, answers(), headers))
}

/** Submitted again with the same key after the patient has finished. */
const afterFinish = (path: string, answers: () => object) => async () => {
  const key = { 'idempotency-key': randomUUID() }
  const { data } = await (await post(open, path, answers(), key)).json()
  const confirmation = new URL(data.confirmationUrl, open.url).searchParams.get('confirmation') ?? ''
  const body = new URLSearchParams({ intent: 'finish', confirmation })
  await fetch(`${open.url}/booking`, { method: 'POST', headers: { origin: open.url }, body })
  return post(open, path, answers(), key)
}

const appointment = () => appointmentAnswers(nextTime())
const list = (path: string): Provocations => ({
  200: () => fetch(open.url + path),
  405: () => fetch(open.url + path, { method: 'POST' }),
  503: () => fetch(lonely.url + path),
})
const unchanged = (path: string) => async () => {
  const etag = (await fetch(open.url + path)).headers.get('etag')!
  return fetch(open.url + path, { headers: { 'if-none-match': etag } })
}

const provocations: Record<string, Provocations> = {
  'get /api/appointment/all': {
    ...list('/api/appointment/all'),
    304: unchanged('/api/appointment/all'),
    400: () => fetch(`${open.url}/api/appointment/all?doctor=nobody`),
  },
  'get /api/v1/home-collection/windows': {
    ...list(`/api/v1/home-collection/windows?date=${dayAhead(2)}`),
    400: () => fetch(`${open.url}/api/v1/home-collection/windows?date=2026-02-30`),
  },
  'get /api/v1/pathology': { ...list('/api/v1/pathology?language=hi'), 304: unchanged('/api/v1/pathology') },
  [`post ${callPaths.appointment}`]: {
    ...form(callPaths.appointment, appointment, 201),
    202: unsure(callPaths.appointment, appointment),
    409: () => {
      const time = nextTime()
      return last(2, () => post(open, callPaths.appointment, appointmentAnswers(time)))
    },
  },
  [`post ${callPaths.collection}`]: {
    ...form(callPaths.collection, collectionAnswers, 201),
    202: unsure(callPaths.collection, collectionAnswers),
    409: afterFinish(callPaths.collection, collectionAnswers),
  },
  [`post ${callPaths.test}`]: {
    ...form(callPaths.test, testAnswers, 202),
    404: () => post(open, callPaths.test, { ...testAnswers(), test: 'no-such-test' }),
    409: afterFinish(callPaths.test, testAnswers),
  },
  [`post ${callPaths.enquiry}`]: {
    ...form(callPaths.enquiry, enquiryAnswers, 201),
    409: afterFinish(callPaths.enquiry, enquiryAnswers),
  },
}

type Operation = {
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>
  requestBody?: { content: { 'application/json': { schema: { examples: object[] } } } }
}
const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    path,
    operation: operation as unknown as Operation,
  })),
)

/** Forbids fields that the document does not describe, unless it allows others explicitly. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return 'properties' in parts && !('additionalProperties' in parts)
    ? { ...parts, additionalProperties: false }
    : parts
}
const validatorFor = (schema: object) => z.fromJSONSchema(closed(schema) as z.core.JSONSchema.JSONSchema)

test('the site serves the document that it is tested against', async () => {
  const served = await (await fetch(`${open.url}/api/openapi.json`)).json()
  expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument)))
})

test('every call of the site is described, and nothing that does not exist', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(provocations).sort())
})

test.each(operations)('$name: every status is described, and each of them can happen', ({
  name,
  operation,
}) => {
  expect(Object.keys(operation.responses)).toEqual(Object.keys(provocations[name]!))
})

const cases = operations.flatMap(({ name, operation }) =>
  Object.entries(operation.responses).map(([status, response]) => ({ name, status, response })),
)
test.each(cases)('$name answers $status as described', async ({ name, status, response: described }) => {
  const response = await provocations[name]![status]!()
  const text = await response.text()
  expect([String(response.status), text]).toEqual([status, expect.anything()])
  const schema = described.content?.['application/json'].schema
  if (!schema) return expect(text).toBe('')
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const answer = JSON.parse(text)
  expect(validatorFor(schema).safeParse(answer).error?.issues ?? []).toEqual([])
  // The fields of a status must be present, not only allowed.
  if (status === '428') expect(answer.challenge.signature).toBeTypeOf('string')
  if (status === '429') expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  if (status === '405')
    expect(response.headers.get('allow')).toBe(name.split(' ', 1)[0] === 'get' ? 'GET' : 'POST')
  if (status === '422') expect(answer.errors.length).toBeGreaterThan(0)
  if (status === '202') expect(answer.data).toMatchObject({ state: 'to-confirm', calendarUrl: null })
})

test('a response that differs from the document is noticed', () => {
  const schema = operations.find(({ name }) => name === 'post /api/v1/enquiry')!.operation.responses['400']!
  const validator = validatorFor(schema.content!['application/json'].schema)
  const right = { success: false, message: 'x', help: 'y' }
  expect(validator.safeParse(right).success).toBe(true)
  for (const wrong of [
    { ...right, success: true },
    { ...right, extra: 1 },
    { success: false, message: 'x' },
  ])
    expect(validator.safeParse(wrong).success).toBe(false)
})

const sent = operations.filter(({ operation }) => operation.requestBody)
test.each(sent)('$name: its example is accepted, with a day in the future', async ({ path, operation }) => {
  const [example] = operation.requestBody!.content['application/json'].schema.examples
  const text = JSON.stringify(example)
    .replace(/2026-11-16T10:20:00\+05:30/, nextTime())
    .replace(/2026-11-16/, dayAhead(3))
    .replace('98765 43210', newPhone())
  expect([201, 202]).toContain((await post(open, path, JSON.parse(text))).status)
})

test('an answer by SMS is refused where the site sends none, and nothing is stored', async () => {
  // Nothing is sent here: the settings of a provider are enough.
  const { SMS_URL, SMS_KEY, SMS_SENDER, SMS_ENTITY, SMS_TEMPLATES } = developmentEnv
  const sms = { SMS_URL, SMS_KEY, SMS_SENDER, SMS_ENTITY, SMS_TEMPLATES }
  const withSms = await startSite({ DATABASE_URL: database.url, ...sms })
  try {
    const countStored = () =>
      database.db
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('kind', '=', 'enquiry')
        .executeTakeFirstOrThrow()
    const before = await countStored()
    const bySms = { ...enquiryAnswers(), answerWay: 'sms' }
    const refused = await post(open, callPaths.enquiry, bySms)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'answerWay' }] })
    expect(await countStored()).toEqual(before)
    expect((await post(open, callPaths.enquiry, { ...bySms, answerWay: 'call' })).status).toBe(201)
    expect((await post(withSms, callPaths.enquiry, bySms)).status).toBe(201)
  } finally {
    await withSms.stop()
  }
})
