import { type Browser, expect, type Page, test } from '@playwright/test'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { dayOf, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import type { Language } from '#content/language.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { violations } from '../e2e/access.ts'
import { insertBooking } from '../insert-booking.ts'

// Screens, panels and dialogs whose own journeys are not judged elsewhere.

let stack: DeskStack
const now = new Date()
/** Not now, whatever the hour of the run. */
const hours = minutesOf(now) < 12 * 60 ? { from: '20:00', until: '20:30' } : { from: '01:00', until: '01:30' }

test.beforeAll(async () => {
  stack = await startDeskStack()
  await insertBooking(stack.database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: instantAt(dayOf(now), minutesFrom('23:55')),
    name: 'Asha Verma',
    phone: '+919000000101',
    contact: { hours },
    now,
  })
})
test.afterAll(() => stack.stop())

type State = { name: string; path: string; keys?: readonly string[]; shows: string }

/** What each role has, and the keys that open the rest of it. `shows` is there when it is ready. */
const statesOf: Record<StaffRole, readonly State[]> = {
  receptionist: [
    { name: 'a new time', path: '/', keys: ['KeyJ', 'KeyM'], shows: '[role=listbox] [role=option]' },
    { name: 'why a number', path: '/', keys: ['KeyJ', 'Enter', 'KeyV'], shows: 'aside section h3 ~ p' },
    { name: 'somebody new', path: '/', keys: ['KeyB', 'Alt+KeyN'], shows: 'dialog input[inputmode=tel]' },
    { name: 'names hidden', path: '/', keys: ['Escape', 'Escape'], shows: '[aria-pressed=true]' },
    { name: 'the day', path: '/calendar', shows: '[role=grid]' },
    { name: 'the week', path: '/calendar?view=week', shows: '[role=grid]' },
    { name: 'doctor late', path: '/calendar?late', shows: 'main h2' },
    { name: 'a closed day', path: '/calendar', keys: ['KeyZ'], shows: 'main h2' },
    { name: 'rounds', path: '/rounds', shows: 'main' },
  ],
  doctor: [{ name: 'today', path: '/', shows: 'table' }],
  phlebotomist: [
    { name: 'rounds', path: '/rounds', shows: 'main' },
    { name: 'the sheet', path: '/rounds/sheet', shows: 'main' },
  ],
  owner: [{ name: 'people', path: '/owner/people', shows: 'main table' }],
}

async function judge(page: Page, name: string, withAxe: boolean) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  if (withAxe) expect.soft(await violations(page), name).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(Math.max(0, sideways), name).toBe(0)
}

async function walk(browser: Browser, role: StaffRole, language: Language) {
  const { browser: signedIn } = await stack.signIn(role, { language })
  // A colour on its way to another one is judged by nobody.
  const context = await browser.newContext({
    storageState: signedIn.storageState(),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const { name, path, keys = [], shows } of statesOf[role]) {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(stack.desk.url + path)
    if (keys.length > 0)
      await expect(page.locator('tr[aria-selected=true], [role=grid]').first()).toBeVisible()
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.locator(shows).first(), `${role}: ${name}`).toBeVisible()
    // Colours and names depend on the language or the width alone: each is judged once, what fits in all four.
    await judge(page, `${role}: ${name}, ${language}, 1366 px`, language === 'en')
    await page.setViewportSize({ width: 360, height: 740 })
    await judge(page, `${role}: ${name}, ${language}, 360 px`, language === 'hi')
    if (name === 'names hidden') await page.evaluate(() => sessionStorage.clear())
  }
  await context.close()
}

for (const language of ['en', 'hi'] as const)
  test(`nobody is kept out of the screens of any role: ${language}`, async ({ browser }) => {
    for (const role of Object.keys(statesOf) as StaffRole[]) await walk(browser, role, language)
  })
