import type { Page } from '@playwright/test'
import { lookAtEach } from './access.ts'
import { expect, type Lang, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const paths = { en: '/pathology', hi: '/hi/pathology' } as const
const words = {
  en: {
    placeholder: 'Search Pathology Test...',
    all: 'All tests',
    unknown: 'We do not know that name',
    none: 'No tests found.',
    most: 'Asked for most',
    every: 'All 456 tests',
    sugar: 'Sugar',
    sugarTests: 'Sugar tests',
    cbc: 'Complete blood count (CBC)',
    fasting: 'Fasting blood sugar (FBS)',
    go: 'Continue',
    day: 'Choose day',
    atClinic: 'At the clinic',
    another: 'Add another test',
    book: 'Book',
    failed: 'Failed to fetch pathology tests',
    retry: 'Try again',
    next: 'Next',
    previous: 'Previous',
    clear: 'Clear the search',
  },
  hi: {
    placeholder: 'पैथोलॉजी टेस्ट खोजें...',
    all: 'सभी टेस्ट',
    unknown: 'यह नाम हमें नहीं मिला',
    none: 'कोई टेस्ट नहीं मिला।',
    most: 'सबसे ज़्यादा पूछे जाने वाले',
    every: 'सभी 456 टेस्ट',
    sugar: 'शुगर',
    sugarTests: 'शुगर की जाँच',
    cbc: 'कम्प्लीट ब्लड काउंट (सीबीसी)',
    fasting: 'फ़ास्टिंग शुगर (ख़ाली पेट)',
    go: 'आगे',
    day: 'दिन चुनें',
    atClinic: 'क्लिनिक में',
    another: 'एक और टेस्ट जोड़ें',
    book: 'बुक करें',
    failed: 'पैथोलॉजी टेस्ट की सूची नहीं मिल पाई',
    retry: 'फिर कोशिश करें',
    next: 'अगला',
    previous: 'पिछला',
    clear: 'खोज हटाएँ',
  },
} as const
const languages: Lang[] = ['en', 'hi']

const box = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('main section[aria-labelledby=results]')
const rows = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const headings = (page: Page) => rows(page).getByRole('heading')
const status = (page: Page) => page.locator('main [role=status]')
const pages = (page: Page) => results(page).getByRole('navigation')

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('[data-island=lab-test-search][data-ready]').waitFor()
}

for (const language of languages) {
  const told = words[language]

  test(`typing searches without a new page, and the number of results is announced, ${language}`, async ({
    page,
  }) => {
    await open(page, paths[language])
    await expect(page.getByPlaceholder(told.placeholder)).toBeVisible()
    await expect(rows(page)).toHaveCount(5)
    await box(page).fill('khoon ki jaanch')
    await expect(headings(page).first()).toHaveText(told.cbc)
    await expect(
      results(page)
        .getByText(/khoon ki janch/)
        .first(),
    ).toBeVisible()
    await expect(status(page)).toHaveText(/^\d+ /)
    await expect(page).toHaveURL(/\?q=khoon\+ki\+jaanch$/)
    await expect(box(page)).toBeFocused()
  })

  test(`a search without results says so, and leads back to all tests, ${language}`, async ({ page }) => {
    await open(page, paths[language])
    await box(page).fill('qqqqzz')
    await expect(page.getByRole('heading', { name: told.unknown })).toBeVisible()
    await expect(results(page)).toContainText(told.none)
    await expect(status(page)).toHaveText(told.none)
    await expect(results(page).locator('a[href^="tel:"]')).toBeVisible()
    // Nobody reads prescriptions that are sent by WhatsApp.
    await expect(results(page).locator('a[href^="https://wa.me/"]')).toHaveCount(0)
    await results(page).getByRole('link', { name: told.clear }).click()
    await expect(page.getByRole('heading', { name: told.most })).toBeFocused()
    await expect(box(page)).toHaveValue('')
  })

  test(`a search that fails says so, with a number to call, and can be retried, ${language}`, async ({
    page,
  }) => {
    await open(page, paths[language])
    await page.route('**/pathology/results**', (route) => route.abort())
    await box(page).fill('thyroid')
    await expect(page.getByRole('heading', { name: told.failed })).toBeVisible()
    await expect(results(page).getByRole('link', { name: /\+91/ })).toBeVisible()
    await expect(page.getByText(told.none)).toHaveCount(0)
    await page.unroute('**/pathology/results**')
    await results(page).getByRole('link', { name: told.retry }).click()
    await expect(headings(page).first()).toHaveText(/thyroid|थायरॉइड/i)
    await expect(box(page)).toHaveValue('thyroid')
  })

  test(`without script the form and the pages work, and their URLs can be shared, ${language}`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(paths[language])
    await page.getByRole('link', { name: told.every }).click()
    await expect(page).toHaveURL(/\?page=1$/)
    await expect(rows(page)).toHaveCount(24)
    await pages(page).getByRole('link', { name: told.next }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(pages(page).locator('[aria-current=page]')).toHaveText('2')
    await box(page).fill('sugar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=sugar$/)
    await expect(headings(page).first()).toHaveText(told.fasting)
    await expect(box(page)).toHaveValue('sugar')
    await page.goto(`${paths[language]}?q=qqqqzz`)
    await expect(page.getByRole('heading', { name: told.unknown })).toBeVisible()
    await context.close()
  })

  test(`every state of the page is accessible, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = lookAtEach(page, language)
    await open(page, `${paths[language]}?q=hiv`)
    await expect(rows(page)).not.toHaveCount(0)
    await look('found')
    await box(page).fill('qqqqzz')
    await expect(page.getByRole('heading', { name: told.unknown })).toBeVisible()
    await look('nothing found')
    await page.route('**/pathology/results**', (route) => route.abort())
    await box(page).fill('sugar')
    await expect(page.getByRole('heading', { name: told.failed })).toBeVisible()
    await look('failed')
  })
}

test('eight placeholders stand for the rows that are loading', async ({ page }) => {
  await open(page, paths.en)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/pathology/results**', async (route) => {
    await held
    await route.continue()
  })
  await box(page).fill('cbc')
  const places = results(page).locator('ul[aria-hidden=true] > li')
  await expect(places).toHaveCount(8)
  await expect(status(page)).toHaveText('Loading tests')
  await expect(results(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('No tests found.')).toHaveCount(0)
  answer()
  await expect(places).toHaveCount(0)
  await expect(results(page)).not.toHaveAttribute('aria-busy')
  await expect(headings(page).first()).toHaveText(words.en.cbc)
})

test('the newest search wins: the older one is aborted, and its late response changes nothing', async ({
  page,
}) => {
  await open(page, paths.en)
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  const searchFor = (q: string) => (request: { url(): string }) =>
    new URL(request.url()).searchParams.get('q') === q
  await page.route('**/pathology/results?q=sugar', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest(searchFor('sugar'))
  await box(page).fill('sugar')
  await asked
  const calledOff = page.waitForEvent('requestfailed', searchFor('sugar'))
  await box(page).fill('lipid')
  await expect(headings(page).first()).toHaveText('Lipid profile (cholesterol)')
  answerFirst()
  await calledOff
  await expect(headings(page).first()).toHaveText('Lipid profile (cholesterol)')
})

test('pages change without a new document, focus goes to the top of the results, and Back leads back', async ({
  page,
}) => {
  await open(page, `${paths.en}?page=1`)
  const first = await headings(page).allTextContents()
  await expect(pages(page).getByText('Previous')).toHaveAttribute('aria-disabled', 'true')
  await pages(page).getByRole('link', { name: 'Go to page 3' }).click()
  await expect(page).toHaveURL(/\?page=3$/)
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('3')
  await expect(page.getByRole('heading', { name: 'All tests' })).toBeFocused()
  expect(await headings(page).allTextContents()).not.toEqual(first)

  // Every change of the search begins at page 1.
  await box(page).fill('a')
  await expect(page).toHaveURL(/\?q=a$/)
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('1')

  await page.goBack()
  await expect(page).toHaveURL(/\/pathology\?page=1$/)
  await expect(box(page)).toHaveValue('')
  await expect.poll(() => headings(page).allTextContents()).toEqual(first)
  await page.goForward()
  await expect(box(page)).toHaveValue('a')
  await expect(pages(page).locator('[aria-current=page]')).toHaveText('1')
})

test('a query typed before the script loads is searched as soon as it has', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/lab-test-search-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(paths.en, { waitUntil: 'commit' })
  await box(page).fill('cbc')
  load()
  await expect(headings(page).first()).toHaveText(words.en.cbc)
  await expect(page).toHaveURL(/\?q=cbc$/)
  await expect(box(page)).toBeFocused()
})

test('the buttons of the pages are those of the specification', async ({ page }) => {
  const shown = async (number: number) => {
    await page.goto(`${paths.en}?page=${number}`)
    const texts = await pages(page).getByRole('listitem').allInnerTexts()
    return texts.map((text) => text.replace(/\s+/g, ' ').trim().replace(' More pages', ''))
  }
  expect(await shown(1)).toEqual(['Previous', '1', '2', '3', '…', '19', 'Next'])
  expect(await shown(10)).toEqual(['Previous', '1', '…', '9', '10', '11', '…', '19', 'Next'])
  expect(await shown(19)).toEqual(['Previous', '1', '…', '17', '18', '19', 'Next'])
  await expect(pages(page).getByText('Next')).toHaveAttribute('aria-disabled', 'true')
})

test('the keyboard alone searches and turns a page', async ({ page }) => {
  await open(page, paths.en)
  await box(page).focus()
  await page.keyboard.type('profile')
  await page.keyboard.press('Enter')
  await expect(headings(page).first()).toHaveText(/profile/i)
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab')
    if ((await page.locator('[rel=next]:focus').count()) > 0) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=profile&page=2$/)
  await expect(results(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('rows stand one below the other, in two columns where there is room, each about as high as a thumb and a half', async ({
  page,
}) => {
  await page.goto(`${paths.en}?page=1`)
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await rows(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()))
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(width < 1024 ? 1 : 2)
    const heights = boxes.map(({ height }) => height).toSorted((a, b) => a - b)
    expect(heights[heights.length >> 1]).toBeLessThanOrEqual(96)
  }
})

test('while typing on a phone the box goes to the top and the first result is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, paths.en)
  await page.getByRole('heading', { name: words.en.most }).scrollIntoViewIfNeeded()
  await box(page).fill('sugar')
  await expect(headings(page).first()).toHaveText(words.en.fasting)
  expect((await box(page).boundingBox())!.y).toBeLessThan(130)
  expect((await rows(page).first().boundingBox())!.y).toBeLessThan(230)
  await expect(page.getByRole('link', { name: words.en.sugar, exact: true })).toHaveCount(0)
})

test('a row shows only what differs; a test that needs a call has a number and no checkbox', async ({
  page,
}) => {
  await page.goto(`${paths.en}?q=lipid profile`)
  const lipid = rows(page).first()
  for (const fact of ['Home', 'Empty stomach', '₹800']) await expect(lipid).toContainText(fact)
  for (const usual of ['Blood', 'Same day', 'Book']) await expect(lipid).not.toContainText(usual)
  await page.goto(`${paths.en}?q=hiv`)
  const hiv = rows(page).filter({ hasText: 'HIV' }).first()
  await expect(hiv.getByRole('checkbox')).toHaveCount(0)
  await expect(hiv.locator('a[href^="tel:"]')).toHaveAccessibleName(/Call .* about .*HIV/)
})

test('every link of a row leads to a page', async ({ page, request }) => {
  await page.goto(`${paths.en}?group=fever`)
  const hrefs = await rows(page)
    .locator('a:not([href^="tel:"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(hrefs.length).toBeGreaterThan(9)
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200)
})

test('the page of a test of several groups leads to all tests, and ends in the colour of its footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/pathology/complete-blood-count-cbc')
  await expect(page.locator('main a').first()).toHaveAttribute('href', '/pathology?page=1')
  const [footer, end] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('footer')!).backgroundColor,
    getComputedStyle(document.body, '::after').backgroundColor,
  ])
  expect(end).toBe(footer)
})
