import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStack, nextCode, startDeskStack } from '../desk-stack.ts'
import { softPasskey } from '../soft-passkey.ts'
import { atSize } from './clinic.ts'

const PEOPLE = atSize(2, 10)
const WRONG_EACH = atSize(40, 1000)

let stack: DeskStack
beforeAll(async () => {
  stack = await startDeskStack()
})
afterAll(() => stack.stop())

/** A person at the office PC, with a passkey, whose session is asleep. */
async function personAtTheDesk() {
  const person = await stack.signIn('receptionist')
  const { browser, password, id } = person
  const passkey = softPasskey(stack.desk.url)
  const options = await (await browser.post('/api/passkeys/options', { password })).json()
  await browser.post('/api/passkeys/add', { response: passkey.make(options), device: 'pc' })
  await stack.database.db
    .updateTable('staff_sessions')
    .set({ last_active_at: new Date(Date.now() - 3_600_000) })
    .where('staff_id', '=', id)
    .execute()
  return { ...person, passkey }
}

/** A rented server has a /56: 256 sources. */
const anyAddress = () => `2001:db8:0:${randomInt(256).toString(16)}::1`

const guess = (email: string, address: string) =>
  fetch(`${stack.desk.url}/api/sign-in`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      origin: stack.desk.url,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  })

test('strangers who guess passwords keep nobody out whose browser is known: all wake the desk, and sign in by passkey and by password, at the first try', async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, personAtTheDesk))
  // Some guesses come from the waiting room, with the IP address of the office.
  const guesses = people.flatMap(({ email, browser }) =>
    Array.from({ length: WRONG_EACH }, (_, n) => [email, n % 20 ? anyAddress() : browser.address] as const),
  )
  const answered: Record<string, number> = {}
  const began = performance.now()
  const work = async () => {
    for (let next = guesses.pop(); next; next = guesses.pop()) {
      const { status } = await guess(...next)
      answered[status] = (answered[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${PEOPLE * WRONG_EACH} wrong passwords in ${seconds} s:`, answered)
  // Most are refused before a password is checked.
  expect(answered[429]).toBeGreaterThan((PEOPLE * WRONG_EACH) / 2)

  for (const { browser, email, password, id, passkey } of people) {
    expect((await browser.post('/api/wake', { password })).status).toBe(200)
    expect((await browser.get('/api/me')).status).toBe(200)

    const options = await (await browser.post('/api/sign-in/passkey/options')).json()
    const response = passkey.use(options)
    expect((await browser.post('/api/sign-in/passkey', { response })).status).toBe(200)

    await browser.post('/api/sign-out')
    expect(await (await browser.post('/api/sign-in', { email, password })).json()).toEqual({ next: 'code' })
    const code = await nextCode(stack.database.db, id)
    expect((await browser.post('/api/sign-in/code', { code, isOfficePc: false })).status).toBe(200)
    expect((await browser.get('/api/me')).status).toBe(200)
  }
}, 1_800_000)
