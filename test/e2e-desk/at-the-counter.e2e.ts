import { type Browser, expect, test } from '@playwright/test'
import { type DeskAt, startDeskAt } from '../desk-at.ts'
import { fillDay, sixPastEleven } from './full-day.ts'

// What happens at the counter in the middle of a full morning, by keyboard alone.

let stack: DeskAt
test.beforeAll(async () => {
  stack = await startDeskAt(() => sixPastEleven)
  await fillDay(stack)
})
test.afterAll(() => stack.stop())

async function open(browser: Browser, path: string) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.clock.setFixedTime(sixPastEleven)
  await page.goto(stack.url + path)
  return page
}

/** How many messages of a delay are pending. */
const waiting = async () =>
  (
    await stack.database.db
      .selectFrom('messages')
      .select('id')
      .where('template', '=', 'appointment-delayed')
      .where('settled_at', 'is', null)
      .execute()
  ).length

test('a doctor is late: patients at home get a message, none with S, and none after an undo', async ({
  browser,
}) => {
  const page = await open(browser, '/calendar?late')
  await expect(page.getByRole('spinbutton').or(page.getByRole('textbox')).first()).toBeFocused()
  await page.keyboard.type('60')
  await expect(page.locator('aside').getByText('Jaya S.')).toBeVisible()
  expect(await waiting()).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^NS late by 60 min: \d moved/)).toBeVisible()
  expect(await waiting()).toBeGreaterThan(0)
  await page.keyboard.press('KeyU')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  expect(await waiting()).toBe(0)

  await page.keyboard.press('KeyL')
  await page.keyboard.type('60')
  await expect(page.locator('aside').getByText('Jaya S.')).toBeVisible()
  await page.keyboard.press('KeyS')
  await expect(page.getByText(/^NS late by 60 min: \d moved/)).toBeVisible()
  expect(await waiting()).toBe(0)
  await page.keyboard.press('KeyU')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  await page.context().close()
})

test('a walk-in is booked and gets a token at once', async ({ browser }) => {
  const page = await open(browser, '/')
  await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
  await page.keyboard.press('KeyB')
  await page.keyboard.press('Alt+KeyW')
  await page.keyboard.press('Alt+KeyN')
  await page.keyboard.type('Rehana Tyagi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9000000147')
  await page.keyboard.press('Alt+KeyX')
  await expect(page.getByText(/^Checked in with the booking/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Booked for Rehana Tyagi.*token/i)).toBeVisible()
  await expect(page.getByRole('row', { name: 'Rehana T.' })).toContainText('Waiting')
  await page.context().close()
})

test('an answer that is typed before the channels are loaded counts', async ({ browser }) => {
  const page = await open(browser, '/')
  await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/book/ways', async (route) => {
    await typed
    await route.continue()
  })
  await page.keyboard.press('KeyB')
  await page.keyboard.press('Alt+KeyN')
  await page.keyboard.press('Alt+KeyX')
  release()
  await expect(page.getByRole('radio', { name: 'Nothing' })).toBeChecked()
  await page.context().close()
})

test('however fast J and K are pressed, each moves one row', async ({ browser }) => {
  const page = await open(browser, '/')
  const rows = page.locator('tr[aria-selected]')
  await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
  const count = await rows.count()
  for (let round = 0; round < 4; round++) {
    for (let press = 0; press < count; press++) await page.keyboard.press('KeyK')
    await expect(rows.first()).toBeFocused()
    for (let press = 0; press < 12; press++) await page.keyboard.press('KeyJ')
    await expect(rows.nth(12)).toBeFocused()
    await expect(rows.nth(12)).toHaveAttribute('aria-selected', 'true')
  }
  await page.context().close()
})

test('N calls the lowest token, whichever row is in focus', async ({ browser }) => {
  const page = await open(browser, '/')
  const row = (name: string) => page.getByRole('row', { name })
  await row('Hina A.').click()
  await expect(row('Hina A.')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('KeyN')
  await expect(row('Geeta P.').first()).toContainText('With doctor')
  await expect(row('Hina A.')).toContainText('Waiting')
  await page.keyboard.press('KeyU')
  await expect(row('Geeta P.').first()).toContainText('Waiting')
  await page.context().close()
})

test('one key between two patients: the first is seen, the next comes in, and that row has the focus', async ({
  browser,
}) => {
  stack.state.signedIn = stack.kavita
  const page = await open(browser, '/')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Farida K.')).toContainText('With doctor')
  await page.keyboard.press('KeyN')
  await expect(row('Geeta P.')).toContainText('With doctor')
  await expect(row('Farida K.')).toContainText('Seen')
  await expect(row('Geeta P.')).toBeFocused()
  await page.keyboard.press('KeyE')
  await expect(row('Geeta P.')).toContainText('Seen')
  for (const press of [1, 2, 3]) {
    await page.keyboard.press('KeyU')
    await expect(page.getByText(/^Taken back/)).toHaveCount(press)
  }
  stack.state.signedIn = stack.meera
  await page.context().close()
})
