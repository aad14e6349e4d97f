import type { Page } from '@playwright/test'
import { labTestBasket } from '#content/pages/lab-test-basket.ts'
import { preparation } from '#content/preparation/words.ts'
import { lookAtEach } from './access.ts'
import { expect, type Lang, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const languages: Lang[] = ['en', 'hi']
const told = {
  en: {
    list: '/pathology',
    fasting: 'Fasting blood sugar (FBS)',
    hba1c: 'HbA1c (three-month average sugar)',
    after: 'Blood sugar after food (PPBS)',
    sum: 'Total ₹900',
    sumToAsk: 'Total ₹300 + 1 to ask',
    go: 'Continue',
    day: 'Choose day',
    atClinic: 'At the clinic',
    another: 'Add another test',
    remove: 'Remove',
    book: 'Book',
    none: 'No test is chosen yet.',
  },
  hi: {
    list: '/hi/pathology',
    fasting: 'फ़ास्टिंग शुगर (ख़ाली पेट)',
    hba1c: 'एचबीए1सी (तीन महीने की शुगर)',
    after: 'पीपी शुगर (खाने के बाद)',
    sum: 'कुल ₹900',
    sumToAsk: 'कुल ₹300 + 1 का दाम पूछें',
    go: 'आगे',
    day: 'दिन चुनें',
    atClinic: 'क्लिनिक में',
    another: 'एक और टेस्ट जोड़ें',
    remove: 'हटाएँ',
    book: 'बुक करें',
    none: 'अभी कोई टेस्ट नहीं चुना।',
  },
} as const

const add = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).first().getByRole('checkbox').check()
const ready = (page: Page, island: string) => page.locator(`[data-island=${island}][data-ready]`).waitFor()
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('chosen-tests'))

/** Responds for the booking page, and returns the posted body. */
async function bookingAt(page: Page, path: string) {
  const posted: URLSearchParams[] = []
  await page.route(`**${path}`, async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    posted.push(new URLSearchParams(request.postData() ?? ''))
    await route.fulfill({ contentType: 'text/html', body: '<h1>Booking</h1>' })
  })
  return posted
}

for (const language of languages) {
  const words = told[language]

  test(`several tests are chosen, summed up and taken to the booking at home, ${language}`, async ({
    page,
  }) => {
    const posted = await bookingAt(page, language === 'en' ? '/home-collection' : '/hi/home-collection')
    await page.goto(`${words.list}?group=sugar`)
    await ready(page, 'lab-test-search')
    await add(page, words.fasting)
    await add(page, words.hba1c)
    await expect(page.getByText(words.sum)).toBeVisible()
    await page.getByRole('button', { name: words.go }).click()
    await expect(page).toHaveURL(/\/pathology\/basket$/)
    await ready(page, 'lab-test-basket')
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(2)
    await page.getByRole('button', { name: words.day }).click()
    await expect(page.getByRole('heading', { name: 'Booking' })).toBeVisible()
    expect(posted[0]!.getAll('test')).toEqual(['blood-sugar-fasting-fbs', 'hba1c-glycosylated-haemoglobin'])
    expect(posted[0]!.get('intent')).toBe('choose')
    expect(page.url()).not.toContain('sugar')
  })

  test(`without script the same tests arrive, and none is in a URL, ${language}`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(words.list)
    await expect(page.getByRole('button', { name: words.go })).toBeHidden()
    await page.goto(`${words.list}?group=sugar`)
    await add(page, words.fasting)
    await page.getByRole('button', { name: words.go }).click()
    await page.getByRole('button', { name: words.another }).click()
    await page.getByRole('searchbox').fill('ppbs')
    await page.keyboard.press('Enter')
    await add(page, words.after)
    await page.getByRole('button', { name: words.go }).click()
    await expect(page.getByText(words.sumToAsk)).toBeVisible()
    await page.getByRole('button', { name: words.remove }).first().click()
    await expect(page.getByRole('heading', { name: words.fasting })).toHaveCount(0)
    await page.getByRole('radio', { name: words.atClinic }).check()
    // A redirected request is not routed: it arrives where the browser posts it.
    const arrives = page.waitForRequest((request) => request.url().endsWith(`${words.list}/book`))
    await page.getByRole('button', { name: words.day }).click()
    const posted = await arrives
    expect(posted.method()).toBe('POST')
    const fields = new URLSearchParams(posted.postData() ?? '')
    expect(fields.getAll('test')).toEqual(['blood-sugar-post-prandial-ppbs'])
    expect(fields.get('intent')).toBe('choose')
    await context.close()
  })

  for (const script of [true, false])
    test(`tests that cannot share an hour are named, and their joint test replaces them, ${language}, ${script ? 'with' : 'without'} script`, async ({
      browser,
      stack,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: script, baseURL: stack.site.url })
      const page = await context.newPage()
      await page.goto(`${words.list}?group=sugar`)
      if (script) await ready(page, 'lab-test-search')
      await add(page, words.fasting)
      await add(page, words.after)
      await page.getByRole('button', { name: words.go }).click()
      if (script) await ready(page, 'lab-test-basket')
      const note = page.getByRole('note')
      await expect(note).toContainText(preparation.apart[language])
      await expect(note).toContainText(`${words.fasting} / ${words.after}`)
      await note.getByRole('button', { name: labTestBasket.joint[language] }).click()
      await expect(note).toHaveCount(0)
      const chosen = page.locator('input[name=test]')
      await expect(chosen).toHaveCount(1)
      await expect(chosen).toHaveValue('blood-sugar-fasting-pp')
      await context.close()
    })

  test(`the list, the page of a test and the basket are accessible, ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = lookAtEach(page, language)
    await page.goto(`${words.list}/blood-sugar-fasting-fbs`)
    await look('the page of a test')
    await page.getByRole('button', { name: words.book, exact: true }).click()
    await expect(page).toHaveURL(/\/pathology\/basket$/)
    await expect(page.getByRole('heading', { name: words.fasting })).toBeVisible()
    await look('the basket')
    await page.getByRole('button', { name: words.another }).click()
    await expect(page).toHaveURL(new RegExp(`${words.list}$`))
    await ready(page, 'lab-test-search')
    await expect(page.getByRole('button', { name: words.go })).toBeVisible()
    await look('the list with a chosen test')
  })
}

for (const width of [360, 1280])
  test(`at ${width} px the bar does not cover the end of the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const endIsInSight = async (button: string) => {
      const bar = page.getByRole('button', { name: button, exact: true }).locator('xpath=../..')
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
      expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
    }
    await page.goto('/pathology/blood-sugar-fasting-fbs')
    await endIsInSight(told.en.book)
    await page.getByRole('button', { name: told.en.book, exact: true }).click()
    await ready(page, 'lab-test-basket')
    await endIsInSight(told.en.day)
  })

test('chosen tests stay while the visitor searches, reads and switches the language', async ({ page }) => {
  await page.goto('/pathology')
  await ready(page, 'lab-test-search')
  await page.getByRole('searchbox').fill('sugar')
  await add(page, told.en.fasting)
  await page.getByRole('searchbox').fill('lipid')
  // The previous list may have it, too, and is about to go.
  await expect(page).toHaveURL(/q=lipid/)
  await expect(page.getByRole('link', { name: 'Lipid profile (cholesterol)' })).toBeVisible()
  await add(page, 'Lipid profile')
  await expect(page.getByText('Total ₹1,100')).toBeVisible()
  await page.getByRole('link', { name: 'Lipid profile (cholesterol)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lipid profile (cholesterol)')
  await page.goto('/hi/pathology/basket')
  await expect(page.getByRole('heading', { name: told.hi.fasting })).toBeVisible()
  await page.getByRole('button', { name: told.hi.remove }).first().click()
  await expect(page.getByRole('heading', { name: told.hi.fasting })).toHaveCount(0)
  await expect(page.locator('main [role=status]').first()).toContainText(told.hi.fasting)
  await page.getByRole('button', { name: told.hi.remove }).click()
  await expect(page.getByText(told.hi.none)).toBeVisible()
  expect(await stored(page)).toBeNull()
})

test('a test that is ticked before the script loads is chosen', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/assets/lab-test-search-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/pathology?group=sugar', { waitUntil: 'commit' })
  await add(page, told.en.fasting)
  await expect(page.getByRole('button', { name: told.en.go })).toBeVisible()
  load()
  await ready(page, 'lab-test-search')
  await expect(page.getByText('Total ₹300')).toBeVisible()
})

test('a test for the clinic alone leaves no choice of place, and is named', async ({ page }) => {
  const posted = await bookingAt(page, '/pathology/book')
  await page.goto('/pathology?q=dipsi')
  await ready(page, 'lab-test-search')
  await add(page, 'Pregnancy sugar test')
  await page.getByRole('button', { name: told.en.go }).click()
  await expect(page.getByText(/Not taken at home: Pregnancy sugar test/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: told.en.day }).click()
  await expect(page.getByRole('heading', { name: 'Booking' })).toBeVisible()
  expect(posted[0]!.getAll('test')).toEqual(['glucose-75-gm-2-hours-dipsi'])
})

test('the quick exit of a sensitive test clears the choice', async ({ page, context }) => {
  await context.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  )
  await page.goto('/pathology/vdrl')
  await page.getByRole('button', { name: told.en.book, exact: true }).click()
  await expect(page.getByRole('button', { name: told.en.day })).toBeVisible()
  await page.goto('/pathology/vdrl')
  expect(await stored(page)).toContain('vdrl')
  await expect(page).toHaveTitle(/^About a test/)
  await page.getByRole('link', { name: /Leave this page/ }).click()
  await expect(page.getByText('Elsewhere')).toBeVisible()
  await page.goto('/pathology')
  expect(await stored(page)).toBeNull()
})
