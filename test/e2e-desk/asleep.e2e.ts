import { expect, test } from '@playwright/test'
import { type DeskStack, nextCode, startDeskStack } from '../desk-stack.ts'

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
  test(`a desk that has ${how} opens again, with everything typed for a caller`, async ({ browser }) => {
    const { id, email, password, browser: signedIn } = await stack.signIn('receptionist')
    const context = await browser.newContext({ storageState: signedIn.storageState() })
    const page = await context.newPage()
    await page.goto(stack.desk.url)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.keyboard.press('KeyB')
    const who = page.getByRole('textbox', { name: 'Who is calling' })
    await expect(who).toBeFocused()
    // The session ends when everything is typed and the desk searches for the caller: its answer closes the
    // dialog. Earlier, another answer might close it before the typing.
    await page.route(
      '**/api/book/callers',
      async (route) => {
        await end(id)
        await route.continue()
      },
      { times: 1 },
    )
    await who.fill('Savitri Bai')
    const door = page.getByLabel(/password/i)
    await expect(door).toBeVisible()
    await expect(who).toHaveCount(0)
    // At the sign-in, Esc closes nothing behind it.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    if (how === 'been signed out') await page.getByLabel('E-mail').fill(email)
    await door.click()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    if (how === 'been signed out') {
      await expect(page.locator('[autocomplete=one-time-code]')).toBeFocused()
      // The last digit submits: an Enter could arrive when the dialog is open again, and choose there.
      await page.keyboard.type(await nextCode(stack.database.db, id))
    }
    await expect(who).toHaveValue('Savitri Bai')
    await expect(who).toBeFocused()
    await context.close()
  })
