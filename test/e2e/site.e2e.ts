import { HtmlValidate } from 'html-validate'
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

const titles = new Map<string, string>()
const descriptions = new Map<string, string>()

for (const { path, status } of sitePages)
  test(`${path} answers ${status}, is valid, has one h1 and its own title, and tells nobody else`, async ({
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
    const response = await page.goto(path, { waitUntil: 'networkidle' })
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
    expect(said).toEqual([])
    expect([...hosts]).toEqual([stack.site.url])
    expect(await page.context().cookies()).toEqual([])

    if (status !== 200) return
    const title = await page.title()
    const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
    expect(titles.get(title), `${title} is also the title of another page`).toBeUndefined()
    expect(descriptions.get(description)).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(description.length).toBeGreaterThan(40)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${stack.site.url}${path}`)
    await expect(page.locator('link[hreflang="hi-IN"]')).toHaveCount(1)
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1)
  })
