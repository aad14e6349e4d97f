import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { homeCollectionPrivacyNotice } from '#content/privacy-notices/home-collection.ts'
import { labTestPrivacyNotice } from '#content/privacy-notices/lab-test.ts'
import { FORMS_AT_ONCE } from '#server/http/rush/form-queue.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  dayAhead,
  enquiryAnswers,
  send,
  testAnswers,
} from '../answers.ts'
import { atSize } from '../attacks/clinic.ts'
import { fieldValue, readPage } from '../page.ts'
import { withSite } from '../with-site.ts'
import { agedToken, inParallel } from './bot.ts'
import { offeredTimes } from './clients.ts'

const { site } = withSite({}, { hasCatalogue: true })
const times = offeredTimes(7)
let turn = 0
const nextTime = () => times[turn++ % times.length]!
const nextDay = () => dayAhead(1 + (turn++ % 25))

/** The page has the date and the hour in one field. */
const inPicker = (answers: ReturnType<typeof collectionAnswers>) => ({
  ...answers,
  day: answers.collectionDate,
  collectionSlot: `${answers.collectionDate}T${answers.collectionTime}:00+05:30`,
})

/** Each form with valid values, so that one hostile field at a time passes the other checks. */
const handlers = {
  appointment: {
    page: '/appoitment',
    notice: appointmentPrivacyNotice.version,
    answers: () => appointmentAnswers(nextTime()),
    texts: ['patientName', 'phoneNumber', 'email', 'address'],
  },
  collection: {
    page: '/home-collection',
    notice: homeCollectionPrivacyNotice.version,
    answers: () => inPicker(collectionAnswers(nextDay())),
    texts: ['patientName', 'age', 'email', 'mobile', 'address', 'city', 'pincode'],
  },
  test: {
    page: '/pathology/lipid-profile/book',
    notice: labTestPrivacyNotice.version,
    answers: () => testAnswers(nextDay()),
    texts: ['fullName', 'email', 'phone', 'age', 'address'],
  },
  enquiry: {
    page: '/hi/contact',
    notice: contactPrivacyNotice.version,
    answers: enquiryAnswers,
    texts: ['fullName', 'email', 'phoneNumber', 'message'],
  },
} as const
type HandlerName = keyof typeof handlers
const handlerNames = Object.keys(handlers) as HandlerName[]

const html = `"'></textarea></script></title></style>--><img data-intruder src=x onerror=alert(1)>`
const texts = {
  emoji: '👩🏽‍⚕️🪷',
  directions: '\u202eahsA\u202c \u200f\u2066x\u2069',
  sql: "'; drop table bookings; --",
  html,
  attribute: `" data-intruder="1" autofocus onfocus="alert(1)`,
  template: '{{constructor.constructor("return 1")()}} <%= 7*7 %> %s %00',
  nulls: 'As\0ha\u0000',
  controls: 'a\r\nSet-Cookie: x=1\r\n\r\n\u0007\u001b[31m',
  surrogates: 'a\ud800b\udc00',
  digits: '९८७६५४३२१०',
  ends: '+275760-09-13T00:00:00Z',
  early: '0000-01-01T00:00:00Z',
  late: '9999-12-31T23:59:59-23:59',
  lastDay: '9999-12-31',
  proto: '__proto__',
  long: 'x'.repeat(20_000),
  spaces: ' \u00a0\u3000'.repeat(1000),
  marks: `e${'\u0301'.repeat(5000)}`,
} satisfies Record<string, string>
const shapes: unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  ['a', 'b'],
  [[[]]],
  { toString: 1, valueOf: 1 },
  [{ toString: null }],
  JSON.parse('{"__proto__":{"x":1}}'),
]

const taken = [200, 201, 202, 303, 400, 404, 409, 411, 413, 415, 422, 428, 429]
/** All problems as text; empty is good. */
const problems: string[] = []
const look = (what: string, status: number) => {
  if (!taken.includes(status)) problems.push(`${what}: ${status}`)
}

const ticked: Record<string, string> = { adultPresent: 'yes' }
type Fields = Record<string, string | readonly string[]>
const formOf = (name: HandlerName): Fields => ({
  ...(handlers[name].answers() as object),
  ...ticked,
  consent: handlers[name].notice,
  formToken: agedToken(),
  website: '',
})
const encode = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([key, value]) => [value].flat().map((one) => [key, one as string])),
  )
const post = (path: string, body: BodyInit | Buffer, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: 'POST', redirect: 'manual', body: body as BodyInit, headers })

/** No more at once than the site works on: none is answered as one too many, however slow the machine is. */
const submitAll = <Job>(jobs: readonly Job[], submit: (job: Job) => Promise<void>) =>
  inParallel(jobs, submit, FORMS_AT_ONCE)

/** All of them, or a third in which each occurs. `npm run attacks` takes all. */
const pairs = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a, row) =>
    bs.filter((_, column) => (row + column) % atSize(3, 1) === 0).map((b): [A, B] => [a, b]),
  )

/** A page without the payload need not be parsed. */
const breaksOut = (page: string) =>
  page.includes('data-intruder') && readPage(page).querySelector('[data-intruder]') !== null

describe.each(handlerNames)('%s', (name) => {
  const handler = handlers[name]
  const fields = Object.keys(formOf(name))

  test('as an API call: any value in a field gets a response and never a 500', async () => {
    problems.length = 0
    const call = (body: object) => send(site.url + callPaths[name], body)
    const extra = [
      'canSolveChallenge',
      'challengeSolution',
      'language',
      'guardian',
      'remindByEmail',
      '__proto__',
    ]
    await submitAll(
      pairs([...fields, ...extra], [...Object.values(texts), ...shapes]),
      async ([field, hostile]) => {
        const { status, answer } = await call({
          ...handler.answers(),
          ...Object.fromEntries([[field, hostile]]),
        })
        look(`${field} = ${JSON.stringify(hostile).slice(0, 60)}`, status)
        for (const error of answer.errors ?? [])
          if (!error.message) problems.push(`${field}: no words for ${error.code}`)
      },
    )
    for (const field of Object.keys(handler.answers())) {
      const { [field]: _, ...rest } = handler.answers() as Record<string, unknown>
      look(`${field} missing`, (await call(rest)).status)
    }
    expect(problems).toEqual([])
  })

  test('as a form: any value in a field comes back as escaped text', async () => {
    problems.length = 0
    await submitAll(pairs(fields, Object.entries(texts)), async ([field, [what, hostile]]) => {
      const response = await post(handler.page, encode({ ...formOf(name), [field]: hostile }))
      look(`${field} = ${what}`, response.status)
      if (breaksOut(await response.text())) problems.push(`${field} = ${what}: broke out`)
    })
    expect(problems).toEqual([])
  })

  test('as a form: the typed values are still in the fields when something is invalid', async () => {
    for (const what of ['emoji', 'directions', 'sql', 'html', 'attribute', 'template', 'digits'] as const) {
      const hostile = Object.fromEntries(handler.texts.map((field) => [field, texts[what]]))
      const response = await post(handler.page, encode({ ...formOf(name), ...hostile, consent: '' }))
      expect(response.status).toBe(422)
      const page = readPage(await response.text())
      expect(page.querySelector('[data-intruder]')).toBeNull()
      for (const field of handler.texts)
        expect([field, fieldValue(page, field)]).toEqual([field, texts[what]])
    }
  })

  test('as a form: fields that come twice, or not at all, or as files', async () => {
    problems.length = 0
    for (const field of fields) {
      const twice = encode({ ...formOf(name), [field]: ['one', html] })
      look(`${field} twice`, (await post(handler.page, twice)).status)
      const without = encode(formOf(name))
      without.delete(field)
      look(`${field} missing`, (await post(handler.page, without)).status)
      const files = new FormData()
      for (const [key, value] of encode(formOf(name))) if (key !== field) files.append(key, value)
      files.append(field, new Blob(['x']), html)
      look(`${field} as a file`, (await post(handler.page, files)).status)
    }
    look('nothing at all', (await post(handler.page, '')).status)
    expect(problems).toEqual([])
  })

  test('bodies that are malformed, too large or of another type are refused with a 4xx', async () => {
    const form = 'application/x-www-form-urlencoded'
    const multipart = 'multipart/form-data; boundary=b'
    const part = '--b\r\nContent-Disposition: form-data; name="patientName"\r\n\r\nAsha'
    const bodies: [string, string | Buffer, Record<string, string>][] = [
      ['no kind', Buffer.from('patientName=Asha'), {}],
      ['text', 'patientName=Asha', { 'content-type': 'text/plain' }],
      ['JSON', '{}', { 'content-type': 'application/json' }],
      ['XML', '<a/>', { 'content-type': 'application/xml' }],
      ['a kind that is none', 'x', { 'content-type': ';;;' }],
      ['multipart without boundary', part, { 'content-type': 'multipart/form-data' }],
      ['multipart cut off', part, { 'content-type': multipart }],
      ['multipart garbage', Buffer.from([0, 255, 1, 254]), { 'content-type': multipart }],
      ['multipart without a name', `--b\r\n\r\nAsha\r\n--b--\r\n`, { 'content-type': multipart }],
      ['bytes that are no letters', Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0xc0]), { 'content-type': form }],
      ['percent signs', 'patientName=%&%zz=%%%&=', { 'content-type': form }],
      ['prototypes', '__proto__=x&constructor=x&toString=x&tests=x', { 'content-type': form }],
      ['ten thousand fields', 'a=1&'.repeat(10_000), { 'content-type': form }],
      ['a compressed lie', 'x', { 'content-type': form, 'content-encoding': 'gzip' }],
    ]
    problems.length = 0
    for (const [what, body, headers] of bodies) {
      look(`form, ${what}`, (await post(handler.page, body, headers)).status)
      look(`data, ${what}`, (await post(`${handler.page}.data`, body, headers)).status)
      const key = { 'idempotency-key': crypto.randomUUID() }
      look(`call, ${what}`, (await post(callPaths[name], body, { ...headers, ...key })).status)
    }
    expect(problems).toEqual([])
    const megabyte = 'x'.repeat(1024 * 1024)
    expect((await post(handler.page, encode({ ...formOf(name), address: megabyte }))).status).toBe(413)
    expect((await post(callPaths[name], megabyte, { 'idempotency-key': 'x' })).status).toBe(413)
    expect((await post(handler.page, '{}', { 'content-type': 'application/json' })).status).toBe(400)
  })
})

test('home collection: “Continue” and “Back” keep all values, hostile ones too', async () => {
  problems.length = 0
  const fields = ['patientName', 'tests', 'day', 'collectionSlot', 'choose', 'formToken', 'intent'] as const
  const payloads = [html, texts.attribute, texts.nulls, texts.lastDay]
  await submitAll(
    pairs(['continue', 'back', 'book', html], pairs(fields, payloads)),
    async ([intent, hostile]) => {
      const form = { ...formOf('collection'), intent, ...Object.fromEntries([hostile]) }
      const response = await post('/home-collection', encode(form))
      look(`${intent}: ${hostile}`, response.status)
      if (breaksOut(await response.text())) problems.push(`${intent}: ${hostile} broke out`)
    },
  )
  expect(problems).toEqual([])
  for (const intent of ['continue', 'back']) {
    const response = await post(
      '/home-collection',
      encode({ ...formOf('collection'), address: html, intent }),
    )
    expect(fieldValue(readPage(await response.text()), 'address')).toBe(html)
  }
})

test('unknown paths give 404 or 400', async () => {
  problems.length = 0
  for (const path of [
    '/pathology/%00/book',
    '/pathology/%ff/book',
    `/pathology/${encodeURIComponent(html)}/book`,
    '/api/v1/home-collection/windows?date=%00',
    '/api/v1/home-collection/windows?date=9999-12-31',
    '/api/v1/home-collection/windows?date=0000-01-01',
    '/api/v1/pathology?q=%00&language=%00',
    '/appoitment?date=%00',
    '/appoitment/booked?confirmation=%00',
    '/home-collection/booked?confirmation=a.b.c',
    '/%',
    '/%c0%af',
  ])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status } = await fetch(site.url + path, { method, redirect: 'manual' })
      if (status >= 500) problems.push(`${method} ${path}: ${status}`)
    }
  expect(problems).toEqual([])
})

/** A raw request that no browser would send. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const line = connect(Number(new URL(site.url).port), '127.0.0.1', () => line.end(text))
    let answer = ''
    line.on('data', (chunk) => {
      answer += chunk
    })
    line.on('close', () => resolve(answer.split('\r\n', 1)[0]!))
    line.on('error', reject)
  })

test.each([
  'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n',
  'GET /appoitment HTTP/1.1\r\nHost: a b/<>\r\nConnection: close\r\n\r\n',
  'POST /appoitment HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\nConnection: close\r\n\r\n',
  'POST /appoitment HTTP/1.1\r\nHost: x\r\nContent-Length: 1e9\r\nConnection: close\r\n\r\n',
  'GET //[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
])('%j is not answered with a 5xx', async (text) => {
  const answer = await raw(text)
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
})

test('afterwards the site still works, and no typed text is in the log', async () => {
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(site.lines.filter((line) => /drop table|data-intruder|Asha|Lotus/.test(line))).toEqual([])
  const fallen = site.lines.filter((line) => /"(page|request|booking) failed"/.test(line))
  expect(fallen).toEqual([])
})
