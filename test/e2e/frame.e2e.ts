import { openForwarder } from '#test/forwarder.ts'
import { expect, test } from './stack.ts'

test.describe('the header on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('About opens by hover, by click and by key, with and without script', async ({
    page,
    browser,
    stack,
  }) => {
    const plain = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
    for (const tab of [page, await plain.newPage()]) {
      await tab.setViewportSize({ width: 1280, height: 900 })
      await tab.goto('/gallery')
      const about = tab.getByText('About', { exact: true })
      const doctor = tab
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'About the Doctor' })
      await expect(doctor).toBeHidden()
      await about.hover()
      await expect(doctor).toBeVisible()
      await tab.mouse.move(0, 600)
      await expect(doctor).toBeHidden()
      await about.focus()
      await tab.keyboard.press('Enter')
      await expect(doctor).toBeVisible()
      await doctor.click()
      await expect(tab).toHaveURL(/\/about\/dr-/)
    }
    await plain.close()
  })

  test('Escape closes the open menu and gives the focus back', async ({ page }) => {
    await page.goto('/gallery')
    const about = page.getByText('About', { exact: true })
    await about.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'About the Doctor' }).first()).toBeHidden()
    await expect(about).toBeFocused()
  })
})

test('below 768 px the menu folds, with Make Appointment and Home Collection first; it opens without script', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    baseURL: stack.site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto('/hi/blogs')
  await expect(page.getByRole('link', { name: 'अपॉइंटमेंट लें' })).toBeHidden()
  await page.locator('header summary', { hasText: 'मेनू खोलें' }).click()
  await expect(page.getByRole('link', { name: 'अपॉइंटमेंट लें' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'होम कलेक्शन' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'स्त्री रोग' }).first().click()
  await expect(page).toHaveURL(/\/hi\/services\/gynaecology$/)
  await context.close()
})

test('the scroll flag flips after 50 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy-promise')
  const dock = page.getByRole('navigation', { name: 'Call, write or book' })
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect(dock).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(dock).toHaveAttribute('data-scrolled')
})

test('the dock calls, writes with a greeting that tells nothing, and books', async ({ page }) => {
  await page.goto('/contact')
  const dock = page.getByRole('navigation', { name: 'Call, write or book' })
  await expect(dock.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  const chat = await dock.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(chat!)).toBe(
    'https://wa.me/910000000000?text=Hello, I would like to book an appointment.',
  )
  await expect(dock.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute('href', '/appoitment')
})

test('leaving: the page is emptied first, and Back does not bring it back', async ({ page, stack }) => {
  await page.route('https://mausam.imd.gov.in/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  )
  await page.goto('/contact')
  await page.goto('/service/treatments')
  await page.getByRole('link', { name: /^Leave this page/ }).click()
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${stack.site.url}/contact`)

  await page.goto('/hi/service/counselling')
  await page.waitForLoadState('networkidle')
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
})

test('without script leaving is a plain link; pages that need no way out carry none', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/services/obstetrics')
  await expect(page.getByRole('link', { name: /^Leave this page/ })).toHaveAttribute(
    'href',
    'https://mausam.imd.gov.in/',
  )
  await page.goto('/gallery')
  await expect(page.getByRole('link', { name: /^Leave this page/ })).toHaveCount(0)
  await context.close()
})

test('the language switch keeps the page, wherever she is', async ({ page }) => {
  for (const path of ['/', '/services/infertility', '/privacy-policy', '/about/clinic']) {
    await page.goto(path)
    await page.getByRole('link', { name: /Read this page in Hindi/ }).click()
    await expect(page).toHaveURL(new RegExp(`/hi${path === '/' ? '' : path}$`))
    await page
      .getByRole('link', { name: /English/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('without a connection there is a page with the numbers to call, and nothing that was visited is kept', async ({
  page,
  stack,
}) => {
  // The line itself is cut: a browser told to be offline may still let a service worker through.
  const line = await openForwarder(stack.site.url)
  const kept = () =>
    page.evaluate(async () => {
      const paths: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          paths.push(new URL(request.url).pathname)
      return paths.filter((path) => !path.startsWith('/pictures/logo')).sort()
    })
  const seesNumbers = async (language: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('a[href="tel:112"]').first()).toBeVisible()
    await expect(page.locator('a[href="tel:+910000000000"]').first()).toBeVisible()
  }
  await page.goto(`${line.url}/service/treatments`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await line.cut()
  await page.goto(`${line.url}/contact`)
  await seesNumbers('en')
  // The other language was never read here: better the numbers in this one than none.
  await page.goto(`${line.url}/hi/contact`)
  await seesNumbers('en')
  await line.restore()
  expect(await kept()).toEqual(['/offline'])

  await page.goto(`${line.url}/hi/services/obstetrics`)
  await expect.poll(kept).toEqual(['/hi/offline', '/offline'])
  await line.cut()
  await page.goto(`${line.url}/hi/contact`)
  await seesNumbers('hi')
})
