import { expect, type Page, test } from '@playwright/test'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { languages } from '#content/language.ts'
import { shortDateIn } from '#desk/app/clock.ts'
import { type DeskAt, startDeskAt } from '../desk-at.ts'
import { fillDay, sixPastEleven } from './full-day.ts'
import { resize } from './keyboard.ts'

let stack: DeskAt
test.beforeAll(async () => {
  stack = await startDeskAt(() => sixPastEleven)
  await fillDay(stack)
})
test.afterAll(() => stack.stop())

/** The texts that are wider than their cell. A name may end in dots: the opened booking has all of it. */
const cutIn = (page: Page, rows: string) =>
  page.locator(`${rows} > td:not([class*=who])`).evaluateAll((cells) =>
    cells
      .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)
      .map((cell) => `${cell.textContent} ${cell.scrollWidth} > ${cell.clientWidth}`),
  )

/** The buttons of the toolbars that end out of view. */
const outOfView = (page: Page) =>
  page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().right > innerWidth)
        .map((button) => `${button.textContent} ends at ${Math.round(button.getBoundingClientRect().right)}`),
    )

/** Puts each text, one after the other, in the place of a deadline, and returns those that are cut. */
const cutDates = (page: Page, dates: string[]) =>
  page
    .locator('td[class*=when]:has(small)')
    .first()
    .evaluate((cell, dates) => {
      const date = cell.querySelector('b')!
      return dates.filter((text) => {
        date.textContent = text
        return cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight
      })
    }, dates)

for (const language of languages)
  test(`no deadline, state or verb of the list is cut (${language})`, async ({ browser }) => {
    stack.meera.language = language
    stack.state.signedIn = stack.meera
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    // Long enough for the longest words: with the doctor for 48 minutes.
    await page.clock.setFixedTime(new Date(sixPastEleven.getTime() + 48 * 60_000))
    const year = Array.from({ length: 366 }, (_, days) => addDays(dayOf(sixPastEleven), days))
    const dates = year.map((day) => shortDateIn(language, instantAt(day, 0)))
    for (const width of [1366, 1280, 1100, 820]) {
      await resize(page, width, 768)
      await page.goto(stack.url)
      await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect.soft(await cutIn(page, 'tbody tr'), `${width} px`).toEqual([])
      expect.soft(await cutDates(page, dates), `dates, ${width} px`).toEqual([])
      expect.soft(await outOfView(page), `bar, ${width} px`).toEqual([])
    }
    // The verb of the row in focus is a button, and wider; its column is the same at every width.
    const rows = await page.locator('tbody tr[aria-label]').count()
    for (let step = 0; step < rows; step++) await page.keyboard.press('KeyK')
    for (let step = 0; step < rows; step++) {
      expect.soft(await cutIn(page, 'tr[aria-selected=true]'), 'in focus').toEqual([])
      expect.soft(await outOfView(page), 'bar').toEqual([])
      await page.keyboard.press('KeyJ')
    }
    await page.close()
  })
