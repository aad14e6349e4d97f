import type { Browser } from '@playwright/test'
import { expect, type Stack, test } from './stack.ts'

const tabs = async (browser: Browser, stack: Stack, width: number) =>
  Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled, viewport })
      return context.newPage()
    }),
  )

const policies = [
  { path: '/privacy-policy', sections: 9 },
  { path: '/hi/refund-policy', sections: 9 },
  { path: '/term-condition', sections: 8 },
]

for (const { path, sections } of policies)
  test(`${path}: nothing is open at first, then one section at a time, with and without script`, async ({
    browser,
    stack,
  }) => {
    for (const page of await tabs(browser, stack, 820)) {
      await page.goto(path)
      const parts = page.locator('main details')
      const open = page.locator('main details[open]')
      await expect(parts).toHaveCount(sections)
      await expect(open).toHaveCount(0)
      for (const part of [parts.nth(1), parts.last(), parts.first()]) {
        await part.locator('summary').click()
        await expect(open).toHaveCount(1)
        await expect(part.locator('summary + div')).toBeVisible()
      }
      await parts.first().locator('summary').click()
      await expect(open).toHaveCount(0)
      await page.context().close()
    }
  })

test('a link to a section opens it and no other', async ({ page }) => {
  await page.goto('/privacy-policy#data-security')
  const open = page.locator('main details[open]')
  await expect(open).toHaveCount(1)
  await expect(open.locator('#data-security')).toBeInViewport()
  await page.evaluate(() => {
    location.hash = 'your-rights'
  })
  await expect(open).toHaveCount(1)
  await expect(open.locator('#your-rights')).toBeInViewport()
})

test('the journey is an accordion on a phone: closed, then one step open, and the open one closes', async ({
  browser,
  stack,
}) => {
  for (const page of await tabs(browser, stack, 767)) {
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'Your visit, step by step' }).getByRole('listitem')
    const told = steps.locator('p').filter({ visible: true })
    await expect(steps).toHaveCount(5)
    await expect(told).toHaveCount(0)
    for (const step of [steps.nth(2), steps.nth(4)]) {
      await step.locator('summary').click()
      await expect(step.locator('p')).toBeVisible()
      await expect(told).toHaveCount(1)
    }
    await steps.nth(4).locator('summary').click()
    await expect(told).toHaveCount(0)
    await page.context().close()
  }
})

test('the journey is a row on a wide screen, with every step described', async ({ page }) => {
  // Measured at rest, not while the section fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'Your visit, step by step' }).getByRole('listitem')
    await expect(steps.locator('p').filter({ visible: true })).toHaveCount(5)
    await expect(steps.locator('summary').filter({ visible: true })).toHaveCount(0)
    const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()))
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    const lefts = boxes.map((box) => box!.x)
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  }
})
