import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disableStaff } from '#server/staff/staff-accounts.ts'
import { currentCode, type DeskStack, makeAccount, openBrowser, startDeskStack } from '#test/desk-stack.ts'
import { givenAt } from '#test/given.ts'
import type { RoleCalls, SignInPath, StreamCalls } from '../contract/calls.ts'
import { type Role, roles } from '../contract/roles.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { signInCalls } from '../http/sign-in/sign-in-calls.ts'
import { endpoints } from './endpoints.ts'

/**
 * The roles of each call, written a second time and by hand. A new call without a line here does not compile; a
 * change of its roles fails until the line is changed as well. r: receptionist, p: phlebotomist, d: doctor, o:
 * owner.
 */
const mayCall: Record<keyof (RoleCalls & StreamCalls), string> = {
  'GET /api/me': 'rpdo',
  'POST /api/active': 'rpdo',
  'POST /api/me/language': 'rpdo',
  'GET /api/passkeys': 'rpdo',
  'POST /api/passkeys/add': 'rpdo',
  'POST /api/passkeys/remove': 'rpdo',

  'GET /api/today': 'rpd',
  'GET /api/rows': 'rpd',
  'GET /api/now': 'rd',
  'GET /api/sending': 'rpdo',
  'POST /api/find': 'rd',
  'POST /api/today/printed': 'rd',
  'GET /api/events': 'rpdo',
  'POST /api/presence': 'rpd',

  'GET /api/booking': 'rd',
  'POST /api/booking/number': 'rd',
  'POST /api/book/callers': 'rd',
  'GET /api/book/times': 'rd',
  'GET /api/book/hours': 'r',
  'GET /api/book/ways': 'rd',
  'POST /api/book/preview': 'rd',
  'POST /api/commands/book': 'rd',
  'POST /api/commands/call': 'rd',
  'POST /api/commands/correct-person': 'r',

  'POST /api/commands/check-in': 'rd',
  'POST /api/commands/call-in': 'rd',
  'POST /api/commands/call-next': 'rd',
  'POST /api/commands/seen': 'rd',
  'POST /api/commands/missed': 'rd',
  'POST /api/commands/left': 'rd',
  'POST /api/commands/move': 'rd',
  'POST /api/commands/hand-over': 'rd',
  'POST /api/commands/confirm': 'r',
  'POST /api/commands/agree-time': 'r',
  'POST /api/commands/cancel': 'rd',
  'POST /api/commands/paid': 'r',
  'POST /api/commands/verify': 'r',
  'POST /api/commands/undo': 'rpdo',

  'GET /api/calendar/day': 'rd',
  'GET /api/calendar/week': 'rd',
  'GET /api/calendar/closing': 'rd',
  'GET /api/calendar/delay': 'rd',
  'POST /api/commands/close-days': 'r',
  'POST /api/commands/leave': 'rd',
  'POST /api/commands/open-days': 'rd',
  'POST /api/commands/doctor-late': 'rd',

  'GET /api/rounds': 'r',
  'GET /api/rounds/print': 'r',
  'GET /api/rounds/own': 'p',
  'POST /api/commands/start-shift': 'p',
  'POST /api/commands/end-shift': 'p',
  'POST /api/commands/assign-stop': 'r',
  'POST /api/commands/stop-outcome': 'p',
  'POST /api/commands/refused-entry': 'p',
  'POST /api/commands/stop-number-shown': 'p',
  'POST /api/commands/hand-over-money': 'rp',
  'POST /api/commands/settle-conflict': 'r',
  'POST /api/commands/landmark': 'r',

  'GET /api/answers': 'rd',
  'GET /api/answers/letter': 'rd',
  'GET /api/answers/call': 'rd',
  'POST /api/answers/preview': 'rd',
  'POST /api/commands/privacy-confirmed': 'rd',
  'POST /api/commands/privacy-answered': 'rd',
  'POST /api/commands/answer': 'rd',

  'GET /api/prices': 'do',
  'POST /api/prices/upload': 'do',
  'POST /api/prices/restore': 'do',
  'POST /api/prices/apply': 'do',
  'GET /api/texts': 'rdo',
  'GET /api/texts/text': 'rdo',
  'POST /api/texts/sign': 'd',

  'GET /api/owner/numbers': 'o',
  'POST /api/owner/export': 'o',
  'GET /api/owner/health': 'o',
  'POST /api/owner/retry': 'o',
  'GET /api/staff': 'o',
  'POST /api/staff/add': 'o',
  'POST /api/staff/reset': 'o',
  'POST /api/staff/disable': 'o',
  'POST /api/staff/end-sessions': 'o',
}

/** Calls that need no session, and those that need the password. */
const withoutSession: readonly SignInPath[] = [
  '/api/sign-in',
  '/api/sign-in/code',
  '/api/sign-in/recovery',
  '/api/sign-in/passkey/options',
  '/api/sign-in/passkey',
  '/api/sign-in/first-password',
  '/api/sign-in/enrol',
  '/api/wake',
  '/api/me/password',
  '/api/passkeys/options',
  '/api/sign-out',
]

const letterOf = { receptionist: 'r', phlebotomist: 'p', doctor: 'd', owner: 'o' } as const

type Visitor = Role | 'nobody' | 'without second factor' | 'asleep' | 'disabled' | 'of another site'
type Browser = ReturnType<typeof openBrowser>

let stack: DeskStack
const browsers = new Map<Visitor, Browser>()
beforeAll(async () => {
  stack = await startDeskStack()
  const { database, desk, signIn } = stack
  const people = await Promise.all(
    ([...roles, 'asleep', 'disabled'] as const).map(async (visitor) => {
      const account = await signIn(visitor === 'asleep' || visitor === 'disabled' ? 'owner' : visitor)
      browsers.set(visitor, account.browser)
      return { visitor, ...account }
    }),
  )
  browsers.set('nobody', openBrowser(desk.url))
  const sleeper = people.find(({ visitor }) => visitor === 'asleep')!
  await database.db
    .updateTable('staff_sessions')
    .set({ last_active_at: new Date(Date.now() - 16 * 60_000) })
    .where('staff_id', '=', sleeper.id)
    .execute()
  const leaver = people.find(({ visitor }) => visitor === 'disabled')!
  await disableStaff(database.db, leaver.email, { ...givenAt(new Date()), by: { id: null, name: 'Test' } })
  const { email, password } = await makeAccount(database.db, 'receptionist')
  const beginner = openBrowser(desk.url)
  await beginner.post('/api/sign-in', { email, password })
  browsers.set('without second factor', beginner)
})
afterAll(() => stack.stop())

/** Without the input that the endpoint needs: an admitted role gets 400, the others are refused before. */
async function call(visitor: Visitor, { method, path }: Endpoint): Promise<string> {
  const browser = browsers.get(visitor)!
  const url = path.replace(/:\w+/g, crypto.randomUUID())
  const response = await (method === 'GET' ? browser.get(url) : browser.post(url))
  return answerOf(response)
}

/** The status of a refusal with its reason; "admitted" where the guard let the call through. */
async function answerOf(response: Response): Promise<string> {
  const { status } = response
  if (status >= 500) return `${status}`
  if (status !== 401 && status !== 403) {
    // A stream stays open.
    await response.body?.cancel()
    return 'admitted'
  }
  return `${status} ${((await response.json()) as { refused: string }).refused}`
}

test('every call of the table has exactly one endpoint, at its own path', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(mayCall).sort())
})

test('the desk reports ready, connected as its own database user', async () => {
  expect(await (await browsers.get('nobody')!.get('/readyz')).json()).toEqual({ status: 'ok' })
})

test('every call that needs no session is listed here', () => {
  expect(Object.keys(signInCalls)).toEqual(withoutSession)
})

describe('every endpoint answers', () => {
  test.each([...roles])('a %s may make exactly the calls of the table', async (role) => {
    const answers: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const endpoint of endpoints) {
      const name = endpoint.key
      answers[name] = await call(role, endpoint)
      expected[name] = mayCall[name].includes(letterOf[role]) ? 'admitted' : '403 not-yours'
    }
    expect(answers).toEqual(expected)
  })

  const refused: [Visitor, string][] = [
    ['nobody', '401 signed-out'],
    ['without second factor', '401 must-enrol'],
    ['asleep', '401 asleep'],
    ['disabled', '401 signed-out'],
  ]
  test.each(refused)('a visitor who is %s gets %s', async (visitor, answer) => {
    const answers = await Promise.all(endpoints.map((endpoint) => call(visitor, endpoint)))
    expect([...new Set(answers)]).toEqual([answer])
  })

  test('a form of another site is refused as foreign-origin', async () => {
    const writes = endpoints.filter(({ method }) => method === 'POST')
    for (const origin of ['https://evil.example', 'null', `${stack.desk.url}.evil.example`])
      for (const { path, roles: allowed } of writes) {
        const response = await browsers.get(allowed[0]!)!.post(path, {}, { origin })
        expect([path, await answerOf(response)]).toEqual([path, '403 foreign-origin'])
      }
  })
})

test('a path that is not in the list does not exist for any role', async () => {
  for (const visitor of browsers.keys())
    for (const path of ['/api/', '/api/staff/', '/api/Me', '/api/me/x', '/api/..%2fme', '/api/auth/session'])
      expect([visitor, path, (await browsers.get(visitor)!.get(path)).status]).toEqual([visitor, path, 404])
})

test('the role comes from the session, not from the request', async () => {
  const browser = browsers.get('receptionist')!
  const response = await browser.post('/api/staff/add', { role: 'owner' }, { 'x-staff': '{"role":"owner"}' })
  expect(response.status).toBe(403)
  // The code of another account does not open this session.
  expect(
    (await browsers.get('nobody')!.post('/api/sign-in/code', { code: currentCode(), isOfficePc: false }))
      .status,
  ).toBe(401)
})
