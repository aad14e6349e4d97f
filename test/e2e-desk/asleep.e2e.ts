import { expect, test } from '@playwright/test'
import { currentCode, type DeskStack, nextCode, startDeskStack } from '../desk-stack.ts'

// The desk falls asleep, or a session ends, in the middle of a booking for a caller.

let stack: DeskStack
test.beforeAll(async () => {
  stack = await startDeskStack()
})
test.afterAll(() => stack.stop())

const ends = {
  'fallen asleep': (id: string) =>
    stack.database.db
      .updateTable('staff_sessions')
      .set({ last_active_at: new Date(Date.now() - 20 * 60_000) })
      .where('staff_id', '=', id)
      .execute(),
  'been signed out': (id: string) =>
    stack.database.db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute(),
}

for (const [how, end] of Object.entries(ends))
  test(`a desk that has ${how} opens again, and what was typed for a caller is still there`, async ({
    browser,
  }) => {
    const { id, email, password, browser: signedIn } = await stack.signIn('receptionist')
    const context = await browser.newContext({ storageState: signedIn.storageState() })
    const page = await context.newPage()
    await page.goto(stack.desk.url)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.keyboard.press('KeyB')
    const who = page.getByRole('textbox', { name: 'Who is calling' })
    await expect(who).toBeFocused()
    await end(id)
    // At once: the first letter already asks the desk, and its answer closes the dialog.
    await who.fill('Savitri Bai')
    const door = page.getByLabel(/password/i)
    await expect(door).toBeVisible()
    await expect(who).toHaveCount(0)
    // At the door Esc closes nothing of what is behind it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    if (how === 'been signed out') await page.getByLabel('E-mail').fill(email)
    await door.click()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    if (how === 'been signed out') {
      await expect(page.locator('[autocomplete=one-time-code]')).toBeFocused()
      await nextCode(stack.database.db, id)
      await page.keyboard.type(currentCode())
      await page.keyboard.press('Enter')
    }
    await expect(who).toHaveValue('Savitri Bai')
    await expect(who).toBeFocused()
    await context.close()
  })
