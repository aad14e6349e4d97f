import type { Page } from '@playwright/test'
import { sensitive } from '#content/sensitive-words.ts'
import { expectToKeepNobodyOut, looksAt } from './access.ts'
import { htmlProblems } from './html-problems.ts'
import { sitePages } from './site-pages.ts'
import { test as base, expect } from './stack.ts'

/** All pages are opened in one tab of each worker: its process compiles axe once. A page leaves nothing in the browser. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, stack }, use) => {
      const context = await browser.newContext({ baseURL: stack.site.url, reducedMotion: 'reduce' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await use(tab)
    tab.removeAllListeners()
  },
})

test.describe.configure({ mode: 'parallel' })

for (const [place, { path, status }] of sitePages.entries())
  test(`${path} answers ${status}, is valid, has its own title, makes no foreign request and is accessible`, async ({
    page,
    stack,
  }) => {
    const said: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => {
      // The browser itself reports a page that answers 404.
      if (!message.text().includes('404')) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)

    expect(await htmlProblems(await response!.text())).toEqual([])

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/hi') ? 'hi' : 'en')
    const text = await page.locator('body').innerText()
    expect(text, 'a place left open').not.toMatch(/\{\w+\}/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    if (status === 200) await expectToBeItself(page, stack.site.url, path)
    // The other unknown paths show the page of /404.
    if (status === 200 || path.endsWith('/404'))
      await expectToKeepNobodyOut(
        page,
        path,
        'html',
        // Both languages of a page are neighbours in the list.
        looksAt(path.startsWith('/hi') ? 'hi' : 'en', place >> 1),
      )
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
    expect([...hosts]).toEqual([stack.site.url])
    expect(await page.context().cookies()).toEqual([])
  })

/** The page has its own title, canonical URL and social card. */
async function expectToBeItself(page: Page, origin: string, path: string) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`)
  await expect(page.locator('link[hreflang="hi-IN"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
}

test('a page with the quick exit has a neutral title and card', async ({ request }) => {
  const left: string[] = []
  for (const { path } of sitePages.filter(({ status }) => status === 200)) {
    const html = await (await request.get(path)).text()
    if (!html.includes('data-enhance="quick-exit"')) continue
    left.push(path)
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    const card = /<meta property="og:title" content="([^"]+)"/.exec(html)?.[1] ?? ''
    for (const words of [title, card]) expect.soft(words, path).not.toMatch(sensitive)
  }
  for (const page of [
    /^\/services?\/[a-z]+$/,
    /^\/service\/treatments\/here-for-you$/,
    /^\/questions\//,
    /^\/hi\/blog\//,
  ])
    expect(left.filter((path) => page.test(path)).length).toBeGreaterThan(0)
})

test('no two pages share a title or a description', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const { path } of sitePages.filter(({ status }) => status === 200)) {
    const html = await (await request.get(path)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    const description = /<meta name="description" content="([^"]{41,})"/.exec(html)![1]!
    for (const words of [title, description]) {
      expect(seen.get(words), `${words} stands on another page, too`).toBeUndefined()
      seen.set(words, path)
    }
  }
})

test('an old link to a condition leads to its row, and the row to its page', async ({ page }) => {
  await page.goto('/service/treatments#postpartum-depression')
  const row = page.locator('#postpartum-depression')
  await expect(row).toBeInViewport()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postpartum Depression')
  // A mother may be in danger: whom to call comes before the signs.
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('When to hurry')).toBeLessThan(headings.indexOf('Common symptoms'))
})

test('thoughts of ending life: help comes before anything else, and no booking before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/service/treatments/here-for-you')
  const targets = await page
    .locator('main a[href^="tel:"], main a[href*="appoitment"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // Two buttons, the number in the text for people nearby, the line for violence, then the free times.
  expect(targets).toEqual(['tel:14416', 'tel:112', 'tel:112', 'tel:181', '/appoitment?visit=2'])
  const dock = page.getByRole('navigation', { name: 'Help now' }).getByRole('link')
  expect(await dock.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:181',
    'tel:14416',
  ])
})
