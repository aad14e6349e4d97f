import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { violations } from '../e2e/access.ts'
import { insertBooking } from '../insert-booking.ts'

// Tomorrow: every time of the day is still ahead, whenever this runs.
const now = new Date()
const DAY = addDays(dayOf(now), 1)
const at = (clock: string) => instantAt(DAY, minutesFrom(clock))

let stack: DeskStack
let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser }) => {
  stack = await startDeskStack()
  const people = { Kavita: '10:20', Salma: '11:00', Jyoti: '18:00' }
  for (const [name, clock] of Object.entries(people))
    await insertBooking(stack.database, {
      kind: 'appointment',
      state: 'booked',
      startsAt: at(clock),
      now,
      name: `${name} Joshi`,
      contact: { channels: ['sms'], call: 'yes' },
    })
  const { browser: signedIn } = await stack.signIn('receptionist')
  context = await browser.newContext({
    storageState: signedIn.storageState(),
    viewport: { width: 1366, height: 768 },
  })
  page = await context.newPage()
})
test.afterAll(async () => {
  await context?.close()
  await stack?.stop()
})
test.beforeEach(async () => {
  await page.goto(`${stack.desk.url}/calendar?day=${DAY}`)
  await expect(page.getByRole('grid')).toBeVisible()
})

const timeOf = async (name: string) => {
  const row = page.getByRole('row').filter({ hasText: name })
  return (await row.getByRole('rowheader').textContent())?.trim()
}
const cell = (name: string) => page.getByRole('gridcell').getByRole('button', { name })
/** At this time, in the column of the doctor with these visits: on some weekdays there are two. */
const cellAt = (clock: string) =>
  page.getByRole('row').filter({ hasText: clock }).getByRole('gridcell').first().getByRole('button')

test('a visit is picked up, carried and put down by keyboard, and moved back by undo', async () => {
  await cell('Kavita J.').focus()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: /^Put at/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => timeOf('Kavita J.')).toBe('11:20')
  await page.keyboard.press('u')
  await expect.poll(() => timeOf('Kavita J.')).toBe('10:20')
})

test('a visit is carried with the pointer, too', async () => {
  await cell('Salma J.').click()
  await expect(cellAt('12:40')).toHaveAccessibleName(/^Free/)
  await cellAt('12:40').click()
  await expect.poll(() => timeOf('Salma J.')).toBe('12:40')
  await page.keyboard.press('u')
  await expect.poll(() => timeOf('Salma J.')).toBe('11:00')
})

test('a visit is dragged to a free time, and stays where it was when it is dropped elsewhere', async () => {
  const drag = async (to: string) => {
    await cell('Salma J.').hover()
    await page.mouse.down()
    await cellAt(to).hover()
    return page.mouse.up()
  }
  await drag('12:00')
  await expect.poll(() => timeOf('Salma J.')).toBe('12:00')
  await page.keyboard.press('u')
  await expect.poll(() => timeOf('Salma J.')).toBe('11:00')
  await drag('10:20')
  await expect(page.getByRole('button', { name: /^Put at/ })).toHaveCount(0)
  expect(await timeOf('Salma J.')).toBe('11:00')
})

test('a patient is moved out of a day before it is closed, into a time that stays open', async () => {
  await cell('Kavita J.').focus()
  await page.keyboard.press('z')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: '2 people are affected' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('m')
  const times = page.getByRole('listbox')
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await expect(times.getByRole('option').first()).toHaveText(/^6:20 pm/)
  await times.getByRole('option').first().click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '1 person is affected' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Kavita J.' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: '2 people are affected' })).toBeVisible()
})

test('on the phone a visit and a home collection are moved by touch', async ({ browser }) => {
  const phone = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  })
  const touched = await phone.newPage()
  await touched.goto(`${stack.desk.url}/calendar?day=${DAY}`)
  await touched.getByRole('gridcell').getByRole('button', { name: 'Kavita J.' }).tap()
  await touched.getByRole('button', { name: 'Put at 10:40, NS' }).tap()
  await touched.getByRole('button', { name: /^Undo/ }).tap()
  await expect(touched.getByText(/^Taken back/)).toBeVisible()

  const { id } = await insertBooking(stack.database, {
    kind: 'home-collection',
    state: 'booked',
    startsAt: at('08:00'),
    now,
    name: 'Geeta Pal',
    contact: { channels: ['sms'], call: 'yes' },
  })
  await touched.goto(`${stack.desk.url}/booking/${id}`)
  await touched.getByRole('button', { name: 'Move' }).tap()
  await touched.getByRole('button', { name: /^Tomorrow/ }).tap()
  await touched.getByRole('option', { name: /^9–10/ }).tap()
  await touched.getByRole('button', { name: 'Move to Tomorrow, 9–10' }).tap()
  await expect(touched.getByText(/message leaves/)).toBeVisible()
  const { starts_at: startsAt } = await stack.database.db
    .selectFrom('bookings')
    .select('starts_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(startsAt).toEqual(at('09:00'))
  await phone.close()
})

test('half a day is closed with a preview of each message, and undone for all patients', async () => {
  await cell('Kavita J.').focus()
  await page.keyboard.press('z')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: '2 people are affected' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Salma J.' })).toContainText('SMS, in 60 s')
  await page.getByRole('button', { name: /^Close .*morning: tell 2/ }).click()
  await expect(cell('On leave').first()).toBeVisible()
  await expect(cell('Jyoti J.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(cell('Kavita J.')).toBeVisible()
  const waiting = await stack.database.db
    .selectFrom('messages')
    .select('id')
    .where('template', '=', 'appointment-cancelled-by-clinic')
    .where('settled_at', 'is', null)
    .execute()
  expect(waiting).toEqual([])
})

test('however fast PageDown is pressed, each press is a day, and Z closes the day that is reached', async () => {
  const shown = () => new URL(page.url()).searchParams.get('day')
  for (let round = 1; round <= 5; round++) {
    for (let press = 0; press < 5; press++) await page.keyboard.press('PageDown', { delay: 0 })
    await expect.poll(shown).toBe(addDays(DAY, 5))
    for (let press = 0; press < 5; press++) await page.keyboard.press('PageUp', { delay: 0 })
    await expect.poll(shown).toBe(DAY)
  }
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'z']) await page.keyboard.press(key)
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(addDays(DAY, 3))
  for (const key of ['PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key)
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(DAY)
  await page.keyboard.press('Escape')
})

test('Z selects the whole day; whatever the choice, Enter does what the button says', async () => {
  await cell('Kavita J.').focus()
  await page.keyboard.press('z')
  const heading = page.getByRole('heading', { name: /affected/ })
  const affected = async () => Number.parseInt(await heading.innerText(), 10)
  await expect(heading).toBeVisible()
  const whole = await affected()
  await page.keyboard.press('h')
  await expect.poll(affected).toBeLessThan(whole)
  await page.getByRole('radio', { name: /^Half/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(affected).toBe(whole)
  await expect(page.getByRole('radio', { name: /^Day/ })).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(cell('On leave').first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(cell('Kavita J.')).toBeVisible()
  // From a field, too.
  await page.keyboard.press('z')
  await page.getByLabel('Day', { exact: true }).focus()
  await expect.poll(affected).toBe(whole)
  await page.keyboard.press('Control+Enter')
  await expect(cell('On leave').first()).toBeVisible()
  await page.keyboard.press('u')
  await expect(cell('Kavita J.')).toBeVisible()
})

test('the day, the week and the closing are accessible, also on a phone', async () => {
  for (const path of [`?day=${DAY}`, '?view=week']) {
    await page.goto(`${stack.desk.url}/calendar${path}`)
    await expect(page.getByRole('grid')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
  await page.keyboard.press('z')
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${stack.desk.url}/calendar?day=${DAY}`)
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
