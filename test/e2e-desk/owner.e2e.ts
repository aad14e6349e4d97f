import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { StaffRole } from '#clinic/staff-roles.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { longDateIn } from '#content/format/long-date.ts'
import { review } from '#content/interface.ts'
import { languages } from '#content/language.ts'
import { messageFailed } from '#server/messages/messages.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { givenAt } from '../given.ts'
import { insertBooking } from '../insert-booking.ts'
import { startSite } from '../processes.ts'

let stack: DeskStack
test.beforeAll(async () => {
  stack = await startDeskStack()
})
test.afterAll(() => stack.stop())

async function open(browser: Browser, path: string, role: StaffRole, language: 'en' | 'hi' = 'en') {
  const person = await stack.signIn(role, { language })
  const context = await browser.newContext({
    storageState: person.browser.storageState(),
    viewport: { width: 1366, height: 768 },
  })
  const page: Page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(stack.desk.url + path)
  return { page, complaints }
}

test('plots are drawn without a chart script, and a count under ten is marked as such', async ({
  browser,
}) => {
  const { page, complaints } = await open(browser, '/owner', 'owner')
  await expect(
    page.getByRole('main').getByRole('img', { name: /./ }).locator('svg').filter({ visible: true }),
  ).toHaveCount(5)
  await expect(page.getByRole('banner').getByText('Live')).toBeVisible()
  await page.getByRole('button', { name: 'As tables' }).click()
  await expect(page.getByRole('cell', { name: 'under 10' }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV, logged' }).click()
  expect((await download).suggestedFilename()).toMatch(/^clinic-.*\.csv$/)
  expect(complaints).toEqual([])
})

test('a doctor reads a text in both languages and signs it; the owner only reads', async ({ browser }) => {
  const { page } = await open(browser, '/owner/texts', 'doctor')
  await page.getByRole('button', { name: /Use this website safely/ }).click()
  const sign = page.getByRole('button', { name: /^Sign as/ })
  await expect(sign).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox').check()
  await sign.click()
  await expect(page.getByText(/^Signed by/)).toBeVisible()
  await showsSignatures()
  const owner = await open(browser, '/owner/texts', 'owner')
  await owner.page.getByRole('button', { name: /When to come at once/ }).click()
  await expect(owner.page.getByText('Only a doctor’s account signs.')).toBeVisible()
})

/**
 * What the public site shows, on the same database. A text that has changed since it was signed counts as
 * unsigned.
 */
async function showsSignatures() {
  const { database } = stack
  const changed = { text_id: 'services-obstetrics', text_hash: 'of other words' }
  const [{ id, name, registration }] = facts.doctors
  await database.db
    .insertInto('text_sign_offs')
    .values({ ...changed, staff_id: 'n', doctor: id })
    .execute()
  const site = await startSite({ DATABASE_URL: database.url })
  try {
    for (const language of languages) {
      const read = async (path: string) =>
        (await fetch(site.url + (language === 'en' ? path : `/${language}${path}`))).text()
      const says = (html: string, text: string) => html.split(text).length - 1
      const reviewer = `${name[language]} (${registration[language]})`
      const date = longDateIn(language, dayOf(new Date()))
      const awaits = review.awaiting[language]
      const signed = await read('/safety')
      // At the top, and at the end.
      expect(says(signed, fill(review.reviewedBy[language], { reviewer, date }))).toBe(2)
      expect(says(signed, awaits) + says(signed, 'reviewer.invalid') + says(signed, 'hidden=""')).toBe(0)
      const unsigned = await read('/services/obstetrics')
      expect(says(unsigned, awaits)).toBeGreaterThan(0)
      expect(says(unsigned, reviewer)).toBe(0)
    }
  } finally {
    await site.stop()
  }
}

test('a price list with a mistake is shown, and cannot be applied before the mistake is removed', async ({
  browser,
}) => {
  const { page } = await open(browser, '/owner/prices', 'owner')
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('Test,Price\nUrea,ten\n') }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('prices.csv: wrong lines: 1. Nothing was taken')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a failed message is retried, erasures are listed, and an account is created and disabled', async ({
  browser,
}) => {
  const { db, queue } = stack.database
  const now = new Date()
  const startsAt = instantAt(addDays(dayOf(now), 3), 11 * 60)
  const contact = { channels: ['sms' as const] }
  const { id } = await insertBooking(stack.database, {
    kind: 'appointment',
    state: 'booked',
    startsAt,
    now,
    contact,
  })
  const message = db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', id)
    .where('channel', '=', 'sms')
  await messageFailed(
    db,
    queue,
    givenAt(new Date()),
    (await message.executeTakeFirstOrThrow()).id,
    'Sender name not accepted',
  )
  const booking_ids = Array.from({ length: 12 }, () => randomUUID())
  await db
    .insertInto('erasures')
    .values({ id: randomUUID(), at: now, purpose: 'visit', booking_ids })
    .execute()

  const { page } = await open(browser, '/owner/health', 'owner')
  await expect(page.getByRole('row', { name: /Visit, after 36 months 10/ })).toBeVisible()
  await expect(page.getByText('Sender name not accepted')).toBeVisible()
  await page.getByRole('button', { name: 'Try 1 again' }).click()
  await expect(page.getByText('No message was given up.')).toBeVisible()

  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name').fill('Sunita Verma')
  await page.getByLabel('E-mail').fill('sunita@example.org')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('sunita@example.org')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Sunita Verma/ }).click()
  await page.getByRole('button', { name: 'Shut out' }).click()
  await expect(page.getByRole('row', { name: /Sunita Verma/ })).toContainText('Shut out')
})
