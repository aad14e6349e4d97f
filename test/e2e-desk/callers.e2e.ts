import { expect, type Page, test } from '@playwright/test'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { insertBooking } from '../insert-booking.ts'
import { openToday } from './keyboard.ts'

// Whom a caller is booked for: never somebody whom nobody has chosen.

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

test('komal offers Komal first, whoever sounds like it after, and Enter alone books nobody', async ({
  browser,
}) => {
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

test('a name that nobody has is carried over to somebody new, figures go to the number', async ({
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
