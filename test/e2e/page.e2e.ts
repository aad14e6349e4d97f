import { gzipSync } from 'node:zlib'
import { lookAtEach } from './access.ts'
import { expectErrors, hydrated } from './forms.ts'
import {
  chooseFirstFree,
  expect,
  freeTimes,
  giveDetails,
  type Lang,
  openDay,
  paths,
  reference,
  submit,
  test,
  unfoldMore,
} from './stack.ts'

for (const language of ['en', 'hi'] as Lang[])
  test(`every state of the page is accessible, ${language}`, async ({ page }) => {
    // Colours are judged at rest, not in the middle of a movement.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = lookAtEach(page, language)
    await openDay(page, language)
    await look('empty')

    await page.locator('#notice summary').click()
    await unfoldMore(page)
    await chooseFirstFree(page)
    await giveDetails(page, { phone: '12345' })
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await look('with errors')

    await giveDetails(page)
    await submit(page).click()
    await expect(reference(page)).toBeVisible()
    await look('thanks')
  })

test('the bar fits every screen, at 200 % text, too', async ({ page }) => {
  for (const language of ['en', 'hi'] as Lang[])
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openDay(page, language)
      await chooseFirstFree(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const button = page.locator('[data-step] > div:last-of-type button:visible').first()
      const { x, width: wide } = (await button.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
    }
})

test('the keyboard alone completes a booking', async ({ page }) => {
  await page.goto(paths.en)
  await hydrated(page, true)
  const focused = (selector: string) => page.locator(`${selector}:focus`)
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      if ((await focused(selector).count()) > 0) return
    }
    throw new Error(`${selector} cannot be reached by Tab`)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('[name=day]')
  // In the evening the preselected day is tomorrow.
  const first = Number(await page.locator('[name=day]:focus').getAttribute('data-day'))
  for (let card = first; card < 6; card++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('[name=day]').last()).toBeFocused()
  await expect(page.locator('[name=day]').last()).toBeChecked()
  await tabTo('input[name=dateTime]')
  await page.keyboard.press('Space')
  await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(1)
  await tabTo('[name=patientName]')
  await page.keyboard.type('Asha Verma')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+91 98765 43210')
  await tabTo('[name=consent]')
  await page.keyboard.press('Space')
  await tabTo('button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(reference(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a screen reader hears each date and each time in full', async ({ page }) => {
  await openDay(page, 'en')
  for (const card of await page.locator('[name=day]').all())
    await expect(card).toHaveAccessibleName(
      /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day \d+ [A-Z][a-z]+, (\d+ times? free|Full|Closed)$/,
    )
  for (const slot of await freeTimes(page).all())
    await expect(slot).toHaveAccessibleName(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+ at \d+:\d\d [ap]m, free$/)
  await openDay(page, 'hi')
  for (const slot of await freeTimes(page).all())
    await expect(slot).toHaveAccessibleName(/^\S+वार \d+ \S+, (सुबह|दोपहर|शाम|रात) \d+:\d\d बजे, ख़ाली$/)
})

test('seven days show weekday, date and free times, the chosen one is named; morning has 11 and evening 8', async ({
  page,
}) => {
  await openDay(page, 'en', 6)
  await expect(page.locator('label:has([name=day])')).toHaveCount(7)
  await expect(page.locator('label:has([name=day])').last()).toHaveText(
    /^[A-Z][a-z]{2}\d+ free[A-Z][a-z]+day \d+ [A-Z][a-z]+, \d+ times free$/,
  )
  await expect(page.locator('[aria-live=polite] p:visible')).toHaveText(
    /^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d+ times free$/,
  )
  await expect(page.getByRole('group', { name: 'Morning' }).getByRole('radio')).toHaveCount(11)
  await expect(page.getByRole('group', { name: 'Evening' }).getByRole('radio')).toHaveCount(8)
})

test('the button is never disabled: pressed too early it reports what is missing, once and in view', async ({
  page,
}) => {
  await openDay(page, 'en', 2)
  await hydrated(page, true)
  await expect(submit(page)).toBeEnabled()
  // No error is shown before the first press.
  await expect(page.getByText('Please select a time slot to continue')).toHaveCount(0)
  await expect(page.getByText('Please fill in required patient details')).toHaveCount(0)
  await giveDetails(page)
  await submit(page).click()
  await expectErrors(page, { dateTime: 'Please select a time slot to continue' })
  await expect(page.getByText('Please select a time slot to continue')).toHaveCount(1)
  await chooseFirstFree(page)
  await expect(page.locator('#dateTime-error')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a missing name or number is announced in the words of the specification', async ({ page }) => {
  await openDay(page, 'en', 2)
  await hydrated(page, true)
  await chooseFirstFree(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in required patient details')
  await expect(page.locator('#patientName')).toBeFocused()
  await page.locator('#patientName').fill('Asha')
  await expect(page.locator('#patientName-error')).toHaveCount(0)
})

test('choosing another date clears the time, and neither the URL nor a reload reveals the date', async ({
  page,
}) => {
  await openDay(page, 'en', 2)
  await hydrated(page, true)
  await freeTimes(page).last().check()
  await page.locator('[name=day]').nth(3).check()
  await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(0)
  await expect(page).toHaveURL(/\/appoitment$/)
  await page.reload()
  await expect(page.locator('[name=day]').nth(3)).not.toBeChecked()
})

test('a browser in Los Angeles shows the clinic’s own times', async ({ browser, stack }) => {
  const faces = async (timezoneId: string) => {
    const context = await browser.newContext({ baseURL: stack.site.url, timezoneId })
    const page = await context.newPage()
    await openDay(page, 'en', 6)
    const times = await page
      .locator('input[name=dateTime]')
      .evaluateAll((inputs) =>
        inputs.map((input) => `${(input as HTMLInputElement).value} ${input.parentElement?.textContent}`),
      )
    const dates = await page.locator('label:has([name=day])').allTextContents()
    await context.close()
    return { times, dates }
  }
  const here = await faces('Asia/Kolkata')
  expect(here.times.length).toBeGreaterThanOrEqual(6 * 19)
  expect(here.times.at(-19)).toMatch(/T10:00:00\+05:30 10:00/)
  expect(await faces('America/Los_Angeles')).toEqual(here)
})

const kinds: Record<string, 'html' | 'css' | 'js'> = { document: 'html', stylesheet: 'css', script: 'js' }

test('the page is light: HTML, styles and script stay within their budget', async ({ page, stack }) => {
  const weigh = (body: Buffer | string) => gzipSync(body, { level: 9 }).length
  const weights: Record<string, number> = {}
  for (const language of ['en', 'hi'] as Lang[]) {
    const sizes = { html: 0, css: 0, js: 0 }
    const bodies: Promise<void>[] = []
    page.on('response', (response) => {
      const kind = kinds[response.request().resourceType()]
      if (kind)
        bodies.push(
          response.text().then((text) => {
            // The styles are inlined; they are counted as styles.
            const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
            sizes[kind] += weigh(text.replace(style, ''))
            if (style) sizes.css += weigh(style)
          }),
        )
      expect(new URL(response.url()).origin).toBe(stack.site.url)
    })
    await page.goto(paths[language], { waitUntil: 'networkidle' })
    page.removeAllListeners('response')
    await Promise.all(bodies)
    // The page has the times of the whole week, so that choosing needs neither script nor request.
    expect(sizes.html).toBeLessThanOrEqual(16 * 1024)
    expect(sizes.css).toBeGreaterThan(0)
    expect(sizes.css).toBeLessThanOrEqual(20 * 1024)
    expect(sizes.js).toBeGreaterThan(0)
    expect(sizes.js).toBeLessThanOrEqual(120 * 1024)
    Object.assign(weights, {
      [`${language} html`]: sizes.html,
      [`${language} css`]: sizes.css,
      [`${language} js`]: sizes.js,
    })
  }
  console.log('weights in bytes, gzip:', JSON.stringify(weights))
})

test('a booking causes no console message, no foreign request, no cookie and no storage', async ({
  page,
  stack,
  context,
}) => {
  const said: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await openDay(page, 'hi', 2)
  await chooseFirstFree(page)
  await giveDetails(page)
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
  await page.reload()
  await expect(reference(page)).toBeVisible()
  expect(said).toEqual([])
  expect([...hosts]).toEqual([stack.site.url])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(page.url()).not.toMatch(/KW-|Asha|98765/)
})

test('the language switch keeps the page', async ({ page }) => {
  await page.goto(paths.en)
  await page.getByRole('link', { name: /Read this page in Hindi/ }).click()
  await expect(page).toHaveURL(/\/hi\/appoitment$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

test('at 1280 × 800 the bar never covers the consent, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of ['en', 'hi'] as Lang[]) {
    await openDay(page, language, 2)
    await hydrated(page, true)
    await chooseFirstFree(page)
    await page.locator('#patientName').fill('Asha Verma')
    await page.locator('#phoneNumber').fill('9876500001')
    await submit(page).click()
    await expect(page.locator('#consent-error')).toBeVisible()
    // The topmost element in the middle of the box is the box.
    await page.locator('#consent').scrollIntoViewIfNeeded()
    expect(
      await page.locator('#consent').evaluate((box) => {
        const { x, y, width, height } = box.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && (top === box || top.closest('label') !== null)
      }),
    ).toBe(true)
    const bar = (await submit(page).boundingBox())!
    const consent = (await page.locator('#consent').boundingBox())!
    expect(bar.y).toBeGreaterThan(consent.y + consent.height)
  }
})
