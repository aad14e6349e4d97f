import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeskStack, startDeskStack } from '#test/desk-stack.ts'
import { insertBooking } from '#test/insert-booking.ts'

let stack: DeskStack
beforeAll(async () => {
  stack = await startDeskStack()
})
afterAll(() => stack.stop())

test('past forty numbers in an hour the desk asks for the password again, and the clinic gets an alert', async () => {
  const { browser, password } = await stack.signIn('receptionist')
  const { id } = await insertBooking(stack.database, {
    kind: 'enquiry',
    state: 'open',
    now: new Date(),
    name: 'Asha Verma',
    contact: { call: 'yes' },
  })
  const showNumber = async () =>
    (await browser.post('/api/booking/number', { id, reason: 'emergency' })).status
  for (let n = 0; n < 40; n++) expect(await showNumber()).toBe(200)
  expect(await showNumber()).toBe(401)
  const me = await browser.get('/api/me')
  expect([me.status, await me.json()]).toMatchObject([
    401,
    { refused: 'asleep', details: { isMuchOpened: true } },
  ])
  const alerts = await stack.database.db
    .selectFrom('messages')
    .select('id')
    .where('template', '=', 'desk-much-opened')
    .execute()
  expect(alerts).toHaveLength(1)
  expect((await browser.post('/api/wake', { password })).status).toBe(200)
  expect(await showNumber()).toBe(200)
})
