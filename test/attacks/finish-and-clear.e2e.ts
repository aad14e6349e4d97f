import { type Browser, chromium, type Page } from '@playwright/test'
import { described, isShort, type Visitor } from '../e2e/forms.ts'
import { expect, type Lang, type Stack, test } from '../e2e/stack.ts'
import { forms, press } from './filled-forms.ts'
import { type Notes, takeNotes } from './notes.ts'

const widths = [360, 390, 1280] as const
type Width = (typeof widths)[number]

/** The browser keeps pages in memory for the way back, as it does on a phone: Playwright forbids it otherwise. */
const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  })

/** Back and Forward, and each page loaded again: a browser that must send a form for it does so. */
async function lookAround(page: Page, notes: Notes) {
  const seen: string[] = []
  const look = async (where: string) => {
    // A page that the browser will not send for again is its own: it comes after the failure.
    await expect(async () => {
      for (const trace of await notes.found()) seen.push(`${where}, ${page.url()}: ${trace}`)
    }).toPass({ timeout: 5000 })
  }
  const go = async (where: string, move: () => Promise<unknown>) => {
    await move().catch(() => null)
    await look(where)
    if (page.url() === 'about:blank') return
    await page.reload().catch(() => null)
    await look(`${where}, loaded again`)
  }
  await go('after finishing', async () => undefined)
  for (let step = 1; step <= 4; step++) await go(`${step} back`, () => page.goBack())
  for (let step = 1; step <= 4; step++) await go(`${step} forward`, () => page.goForward())
  return seen
}

async function walk(
  { browser, stack }: { browser: Browser; stack: Stack },
  name: keyof typeof forms,
  visitor: Visitor,
  width: Width,
) {
  const context = await browser.newContext({
    baseURL: stack.site.url,
    javaScriptEnabled: visitor.script,
    viewport: { width, height: width < 1000 ? 780 : 800 },
  })
  try {
    const page = await context.newPage()
    await page.goto(visitor.language === 'hi' ? '/hi' : '/')
    const notes = takeNotes(page)
    await forms[name]({ page, stack, visitor, notes })
    // The slip names the day and the hour in words.
    notes.chosen(...(await page.locator('article time').allInnerTexts()))
    notes.typed(await page.locator('[data-reference]').innerText())
    expect(notes.count()).toBeGreaterThan(4)
    expect(await notes.found(), 'the slip shows something').not.toEqual([])
    await press(page, 'finish')
    await page.locator('[data-reference]').waitFor({ state: 'detached' })
    await page.locator('main h1').waitFor()
    return await lookAround(page, notes)
  } finally {
    await context.close()
  }
}

type Case = { name: keyof typeof forms; width: Width; visitor: Visitor }
const names = Object.keys(forms) as (keyof typeof forms)[]
const visitors = [true, false].flatMap((script) =>
  (['en', 'hi'] as Lang[]).map((language): Visitor => ({ language, script })),
)
const cases: Case[] = names.flatMap((name, row) =>
  widths.flatMap((width, column) =>
    visitors
      .map((visitor) => ({ name, width, visitor }))
      // In short: each form twice, and each width, language and state of the script with several of them.
      .filter((_, at) => !isShort || (column !== row % 3 && at === (row + column) % visitors.length)),
  ),
)

test.describe('after "Finish and clear" nothing that was typed or chosen is found by Back, Forward or a reload', () => {
  let browser: Browser
  test.beforeAll(async () => {
    browser = await launch()
  })
  test.afterAll(() => browser.close())

  for (const { name, width, visitor } of cases)
    test(`${name}, ${width} px, ${described(visitor)}`, async ({ stack }) => {
      expect(await walk({ browser, stack }, name, visitor, width)).toEqual([])
    })
})
