import { gzipSync } from 'node:zlib'
import { expect, test } from './stack.ts'

test.describe.configure({ mode: 'parallel' })

const phone = { width: 360, height: 640 }

test('without script a search finds the page, in both languages, and its title is neutral', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    baseURL: stack.site.url,
  })
  const page = await context.newPage()
  for (const [path, typed, leads] of [
    ['/search', 'mahina late', '/questions/the-calendar'],
    ['/hi/search', 'बच्चा गिराना', '/hi/questions/a-private-word'],
  ] as const) {
    await page.goto(path)
    await page.locator('#q').fill(typed)
    await page.locator('search button').click()
    await expect(page.locator('section[aria-labelledby=best] a').first()).toHaveAttribute('href', leads)
    expect(await page.title()).not.toContain(typed)
  }
  await context.close()
})

test('with script the query is neither in the URL nor in the history', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page.locator('#q').fill('neend nahi aati')
  await expect(page.locator('#best')).toHaveText('Lack of Sleep')
  await expect(page.locator('section[aria-labelledby=best] a[href="tel:14416"]')).toBeVisible()
  await page.locator('#q').press('Enter')
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
})

for (const script of [true, false])
  test(`Back from a result shows the results again, script ${script ? 'on' : 'off'}`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({
      viewport: phone,
      javaScriptEnabled: script,
      baseURL: stack.site.url,
    })
    const page = await context.newPage()
    await page.goto('/search', { waitUntil: 'networkidle' })
    await page.locator('#q').fill('neend nahi aati')
    await page.locator('#q').press('Enter')
    await expect(page.locator('#best')).toBeVisible()
    const row = page.locator('[data-place] ul a').last()
    await row.click()
    await expect(page).not.toHaveURL(/\/search/)
    await page.goBack()
    await expect(page.locator('#best')).toHaveText('Lack of Sleep')
    await expect(page.locator('#q')).toHaveValue('neend nahi aati')
    await expect(row).toBeInViewport()
    expect(new URL(page.url()).search).toBe(script ? '' : '?q=neend+nahi+aati')
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    if (script) {
      await page.locator('#q').fill('')
      await expect(page.locator('#often')).toBeVisible()
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('neend')
    }
    await context.close()
  })

test('words of danger bring help before every result, and the numbers into the dock', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`/search?${new URLSearchParams({ q: 'pati marta hai' })}`)
  const hrefs = await page
    .locator('main [data-place] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // In the sentences of the card, then as its buttons.
  const numbers = ['tel:181', 'tel:112', 'tel:1098']
  expect(hrefs.slice(0, 6)).toEqual([...numbers, ...numbers])
  // The first result has numbers in its sentence, too.
  expect(hrefs.slice(6, 9)).toEqual(['tel:181', 'tel:112', '/questions/a-safe-place'])
  await expect(page.locator('main')).not.toContainText('{')
  await expect(page.getByRole('navigation', { name: 'Help now' }).getByRole('link')).toHaveCount(3)
})

for (const { language, path, typed, other, help } of [
  { language: 'English', path: '/search', typed: 'I want to die', other: 'blood test', help: 'Help now' },
  { language: 'Hindi', path: '/hi', typed: 'जीने का मन नहीं करता', other: 'ख़ून की जाँच', help: 'अभी मदद' },
])
  test(`while words of danger are in the box, strip and dock have the emergency numbers: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path, { waitUntil: 'networkidle' })
    const strip = page.locator('[data-strip]')
    const colour = () => strip.evaluate((element) => getComputedStyle(element).backgroundColor)
    const numbers = page.getByRole('navigation', { name: help }).getByRole('link')
    const plum = await colour()
    await expect(numbers).toHaveCount(0)

    await page.locator('#q').fill(typed)
    await expect(numbers).toHaveCount(3)
    const red = await colour()
    expect(red).not.toBe(plum)
    await page.locator('#q').fill(other)
    await expect(numbers).toHaveCount(0)
    expect(await colour()).toBe(plum)
    await page.locator('#q').fill(typed)
    await expect(numbers).toHaveCount(3)
    await page.locator('#q').fill('')
    await expect(numbers).toHaveCount(0)
    expect(await colour()).toBe(plum)
  })

test('the name of a test brings the test first; without results there is somebody to call', async ({
  page,
}) => {
  await page.goto('/search?q=CBC')
  await expect(page.locator('[data-place] a').first()).toHaveAttribute(
    'href',
    '/pathology/complete-blood-count-cbc',
  )
  await page.goto('/search?q=qqqqzzx')
  await expect(page.locator('[data-place] a').first()).toHaveAttribute('href', /^tel:/)
})

test('a search is cached nowhere on the way, and its page weighs at most 25 kB', async ({ request }) => {
  for (const path of ['/search', '/hi/search']) {
    const response = await request.get(`${path}?${new URLSearchParams({ q: 'pregnancy' })}`)
    expect(response.headers()['cache-control']).toBe('private, no-store')
    const html = await response.text()
    expect(html).toContain('noindex')
    expect(/<title>([^<]+)/.exec(html)![1]).not.toContain('pregnancy')
    const bytes = gzipSync(html).length
    expect(bytes).toBeLessThanOrEqual(25 * 1024)
  }
})
