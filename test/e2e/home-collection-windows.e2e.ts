import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import type { TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { startSite } from '#test/processes.ts'
import { sealedFor } from '#test/vault.ts'
import {
  book,
  day,
  dayAhead,
  described,
  expectErrors,
  fillPatient,
  fillVisit,
  hydrated,
  openCollection,
  slot,
  unfold,
  type Visitor,
  visitors,
} from './forms.ts'
import { expect, type Lang, reference, type Stack, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

/** Every place of the hour is taken, as by so many other patients. */
const fillUp = ({ db }: TestDatabase, date: string, time: string) =>
  db
    .insertInto('bookings')
    .values(
      Array.from({ length: facts.collectionsPerWindow }, (_, index) => {
        const id = randomUUID()
        return {
          id,
          ...sealedFor(id, `+91${newPhone()}`),
          kind: 'home-collection' as const,
          reference: `FULL-${randomUUID().slice(0, 8)}`,
          starts_at: instantAt(date, minutesFrom(time)),
          seat: index + 1,
          state: 'booked' as const,
          language: 'en' as const,
          consent_notice: 'home-collection-1.3',
          consented_at: new Date(),
          request_hash: randomUUID(),
        }
      }),
    )
    .execute()

/** The form with everything filled in. */
async function openFilled(page: Page, visitor: Visitor, visit?: Parameters<typeof fillVisit>[1]) {
  await openCollection(page, visitor)
  await fillVisit(page, visit)
  await fillPatient(page)
}

const full = {
  en: { title: 'That window is full', take: 'Choose 8–9 am', taken: '7–8 am', why: 'full' },
  hi: { title: 'वह समय भर चुका है', take: 'सुबह 8–9 बजे का समय चुनें', taken: 'सुबह 7–8 बजे', why: 'भर चुका है' },
}

const startsAt = async ({ database }: Stack, page: Page) => {
  const row = await database.db
    .selectFrom('bookings')
    .select('starts_at')
    .where('reference', '=', (await reference(page).textContent())!)
    .executeTakeFirstOrThrow()
  return row.starts_at
}

for (const [index, visitor] of visitors.entries()) {
  const { language, script } = visitor
  const words = full[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('a full hour cannot be chosen, and is marked as full', async ({ page, stack }) => {
      const date = dayAhead(6 + index)
      await fillUp(stack.database, date, '07:00')
      await openCollection(page, visitor)
      const early = slot(page, date, '07:00')
      await expect(early).toBeHidden()
      await unfold(day(page, date))
      await day(page, date).check()
      await expect(early).toBeDisabled()
      await expect(page.locator('label', { has: early })).toContainText(words.why)
      await expect(page.locator(`[name=slot][value^="${date}"]:enabled`)).toHaveCount(6)
      // Another day has its own hours.
      await unfold(day(page, dayAhead(20)))
      await day(page, dayAhead(20)).check()
      await expect(early).toBeHidden()
      await expect(slot(page, dayAhead(20), '07:00')).toBeEnabled()
      await expect(page.locator('[name=slot]:visible')).toHaveCount(7)
    })

    test('an hour that fills up while the patient decides is refused, and a free one is one press away', async ({
      page,
      stack,
    }) => {
      const date = dayAhead(11 + index)
      await openFilled(page, visitor, { tests: [2, 5], date })
      await fillUp(stack.database, date, '07:00')
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await book(page).click()
      expect((await answered).status()).toBe(409)
      const banner = page.getByRole('alert')
      await expect(banner).toContainText(words.title)
      await expect(banner).toBeFocused()
      await expect(banner.getByRole('listitem')).toHaveCount(6)
      await expect(banner.getByRole('list')).not.toContainText(words.taken)
      await expect(slot(page, date, '07:00')).toBeDisabled()
      await hydrated(page, script)

      await banner.getByRole('button', { name: words.take }).click()
      await expect(banner).toHaveCount(0)
      await expect(day(page, date)).toBeChecked()
      await expect(slot(page, date, '08:00')).toBeChecked()
      if (script) await expect(slot(page, date, '08:00')).toBeFocused()
      await expect(page.locator('[name=test]:checked')).toHaveCount(2)
      await expect(page.locator('#consent')).toBeChecked()
      await book(page).click()
      await expect(reference(page)).toBeVisible()
      expect(await startsAt(stack, page)).toEqual(instantAt(date, minutesFrom('08:00')))
    })
  })
}

test('free hours are fetched again when the tab returns, and a chosen hour that is gone is announced', async ({
  page,
  stack,
}) => {
  const date = dayAhead(16)
  await openFilled(page, { language: 'en', script: true }, { date })
  await fillUp(stack.database, date, '07:00')
  const gone = page.getByRole('status').getByText('The window you chose is no longer free.')
  await expect(gone).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(gone).toBeVisible()
  await expect(slot(page, date, '07:00')).toBeDisabled()
  await expect(page.locator('[name=slot]:checked')).toHaveCount(0)
  await book(page).click()
  await expectErrors(page, { collectionTime: fieldErrors['collection-time-required'].en })
  await slot(page, date, '09:00').check()
  await expect(gone).toHaveCount(0)
  await book(page).click()
  await expect(reference(page)).toBeVisible()
})

test('another day requires another choice of the hour', async ({ page }) => {
  await openFilled(page, { language: 'en', script: true }, { date: dayAhead(17) })
  await day(page, dayAhead(18)).check()
  await expect(page.getByRole('status').getByText('Date changed. Choose a time again.')).toHaveCount(1)
  await expect(page.locator('[name=slot]:checked')).toHaveCount(0)
})

/** Submits other values than the page offers, as a page that was open too long would. */
const sendInstead = (page: Page, values: Record<string, string>) =>
  page.route('**/home-collection', async (route) => {
    const body = new URLSearchParams(route.request().postData() ?? '')
    for (const [name, value] of Object.entries(values)) body.set(name, value)
    await route.continue({ postData: body.toString() })
  })

/** The built site with its clock at half past one of today, so that the hour of the test run does not matter. */
const startAtHalfPastOne = (databaseUrl: string) => {
  const ahead = instantAt(dayOf(new Date()), minutesFrom('13:30')).getTime() - Date.now()
  const clock = `const D = Date; globalThis.Date = class extends D {
    constructor(...a) { a.length ? super(...a) : super(D.now() + ${ahead}) }
    static now() { return D.now() + ${ahead} } }`
  const preload = `data:text/javascript,${encodeURIComponent(clock)}`
  return startSite({ DATABASE_URL: databaseUrl, NODE_OPTIONS: `--import=${preload}` })
}

for (const language of ['en', 'hi'] as Lang[])
  test(`hours of today that have begun cannot be booked, ${language}`, async ({ browser, stack }) => {
    test.slow()
    const site = await startAtHalfPastOne(stack.database.url)
    try {
      for (const script of [true, false]) {
        const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: script })
        const page = await context.newPage()
        await openFilled(page, { language, script }, { date: dayAhead(0), time: '16:00' })
        await expect(page.locator('[name=slot]:visible:disabled')).toHaveCount(5)
        await expect(page.locator('label', { has: slot(page, dayAhead(0), '11:00') })).toContainText(
          language === 'en' ? 'over' : 'निकल चुका है',
        )
        // A page that was opened before noon still offers it.
        await sendInstead(page, { slot: `${dayAhead(0)}T11:00:00+05:30` })
        await book(page).click()
        await expectErrors(page, { collectionTime: fieldErrors['time-past'][language] })
        await page.unroute('**/home-collection')
        await hydrated(page, script)
        await slot(page, dayAhead(0), '16:00').check()
        await book(page).click()
        await expect(reference(page)).toBeVisible()
        await context.close()
      }
    } finally {
      await site.stop()
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a day that is over or too far ahead is refused at its field', async ({ page }) => {
    await openFilled(page, { language: 'en', script: false })
    const refused = async (date: string, message: string) => {
      await expect(day(page, date)).toHaveCount(0)
      await sendInstead(page, { day: date, slot: `${date}T07:00:00+05:30` })
      await book(page).click()
      await expectErrors(page, { collectionDate: message })
      await page.unroute('**/home-collection')
    }
    await refused(dayAhead(-1), 'This date has passed. Choose today or a later date.')
    await refused(dayAhead(30), 'This date is too far ahead. Choose an earlier one, or call +91 00000 00000.')
    await fillVisit(page, { date: dayAhead(29) })
    await book(page).click()
    await expect(reference(page)).toBeVisible()
  })

  test('an hour of another day does not count as chosen', async ({ page, stack }) => {
    await openFilled(page, { language: 'en', script: false }, { date: dayAhead(18) })
    await day(page, dayAhead(19)).check()
    await book(page).click()
    await expectErrors(page, { collectionTime: 'Please select a time slot to continue' })
    await expect(day(page, dayAhead(19))).toBeChecked()
    await slot(page, dayAhead(19), '17:00').check()
    await book(page).click()
    await expect(reference(page)).toBeVisible()
    expect(await startsAt(stack, page)).toEqual(instantAt(dayAhead(19), minutesFrom('17:00')))
  })
})
