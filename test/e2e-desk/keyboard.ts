import { type Browser, expect, type Page } from '@playwright/test'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { NewStaff } from '#server/staff/staff-accounts.ts'
import type { DeskStack } from '../desk-stack.ts'

type Who = Partial<NewStaff> & { role?: StaffRole; before?: (page: Page) => Promise<unknown> }

/** Today, on a screen of its own, for a signed-in person. */
export async function openToday(browser: Browser, stack: DeskStack, who: Who = {}): Promise<Page> {
  const { role = 'receptionist', before, ...more } = who
  const person = await stack.signIn(role, more)
  const context = await browser.newContext({
    storageState: person.browser.storageState(),
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await before?.(page)
  await page.goto(stack.desk.url)
  await expect(page.getByRole('table')).toBeVisible()
  return page
}

/** Another window size, once the desk is drawn for it: the kind of a control depends on the width. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wanted) => innerWidth === wanted, width)
  // The page learns it in the first frame, and is drawn in the second.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  )
}

export const rowOf = (page: Page, name: string) => {
  const [first, last] = name.split(' ') as [string, string]
  return page.getByRole('row', { name: `${first} ${last[0]}.` })
}

/** Moves to a row with K and J, as a person does. */
export async function walkTo(page: Page, name: string) {
  const row = rowOf(page, name)
  // Keys do nothing before the list has loaded and one of its rows has the focus.
  await row.waitFor()
  await page.locator('tr[aria-selected=true]').first().waitFor()
  for (let step = 0; step < 20; step++) await page.keyboard.press('KeyK')
  for (let step = 0; step < 20 && (await row.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('KeyJ')
  await expect(row).toBeFocused()
  return row
}
