import { expect, type Page, test } from '@playwright/test'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { bookWords } from '#content/desk/book.ts'
import { personWords } from '#content/desk/person.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { insertBooking } from '../insert-booking.ts'
import { openToday } from './keyboard.ts'

// For whom a caller is booked: never for a person that nobody has chosen.

let stack: DeskStack
const now = new Date()
const people = [
  ['Komal Gupta', '+919000001111'],
  ['Kamla Sharma', '+919000001112'],
  ['कमला देवी पांडेय', '+919000001113'],
  ['Radha Mishra', '+919000002233'],
  ['Sunita Mishra', '+919000002233'],
  ['Rita Mishra', '+919000002233'],
] as const
test.beforeAll(async () => {
  stack = await startDeskStack()
  for (const [index, [name, phone]] of people.entries())
    await insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      // The first one today, so that the list has a row.
      startsAt: instantAt(addDays(dayOf(now), index && 3), minutesFrom('10:00') + index * 20),
      now,
      name,
      phone,
    })
})
test.afterAll(() => stack.stop())

const booked = async () =>
  Number(
    (
      await stack.database.db
        .selectFrom('bookings')
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const found = (page: Page) => page.getByRole('group', { name: 'People who fit' }).getByRole('button')

test('komal offers Komal first, similar names after, and Enter alone books nobody', async ({ browser }) => {
  const page = await openToday(browser, stack)
  const before = await booked()
  await press(page, 'KeyB')
  await page.keyboard.type('komal')
  await expect(found(page).first()).toContainText('Komal Gupta')
  await expect(found(page)).toHaveCount(3)
  await press(page, 'Enter', 'Enter', 'Enter')
  await expect(page.getByText('Nobody is chosen for you')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveCount(0)
  expect(await booked()).toBe(before)
  await press(page, 'Digit1', 'Enter')
  await expect(page.getByText(/^Booked for Komal Gupta/)).toBeVisible()
  expect(await booked()).toBe(before + 1)
  await page.context().close()
})

test('a family of three on one phone is never booked by Enter alone, however fast it is pressed', async ({
  browser,
}) => {
  const page = await openToday(browser, stack)
  const before = await booked()
  await press(page, 'KeyB', '2', '2', '3', '3', 'Enter', 'Enter', 'Enter', 'Enter')
  await expect(page.getByText('On the same phone')).toBeVisible()
  await expect(found(page)).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'People who fit' })).toBeFocused()
  await press(page, 'Enter', 'Enter')
  expect(await booked()).toBe(before)
  const second = (await found(page).nth(1).innerText()).split(' +')[0]!.trim()
  await press(page, 'Digit2', 'Enter')
  await expect(page.getByText(new RegExp(`^Booked for ${second}`))).toBeVisible()
  expect(await booked()).toBe(before + 1)
  await page.context().close()
})

test('a name without a match is carried over to a new person, and digits to the number', async ({
  browser,
}) => {
  const page = await openToday(browser, stack)
  await press(page, 'KeyB')
  await page.keyboard.type('Savitri Bai')
  await expect(page.getByText('Nobody known')).toBeVisible()
  await press(page, 'Alt+KeyN')
  await expect(page.getByLabel('Name')).toHaveValue('Savitri Bai')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused()
  await page.keyboard.type('0532 2400000')
  await expect(page.getByText('This is no mobile number')).toBeVisible()
  await page.getByRole('textbox', { name: 'Phone' }).fill('')
  await page.keyboard.type('९०००००००४७')
  await expect(page.getByText('Looks right')).toBeVisible()
  await page.context().close()
})

test('a new caller is asked how to write, and reference, code, day and time stay until they are dismissed', async ({
  browser,
}) => {
  const page = await openToday(browser, stack)
  const before = await booked()
  await press(page, 'KeyB')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('Savitri Bai 9000000048')
  await press(page, 'Alt+KeyN', 'Enter')
  // Nothing is preselected: Enter asks, and books nobody.
  const ways = page.getByRole('radiogroup', { name: 'How may we write' })
  await expect(ways.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(ways.getByRole('radio', { name: 'SMS' })).toBeFocused()
  await expect(page.getByText(bookWords.ask.missing.en)).toBeVisible()
  expect(await booked()).toBe(before)
  const question = page.getByRole('dialog').locator('q')
  await expect(question).toHaveAttribute('lang', 'hi')
  await press(page, 'Alt+KeyL')
  await expect(question).toHaveText(/^May we write to you by SMS or WhatsApp/)
  await press(page, 'Alt+KeyS')
  await expect(page.getByRole('region', { name: bookWords.willRead.en })).toContainText('····')
  await press(page, 'Enter')
  await expect(page.getByText(/^Booked for Savitri Bai/)).toBeVisible()
  expect(await booked()).toBe(before + 1)
  const { reference } = await stack.database.db
    .selectFrom('bookings')
    .select('reference')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const card = page.getByRole('region', { name: 'Just booked' })
  await expect(card).toContainText(reference)
  await expect(card).toContainText(/Code\s*\d{4}/)
  await expect(card).toContainText(/SMS, English, leaves/)
  const code = (await card.locator('dd').nth(1).innerText()).trim()
  // Undo removes the card, redo brings it back.
  await press(page, 'KeyU')
  await expect(card).toHaveCount(0)
  await press(page, 'Shift+KeyU')
  await expect(card).toContainText(code)
  // Hidden with the names.
  await press(page, 'Escape', 'Escape')
  await expect(page.getByRole('button', { name: 'Names hidden' })).toBeVisible()
  expect(await page.content()).not.toContain(code)
  await press(page, 'Escape', 'Escape')
  await card.getByRole('button', { name: 'Put away' }).click()
  await expect(card).toHaveCount(0)
  expect(await page.content()).not.toContain(code)
  await page.context().close()
})

test('offline, Book shows it at once, before anybody types', async ({ browser }) => {
  const page = await openToday(browser, stack)
  // A stream that is still being opened would open: the browser only simulates being offline.
  await expect(page.getByRole('status').getByText('Live', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await press(page, 'KeyB')
  await expect(page.getByRole('dialog').getByText('No connection.')).toBeVisible()
  await page.context().close()
})

async function openCorrection(page: Page) {
  await page.getByRole('row', { name: 'Komal G.' }).first().click()
  await press(page, 'Enter')
  await expect(page.getByRole('button', { name: 'Correct' })).toBeVisible()
  await press(page, 'Alt+KeyC')
  const dialog = page.getByRole('dialog', { name: 'Correct Komal Gupta' })
  await expect(dialog.getByText('Nothing yet.')).toBeVisible()
  return dialog
}

test('a name and a number are corrected by keys, and the correction is undone', async ({ browser }) => {
  const page = await openToday(browser, stack)
  await page.locator('tr[aria-selected=true]').first().waitFor()
  const dialog = await openCorrection(page)
  await expect(dialog.getByText('Was +91 ····· ···11.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Komal Goel')
  await dialog.getByLabel('New phone').fill('९००००००१५७')
  await expect(dialog.getByText('The old phone: nothing')).toBeVisible()
  await press(page, 'Control+Enter')
  // A new number needs proof.
  await expect(dialog.getByText(personWords.refused.proof.en)).toBeVisible()
  await dialog.getByRole('radio', { name: personWords.proof.counter.en }).click()
  await press(page, 'Control+Enter')
  await expect(page.getByText(/^Corrected Komal Goel/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Komal Goel' })).toBeVisible()
  await expect(page.getByText('+91 ····· ···57')).toBeVisible()
  await press(page, 'KeyU')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Komal Gupta' })).toBeVisible()
  await page.context().close()
})

test('a correction about messages that is typed before the channels are loaded counts', async ({
  browser,
}) => {
  const page = await openToday(browser, stack)
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/book/ways', async (route) => {
    await typed
    await route.continue()
  })
  const dialog = await openCorrection(page)
  await press(page, 'Alt+KeyS')
  release()
  await expect(dialog.getByRole('radio', { name: 'SMS' })).toBeChecked()
  await expect(dialog.getByText('Nothing yet.')).toBeHidden()
  await page.context().close()
})
