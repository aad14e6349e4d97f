import type { Page } from '@playwright/test'
import { newPhone } from '#test/phones.ts'
import {
  chooseHour,
  contact,
  dayAhead,
  fillEnquiry,
  fillPatient,
  fillTestBooking,
  fillVisit,
  goToStepTwo,
  homeCollection,
  hydrated,
  inLanguage,
  next,
  unfold,
  type Visitor,
} from '../e2e/forms.ts'
import {
  bookFirstFree,
  chooseFirstFree,
  expect,
  nextStep,
  openDay,
  type Stack,
  submit,
} from '../e2e/stack.ts'
import type { Notes } from './notes.ts'

type Walk = { page: Page; stack: Stack; visitor: Visitor; notes: Notes }

/** Presses the button of one form of /booking. */
export const press = (page: Page, intent: string) =>
  page.locator(`form:has(input[name=intent][value="${intent}"]) button[type=submit]`).click()

const person = () => ({ name: 'Zarina Qureshi', phone: newPhone(), email: 'zarina@example.in' })
const typedOf = ({ name, phone, email }: ReturnType<typeof person>) => [name, phone, email]

/** Fails validation first: without script the page with the error stays in the history. */
async function submitTwice({ page, notes }: Walk, button: ReturnType<Page['locator']>) {
  const consent = page.locator('[name=consent]')
  await consent.uncheck()
  await button.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await consent.check()
  await notes.filled()
  await button.click()
  await page.locator('[data-reference]').waitFor()
}

async function bookAppointment(walk: Walk) {
  const { page, visitor, notes } = walk
  const patient = person()
  await openDay(page, visitor.language, 4)
  await hydrated(page, visitor.script)
  await notes.opened()
  await page.locator('[name=day]').nth(5).check()
  await chooseFirstFree(page)
  await notes.filled()
  await nextStep(page)
  await page.locator('[name=patientName]').fill(patient.name)
  await page.locator('[name=phoneNumber]').fill(patient.phone)
  await unfold(page.locator('[name=email]'))
  await page.locator('[name=email]').fill(patient.email)
  notes.typed(...typedOf(patient))
  await nextStep(page)
  await page.locator('[name=consent]').check()
  await submitTwice(walk, submit(page))
}

/** From the list by way of the basket, as patients book tests. */
async function bookLabTest(walk: Walk) {
  const { page, visitor, notes } = walk
  const patient = person()
  const list = inLanguage(visitor.language, '/pathology')
  // Without script a search is a URL, which stays in the history: see decision 0050.
  await page.goto(visitor.script ? list : `${list}?group=sugar`)
  await hydrated(page, visitor.script)
  await notes.opened()
  if (visitor.script) {
    await page.locator('#q').fill('fbs')
    await page.waitForURL(/q=fbs/)
    notes.chosen('q=fbs')
  }
  const row = page.locator('li:has([name=test][value=blood-sugar-fasting-fbs])').first()
  notes.chosen(await row.locator('h3').innerText())
  await row.locator('[name=test]').check()
  await notes.filled()
  await page.locator('#list button.button-primary').click()
  await page.locator('[name=where][value=clinic]').check()
  await notes.filled()
  await page.locator('button[name=intent][value=choose]').click()
  await hydrated(page, visitor.script)
  await chooseHour(page, dayAhead(4), '10:00')
  await notes.filled()
  await goToStepTwo(page)
  await fillTestBooking(page, patient)
  notes.typed(...typedOf(patient))
  await submitTwice(walk, page.locator('form:has([name=formToken]) button[type=submit]:not([name])'))
}

async function bookHomeCollection(walk: Walk) {
  const { page, visitor, notes } = walk
  const patient = person()
  await page.goto(inLanguage(visitor.language, homeCollection.path))
  await hydrated(page, visitor.script)
  await notes.opened()
  await fillVisit(page, { tests: [2, 5], date: dayAhead(3), time: '08:00' })
  await notes.filled()
  if (await next(page).isVisible()) await next(page).click()
  await fillPatient(page, patient)
  notes.typed(...typedOf(patient), '14 Sangam Road')
  await submitTwice(walk, homeCollection.send(page))
}

async function sendEnquiry(walk: Walk) {
  const { page, visitor, notes } = walk
  const patient = person()
  await page.goto(inLanguage(visitor.language, contact.path))
  await hydrated(page, visitor.script)
  await notes.opened()
  await fillEnquiry(page, patient, 'My sister must not know that I ask.')
  notes.typed(...typedOf(patient), 'My sister must not know')
  await submitTwice(walk, contact.send(page))
}

/** Opened by reference and code, after a wrong code, and moved to another day. */
async function moveBooking({ page, stack, visitor, notes }: Walk) {
  const { reference, pin } = await bookFirstFree(stack, 2, { patientName: 'Zarina Qureshi' })
  await page.goto(inLanguage(visitor.language, '/booking'))
  await hydrated(page, visitor.script)
  await notes.opened()
  notes.typed(reference, 'Zarina Qureshi')
  for (const code of [pin === '0000' ? '0001' : '0000', pin]) {
    await page.locator('#reference').fill(reference)
    await page.locator('#pin').fill(code)
    await notes.filled()
    await press(page, 'find')
    if (code !== pin) await expect(page.getByRole('alert')).toBeVisible()
  }
  await page.locator('[data-reference]').waitFor()
  await press(page, 'times')
  await page.locator('input[name=day]').nth(6).check()
  await page.locator('input[name=to]:visible:enabled').first().check()
  await notes.filled()
  await press(page, 'move')
  await page.locator('[data-reference]').waitFor()
}

/** Every form that a patient fills in: each ends on a page with "Finish and clear". */
export const forms = {
  appointment: bookAppointment,
  'lab test': bookLabTest,
  'home collection': bookHomeCollection,
  enquiry: sendEnquiry,
  'manage booking': moveBooking,
} satisfies Record<string, (walk: Walk) => Promise<void>>
