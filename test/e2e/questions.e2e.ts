import type { Page } from '@playwright/test'
import { switchLanguage } from '#app/paths.ts'
import { questions } from '#content/questions/questions.ts'
import { expect, test } from './stack.ts'

test.describe.configure({ mode: 'parallel' })

const phone = { width: 360, height: 640 }
/** Of the phone's screens, with everything folded. */
const MOST_SCREENS = 3.8

/** Where a part begins and ends, in screens from the top of the page. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const screens = (y: number) => (y + window.scrollY) / window.innerHeight
      return { begins: screens(top), ends: screens(bottom) }
    })

for (const question of questions)
  for (const path of [`/questions/${question.slug}`, switchLanguage(`/questions/${question.slug}`)])
    test(`${path} answers on the first screen, has when to hurry and to come on the second, and is short`, async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await page.goto(path, { waitUntil: 'networkidle' })
      // A late font is not used until the next page: the height must be that of the clinic's own font.
      await page.reload({ waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect((await placeOf(page, 'h1')).begins).toBeLessThan(0.5)
      expect((await placeOf(page, '#read > div:first-child > p')).ends).toBeLessThanOrEqual(1)
      expect((await placeOf(page, 'section:has(> #hurry)')).ends).toBeLessThanOrEqual(2)
      // Where somebody may be in danger, or nothing may look like an offer, the time is not required there.
      if (!question.urgent && !question.law)
        expect((await placeOf(page, '[data-next-free]')).begins).toBeLessThanOrEqual(2)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height / phone.height).toBeLessThanOrEqual(MOST_SCREENS)
      expect(await page.locator('main details[open]').count()).toBe(0)
    })

test('without script a question opens its folds, and its numbers can be called', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    baseURL: stack.site.url,
  })
  const page = await context.newPage()
  await page.goto('/questions/the-calendar')
  await page.getByText('What people say, and what is true').click()
  await expect(page.getByText('Late means pregnant')).toBeVisible()
  const strip = page.getByRole('navigation', { name: 'Help at any hour' }).getByRole('link')
  expect(await strip.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:181',
    'tel:14416',
  ])
  await context.close()
})

test('where hours count, "today" stands before "now"; after a birth, when to hurry stands before the signs', async ({
  page,
}) => {
  const headings = async (path: string) => {
    await page.goto(path)
    return page.locator('#read h2').allTextContents()
  }
  const pill = await headings('/questions/in-good-time')
  expect(pill.indexOf('Come or call today')).toBeLessThan(pill.indexOf('Now, to a hospital'))
  const birth = await headings('/questions/the-first-weeks')
  expect(birth[0]).toBe('Now, to a hospital')
})

test('nothing on the page about ending a pregnancy looks like an offer, and one line says where it is done', async ({
  page,
}) => {
  await page.goto('/questions/a-private-word')
  await expect(page.locator('[data-next-free]')).toHaveText(/See free times/)
  await expect(page.locator('[data-next-free=free]')).toHaveCount(0)
  await page.getByText('The law, in plain words').click()
  await expect(page.getByText('is an approved place. The certificate hangs')).toBeVisible()
  await expect(page.getByText('It is not done at')).toHaveCount(0)
})

test('where somebody may be in danger help comes before any booking, and the dock has its numbers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['/questions/a-safe-place', '/questions/without-delay']) {
    await page.goto(path)
    const links = await page
      .locator('main a[href^="tel:"], main a[href*="appoitment"]')
      // Folded text comes after both.
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links[0]).toMatch(/^tel:(181|112)$/)
    expect(links.findIndex((link) => link?.startsWith('/appoitment'))).toBe(links.length - 1)
    const dock = page.getByRole('navigation', { name: 'Help now' }).getByRole('link')
    await expect(dock).toHaveCount(3)
  }
})

test('urgent advice that no doctor has signed says so', async ({ page }) => {
  await page.goto('/questions/the-calendar')
  await expect(page.getByText('No doctor has signed this yet. In doubt, call.')).toBeVisible()
})
