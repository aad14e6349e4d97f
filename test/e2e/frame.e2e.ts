import type { Page } from '@playwright/test'
import { openForwarder } from '#test/forwarder.ts'
import { takeNotes } from '../attacks/notes.ts'
import { lookAround, travel } from '../attacks/way-back.ts'
import { newContextWithAllFonts } from './all-fonts.ts'
import { hydrated, inLanguage } from './forms.ts'
import { chooseFirstFree, expect, nextStep, openDay, test } from './stack.ts'

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

test('below 768 px the menu folds, with the link to manage a booking first; it opens without script', async ({
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
  const open = page.locator('header summary', { hasText: 'मेनू खोलें' })
  await open.click()
  const menu = page.getByRole('navigation', { name: 'मुख्य मेनू' }).filter({ visible: true })
  const rows = menu.locator('ul').first().getByRole('link')
  expect(await rows.locator('b').allTextContents()).toEqual([
    'मेरी बुकिंग',
    'स्त्री रोग',
    'मानसिक स्वास्थ्य',
    'पैथोलॉजी',
    'होम कलेक्शन',
    'अपॉइंटमेंट लें',
  ])
  await expect(menu.getByRole('link', { name: 'कॉल', exact: true })).toHaveAttribute('href', /^tel:\+91/)
  await rows.nth(1).click()
  await expect(page).toHaveURL(/\/hi\/services\/gynaecology$/)
  await open.click()
  await rows.first().click()
  await expect(page).toHaveURL(/\/hi\/booking$/)
  await context.close()
})

test('the search icon is in the header of every content page, wide enough for a thumb, without script', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const width of [320, 360, 820, 1280])
    for (const path of ['/gallery', '/hi/services/obstetrics', '/contact']) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      const search = page.getByRole('banner').getByRole('link', { name: /^(Search|खोजें)$/ })
      const box = (await search.boundingBox())!
      expect(box).toMatchObject({ width: 44, height: 44 })
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
  await page.goto('/hi/gallery')
  await page.getByRole('banner').getByRole('link', { name: 'खोजें' }).click()
  await expect(page).toHaveURL(/\/hi\/search$/)
  await page.goto('/appoitment')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveCount(0)
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

const dockOf = (page: Page) => page.getByRole('navigation', { name: /^(Call, write or book|कॉल करें, लिखें)/ })

test('the dock calls, writes with a neutral greeting, and books', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/gallery')
  const dock = dockOf(page)
  await expect(dock.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  const chat = await dock.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(chat!)).toBe(
    'https://wa.me/910000000000?text=Hello, I would like to book an appointment.',
  )
  await expect(dock.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/appoitment')

  // On pages about tests, its booking says whom it leads to.
  await page.goto('/pathology')
  await expect(dock.getByRole('link', { name: 'Book' })).toHaveCount(0)
  await expect(dock.getByRole('link', { name: 'See a doctor' })).toHaveAttribute('href', '/appoitment')
})

test('the dock is one row of 60 px below 1024 px, at 200 % text too, and covers nothing at the end', async ({
  page,
}) => {
  for (const path of ['/gallery', '/hi/gallery', '/pathology', '/hi/pathology'])
    for (const width of [320, 360, 820]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(path)
      expect((await dockOf(page).boundingBox())!.height).toBe(61)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.locator('footer').boundingBox()
      expect(end!.y + end!.height).toBeLessThanOrEqual(640 - 61 + 1)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const book = (await dockOf(page).getByRole('link').last().boundingBox())!
      expect(book.x + book.width).toBeLessThanOrEqual(width)
    }
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/gallery')
  await expect(dockOf(page).getByRole('link', { name: 'Book' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Appointment' })).toBeVisible()
})

test.describe('forms and confirmations', () => {
  const forms = ['/appoitment', '/hi/home-collection', '/booking', '/hi/appoitment/booked', '/contact/sent']

  test('have no dock, and Back and Call in place of the menu, without script too', async ({
    browser,
    stack,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({
        baseURL: stack.site.url,
        javaScriptEnabled,
        viewport: { width: 360, height: 640 },
      })
      const page = await context.newPage()
      for (const path of forms) {
        await page.goto(path)
        await expect(dockOf(page)).toHaveCount(0)
        const header = page.getByRole('banner')
        await expect(header.locator('summary').filter({ visible: true })).toHaveCount(0)
        await expect(header.getByRole('link', { name: /^(Call us|हमें कॉल करें)$/ })).toHaveAttribute(
          'href',
          'tel:+910000000000',
        )
        const home = path.startsWith('/hi') ? '/hi' : '/'
        await expect(header.getByRole('link', { name: /^(Back|पीछे)$/ })).toHaveAttribute('href', home)
        expect(await page.locator('header > div:last-child').boundingBox()).toMatchObject({ height: 56 })
      }
      await context.close()
    }
  })

  test('the contact page has its menu, and no dock that would lead away from typed values', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/contact')
    await expect(dockOf(page)).toHaveCount(0)
    await expect(page.locator('header summary').filter({ visible: true })).toHaveCount(1)
  })

  test('Back returns to the page before, and to home from elsewhere', async ({ page, stack }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/privacy-promise')
    await dockOf(page).getByRole('link', { name: 'Book' }).click()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${stack.site.url}/privacy-promise`)
    await page.goto('/appoitment')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${stack.site.url}/`)
  })

  test('above 1024 px they have the menu, and no second button that looks like their own', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/appoitment')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Gynaecology' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Appointment' })).toHaveCount(0)
    await expect(header.getByRole('link', { name: 'Back' })).toBeHidden()
  })
})

for (const language of ['en', 'hi'] as const) {
  const at = (path: string) => (language === 'hi' ? `/hi${path}` : path)

  test(`the frame is one row each at every width: ${language}`, async ({ page }) => {
    for (const width of [320, 360, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      for (const path of ['/safety', '/booking', '/services/obstetrics']) {
        await page.goto(at(path))
        const bar = page.getByRole('complementary', { name: /^(Leave this page|यह पेज छोड़ें)$/ })
        expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 48 })
        const [leave, how] = await Promise.all(
          (await bar.getByRole('link').all()).map((link) => link.boundingBox()),
        )
        expect(leave!.height).toBe(44)
        expect(how).toMatchObject({ width: 44, height: 44 })
        expect(how!.x + how!.width).toBeLessThanOrEqual(width)
        await page.evaluate(() => window.scrollTo(0, 300))
        expect((await bar.boundingBox())!.y).toBe(0)
      }
      const line = page.locator('[data-demonstration]')
      expect((await line.boundingBox())!.height).toBe(26)
      expect(await line.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at('/gallery'))
    expect(await page.locator('header > div:last-child').boundingBox()).toMatchObject({ height: 60 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test(`the footer is short, and on a phone the rest of it opens in place without script: ${language}`, async ({
    browser,
    stack,
  }) => {
    const context = await newContextWithAllFonts(browser, {
      baseURL: stack.site.url,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    })
    const page = await context.newPage()
    await page.goto(at('/gallery'))
    const footer = page.getByRole('contentinfo')
    for (const [width, most] of [
      [360, 360],
      [1024, 420],
      [1280, 420],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await footer.boundingBox())!.height).toBeLessThanOrEqual(most)
    }
    const number = (href: string) => footer.locator(`a[href="tel:${href}"]`)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const href of ['+910000000000', '+910000000001', '112', '181', '14416'])
        await expect(number(href)).toBeVisible()
      await expect(footer.getByRole('link', { name: 'care@kamalini.example' })).toBeVisible()
      await expect(footer.getByText(/(Designed by|डिज़ाइन:)/)).toBeVisible()
      await expect(footer.getByRole('link').filter({ visible: true, hasText: /(My|मेरी)/ })).toHaveCount(1)
    }
    const terms = footer.getByRole('link', { name: /^(Terms and Conditions|नियम और शर्तें)$/ })
    await expect(terms).toBeHidden()
    await footer.locator('summary').click()
    await expect(terms).toBeVisible()
    await context.close()
  })

  test(`below a form the footer is one line, and the whole one from 1024 px: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await page.goto(at('/appoitment'))
    const footer = page.getByRole('contentinfo')
    await expect(footer).toHaveCount(1)
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(200)
    await expect(footer.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    const refund = footer.getByRole('link', { name: /^(Refund|रिफ़ंड)/ })
    await expect(refund).toHaveCount(0)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(footer).toHaveCount(1)
    await expect(refund).toBeVisible()
    // Below the first screen: nothing leads away from typed values.
    expect((await footer.boundingBox())!.y).toBeGreaterThanOrEqual(800)
  })
}

test('home offers the next free time in one tap, with no script', async ({ browser, stack }) => {
  const context = await browser.newContext({
    baseURL: stack.site.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  })
  const page = await context.newPage()
  await page.goto('/')
  const card = page.locator('[data-next-free]')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Next free')
  const box = (await card.boundingBox())!
  // In the first screen, above the dock.
  expect(box.y + box.height).toBeLessThan(640 - 61)
  await card.click()
  await expect(page).toHaveURL(/\/appoitment\?next=[\w-]+$/)
  await expect(page.locator('form')).toBeVisible()
  await context.close()
})

test('quick exit: the page is emptied first, and Back does not bring it back', async ({ page, stack }) => {
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

for (const language of ['en', 'hi'] as const)
  test(`the quick exit leaves a form at once, and Back shows no typed value: ${language}`, async ({
    page,
    context,
  }) => {
    await context.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    await page.setViewportSize({ width: 360, height: 640 })
    const leave = page.getByRole('link', { name: /^(Leave this page|यह पेज छोड़ें)/ })
    for (const path of ['/home-collection', '/pathology/basket', '/contact', '/booking']) {
      await page.goto(inLanguage(language, path))
      await expect(leave, path).toBeInViewport({ ratio: 1 })
    }
    const notes = takeNotes(page)
    await openDay(page, language)
    await hydrated(page, true)
    await notes.opened()
    await chooseFirstFree(page)
    await notes.filled()
    await nextStep(page)
    await page.locator('[name=patientName]').fill('Zarina Qureshi')
    await page.locator('[name=phoneNumber]').fill('9000000321')
    notes.typed('Zarina Qureshi', '9000000321')
    expect(await notes.found()).not.toEqual([])
    await expect(leave).toBeInViewport({ ratio: 1 })
    await leave.click()
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    // The step before the one that was left.
    await travel(page, 'goBack')
    await expect(page.locator('form [data-step]')).toBeVisible()
    const { seen, places } = await lookAround(page, notes, { reloads: true })
    expect(seen).toEqual([])
    expect(places.length).toBeGreaterThan(4)
  })

test('without script the quick exit is a plain link; only pages that need it have one', async ({
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

test('the language switch keeps the page, on every page', async ({ page }) => {
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

test('a form whose script does not arrive caches the page with the numbers to call, too', async ({
  page,
}) => {
  await page.route('**/assets/form-page-*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.evaluate(() => navigator.serviceWorker.ready)
})

test('offline there is a page with the numbers to call, and no visited page is cached', async ({
  page,
  stack,
}) => {
  // The connection itself is cut: a browser set offline may still let a service worker through.
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
  // The other language was never read here: the numbers in this one are better than none.
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
