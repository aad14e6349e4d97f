import { relatedPath } from '#app/blog/related.ts'
import { switchLanguage } from '#app/paths.ts'
import { siteIndex } from '#app/search/site-index.ts'
import { posts } from '#content/blog/posts.ts'
import type { ServiceItem } from '#content/schema.ts'
import { approach, whatToExpect } from '#content/services/gynaecology/approach.ts'
import { gynaecology } from '#content/services/gynaecology/gynaecology.ts'
import { infertility } from '#content/services/gynaecology/infertility.ts'
import { obstetrics } from '#content/services/gynaecology/obstetrics.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { violations } from './access.ts'
import { newContextWithAllFonts } from './all-fonts.ts'
import { expect, test } from './stack.ts'

test.describe.configure({ mode: 'parallel' })

const phone = { width: 360, height: 640 }
/** Of the phone's screens, with everything folded. */
const MOST_SCREENS = 3.5

const pages: Record<string, readonly ServiceItem[]> = {
  '/services/obstetrics': obstetrics,
  '/services/gynaecology': gynaecology,
  '/services/infertility': infertility,
  '/services/approach': [],
  '/service/treatments': [],
  '/service/counselling': counselling,
  '/service/therapies': therapies,
}
const everyPath = Object.keys(pages).flatMap((path) => [path, switchLanguage(path)])

for (const path of everyPath)
  test(`${path} is short, has links to go on from its first screen, and nothing on it is red`, async ({
    browser,
    stack,
  }) => {
    const context = await newContextWithAllFonts(browser, { baseURL: stack.site.url, viewport: phone })
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / phone.height).toBeLessThanOrEqual(MOST_SCREENS)
    expect(await page.locator('main details[open]').count()).toBe(0)
    const [row] = await page.locator('main nav a:has(small)').all()
    if (!path.endsWith('/approach')) expect((await row!.boundingBox())!.y).toBeLessThan(phone.height)
    // Urgent advice is inside a fold; the strip has the numbers.
    await expect(page.locator('main a[href="tel:112"]').filter({ visible: true })).toHaveCount(0)
    await expect(
      page.locator('[aria-label="Help at any hour"], [aria-label="किसी भी समय मदद"]'),
    ).toBeVisible()
    await context.close()
  })

for (const path of everyPath)
  test(`${path} has every service in full, and what to expect`, async ({ request }) => {
    const language = path.startsWith('/hi') ? 'hi' : 'en'
    const items = pages[language === 'hi' ? switchLanguage(path) : path]!
    const html = (await (await request.get(path)).text())
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&')
      // A number in a sentence is a link.
      .replaceAll(/<a class="tel" href="tel:\d+">(\d+)<\/a>/g, '{$1}')
    expect(html.match(/<article/g)?.length ?? 0).toBe(items.length)
    for (const { id, title, description, benefits, longDescription = [], duration } of items) {
      const [, fold = ''] = html.split(`<div id="${id}"`)
      for (const text of [description, ...benefits, ...longDescription])
        expect(fold).toContain(text[language])
      expect(html).toContain(title[language])
      if (duration) expect(fold).toContain(`${duration.minMinutes}–${duration.maxMinutes}`)
      expect(fold).toMatch(/href="(\/hi)?\/appoitment\?visit=[12]"/)
    }
    if (!path.includes('/services/')) return
    for (const { title, description } of [...whatToExpect.steps, ...approach]) {
      expect(html).toContain(title[language])
      expect(html).toContain(description[language])
    }
  })

/** Every link of the site to a part of a service page, and the parts of the earlier, unfolded pages. */
const anchors = [
  ...siteIndex.map(({ path }) => path),
  ...posts.map(({ related }) => relatedPath('en', related)),
  '/services/gynaecology#menopause-problems-more',
  '/services/obstetrics#what-to-expect',
  '/services/obstetrics#care-pregnancy-danger-signs',
  '/service/counselling#care-violence',
  '/service/counselling#care-drug-de-addiction-counselling-alcohol-drug',
  '/service/therapies#get-in-touch',
].filter((path) => /^\/services?\/.*#/.test(path))

for (const javaScriptEnabled of [true, false])
  test(`a link into a fold opens it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ baseURL: stack.site.url, viewport: phone, javaScriptEnabled })
    const page = await context.newPage()
    expect(anchors.length).toBeGreaterThan(25)
    for (const path of new Set(anchors)) {
      // From elsewhere: a link within the page would not load it again.
      await page.goto('/robots.txt')
      await page.goto(path)
      const part = page.locator(`#${path.split('#')[1]}`)
      await expect(part, path).toBeVisible()
      await expect(part, path).toBeInViewport()
    }
    await context.close()
  })

test('a row opens the fold of its service; a second opened fold closes the first', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/services/gynaecology')
  await page.getByRole('link', { name: 'No child for now' }).click()
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(1)
  await expect(open.locator('#family-planning')).toBeInViewport()
  await page.getByText('Menopause problems', { exact: true }).click()
  await expect(open).toHaveCount(1)
  await expect(open.locator('#menopause-problems')).toBeVisible()
})

test('two phones, the e-mail and the hours are on the psychiatric pages, and can be tapped', async ({
  page,
}) => {
  await page.goto('/service/counselling')
  await page.getByText('Get in Touch', { exact: true }).click()
  const part = page.locator('#get-in-touch')
  const links = await part
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual([
    'tel:+910000000000',
    'tel:+910000000001',
    'mailto:care@kamalini.example',
    // Outside the hours.
    'tel:14416',
    'tel:112',
  ])
  await expect(part.getByText('10:00 am')).toBeVisible()
  for (const name of ['Schedule a Consultation', 'Book an Appointment'])
    await expect(page.locator('#consultation').getByRole('link', { name })).toHaveAttribute(
      'href',
      '/appoitment?visit=2',
    )
})

test('in Hindi, too, the heading of a part is no lighter than the bold text below it', async ({ page }) => {
  await page.goto('/hi/services/gynaecology')
  const weightOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).fontWeight))
  const bold = await weightOf('main li b')
  expect(await weightOf('main h2:visible')).toBeGreaterThanOrEqual(bold)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`opened folds are accessible: ${colorScheme}`, async ({ page }) => {
    // The dark scheme differs only in colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of Object.keys(pages)) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('main details')) {
          fold.removeAttribute('name')
          fold.setAttribute('open', '')
        }
      })
      expect(await violations(page, 'html', rules), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  })
