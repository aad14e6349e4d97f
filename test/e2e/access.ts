import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { isShort } from './forms.ts'
import { expect } from './stack.ts'

/** The browser compiles the shorter text in half the time. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The accessibility problems that axe finds, in the whole page or in one part of it. */
export async function violations(page: Page, part = 'html', rules?: string[]): Promise<string[]> {
  // Run in the page itself: the wrapper for Playwright opens a second page for each check, at five times the cost.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([selector, only]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(selector, {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
    },
    [part, rules] as const,
  )
}

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    ),
  )

/** Parts of the page that overlap, so that neither can be read. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(article, section, aside)')].filter((part) =>
      part.checkVisibility(),
    )
    const boxes = parts.map((part) => part.getBoundingClientRect())
    return parts.flatMap((part, at) =>
      parts.slice(at + 1).flatMap((later, after) => {
        const [one, other] = [boxes[at]!, boxes[at + 1 + after]!]
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return across > 1 && down > 1 && !part.contains(later)
          ? [`${part.className} and ${later.className}`]
          : []
      }),
    )
  })

/**
 * Nothing may scroll sideways: on the smallest phone, at 200 % text, with a reader's own spacing (WCAG 1.4.12).
 */
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

const brand = readFileSync(`clinics/${chosenClinicName()}/brand.css`, 'utf8')
const [, red = '', green = '', blue = ''] = /--bg: light-dark\(.+, #(..)(..)(..)\);/.exec(brand)!
const darkGround = `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')})`

/**
 * A button fades from one colour to the other; on the way there is less contrast. An animation can also be cancelled,
 * because its element is gone.
 */
export const animationsEnd = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))

/** The dark scheme differs only in colours: of all axe rules, only contrast is checked again. */
export async function expectContrastInTheDark(page: Page, state: string, part?: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await animationsEnd(page)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect.soft(ground, `${state}, dark`).toBe(darkGround)
  expect.soft(await violations(page, part, ['color-contrast']), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The two widths that stand for all: a phone and a desktop. */
const widths = [390, 1280]

/** In the short form axe checks each width in one of both languages. */
const widthsIn = (language: string) => (isShort ? [language === 'hi' ? 390 : 1280] : widths)

type Looks = {
  /** The widths at which axe checks; with none it does not check the dark colours either. */
  judged?: number[]
  fits?: boolean
}

/**
 * For pages with the same elements in both languages: in the short form axe checks a page in one of them, and the
 * other is checked on the smallest phone and with large text.
 */
export function looksAt(language: string, place: number): Looks {
  if (!isShort) return {}
  const isJudged = (language === 'hi') === (place % 2 === 1)
  return { judged: isJudged ? widthsIn(language) : [], fits: !isJudged }
}

export async function expectToKeepNobodyOut(
  page: Page,
  state: string,
  part?: string,
  { judged = widths, fits = true }: Looks = {},
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (judged.includes(width)) expect.soft(await violations(page, part), `${state}, ${width} px`).toEqual([])
    expect.soft(await overflow(page), `${state}, ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await overlaps(page), `${state}, ${width} px`).toEqual([])
  }
  if (judged.length > 0) await expectContrastInTheDark(page, state, part)
  if (fits) await expectToFit(page, state)
}

/** Checks the states of a page, one after the other, as `looksAt` says: the same states follow in the other language. */
export function lookAtEach(page: Page, language: string, part?: string) {
  let place = 0
  return (state: string) => expectToKeepNobodyOut(page, state, part, looksAt(language, place++))
}
