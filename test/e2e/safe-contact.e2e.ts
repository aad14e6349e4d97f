import type { Page } from '@playwright/test'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { confirmation } from '#content/confirmation.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { facts } from '#content/facts.ts'
import { manage } from '#content/manage.ts'
import { sensitive } from '#content/sensitive-words.ts'
import { callPaths, collectionAnswers, send, testAnswers } from '#test/answers.ts'
import { newPhone } from '#test/phones.ts'
import { openBookings, pinOf } from '#test/vault.ts'
import {
  chooseHour,
  dayAhead,
  described,
  fillTestBooking,
  goToStepTwo,
  hydrated,
  inLanguage,
  testBooking,
  visitors,
} from './forms.ts'
import {
  bookFirstFree,
  chooseFirstFree,
  expect,
  giveDetails,
  type Lang,
  openDay,
  type Stack,
  submit,
  test,
} from './stack.ts'

const code = (page: Page) => page.locator('[data-pin]')
const reference = (page: Page) => page.locator('[data-reference]')
const finish = (page: Page) => page.locator('form:has([name=intent][value=finish]) button')
const quickExit = (page: Page) => page.getByRole('link', { name: /^(Leave this page|यह पेज छोड़ें)/ })
const save = (page: Page) => page.locator('#wishes button[type=submit]')
const more = (page: Page) => page.locator('#wishes details > summary').click()

async function findBooking({ database }: Stack, named: string) {
  const found = (await openBookings(database.db)).find((each) => each.reference === named)
  if (!found) throw new Error(`No booking has the reference ${named}`)
  return found
}

const messagesOf = async ({ database }: Stack, bookingId: string) =>
  (
    await database.db
      .selectFrom('messages')
      .select(['template', 'channel'])
      .where('booking_id', '=', bookingId)
      .orderBy('template')
      .orderBy('channel')
      .execute()
  ).map(({ template, channel }) => `${template} by ${channel}`)

/** Books by hand, as in booking.e2e.ts, and ends on the confirmation. */
async function bookByHand(page: Page, { language, script }: (typeof visitors)[number], days: number) {
  await openDay(page, language, days)
  await hydrated(page, script)
  await chooseFirstFree(page)
  await giveDetails(page)
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
  await hydrated(page, script)
  return (await reference(page).textContent())!
}

for (const visitor of visitors) {
  const { language, script } = visitor
  // Far enough ahead for a reminder on the day before, whatever the hour is now.
  const days = 2 + visitors.indexOf(visitor)

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('after booking the safest preferences hold; others can be saved there, and the code stays', async ({
      page,
      stack,
    }) => {
      const named = await bookByHand(page, visitor, days)
      const before = await findBooking(stack, named)
      const digits = pinOf(before.id)
      // Without saving: only the patient is called, and no message is sent.
      expect(before.contact).toEqual(defaultPreferences)
      await expect(page.locator('[name=contactCall][value=only-me]')).toBeChecked()
      await expect(page.locator('#wishes input[type=checkbox]:checked')).toHaveCount(0)
      await expect(code(page)).toHaveText(digits)
      expect([...new URL(page.url()).searchParams.values()]).not.toContain(digits)
      expect(await page.title()).not.toContain(digits)

      await more(page)
      await page.locator('[name=contactFrom]').selectOption('15:00')
      await page.locator('[name=contactUntil]').selectOption('16:30')
      await page.locator('[name=wordsForOthers]').fill('It is about the school.')
      await page.locator('[name=remindBySms]').check()
      await save(page).click()
      const notice = page.locator('#wishes [role=status]')
      await expect(notice).toHaveText(contactWishes.saved[language])
      await expect(notice).toBeFocused()
      await expect(code(page)).toHaveText(digits)
      const saved = {
        ...defaultPreferences,
        hours: { from: '15:00', until: '16:30' },
        reminders: ['sms'],
        wordsForOthers: 'It is about the school.',
      }
      expect((await findBooking(stack, named)).contact).toEqual(saved)
      const owed = await messagesOf(stack, before.id)
      expect(owed).toContain('appointment-reminder by sms')

      // Pressed again, nothing is sent twice.
      await save(page).click()
      await expect(notice).toBeVisible()
      expect(await messagesOf(stack, before.id)).toEqual(owed)
      expect((await findBooking(stack, named)).contact).toEqual(saved)

      await hydrated(page, script)
      await finish(page).click()
      if (script) await expect(page).toHaveURL(language === 'hi' ? '/hi' : '/')
      else await expect(page.getByText(manage.finished[language])).toBeVisible()
      await expect(page.getByText(named)).toHaveCount(0)
    })

    test('"do not call, WhatsApp only" can be chosen, and needs its tick', async ({ page, stack }) => {
      const named = await bookByHand(page, visitor, days)
      await page.locator('[name=contactCall][value=write-only]').check()
      await save(page).click()
      await expect(page.locator('#contactCall-error')).toBeVisible()
      expect((await findBooking(stack, named)).contact).toEqual(defaultPreferences)
      await page.locator('[name=byWhatsapp]').check()
      await save(page).click()
      await expect(page.getByText(contactWishes.saved[language])).toBeVisible()
      expect((await findBooking(stack, named)).contact).toEqual({
        ...defaultPreferences,
        call: 'write-only',
        channels: ['whatsapp'],
      })
    })

    test('preferences saved below a slip change its promise in the same response', async ({ page }) => {
      await page.goto(inLanguage(language, testBooking.path))
      await hydrated(page, script)
      await chooseHour(page, dayAhead(3), '10:00')
      await goToStepTwo(page)
      await fillTestBooking(page, { name: 'Asha Verma', phone: newPhone(), email: '' })
      await testBooking.send(page).click()
      await expect(reference(page)).toBeVisible()
      await hydrated(page, script)
      const digits = await code(page).textContent()
      const slip = page.locator('article')
      const { states, call } = confirmation
      const wish = async (rule: string) => {
        await page.locator(`[name=contactCall][value=${rule}]`).check()
        await save(page).click()
      }
      await expect(slip).toContainText(states.weCall[language])
      await expect(slip).toContainText(call.onlyYou[language])

      await wish('yes')
      await expect(slip).toContainText(call.anyone[language])
      await hydrated(page, script)
      await wish('never')
      await expect(slip).toContainText(states.youCall[language])
      await expect(slip).toContainText(call.asked[language])
      await expect(slip).not.toContainText(states.weCall[language])
      await expect(page.locator('h1')).toContainText(states.youCall[language])
      // The number and the deadline are shown beside the button, too.
      const said = page.locator('#wishes [role=status]')
      await expect(said).toBeFocused()
      await expect(said).toContainText(call.notHeld[language])
      const line = (await slip.locator('b', { hasText: facts.phones[0] }).textContent())!
      await expect(said).toContainText(line.trim())
      await hydrated(page, script)
      await wish('only-me')
      await expect(slip).toContainText(states.weCall[language])
      await expect(code(page)).toHaveText(digits!)
    })

    test('after "do not contact me" nothing else is asked, and no message is sent', async ({
      page,
      stack,
    }) => {
      const named = await bookByHand(page, visitor, days)
      await page.locator('[name=contactCall][value=never]').check()
      await expect(page.locator('[name=remindBySms]')).toBeHidden()
      await save(page).click()
      await expect(page.getByText(contactWishes.saved[language])).toBeVisible()
      const booking = await findBooking(stack, named)
      expect(booking.contact).toEqual({ ...defaultPreferences, call: 'never' })
      expect(await messagesOf(stack, booking.id)).toEqual(['desk-appointment-new by email'])
    })
  })
}

test('the form of preferences opens nothing after the patient has finished, or without the code', async ({
  page,
  stack,
}) => {
  const named = await bookByHand(page, { language: 'en', script: true }, 5)
  const fields = await page
    .locator('#wishes')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)])),
    )
  const post = (form: Record<string, string>) =>
    page.request.post('/appoitment/booked', { form, headers: { origin: stack.site.url } })
  const forged = { ...fields, contactCall: 'yes', wishes: fields.confirmation! }
  expect((await post(forged)).status(), 'the token of the address is none').toBe(410)
  await finish(page).click()
  await expect(page).toHaveURL('/')
  expect((await post({ ...fields, contactCall: 'yes' })).status()).toBe(410)
  expect((await findBooking(stack, named)).contact).toEqual(defaultPreferences)
})

const call = async ({ site }: Stack, path: string, values: object) =>
  (await send(site.url + path, values)).answer.data
const kinds = {
  appointment: (stack: Stack, language: Lang) => bookFirstFree(stack, 6, { language }),
  'home collection': (stack: Stack, language: Lang) =>
    call(stack, callPaths.collection, { ...collectionAnswers(), language }),
  'a test': (stack: Stack, language: Lang) => call(stack, callPaths.test, { ...testAnswers(), language }),
}

for (const [kind, book] of Object.entries(kinds))
  for (const language of ['en', 'hi'] as const)
    test.describe(`${kind}, ${language}, on a small phone`, () => {
      test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

      test('when, where, reference and code are on the first screen; copies that leave it are neutral', async ({
        page,
        stack,
      }) => {
        const booked = await book(stack, language)
        // Late fonts are not used: a patient who has just booked has them already.
        await page.goto(inLanguage(language, '/contact'))
        await page.waitForLoadState('networkidle')
        await page.goto(booked.confirmationUrl)
        await hydrated(page, true)
        await expect(page.locator('article time')).toBeInViewport({ ratio: 1 })
        await expect(code(page)).toBeInViewport({ ratio: 1 })
        await expect(reference(page)).toBeInViewport({ ratio: 1 })
        await expect(quickExit(page)).toBeInViewport({ ratio: 1 })
        // One state, shown once.
        const states = Object.values(confirmation.states).map((state) => state[language])
        const text = (await page.locator('article').innerText()).split('\n')
        expect(text.filter((line) => states.includes(line))).toHaveLength(1)

        const link = new URL((await page.locator('main a[href^="https://wa.me/"]').getAttribute('href'))!)
        expect(link.pathname, 'to nobody: whom is chosen there').toBe('/')
        const said = link.searchParams.get('text')!
        expect(said).toContain(booked.reference)
        expect(said).not.toContain(booked.pin)
        expect(said).not.toMatch(sensitive)
        expect(said).not.toMatch(/Kamalini|कमलिनी/)

        const [picture] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: language === 'en' ? 'Save picture' : 'तस्वीर सेव करें' }).click(),
        ])
        expect(picture.suggestedFilename()).toBe('visit.png')

        // On paper: the slip alone, on one small sheet.
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('#wishes')).toBeHidden()
        await expect(page.locator('header')).toBeHidden()
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
        const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
        // 105 by 148 millimetres, in points.
        expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420])
      })
    })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('no button is shown that would do nothing', async ({ page, stack }) => {
    const { confirmationUrl } = await bookFirstFree(stack, 6, {})
    await page.goto(inLanguage('en', confirmationUrl))
    await expect(code(page)).toBeVisible()
    for (const name of ['Save picture', 'Print slip'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible()
  })
})
