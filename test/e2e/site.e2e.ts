import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectToKeepNobodyOut } from './access.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './stack.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What React writes: attributes in its own case, void elements with a slash, quotes as it likes.
    'attr-case': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    // Phone numbers are kept together by style, not by hard spaces; addresses may show a number as it is.
    'tel-non-breaking': 'off',
    // One-open accordions and dialogs are newer than the validator's tables in places.
    'element-permitted-content': 'error',
    // role=list and friends are chosen with care where they stand.
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
})

test.describe.configure({ mode: 'parallel' })

for (const { path, status } of sitePages)
  test(`${path} answers ${status}, is valid, has its own title, tells nobody else and keeps nobody out`, async ({
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)

    const report = await validator.validateString(await response!.text())
    const problems = report.results.flatMap(({ messages }) =>
      messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector ?? `${m.line}:${m.column}`})`),
    )
    expect(problems).toEqual([])

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/hi') ? 'hi' : 'en')
    const text = await page.locator('body').innerText()
    expect(text, 'a place left open').not.toMatch(/\{\w+\}/)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    if (status === 200) await expectToBeItself(page, stack.site.url, path)
    // The other unknown addresses show the very page that /404 shows.
    if (status === 200 || path.endsWith('/404')) await expectToKeepNobodyOut(page, path)
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
    expect([...hosts]).toEqual([stack.site.url])
    expect(await page.context().cookies()).toEqual([])
  })

/** The page says what it is, where it lives and how it looks when shared. */
async function expectToBeItself(page: Page, origin: string, path: string) {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}${path}`)
  await expect(page.locator('link[hreflang="hi-IN"]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
}

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
