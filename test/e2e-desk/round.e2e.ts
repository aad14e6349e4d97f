import { expect, test } from '@playwright/test'
import { type DeskAt, startDeskAt } from '../desk-at.ts'
import { fillDay, sixPastEleven } from './full-day.ts'

// The state of the network on the phone's round: correct, and at once.

let stack: DeskAt
test.beforeAll(async () => {
  stack = await startDeskAt(() => sixPastEleven)
  await fillDay(stack)
  stack.state.signedIn = stack.farah
})
test.afterAll(() => stack.stop())

test('the round is amber as soon as the network is gone, and green when the desk has answered', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.clock.setFixedTime(sixPastEleven)
  await page.goto(`${stack.url}/rounds/sheet`)
  await page.getByRole('button', { name: 'Start the round' }).click()
  const strip = page.getByRole('status').first()
  await expect(strip).toContainText('Online')
  await context.setOffline(true)
  await expect(strip).toContainText('Offline')
  await context.setOffline(false)
  await expect(strip).toContainText('Online')
  await context.close()
})

test('signed out without a sheet, the phone asks for a sign-in and does not blame the network', async ({
  browser,
}) => {
  stack.state.signedIn = null
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await page.goto(`${stack.url}/rounds/sheet`)
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await expect(page.getByText('No network')).toHaveCount(0)
  stack.state.signedIn = stack.farah
  await page.context().close()
})
