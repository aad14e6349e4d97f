import { createTestDatabase } from '#test/database.ts'
import { startSite } from '#test/processes.ts'
import { bringBack, takeAway } from './database-away.ts'
import {
  contact,
  type Form,
  fillVisit,
  findByName,
  homeCollection,
  homeTest,
  next,
  openCollection,
  testBooking,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const forms: Record<string, Form> = { homeCollection, testBooking, contact }
const withScript = { language: 'en', script: true } as const
const withoutScript = { language: 'en', script: false } as const

for (const [form, { path, kind, fill, send, name: nameField, notBooked }] of Object.entries(forms)) {
  const named = (what: string) => `${what} ${form}`

  test(`${form}: two clicks are one`, async ({ page, stack }) => {
    await fill(page, withScript, { name: named('Two Clicks') })
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await send(page).dblclick()
    await expect(reference(page)).toBeVisible()
    expect(await findByName(stack.database, named('Two Clicks'))).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  test(`${form}: a response lost on the way is retried, and confirmed once it arrives`, async ({
    page,
    stack,
  }) => {
    await fill(page, withScript, { name: named('Lost Answer') })
    const tokens: string[] = []
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      tokens.push(new URLSearchParams(route.request().postData()!).get('formToken')!)
      if (tokens.length > 2) return route.continue()
      // The site stores it; its first two responses never arrive. A lab test is still to be agreed.
      const stored = kind === 'lab-test' ? 202 : 201
      expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(tokens.length === 1 ? stored : 200)
      await route.abort('connectionreset')
    })
    await send(page).click()
    const waiting = page.getByRole('status').filter({ hasText: 'We did not get an answer in time' })
    await expect(waiting).toHaveCount(1)
    await expect(reference(page)).toHaveCount(0)
    await expect(reference(page)).toBeVisible({ timeout: 20_000 })
    expect(tokens).toHaveLength(3)
    expect(new Set(tokens).size).toBe(1)
    const code = await reference(page).textContent()
    expect(await findByName(stack.database, named('Lost Answer'))).toEqual([{ reference: code, kind }])
  })

  test(`${form}: no response is not a success; typed values stay, and another submit makes no second booking`, async ({
    page,
    stack,
  }) => {
    await fill(page, withScript, { name: named('No Answer') })
    await page.clock.install()
    await page.route(`**${path}`, async (route) => {
      await route.fetch({ maxRedirects: 0 })
      // On a busy machine the page may have given up already: that is no response, too.
      await route.abort('connectionreset').catch(() => {})
    })
    await send(page).click()
    const problem = page.locator('form').getByRole('alert')
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(problem).toContainText(/will not be (booked|kept) twice/, { timeout: 100 })
    }).toPass()
    await expect(problem).toBeFocused()
    await expect(reference(page)).toHaveCount(0)
    await expect(page.locator(nameField)).toHaveValue(named('No Answer'))
    await page.unroute(`**${path}`)
    await send(page).click()
    await expect(reference(page)).toBeVisible()
    expect(await findByName(stack.database, named('No Answer'))).toHaveLength(1)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`${form}: a visitor who stops the page and presses again books once`, async ({ page, stack }) => {
      await fill(page, withoutScript, { name: named('Pressed Again') })
      await page.route(`**${path}`, async (route) => {
        await route.fetch({ maxRedirects: 0 })
        await route.abort('aborted')
      })
      const stopped = page.waitForEvent('requestfailed')
      await send(page).click()
      await stopped
      expect(await findByName(stack.database, named('Pressed Again'))).toHaveLength(1)
      await page.unroute(`**${path}`)
      await send(page).click()
      await expect(reference(page)).toBeVisible()
      const code = await reference(page).textContent()
      expect(await findByName(stack.database, named('Pressed Again'))).toEqual([{ reference: code, kind }])
    })

    test(`${form}: a form that came back with an error keeps its key`, async ({ page, stack }) => {
      await fill(page, withoutScript, { name: named('Same Key') })
      const token = await page.locator('form:not([hidden]) [name=formToken]').inputValue()
      await page.locator('#consent').uncheck()
      await send(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.locator('form:not([hidden]) [name=formToken]')).toHaveValue(token)
      await page.locator('#consent').check()
      await send(page).click()
      await expect(reference(page)).toBeVisible()
      expect(await findByName(stack.database, named('Same Key'))).toHaveLength(1)
    })
  })

  test(`${form}: two tabs make two, one form sent three times at once makes one`, async ({
    page,
    context,
    stack,
  }) => {
    const other = await context.newPage()
    await fill(page, withScript, { name: named('Two Tabs') })
    await fill(other, withScript, { name: named('Two Tabs') })
    const fields = await page
      .locator('form:not([hidden]):has([name=formToken])')
      .evaluate((element) =>
        [...new FormData(element as HTMLFormElement)].map(([key, value]) => [key, `${value}`]),
      )
    const url = page.url()
    await send(other).click()
    await page.bringToFront()
    await send(page).click()
    await expect(reference(page)).toBeVisible()
    await expect(reference(other)).toBeVisible()
    const code = await reference(page).textContent()
    expect(await reference(other).textContent()).not.toBe(code)
    expect(await findByName(stack.database, named('Two Tabs'))).toHaveLength(2)

    const again = () =>
      page.request.post(url, {
        maxRedirects: 0,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        data: new URLSearchParams([...fields, ['intent', 'book']] as [string, string][]).toString(),
      })
    for (const answer of await Promise.all([again(), again(), again()])) {
      expect(answer.status()).toBe(303)
      await page.goto(answer.headers().location!)
      await expect(reference(page)).toHaveText(code!)
    }
    expect(await findByName(stack.database, named('Two Tabs'))).toHaveLength(2)
  })

  test(`${form}: while the database is down nothing is shown as booked and no typed value is lost`, async ({
    browser,
  }) => {
    test.slow()
    const database = await createTestDatabase({ hasCatalogue: true })
    const site = await startSite({ DATABASE_URL: database.url })
    try {
      for (const language of ['en', 'hi'] as Lang[]) {
        const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
        const page = await context.newPage()
        await fill(page, { language, script: false }, { name: named('Database Away') })
        await takeAway(database)
        const answered = page.waitForResponse((response) => response.request().method() === 'POST')
        await send(page).click()
        expect((await answered).status()).toBe(503)
        expect((await answered).headers()['cache-control']).toBe('no-store')
        await expect(page.getByRole('alert')).toContainText(notBooked[language])
        await expect(page.getByRole('alert').getByRole('link').last()).toHaveAttribute(
          'href',
          'tel:+910000000000',
        )
        await expect(page.locator(nameField)).toHaveValue(named('Database Away'))
        await expect(page.locator('#consent')).toBeChecked()
        await bringBack(database)
        await send(page).click()
        await expect(reference(page)).toBeVisible()
        await context.close()
      }
      expect(await findByName(database, named('Database Away'))).toHaveLength(2)
    } finally {
      await bringBack(database)
      await site.stop()
      await database.drop()
    }
  })
}

test('two clicks on Next lead to step two once: one step back is step one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openCollection(page, withScript)
  await fillVisit(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await next(page).dblclick()
  await page.locator('[data-step="2"]').waitFor()
  expect(sent).toEqual([])
  await page.goBack()
  await page.locator('[data-step="1"]').waitFor()
  await expect(homeTest(page, 1)).toBeChecked()
})
