import { randomUUID } from 'node:crypto'
import { dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { fieldErrors } from '#content/forms.ts'
import type { TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { startSite } from '#test/processes.ts'
import { sealedFor } from '#test/vault.ts'
import { book, dayAhead, expectErrors, fillVisit, passStepOne } from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

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
          consent_notice: 'home-collection-1.1',
          consented_at: new Date(),
          request_hash: randomUUID(),
        }
      }),
    )
    .execute()

const full = {
  en: { title: 'That window is full', free: '8–9 am', taken: '7–8 am' },
  hi: { title: 'वह समय भर चुका है', free: 'सुबह 8–9 बजे', taken: 'सुबह 7–8 बजे' },
}

for (const [index, language] of (['en', 'hi'] as Lang[]).entries()) {
  test(`with script an hour that is full cannot be chosen, ${language}`, async ({ page, stack }) => {
    const date = dayAhead(6 + index)
    await fillUp(stack.database, date, '07:00')
    await passStepOne(page, { language, script: true })
    const early = page.locator('[name=collectionTime][value="07:00"]')
    await early.check()
    await page.locator('#collectionDate').fill(date)
    await expect(early).toBeDisabled()
    await expect(early).not.toBeChecked()
    await expect(page.locator('[name=collectionTime]:enabled')).toHaveCount(6)
    // Another day has its own hours.
    await page.locator('#collectionDate').fill(dayAhead(20))
    await expect(early).toBeEnabled()
  })

  test(`an hour that fills up while she decides is refused, and the free ones are named, ${language}`, async ({
    page,
    stack,
  }) => {
    const date = dayAhead(8 + index)
    await passStepOne(page, { language, script: true })
    await fillVisit(page, { date })
    await fillUp(stack.database, date, '07:00')
    await book(page).click()
    const banner = page.getByRole('alert')
    await expect(banner).toContainText(full[language].title)
    await expect(banner.getByRole('listitem').first()).toHaveText(full[language].free)
    await expect(banner).toBeFocused()
    await expect(page.locator('[name=collectionTime][value="07:00"]')).toBeDisabled()
    await page.locator('[name=collectionTime][value="08:00"]').check()
    await book(page).click()
    await expect(reference(page)).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test(`an hour that is full is refused, the free ones are named and her answers stay, ${language}`, async ({
      page,
      stack,
    }) => {
      const date = dayAhead(10 + index)
      await fillUp(stack.database, date, '07:00')
      await passStepOne(page, { language, script: false })
      await fillVisit(page, { tests: ['2', '5'], date, time: '07:00' })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await book(page).click()
      expect((await answered).status()).toBe(409)
      const banner = page.getByRole('alert')
      await expect(banner).toContainText(full[language].title)
      await expect(banner.getByRole('listitem')).toHaveCount(6)
      await expect(banner.getByRole('listitem').first()).toHaveText(full[language].free)
      await expect(banner.getByRole('list')).not.toContainText(full[language].taken)
      await expect(page.locator('[name=tests]:checked')).toHaveCount(2)
      await expect(page.locator('#collectionDate')).toHaveValue(date)
      await page.locator('[name=collectionTime][value="08:00"]').check()
      await book(page).click()
      await expect(reference(page)).toBeVisible()
      const row = await stack.database.db
        .selectFrom('bookings')
        .select('starts_at')
        .where('reference', '=', (await reference(page).textContent())!)
        .executeTakeFirstOrThrow()
      expect(row.starts_at).toEqual(instantAt(date, minutesFrom('08:00')))
    })
  })
}

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
  test(`hours of today that have begun cannot be had, ${language}`, async ({ browser, stack }) => {
    test.slow()
    const site = await startAtHalfPastOne(stack.database.url)
    try {
      for (const script of [true, false]) {
        const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: script })
        const page = await context.newPage()
        await passStepOne(page, { language, script })
        await fillVisit(page, { date: dayAhead(0), time: '16:00' })
        if (script) {
          await expect(page.locator('[name=collectionTime]:disabled')).toHaveCount(5)
        } else {
          await page.locator('[name=collectionTime][value="11:00"]').check()
          await book(page).click()
          await expectErrors(page, { collectionTime: fieldErrors['time-past'][language] })
          await expect(page.locator('[name=collectionTime][value="11:00"]')).toBeChecked()
          await page.locator('[name=collectionTime][value="16:00"]').check()
        }
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
    await passStepOne(page, { language: 'en', script: false })
    await fillVisit(page, { date: dayAhead(-1) })
    await book(page).click()
    await expectErrors(page, { collectionDate: 'This date has passed. Choose today or a later date.' })
    await page.locator('#collectionDate').fill(dayAhead(31))
    await book(page).click()
    await expectErrors(page, {
      collectionDate: 'This date is too far ahead. Choose an earlier one, or call +91 00000 00000.',
    })
    await page.locator('#collectionDate').fill(dayAhead(29))
    await book(page).click()
    await expect(reference(page)).toBeVisible()
  })
})
