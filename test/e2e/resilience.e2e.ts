import type { Request } from '@playwright/test'
import { TRIES } from '#app/forms/post/retry.ts'
import { startSite } from '#test/processes.ts'
import { dayAhead, findByName } from './forms.ts'
import { chooseFirstFree, expect, freeTimes, giveDetails, openDay, reference, submit, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

/** Where the form is submitted: the page itself. */
const form = /\/appoitment$/

test('a response lost on the way is retried with the same key, and the page says so', async ({
  page,
  stack,
}) => {
  await openDay(page, 'en', 5)
  const dateTime = await chooseFirstFree(page)
  await giveDetails(page, { name: 'Lost Answer' })
  const keys: string[] = []
  await page.route(form, async (route) => {
    keys.push(new URLSearchParams(route.request().postData()!).get('formToken')!)
    const answer = await route.fetch()
    // The booking is stored; its first two responses never arrive.
    if (keys.length <= 2) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await submit(page).click()
  await expect(page.getByText('We will check before booking again').first()).toBeVisible()
  await expect(reference(page)).toBeVisible({ timeout: 20_000 })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  const rows = await stack.database.db
    .selectFrom('bookings')
    .select('reference')
    .where('starts_at', '=', new Date(dateTime))
    .execute()
  expect(rows.map((row) => row.reference)).toEqual([await reference(page).textContent()])
})

test('values from before the script loads are not lost when it does', async ({ page }) => {
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto(`/appoitment?date=${dayAhead(4)}`, { waitUntil: 'commit' })
  await chooseFirstFree(page)
  await giveDetails(page)
  arrive()
  await page.waitForLoadState('networkidle')
  await expect(submit(page)).toBeEnabled()
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
})

test('two clicks make one booking', async ({ page, stack }) => {
  await openDay(page, 'en', 5)
  const dateTime = await chooseFirstFree(page)
  await giveDetails(page)
  await submit(page).dblclick()
  await expect(reference(page)).toBeVisible()
  const rows = await stack.database.db
    .selectFrom('bookings')
    .select('id')
    .where('starts_at', '=', new Date(dateTime))
    .execute()
  expect(rows).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('going Back after a booking shows the time as taken; it is booked once', async ({ page, stack }) => {
    await openDay(page, 'en', 6)
    const dateTime = await chooseFirstFree(page)
    await giveDetails(page, { name: 'Back Button' })
    await submit(page).click()
    await expect(reference(page)).toBeVisible()
    await page.goBack()
    // The page is fetched again and is correct: the time is offered to nobody.
    await expect(page.locator(`input[value="${dateTime}"]`)).toBeDisabled()
    expect(await findByName(stack.database, 'Back Button')).toHaveLength(1)
  })
})

test('a form submitted twice, as by two impatient taps without script, makes one booking', async ({
  page,
  stack,
}) => {
  await openDay(page, 'hi', 6)
  const dateTime = await freeTimes(page).last().getAttribute('value')
  const formToken = await page.locator('[name=formToken]').inputValue()
  const form = {
    formToken,
    dateTime: dateTime!,
    patientName: 'Twice Sent',
    phoneNumber: '9876543210',
    consent: 'appointment-1.4',
  }
  const send = () => page.request.post(page.url(), { form, maxRedirects: 0 })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303])
  const codes = new Set<string | null>()
  for (const answer of answers) {
    await page.goto(answer.headers().location!)
    codes.add(await reference(page).textContent())
  }
  const rows = await findByName(stack.database, 'Twice Sent')
  expect(rows.map((row) => row.reference)).toEqual([...codes])
})

test('while the database is down the page loads, says so, and gives the phone number', async ({
  browser,
}) => {
  const site = await startSite({ DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere' })
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled })
      const page = await context.newPage()
      const response = await page.goto('/appoitment')
      expect(response?.status()).toBe(503)
      const banner = page.getByRole('alert')
      await expect(banner).toContainText('Failed to fetch appointments')
      // The number is the button, on the first screen of a phone; the retry comes after it.
      const call = page.getByRole('main').getByRole('link', { name: '+91 00000 00000' })
      await expect(call).toHaveAttribute('href', 'tel:+910000000000')
      await expect(call).toHaveClass(/button-primary/)
      await page.setViewportSize({ width: 360, height: 640 })
      await expect(call).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveClass(/button-secondary/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: 'Dismiss this message' }).click()
        await expect(banner).toHaveCount(0)
      }
      expect((await page.goto('/'))?.status()).toBe(200)
      await context.close()
    }
    const ready = await fetch(`${site.url}/readyz`)
    expect(ready.status).toBe(503)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})

test('a booking that the database cannot store is not shown as a success', async ({ page }) => {
  await openDay(page, 'en', 5)
  await chooseFirstFree(page)
  await giveDetails(page)
  await page.clock.install()
  await page.route(form, (route) => route.fulfill({ status: 503, json: { confirmation: null, reply: {} } }))
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
  await expect(page.getByText('Our system is slow. It is not your phone.')).toBeVisible()
  await expect(page.getByText('The network is weak')).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toContainText('Failed to book appointment', { timeout: 100 })
  }).toPass()
  await expect(page.getByRole('alert')).toContainText('You will not be booked twice')
  await expect(page.locator('form').getByRole('link', { name: '+91 00000 00000' })).toBeInViewport()
  await expect(page.getByText(/^“.* for Asha Verma\.”$/)).toBeVisible()
  await expect(page.locator('[name=patientName]')).toHaveValue('Asha Verma')
  await expect(submit(page)).toBeEnabled()
})

test('the network is called weak only when there was no response at all', async ({ page }) => {
  await openDay(page, 'en', 5)
  await chooseFirstFree(page)
  await giveDetails(page)
  await page.clock.install()
  await page.route(form, (route) => route.abort('connectionreset'))
  await submit(page).click()
  await expect(page.getByText('The network is weak')).toBeVisible()
  await expect(page.getByText('Our system is slow')).toHaveCount(0)
})

for (const [whose, foreign] of Object.entries({
  'JSON of a proxy': { json: { error: 'login required' } },
  'JSON that looks like ours': { json: { confirmation: null } },
  'JSON of nothing': { json: null },
  'the page of a captive portal': { contentType: 'text/html', body: '<h1>Free Wi-Fi</h1>' },
}))
  test(`${whose} is no response of the site: it is retried with the same key, and may be once more`, async ({
    page,
    stack,
  }) => {
    const name = `Foreign ${whose.replaceAll(/[^a-z]/gi, '')}`
    await openDay(page, 'en', 4)
    await chooseFirstFree(page)
    await giveDetails(page, { name })
    await page.clock.install()
    const keys = new Set<string>()
    let tries = 0
    const noteKey = (request: Request) => {
      if (request.method() !== 'POST') return
      tries += 1
      keys.add(new URLSearchParams(request.postData()!).get('formToken')!)
    }
    page.on('request', noteKey)
    await page.route(form, (route) => route.fulfill({ status: 200, ...foreign }))
    await submit(page).click()
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page.getByRole('alert')).toContainText('You will not be booked twice', { timeout: 100 })
    }).toPass()
    await expect(page.locator('[name=patientName]')).toHaveValue(name)
    expect(tries).toBe(TRIES)
    expect(await findByName(stack.database, name)).toHaveLength(0)
    await page.unroute(form)
    await submit(page).click()
    await expect(reference(page)).toBeVisible()
    expect(keys.size).toBe(1)
    expect(await findByName(stack.database, name)).toHaveLength(1)
  })

test('a proxy’s response about free times changes nothing', async ({ page }) => {
  await openDay(page, 'en', 5)
  const slot = freeTimes(page).first()
  await slot.check()
  await page.route('**/appoitment/times*', (route) => route.fulfill({ json: { error: 'login required' } }))
  const asked = page.waitForResponse('**/appoitment/times*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(slot).toBeChecked()
})

test('free times are refetched when the visitor returns to the tab', async ({ page, request }) => {
  await openDay(page, 'en', 5)
  const slot = freeTimes(page).first()
  const dateTime = (await slot.getAttribute('value'))!
  await slot.check()
  await request.post('/api/appointment/booking', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { patientName: 'Meenu', phoneNumber: '9876500000', dateTime, consent: true, language: 'en' },
  })
  const taken = page.locator(`input[value="${dateTime}"]`)
  await expect(taken).toBeEnabled()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(taken).toBeDisabled()
  await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(0)
  await expect(page.getByText('Not chosen yet')).toBeVisible()
})
