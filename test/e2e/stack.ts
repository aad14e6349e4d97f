import { test as base, type Page } from '@playwright/test'
import { loadCatalogue } from '#db/catalogue.ts'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { openProvider, type Provider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { phonesOf, type Running, type RunningSite, startSite, startWorker } from '#test/processes.ts'

/** The whole clinic: a database, the built site, its worker, a mail server and a phone, all real and all the test's own. */
export type Stack = {
  database: TestDatabase
  inbox: Inbox
  phone: Provider
  site: RunningSite
  worker: Running
}

export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const database = await createTestDatabase()
      await loadCatalogue(database.url)
      const inbox = await openInbox()
      const phone = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
      const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.smtpUrl, ...phonesOf(phone) }
      const site = await startSite(settings)
      const worker = await startWorker({ ...settings, PUBLIC_URL: site.url })
      await use({ database, inbox, phone, site, worker })
      await Promise.all([site.stop(), worker.stop()])
      await Promise.all([inbox.close(), phone.close()])
      await database.drop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.site.url),
})

export { expect } from '@playwright/test'

export const paths = { en: '/appoitment', hi: '/hi/appoitment' } as const
export type Lang = keyof typeof paths

/** Any free time of a day that lies ahead, so that the hour of the test run does not matter. */
export async function openDay(page: Page, language: Lang, daysAhead = 1) {
  await page.goto(paths[language])
  await page.locator('[name=day]').nth(daysAhead).check()
}

/** Those of the chosen day: the others stand in the page, but are not shown. */
export const freeTimes = (page: Page) => page.locator('input[name=dateTime]:enabled:visible')

export async function giveDetails(
  page: Page,
  details: { name?: string; phone?: string; email?: string } = {},
) {
  await page.locator('[name=patientName]').fill(details.name ?? 'Asha Verma')
  await page.locator('[name=phoneNumber]').fill(details.phone ?? newPhone())
  if (details.email) await page.locator('[name=email]').fill(details.email)
  await page.locator('[name=consent]').check()
}

export const submit = (page: Page) => page.locator('button[type=submit]:not([name])')
export const reference = (page: Page) => page.getByText(/^KW-[2-9B-Z]{4}-[2-9B-Z]{2}$/)

/** Chooses the first free time that the page shows and says which it was. */
export async function chooseFirstFree(page: Page): Promise<string> {
  const slot = freeTimes(page).first()
  const dateTime = (await slot.getAttribute('value'))!
  await slot.check()
  return dateTime
}
