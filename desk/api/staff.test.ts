import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStack, openBrowser, startDeskStack } from '#test/desk-stack.ts'
import type { StaffMember } from '../contract/staff.ts'

let stack: DeskStack
beforeAll(async () => {
  stack = await startDeskStack()
})
afterAll(() => stack.stop())

test('the owner adds a person, resets, ends sessions and disables, and each is audited', async () => {
  const owner = await stack.signIn('owner')
  const rekha = {
    name: 'Rekha Singh',
    email: 'rekha@example.org',
    role: 'receptionist',
    doctorId: null,
    language: 'hi',
  }
  const change = (what: string, body: object) =>
    owner.browser.post(`/api/staff/${what}`, { key: crypto.randomUUID(), ...body })
  const added = await (await change('add', rekha)).json()
  expect(added.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect((await change('add', rekha)).status).toBe(409)
  const tagged = { ...rekha, name: '<img src=x>', email: 'other@example.org' }
  expect((await change('add', tagged)).status).toBe(400)

  const browser = openBrowser(stack.desk.url)
  expect((await browser.post('/api/sign-in', added)).status).toBe(200)
  expect(await (await browser.get('/api/me')).json()).toEqual({ refused: 'must-enrol' })
  const reset = await (await change('reset', { email: rekha.email })).json()
  expect(await (await browser.get('/api/me')).json()).toEqual({ refused: 'signed-out' })
  expect((await openBrowser(stack.desk.url).post('/api/sign-in', added)).status).toBe(401)
  expect((await browser.post('/api/sign-in', reset)).status).toBe(200)
  await change('end-sessions', { email: rekha.email })
  expect(await (await browser.get('/api/me')).json()).toEqual({ refused: 'signed-out' })
  await change('disable', { email: rekha.email })
  expect((await browser.post('/api/sign-in', reset)).status).toBe(401)

  const members = (await (await owner.browser.get('/api/staff')).json()) as StaffMember[]
  expect(members.map(({ email, state, session }) => [email, state, Boolean(session)])).toEqual([
    [owner.email, 'complete', true],
    [rekha.email, 'disabled', false],
  ])
  const events = await stack.database.db
    .selectFrom('staff_events')
    .select(['action', 'actor_id as by'])
    .where('actor_id', '=', owner.id)
    .orderBy('at')
    .execute()
  expect(events.map(({ action }) => action)).toEqual([
    'signed-in',
    'added',
    'reset',
    'sessions-ended',
    'disabled',
  ])
})

test('the last owner cannot be disabled', async () => {
  const owner = await stack.database.db
    .selectFrom('staff')
    .select('email')
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  const other = await stack.signIn('owner')
  const disable = (email: string) =>
    other.browser.post('/api/staff/disable', { key: crypto.randomUUID(), email })
  expect((await disable(owner.email)).status).toBe(200)
  expect(await (await disable(other.email)).json()).toEqual({ refused: 'last-owner' })
})

test('the owner sees failed sign-ins of an account, and nobody else learns which accounts exist', async () => {
  const [owner, meera] = [await stack.signIn('owner'), await stack.signIn('receptionist')]
  const browser = openBrowser(stack.desk.url)
  const tryIn = (typed: object) =>
    browser.post('/api/sign-in', { ...meera, password: 'not the password', ...typed })
  const [wrong, unknown] = [await tryIn({}), await tryIn({ email: 'nobody.knows@example.org' })]
  expect(await unknown.json()).toEqual(await wrong.json())
  expect((await tryIn({ password: meera.password })).status).toBe(200)
  // A right password with a wrong code is the strongest sign of an attack.
  for (const path of ['/api/sign-in/code', '/api/sign-in/recovery'])
    expect(
      (
        await browser.post(path, {
          code: path.endsWith('code') ? '000000' : 'aaaaa-aaaaa',
          isOfficePc: false,
        })
      ).status,
    ).toBe(401)
  expect((await meera.browser.post('/api/wake', { password: 'not the password' })).status).toBe(401)

  const members = (await (await owner.browser.get('/api/staff')).json()) as StaffMember[]
  const failedOf = (id: string) => members.find((member) => member.id === id)!.failed
  expect(failedOf(meera.id)).toEqual({ count: 4, lastAt: expect.any(String) })
  expect(failedOf(owner.id)).toBeNull()
  const { rows } = await sql`
    select * from staff_events where action = 'sign-in-failed' and staff_id = ${meera.id}`.execute(
    stack.database.db,
  )
  expect(rows).toHaveLength(4)
  expect(JSON.stringify(rows)).not.toContain('@')
})

test('the language that a person chooses is stored for that person alone', async () => {
  const [meera, rekha] = [
    await stack.signIn('receptionist', { language: 'en' }),
    await stack.signIn('receptionist', { language: 'en' }),
  ]
  const choose = (language: string) =>
    meera.browser.post('/api/me/language', { key: crypto.randomUUID(), language })
  expect(await (await choose('hi')).json()).toEqual({ language: 'hi' })
  expect((await choose('fr')).status).toBe(400)
  const languageOf = async ({ browser }: typeof meera) =>
    (await (await browser.get('/api/me')).json()).language
  expect([await languageOf(meera), await languageOf(rekha)]).toEqual(['hi', 'en'])
  const stored = await stack.database.db
    .selectFrom('staff')
    .select(['id', 'language'])
    .where('id', 'in', [meera.id, rekha.id])
    .execute()
  expect(new Map(stored.map(({ id, language }) => [id, language]))).toEqual(
    new Map([
      [meera.id, 'hi'],
      [rekha.id, 'en'],
    ]),
  )
})
