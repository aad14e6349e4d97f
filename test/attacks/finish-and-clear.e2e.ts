import { type Browser, chromium, type Page } from '@playwright/test'
import { quiet, shortLived } from '#test/browser-args.ts'
import { described, hydrated, isShort, type Visitor } from '../e2e/forms.ts'
import { bookFirstFree, expect, type Lang, type Stack, test } from '../e2e/stack.ts'
import { linkOf, openBookings } from '../vault.ts'
import { forms, press } from './filled-forms.ts'
import { type Notes, takeNotes } from './notes.ts'
import { lookAround, placeOf, travel } from './way-back.ts'

const widths = [360, 390, 1280] as const
type Width = (typeof widths)[number]
type Case = { name: keyof typeof forms; width: Width; visitor: Visitor }

/** The browser keeps pages in memory for Back, as on a phone: Playwright disables it otherwise. */
const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...quiet, ...shortLived],
  })

let browser: Browser
test.beforeAll(async () => {
  browser = await launch()
})
test.afterAll(() => browser.close())

/** Fills in a form and submits it, from the home page, and goes on at its confirmation. */
async function atConfirmation(
  stack: Stack,
  { name, width, visitor }: Case,
  goOn: (page: Page, notes: Notes) => Promise<void>,
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
    await goOn(page, notes)
  } finally {
    await context.close()
  }
}

const names = Object.keys(forms) as (keyof typeof forms)[]
const visitors = [true, false].flatMap((script) =>
  (['en', 'hi'] as Lang[]).map((language): Visitor => ({ language, script })),
)
const cases: Case[] = names.flatMap((name, row) =>
  widths.flatMap((width, column) =>
    visitors
      .map((visitor) => ({ name, width, visitor }))
      // The short form: each form twice, and each width, language and state of script with several of them.
      .filter((_, at) => !isShort || (column !== row % 3 && at === (row + column) % visitors.length)),
  ),
)

test.describe('after "Finish and clear" no typed or chosen value is found by Back, Forward or a reload', () => {
  for (const each of cases)
    test(`${each.name}, ${each.width} px, ${described(each.visitor)}`, ({ stack }) =>
      atConfirmation(stack, each, async (page, notes) => {
        // The slip names the day and the hour in words.
        notes.chosen(...(await page.locator('article time').allInnerTexts()))
        notes.typed(await page.locator('[data-reference]').innerText())
        expect(notes.count()).toBeGreaterThan(4)
        expect(await notes.found(), 'the slip shows something').not.toEqual([])
        await press(page, 'finish')
        await page.locator('[data-reference]').waitFor({ state: 'detached' })
        await page.locator('main h1').waitFor()
        const { seen, places } = await lookAround(page, notes, { reloads: true })
        expect(seen).toEqual([])
        // It went back, and forward again.
        expect(places.length).toBeGreaterThan(4)
      }))
})

/** The forms that have steps, and the page from which each was opened. */
const openedFrom = { appointment: '/', 'lab test': '/pathology/basket', 'home collection': '/' } as const

for (const [name, path] of Object.entries(openedFrom) as [keyof typeof openedFrom, string][])
  test(`Back leads from the confirmation over all steps to the page before the form, ${name}`, ({ stack }) =>
    atConfirmation(stack, { name, width: 360, visitor: { language: 'en', script: true } }, async (page) => {
      await travel(page, 'goBack')
      expect((await placeOf(page))?.path).toBe(path)
      await expect(page.locator('[data-reference], form [data-step]')).toHaveCount(0)
    }))

for (const script of [true, false])
  test(`after "Finish" no page on the way back opens a booking that was opened by its private link, ${script ? 'with' : 'without'} script`, async ({
    stack,
  }) => {
    const { reference } = await bookFirstFree(stack, 3, { patientName: 'Zarina Qureshi' })
    const { id } = (await openBookings(stack.database.db)).find((row) => row.reference === reference)!
    const link = linkOf(id)
    const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: script })
    const page = await context.newPage()
    const open = page.locator('form:has([name=intent][value=link]) [type=submit]')
    await page.goto('/')
    await page.goto(`/m/${link}`)
    await hydrated(page, script)
    await press(page, 'link')
    await expect(page.locator('[data-reference]')).toHaveText(reference)
    await press(page, 'finish')
    await page.locator('[data-reference]').waitFor({ state: 'detached' })
    // The page is emptied before the browser leaves it.
    await page.locator('main h1').waitFor()
    await page.waitForLoadState()
    let pressed = 0
    while ((await placeOf(page))?.canGoBack) {
      const { path } = await travel(page, 'goBack')
      expect(path).not.toContain(link)
      if ((await open.count()) === 0) continue
      pressed++
      await open.click()
      await expect(page.locator('#reference')).toBeVisible()
      expect(await page.content()).not.toContain(reference)
      await travel(page, 'goBack')
    }
    expect(pressed).toBe(script ? 0 : 1)
    // The message still has it.
    await page.goto(`/m/${link}`)
    await hydrated(page, script)
    await open.click()
    await expect(page.locator('[data-reference]')).toHaveText(reference)
    await context.close()
  })
