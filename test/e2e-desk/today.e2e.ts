import { type Browser, expect, type Page, test } from '@playwright/test'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { currentCode, type DeskStack, makeEnrolledAccount, startDeskStack } from '../desk-stack.ts'
import { insertBooking } from '../insert-booking.ts'
import { openToday, rowOf, walkTo } from './keyboard.ts'

let stack: DeskStack
const visits = ['Asha Verma', 'Kavita Joshi', 'Salma Qureshi', 'Meenal Gupta', 'Zoya Ahmed', 'Hema Lal']
const today = dayOf(new Date())
const at = (clock: string) => instantAt(today, minutesFrom(clock))

test.beforeAll(async () => {
  stack = await startDeskStack()
  for (const [index, name] of visits.entries())
    await insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      startsAt: at(`${10 + Math.floor(index / 3)}:${(index % 3) * 2}0`),
      name,
      phone: `+91900000${String(index).padStart(4, '0')}`,
      contact: { call: index % 2 ? 'yes' : 'write-only', channels: ['whatsapp'] },
      now: new Date(),
    })
})
test.afterAll(() => stack.stop())

declare global {
  interface Window {
    pressed: number
  }
}

/** Counts keys, and makes the page record every version of every row that it shows. */
const record = (page: Page) =>
  page.addInitScript(() => {
    window.deskHistory = []
    window.pressed = 0
    addEventListener('keydown', () => window.pressed++, { capture: true })
  })

const openDesk = (browser: Browser, language: 'en' | 'hi' = 'en') =>
  openToday(browser, stack, { language, before: record })

test('a receptionist signs in and works six visits by keyboard alone', async ({ page }) => {
  const { email, password } = await makeEnrolledAccount(stack.database.db, 'receptionist')
  await record(page)
  await page.goto(stack.desk.url)
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.locator('[autocomplete=one-time-code]')).toBeFocused()
  // The last digit submits: an Enter could arrive when the list is open, and open its first row.
  await page.keyboard.type(currentCode())
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()

  for (const name of visits) {
    const row = await walkTo(page, name)
    await page.keyboard.press('KeyI')
    await expect(row).toContainText('Waiting')
    await page.keyboard.press('KeyN')
    await expect(row).toContainText('With doctor')
    await page.keyboard.press('KeyE')
    await expect(row).toContainText('Seen')
  }
  const seen = await stack.database.db
    .selectFrom('bookings')
    .innerJoin('visits', 'booking_id', 'bookings.id')
    .select('token')
    .where('state', '=', 'attended')
    .orderBy('token')
    .execute()
  expect(seen.map(({ token }) => token)).toEqual([1, 2, 3, 4, 5, 6])

  // Undoes the last one and the one before it, and redoes both.
  const last = rowOf(page, visits.at(-1)!)
  await page.keyboard.press('KeyU')
  await expect(last).toContainText('With doctor')
  await page.keyboard.press('KeyU')
  await expect(last).toContainText('Waiting')
  await page.keyboard.press('Shift+KeyU')
  await expect(last).toContainText('With doctor')
  await page.keyboard.press('Shift+KeyU')
  await expect(last).toContainText('Seen')

  const history = await page.evaluate(() => window.deskHistory!)
  expect(history.length).toBeGreaterThan(6 * 3)
  const newest = new Map<string, number>()
  for (const { id, version } of history) {
    expect(version, 'a row went backwards').toBeGreaterThan(newest.get(id) ?? -1)
    newest.set(id, version)
  }
})

test('a known caller is booked with seven keys, and the booking is undone', async ({ browser }) => {
  const page = await openDesk(browser)
  const before = await page.evaluate(() => window.pressed)
  // As fast as a hand can: no key waits for an answer of the desk.
  for (const key of ['KeyB', '0', '0', '0', '1', 'Enter', 'Enter']) await page.keyboard.press(key)
  const undo = page.getByText(/^Booked for Kavita Joshi/)
  await expect(undo).toBeVisible()
  expect((await page.evaluate(() => window.pressed)) - before).toBe(7)
  const booked = async () => {
    const { state } = await stack.database.db
      .selectFrom('bookings')
      .select('state')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return state
  }
  expect(await booked()).toBe('booked')
  await page.keyboard.press('KeyU')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  expect(await booked()).toBe('cancelled')
  await page.context().close()
})

test('a new person is booked with at most twelve keys besides name and number', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.keyboard.press('KeyB')
  await page.keyboard.press('Alt+KeyN')
  await page.keyboard.type('Rehana Tyagi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9000000047')
  await page.keyboard.press('Alt+KeyS')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Booked for Rehana Tyagi/)).toBeVisible()
  const typed = 'Rehana Tyagi'.length + '9000000047'.length
  // Alt counts as a key of its own.
  expect((await page.evaluate(() => window.pressed)) - typed).toBeLessThanOrEqual(12)
  await page.context().close()
})

test('Esc Esc removes every name from the page, and work goes on', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.keyboard.press('KeyH')
  await expect(page.getByRole('row', { name: 'Asha V.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Names hidden' })).toBeVisible()
  const html = await page.content()
  for (const name of [...visits, 'Rehana Tyagi']) expect(html).not.toContain(name.split(' ')[0])
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.content()).not.toContain('Asha')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Names shown' })).toBeVisible()
  await page.context().close()
})

test('a booking opened by its URL has the keys and the focus of the list', async ({ browser }) => {
  const booked = { kind: 'appointment', state: 'booked', now: new Date() } as const
  // With another doctor: the callers of earlier tests may have any time of the first.
  const tara = { ...booked, startsAt: at('12:40'), doctor: 'doctor-2', name: 'Tara Dubey' }
  const { id } = await insertBooking(stack.database, tara)
  const page = await openDesk(browser)
  await page.goto(`${stack.desk.url}/booking/${id}`)
  await expect(page.locator('#panel-title')).toHaveText('Tara Dubey')
  await expect(rowOf(page, 'Tara Dubey')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('KeyI')
  await expect(rowOf(page, 'Tara Dubey')).toContainText('Waiting')
  await page.context().close()
})

test('a check-in while offline is stored and sent later; a new row waits until it is let in', async ({
  browser,
}) => {
  const page = await openDesk(browser)
  const booked = { kind: 'appointment', state: 'booked', now: new Date() } as const
  // With another doctor: the callers of earlier tests may have any time of the first.
  const uma = { ...booked, startsAt: at('12:20'), doctor: 'doctor-2', name: 'Uma Nair' }
  await insertBooking(stack.database, uma)
  await expect(page.getByRole('button', { name: '1 new' })).toBeVisible()
  await expect(rowOf(page, 'Uma Nair')).toHaveCount(0)
  await page.keyboard.press('Period')
  const row = await walkTo(page, 'Uma Nair')
  await page.context().setOffline(true)
  await expect(page.getByText(/No connection since/)).toBeVisible()
  await page.keyboard.press('KeyI')
  await expect(row).toContainText('Checked in, to send')
  await page.context().setOffline(false)
  await expect(row).toContainText('Waiting')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.context().close()
})

for (const language of ['en', 'hi'] as const)
  test(`on a phone a thumb opens booking: in view without scrolling, and nothing lies over it, ${language}`, async ({
    browser,
  }) => {
    const page = await openDesk(browser, language)
    await page.setViewportSize({ width: 360, height: 740 })
    const book = page.getByRole('toolbar').getByRole('button', { name: /^(Book|बुक करें)$/ })
    await expect(book).toBeInViewport({ ratio: 1 })
    const { x, y, width, height } = (await book.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.getByRole('dialog').locator('input').first()).toBeFocused()
    await page.context().close()
  })
