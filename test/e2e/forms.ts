import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { addDays, dayOf } from '#clinic/time.ts'
import type { TestDatabase } from '#test/database.ts'
import { newPhone } from '#test/phones.ts'
import { openBookings } from '#test/vault.ts'
import { expect, type Lang } from './stack.ts'

/** A visitor: the language, and whether the browser runs scripts. */
export type Visitor = { language: Lang; script: boolean }
/** CI walks each journey in two of its four ways (JOURNEYS=short); `npm run e2e` in all of them. */
export const isShort = process.env.JOURNEYS === 'short'
export const visitors: Visitor[] = [true, false]
  .flatMap((script) => (['en', 'hi'] as Lang[]).map((language) => ({ language, script })))
  .filter((visitor) => !isShort || standsForAll(visitor))
export const described = ({ language, script }: Visitor) =>
  `${language}, ${script ? 'with' : 'without'} script`

/** English with script and Hindi without: they stand for all four where a journey has already been walked by each. */
export function standsForAll({ language, script }: Visitor) {
  return script === (language === 'en')
}

export const inLanguage = (language: Lang, path: string) => (language === 'hi' ? `/hi${path}` : path)
export const dayAhead = (days: number) => addDays(dayOf(new Date()), days)

/** With script, a form's handlers work once React has hydrated it. */
export async function hydrated(page: Page, script: boolean) {
  if (script) await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
}

export type Details = { name?: string; phone?: string; email?: string }

/** A form on one page: how to open, fill in and submit it, and what it makes. */
export type Form = {
  path: string
  kind: 'home-collection' | 'lab-test' | 'enquiry'
  /** Leads to the last page of the form, with everything filled in. */
  fill(page: Page, visitor: Visitor, details?: Details): Promise<void>
  send(page: Page): ReturnType<Page['locator']>
  /** The name of the name field on the last page. */
  name: string
  notBooked: Record<Lang, string>
}

/** The place and the patient, with every required field. */
export async function fillPatient(page: Page, { name, phone, email }: Details = {}) {
  await page.locator('#pincode').fill('211001')
  await page.locator('#address').fill('14 Sangam Road')
  await page.locator('#patientName').fill(name ?? 'Asha Verma')
  await page.locator('#age').fill('34')
  await page.locator('#mobile').fill(phone ?? newPhone())
  await page.locator('[name=sex][value=female]').check()
  if (email !== undefined) {
    await unfold(page.locator('#email'))
    await page.locator('#email').fill(email)
  }
  await page.locator('#adultPresent').check()
  await page.locator('#consent').check()
}

/** Opens the fold that has this field or day. */
export async function unfold(inner: ReturnType<Page['locator']>) {
  const summary = inner.locator('xpath=ancestor::details[not(@open)]/summary')
  if ((await summary.count()) > 0) await summary.first().click()
}

export const goOn = (page: Page) => page.locator('form button[type=submit]:not([name])')
export const next = (page: Page) => page.locator('button[name=intent][value=next]')
export const book = (page: Page) => page.locator('button[name=intent][value=book]')
export const back = (page: Page) => page.locator('button[name=intent][value=back]')

/** The next step, where one step is shown at a time. */
export async function goToStepTwo(page: Page) {
  if (await next(page).isVisible()) await next(page).click()
}

export const day = (page: Page, date: string) => page.locator(`[name=day][value="${date}"]`)
/** The hour of a day that begins then, in the picker of tests. */
export const slot = (page: Page, date: string, time: string) =>
  page.locator(`[name=slot][value="${date}T${time}:00+05:30"]`)

export async function chooseHour(page: Page, date: string, time: string) {
  await unfold(day(page, date))
  await day(page, date).check()
  await slot(page, date, time).check()
}

/** One of the eight tests of home collection, by the number of the specification. */
export const homeTest = (page: Page, number: number) => page.locator('[name=test]').nth(number - 1)

export async function fillVisit(page: Page, { tests = [1], date = dayAhead(2), time = '07:00' } = {}) {
  for (const number of tests) {
    await unfold(homeTest(page, number))
    await homeTest(page, number).check()
  }
  await chooseHour(page, date, time)
}

export async function openCollection(page: Page, { language, script }: Visitor) {
  await page.goto(inLanguage(language, homeCollection.path))
  await hydrated(page, script)
}

export const homeCollection: Form = {
  path: '/home-collection',
  kind: 'home-collection',
  async fill(page, visitor, details) {
    await openCollection(page, visitor)
    await fillVisit(page)
    await goToStepTwo(page)
    await fillPatient(page, details)
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
  // The answer comes by a call, unless an e-mail is given.
  await page.locator(`[name=answerWay][value=${email === undefined ? 'call' : 'email'}]`).check()
  if (email === undefined) await page.locator('#phoneNumber').fill(phone ?? newPhone())
  else await page.locator('#email').fill(email)
  await page.locator('#message').fill(message ?? 'May I bring my mother along?')
  await page.locator('#consent').check()
}

export const contact: Form = {
  path: '/contact',
  kind: 'enquiry',
  async fill(page, { language, script }, details) {
    await page.goto(inLanguage(language, contact.path))
    await hydrated(page, script)
    await fillEnquiry(page, details)
  },
  send: goOn,
  name: '#fullName',
  notBooked: {
    en: 'Your message has not been sent. What you typed is still here.',
    hi: 'आपका संदेश नहीं गया है। आपका लिखा हुआ यहीं है।',
  },
}

/** The patient of the tests. */
export async function fillTestBooking(page: Page, { name, phone, email }: Details = {}) {
  await page.locator('#fullName').fill(name ?? 'Asha Verma')
  await page.locator('#age').fill('34')
  await page.locator('#phone').fill(phone ?? newPhone())
  await page.locator('[name=gender][value=female]').check()
  if (email !== undefined) {
    await unfold(page.locator('#email'))
    await page.locator('#email').fill(email)
  }
  await page.locator('#consent').check()
}

export const testBooking: Form = {
  path: '/pathology/lipid-profile/book',
  kind: 'lab-test',
  async fill(page, { language, script }, details) {
    await page.goto(inLanguage(language, testBooking.path))
    await hydrated(page, script)
    await chooseHour(page, dayAhead(3), '10:00')
    await goToStepTwo(page)
    await fillTestBooking(page, details)
  },
  send: (page) => page.locator('form:has([name=formToken]) button[type=submit]:not([name])'),
  name: '#fullName',
  notBooked: {
    en: 'Your test has not been booked. What you typed is still here.',
    hi: 'आपका टेस्ट बुक नहीं हुआ है। आपका लिखा हुआ यहीं है।',
  },
}

/** Tests that were chosen in the list go to a form in its body. */
export async function choose(page: Page, { language, script }: Visitor, path: string, tests: string[]) {
  const action = inLanguage(language, path)
  // From a page of the site: a form of another site is refused.
  await page.goto(inLanguage(language, '/offline'))
  const fields: [string, string][] = [
    ['intent', 'choose'],
    ...tests.map((slug): [string, string] => ['test', slug]),
  ]
  await page.evaluate(
    ([to, pairs]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: to })
      for (const [name, value] of pairs)
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      document.body.append(form)
      form.submit()
    },
    [action, fields] as const,
  )
  await page.waitForURL(`**${action}`)
  await hydrated(page, script)
}

/** Exactly these errors: each once, at its field, and linked to it for a screen reader. */
export async function expectErrors(page: Page, expected: Record<string, string>) {
  const [first = ''] = Object.keys(expected)
  for (const [field, message] of Object.entries(expected)) {
    const error = page.locator(`#${field}-error`)
    await expect(error).toContainText(message)
    const by = `[aria-describedby~="${field}-error"]`
    await expect(page.locator(`#${field}${by}, fieldset${by}:has(#${field})`)).toHaveCount(1)
  }
  await expect(page.locator('form .field-error')).toHaveCount(Object.keys(expected).length)
  // The first of them has the focus.
  await expect(page.locator(`#${first}`)).toBeFocused()
  await expect(page.locator(`#${first}-error`)).toBeInViewport({ ratio: 1 })
}

/** The stored rows of a reference: the booking, its tests, its pending messages and their jobs. */
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
