import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './stack.ts'

/** What keeps someone out, as axe sees it: in the whole page or in one part of it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Straight into the page: the wrapper for Playwright opens a second page for each judgement, at five times the price.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (selector) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
  }, part)
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    ),
  )

/** Nothing may scroll sideways: on the smallest phone, at 200 % text, with a reader's own spacing (WCAG 1.4.12). */
export async function expectToFit(page: Page, state: string) {
  const fits = async (how: string) =>
    expect.soft(await overflow(page), `${state}, ${how}`).toBeLessThanOrEqual(0)
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 800 })
  await fits('320 px')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.setViewportSize({ width: 640, height: 800 })
  await fits('640 px and 200 % text')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    document.adoptedStyleSheets = [spacing]
  })
  await fits('640 px and wide spacing')
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await page.setViewportSize(before)
}

/** The two widths that stand for all: a phone and a desk. */
export async function expectToKeepNobodyOut(page: Page, state: string, part?: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await violations(page, part), `${state}, ${width} px`).toEqual([])
    expect.soft(await overflow(page), `${state}, ${width} px`).toBeLessThanOrEqual(0)
  }
  await expectToFit(page, state)
}
