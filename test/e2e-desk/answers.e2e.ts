import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import { sayToOthers } from '#content/contact-wishes.ts'
import { answersWords } from '#content/desk/answers.ts'
import { reachWords } from '#content/desk/reach.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { addCallTask } from '#server/messages/call-tasks.ts'
import { type DeskStack, startDeskStack } from '../desk-stack.ts'
import { violations } from '../e2e/access.ts'
import { givenAt } from '../given.ts'
import { insertBooking } from '../insert-booking.ts'
import { openBookings, testVault } from '../vault.ts'

let stack: DeskStack
const now = new Date()
const tomorrow = addDays(dayOf(now), 1)

test.beforeAll(async () => {
  stack = await startDeskStack()
  const { database } = stack
  const enquiry = { kind: 'enquiry', state: 'open', now } as const
  await insertBooking(database, {
    ...enquiry,
    name: 'Neha Tiwari',
    message: 'Can my mother come along and wait with me?',
    contact: { call: 'yes', channels: ['email'] },
  })
  await insertBooking(database, { ...enquiry, name: 'Kavita Rana', message: 'I want to die' })
  const visit = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    startsAt: instantAt(tomorrow, 11 * 60),
    name: 'Padma Singh',
    phone: '+916000000077',
    now,
  })
  await database.db.transaction().execute((trx) => addCallTask(trx, givenAt(new Date()), visit, 'moved'))
  await insertComplaint(visit.id)
  await insertPrivacyRequest()
})
test.afterAll(() => stack.stop())

const insertComplaint = (aboutId: string) =>
  insertBooking(stack.database, {
    kind: 'enquiry',
    state: 'open',
    now,
    aboutId,
    name: 'Farida Khan',
    message: 'I waited for two hours',
    contact: { channels: ['email'] },
  })

/** A past visit whose patient asks for erasure: the law keeps its record. */
async function insertPrivacyRequest() {
  const { db, queue } = stack.database
  const startsAt = instantAt(addDays(dayOf(now), -3), 11 * 60)
  const visit = { kind: 'appointment', state: 'booked', startsAt, name: 'Radha Nair', now } as const
  const { id } = await insertBooking(stack.database, visit)
  await db.updateTable('bookings').set({ state: 'attended' }).where('id', '=', id).execute()
  await forgetBooking(db, queue, id, { ...givenAt(now), vault: testVault, why: 'erased' })
}

async function openAnswers(
  browser: Browser,
  language: 'en' | 'hi' = 'en',
  role: 'receptionist' | 'doctor' = 'receptionist',
): Promise<Page> {
  const person = await stack.signIn(role, { language })
  const context = await browser.newContext({
    storageState: person.browser.storageState(),
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  await page.goto(`${stack.desk.url}/answers`)
  await expect(page.getByText('Neha T.')).toBeVisible()
  return page
}

test('an enquiry is answered by keys, previewed as the patient will see it, and undone', async ({
  browser,
}) => {
  const page = await openAnswers(browser)
  // An enquiry about danger comes first.
  await expect(page.locator('main li').first()).toContainText('Kavita R.')
  await page.getByRole('button', { name: /Neha T\./ }).click()
  await expect(page.getByText('Can my mother come along')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/one person you trust/)
  const preview = page.getByRole('complementary', { name: answersWords.preview.title.en })
  await expect(preview.getByRole('article')).toContainText('one person you trust')
  await expect(preview.getByText('We have answered your message.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const undo = page.getByRole('button', { name: /Undo/ })
  await expect(undo).toBeVisible()
  const answerOf = async () =>
    (await openBookings(stack.database.db)).find(({ name }) => name === 'Neha Tiwari')!.answer
  expect(await answerOf()).toContain('one person you trust')
  await expect(page.getByRole('button', { name: /Neha T\./ })).toBeHidden()
  await undo.click()
  await expect(page.getByRole('button', { name: /Neha T\./ })).toBeVisible()
  expect(await answerOf()).toBeFalsy()
  // The desk has no copy of the text, this screen does: it sends it again, and it can be edited.
  await page.keyboard.press('Shift+KeyU')
  await expect(page.getByRole('button', { name: /Neha T\./ })).toBeHidden()
  expect(await answerOf()).toContain('one person you trust')
  await page.keyboard.press('u')
  await page.getByRole('button', { name: /Neha T\./ }).click()
  const field = page.getByRole('textbox', { name: 'Answer' })
  await expect(field).toHaveValue(/one person you trust/)
  const sendButton = page.getByRole('button', { name: /^Send/ })
  await field.fill('गर्भ में लड़की है')
  await expect(page.getByText(answersWords.letter.never.en)).toBeVisible()
  await expect(sendButton).toBeDisabled()
  await expect(page.getByText(answersWords.letter.forbidden.en)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await field.fill('Bring your baby girl along.')
  await expect(page.getByText(answersWords.letter.ask.en)).toBeVisible()
  await expect(sendButton).toHaveText(/all the same/)
  expect(await answerOf()).toBeFalsy()
})

test('Today leads to the line, Back closes it, and every outcome of a call can be pressed and undone', async ({
  browser,
}) => {
  const page = await openAnswers(browser)
  const heading = page.getByRole('heading', { level: 2, name: /Padma/ })
  const line = page.locator('main li').getByRole('button', { name: /Padma S\./ })
  await line.click()
  await expect(heading).toBeVisible()
  const linked = page.url()
  expect(linked).toContain('/answers?open=')
  await page.goBack()
  await expect(heading).toBeHidden()
  await expect(line).toBeVisible()
  await page.goto(linked)
  await expect(heading).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heading).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  // Where the call is about a time, the patient's choice replaces "reached".
  const { reached: _, ...outcomes } = answersWords.call.outcomes
  for (const [outcome, { name }] of Object.entries(outcomes)) {
    await line.click()
    await expect(page.getByRole('button', { name: name.en })).toBeVisible()
    const key = (await page.getByRole('button', { name: name.en }).getAttribute('aria-keyshortcuts'))!
    await page.keyboard.press(key)
    if (outcome === 'move') {
      const times = page.getByRole('listbox', { name: 'Move to' })
      await expect(times).toBeFocused()
      await expect(times.getByRole('option', { selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: /Undo/ }).first()).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: /Do it again/ }).first()).toBeVisible()
    await expect(line).toBeVisible()
  }
})

test('a complaint and a privacy request are acknowledged within 48 hours, and stay open for a month', async ({
  browser,
}) => {
  const page = await openAnswers(browser, 'en', 'doctor')
  const { kinds, privacy, letter } = answersWords
  await page.getByRole('button', { name: /Farida K\./ }).click()
  await expect(page.getByText(/(47 h|2 days) left, promised by/)).toBeVisible()
  // The template only acknowledges: the key that sends does not settle it.
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: letter.sendSettled.en })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /Undo/ }).first()).toBeVisible()
  const complaint = page.getByRole('button', { name: /Farida K\./ })
  await expect(complaint).toContainText(kinds.complaint.en)
  await complaint.click()
  await expect(page.getByText(/(2[789]|30) days left, promised by/)).toBeVisible()
  await expect(page.getByText(letter.answeredSoFar.en)).toBeVisible()

  await page.getByRole('button', { name: /Radha N\./ }).click()
  await expect(page.getByText(/(47 h|2 days) left, promised by/)).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText(privacy.isConfirmed.en)).toBeVisible()
  await expect(page.getByText(/(2[789]|30) days left, promised by/)).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: /Radha N\./ })).toBeHidden()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: /Radha N\./ })).toBeVisible()
})

test('a call has the contact rule first, a neutral script, and no number before it is opened', async ({
  browser,
}) => {
  const page = await openAnswers(browser)
  await page.getByRole('button', { name: /Padma S\./ }).click()
  await expect(page.getByRole('heading', { name: reachWords.rule['only-patient'].en })).toBeVisible()
  await expect(page.getByText(sayToOthers('en', null))).toHaveCount(2)
  expect(await page.content()).not.toContain('6000000077')
  await page.getByRole('button', { name: answersWords.call.outcomes.keep.name.en }).click()
  await expect(page.getByRole('button', { name: /Padma S\./ })).toBeHidden()
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: /Padma S\./ })).toBeVisible()
})

for (const language of ['en', 'hi'] as const)
  test(`the screen is accessible: ${language}`, async ({ browser }) => {
    const page = await openAnswers(browser, language)
    for (const name of ['Kavita R.', 'Padma S.', 'Radha N.']) {
      await page.getByRole('button', { name: new RegExp(name) }).click()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
      expect(await violations(page)).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
