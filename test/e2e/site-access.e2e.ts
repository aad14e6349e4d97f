import AxeBuilder from '@axe-core/playwright'
import { sitePages } from './site-pages.ts'
import { expect, test } from './stack.ts'

const pages = sitePages
  .filter(({ path, status }) => status === 200 || path.endsWith('/404'))
  .map(({ path }) => path)

for (const path of pages)
  test(`${path} keeps nobody out: axe finds nothing, nothing scrolls sideways, large text fits`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map((v) => `${width} ${v.id}: ${v.nodes[0]?.html.slice(0, 200)}`)).toEqual([])
      expect(await sideways()).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sideways()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sideways()).toBeLessThanOrEqual(0)
    // WCAG 1.4.12: a reader's own spacing must not cut anything off.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.letterSpacing = '0.12em'
        element.style.wordSpacing = '0.16em'
        element.style.lineHeight = '1.5'
      }
    })
    expect(await sideways()).toBeLessThanOrEqual(0)
  })
