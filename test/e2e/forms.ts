import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { addDays, dayOf } from '#clinic/time.ts'
import type { TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { openBookings } from '#test/vault.ts'
import { expect, type Lang } from './stack.ts'

/** A page as one person meets it: which language, and whether her browser runs scripts. */
export type Visitor = { language: Lang; script: boolean }
export const visitors: Visitor[] = [true, false].flatMap((script) =>
  (['en', 'hi'] as Lang[]).map((language) => ({ language, script })),
)
export const described = ({ language, script }: Visitor) =>
  `${language}, ${script ? 'with' : 'without'} script`

/** English with script and Hindi without: they stand for all four where a journey has already been walked by each. */
export const standsForAll = ({ language, script }: Visitor) => script === (language === 'en')

export const inLanguage = (language: Lang, path: string) => (language === 'hi' ? `/hi${path}` : path)
export const dayAhead = (days: number) => addDays(dayOf(new Date()), days)

/** With script, what a form does begins when React has taken it over. */
export async function alive(page: Page, script: boolean) {
  if (script) await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
}

/** The contact choices, unfolded. */
export const unfoldContact = (page: Page) => page.locator('#contact > summary').click()

export type Details = { name?: string; phone?: string; email?: string }

/** A form that one page asks for: how it is opened, filled in and sent, and what it makes. */
export type Form = {
  path: string
  kind: 'home-collection' | 'lab-test' | 'enquiry'
  /** Leads to the last page of the form, with everything filled in. */
  fill(page: Page, visitor: Visitor, details?: Details): Promise<void>
  send(page: Page): ReturnType<Page['locator']>
  /** Where her name was typed, on that last page. */
  name: string
  notBooked: Record<Lang, string>
}

export async function fillPatient(page: Page, { name, phone, email }: Details = {}) {
  await page.locator('#patientName').fill(name ?? 'Asha Verma')
  await page.locator('#age').fill('34')
  await page.locator('[name=sex][value=female]').check()
  await page.locator('#mobile').fill(phone ?? newPhone())
  await page.locator('#email').fill(email ?? '')
  await page.locator('#address').fill('14 Sangam Road')
  await page.locator('#city').fill('Prayagraj')
  await page.locator('#pincode').fill('211001')
}

export const goOn = (page: Page) =>
  page.locator('form button[type=submit]:is(:not([name]), [value=continue])')
export const book = (page: Page) => page.locator('button[name=intent][value=book]')
export const back = (page: Page) => page.locator('button[name=intent][value=back]')

/** Leads to step two, which is alive when this is done. */
export async function passStepOne(page: Page, { language, script }: Visitor, details?: Details) {
  await page.goto(inLanguage(language, homeCollection.path))
  await alive(page, script)
  await fillPatient(page, details)
  await goOn(page).click()
  await stepTwo(page, script)
}

export async function stepTwo(page: Page, script: boolean) {
  await page.locator('[data-step="2"]').waitFor()
  await alive(page, script)
}

export const day = (page: Page, date: string) => page.locator(`[name=day][value="${date}"]`)
/** The hour of a day that begins then, in the picker of home collection. */
export const slot = (page: Page, date: string, time: string) =>
  page.locator(`[name=collectionSlot][value="${date}T${time}:00+05:30"]`)

export async function fillVisit(page: Page, { tests = ['1'], date = dayAhead(2), time = '07:00' } = {}) {
  for (const test of tests) await page.locator(`[name=tests][value="${test}"]`).check()
  await day(page, date).check()
  await slot(page, date, time).check()
  await page.locator('#adultPresent').check()
  await page.locator('#consent').check()
}

export const homeCollection: Form = {
  path: '/home-collection',
  kind: 'home-collection',
  async fill(page, visitor, details) {
    await passStepOne(page, visitor, details)
    await fillVisit(page)
  },
  send: book,
  name: '[name=patientName]',
  notBooked: {
    en: 'Your home collection has not been booked. What you typed is still here.',
    hi: 'आपका होम कलेक्शन बुक नहीं हुआ है। आपका लिखा हुआ यहीं है।',
  },
}

export async function fillEnquiry(page: Page, { name, phone, email }: Details = {}, message?: string) {
  await page.locator('#fullName').fill(name ?? 'Asha Verma')
  await page.locator('#phoneNumber').fill(phone ?? newPhone())
  await page.locator('#email').fill(email ?? 'asha@example.in')
  await page.locator('#message').fill(message ?? 'May I bring my mother along?')
  await page.locator('#consent').check()
}

export const contact: Form = {
  path: '/contact',
  kind: 'enquiry',
  async fill(page, { language, script }, details) {
    await page.goto(inLanguage(language, contact.path))
    await alive(page, script)
    await fillEnquiry(page, details)
  },
  send: goOn,
  name: '#fullName',
  notBooked: {
    en: 'Your message has not been sent. What you typed is still here.',
    hi: 'आपका संदेश नहीं गया है। आपका लिखा हुआ यहीं है।',
  },
}

export async function fillTestBooking(page: Page, { name, phone, email }: Details = {}) {
  await page.locator('#fullName').fill(name ?? 'Asha Verma')
  await page.locator('#email').fill(email ?? 'asha@example.in')
  await page.locator('#phone').fill(phone ?? newPhone())
  await page.locator('#age').fill('34')
  await page.locator('[name=gender][value=female]').check()
  await page.locator('#address').fill('14 Sangam Road')
  await page.locator(`[name=date][value="${dayAhead(3)}"]`).check()
  await page.locator('[name=time][value="10:40"]').check()
  await page.locator('#consent').check()
}

export const testBooking: Form = {
  path: '/pathology/lipid-profile/book',
  kind: 'lab-test',
  async fill(page, { language, script }, details) {
    await page.goto(inLanguage(language, testBooking.path))
    await alive(page, script)
    await fillTestBooking(page, details)
  },
  send: (page) => page.locator('form:has([name=formToken]) button[type=submit]:not([name])'),
  name: '#fullName',
  notBooked: {
    en: 'Your test has not been booked. What you typed is still here.',
    hi: 'आपका टेस्ट बुक नहीं हुआ है। आपका लिखा हुआ यहीं है।',
  },
}

/** Exactly these problems: each named in the summary, at its field, and tied to it for a screen reader. */
export async function expectErrors(page: Page, expected: Record<string, string>) {
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText(Object.values(expected))
  for (const [field, message] of Object.entries(expected)) {
    await expect(summary.locator(`a[href="#${field}"]`)).toHaveText(message)
    await expect(page.locator(`#${field}-error`)).toContainText(message)
    const by = `[aria-describedby~="${field}-error"]`
    await expect(page.locator(`#${field}${by}, fieldset${by}:has(#${field})`)).toHaveCount(1)
  }
  await expect(page.locator('form .field-error')).toHaveCount(Object.keys(expected).length)
}

/** What the database holds under a reference: the row, its tests, the messages it owes and their jobs. */
export async function findStored({ db }: TestDatabase, reference: string) {
  const row = (await openBookings(db)).find((each) => each.reference === reference)
  if (!row) throw new Error(`No booking has the reference ${reference}`)
  const tests = await db
    .selectFrom('booking_lab_tests')
    .innerJoin('lab_tests', 'lab_tests.id', 'test_id')
    .select(['slug', 'booking_lab_tests.price'])
    .where('booking_id', '=', row.id)
    .orderBy('home_id')
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'template'])
    .where('booking_id', '=', row.id)
    .orderBy('template')
    .execute()
  const { rows: jobs } = await sql<{ notice: string }>`
    select data->>'messageId' as notice from pgboss.job
    where name like 'send-%' and data->>'messageId' = any(${messages.map(({ id }) => id)})`.execute(db)
  expect(jobs.map(({ notice }) => notice).sort(), 'a job for each message').toEqual(
    messages.map(({ id }) => id).sort(),
  )
  return { row, tests, messages: messages.map(({ template }) => template) }
}

export const findByName = async ({ db }: TestDatabase, name: string) =>
  (await openBookings(db))
    .filter((each) => each.name === name)
    .map(({ reference, kind }) => ({ reference, kind }))
