import type { Page } from '@playwright/test'
import ical from 'node-ical'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { toIso } from '#clinic/time.ts'
import { confirmation } from '#content/confirmation.ts'
import { contactWishes } from '#content/contact-wishes.ts'
import { findBooking, moveBooking, openByLink as openByLinkWords } from '#content/manage.ts'
import { nextFree } from '#content/next-free.ts'
import { cancelled as cancelledWords, erased, refundNow } from '#content/opened-booking.ts'
import { sensitive } from '#content/sensitive-words.ts'
import { callPaths, collectionAnswers, send, testAnswers } from '#test/answers.ts'
import { newPhone } from '#test/phones.ts'
import { linkOf, openBookings, pinOf } from '#test/vault.ts'
import { lookAtEach } from './access.ts'
import {
  described,
  expectErrors,
  hydrated,
  inLanguage,
  standsForAll,
  type Visitor,
  visitors,
} from './forms.ts'
import { bookFirstFree, expect, type Lang, type Stack, test } from './stack.ts'

/** The button of one form of the page. */
const press = (page: Page, intent: string) =>
  page.locator(`form:has(input[name=intent][value="${intent}"]) button[type=submit]`).click()
/** The reference on the slip. */
const slip = (page: Page) => page.locator('[data-reference]')

/** A visit booked by an API call: booking.e2e.ts books one by hand. */
async function bookVisit(stack: Stack, language: Lang, daysAhead: number) {
  const email = `${language}.${newPhone()}@example.in`
  const { reference: code } = await bookFirstFree(stack, daysAhead, { email, language })
  const row = (await openBookings(stack.database.db)).find((each) => each.reference === code)!
  return { email, code, row }
}

/** The page behind the private link, with the booking opened. */
async function openByLink(page: Page, row: { id: string }, { language, script }: Visitor) {
  await page.goto(`/${language === 'hi' ? 'h' : 'm'}/${linkOf(row.id)}`)
  await hydrated(page, script)
  await press(page, 'link')
  await page.locator('input[name=intent][value=finish]').waitFor({ state: 'attached' })
}

/** Enters the code, which the link alone does not replace. */
async function giveCode(page: Page, row: { id: string }) {
  await page.locator('#pin').fill(pinOf(row.id))
  await press(page, 'code')
}

const rowOf = async (stack: Stack, id: string) =>
  (await openBookings(stack.database.db)).find((each) => each.id === id)!

/** The mail to the patient whose calendar file has this sequence, with the visit in it. */
async function mailWith({ inbox }: Stack, email: string, sequence: number) {
  const { mail } = await inbox.waitFor(
    ({ to, mail }) =>
      to.includes(email) &&
      mail.attachments.some(({ content }) => content.toString().includes(`SEQUENCE:${sequence}\r\n`)),
  )
  const text = mail.attachments[0]!.content.toString()
  const [event] = Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
  expect(`${mail.subject} ${mail.text} ${text}`).not.toMatch(sensitive)
  return { mail, event: event!, text }
}

for (const visitor of visitors)
  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: visitor.script })
    const { language, script } = visitor

    test('book, open the link of the mail, move, cancel; each with a mail and a calendar file', async ({
      page,
      stack,
    }) => {
      const { email, code, row } = await bookVisit(stack, language, 3)
      const first = await mailWith(stack, email, 0)
      const link = /https?:\/\/\S+\/[mh]\/[\w-]{12}/.exec(first.mail.text!)![0]
      expect(first.event.start.toISOString()).toBe(row.starts_at!.toISOString())

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(openByLinkWords.pageTitle[language])
      await expect(page.getByText(code)).toHaveCount(0)
      await hydrated(page, script)
      await press(page, 'link')
      await expect(slip(page)).toHaveText(code)
      expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/booking'))

      await press(page, 'times')
      // Nobody else can take the booked time.
      const present = page.locator('label', { has: page.locator(`input[value="${toIso(row.starts_at!)}"]`) })
      await expect(present).toContainText(moveBooking.own[language])
      await expect(present.locator('input')).toBeDisabled()
      // On another day than the first: only its own times are shown.
      await page.locator('input[name=day]').nth(1).check()
      const choice = page.locator('input[name=to]:visible:enabled').first()
      const to = (await choice.getAttribute('value'))!
      await choice.check()
      await press(page, 'move')
      await expect(slip(page)).toHaveText(code)
      expect(await rowOf(stack, row.id)).toMatchObject({
        starts_at: new Date(to),
        sequence: 1,
        state: 'booked',
        seat: 1,
      })
      const moved = await mailWith(stack, email, 1)
      expect(moved.event.uid).toBe(first.event.uid)
      expect(moved.event.start.toISOString()).toBe(new Date(to).toISOString())
      expect(moved.event.method).toBe('PUBLISH')

      // The slip shows the move and the new time.
      await expect(page.locator('article')).toContainText(confirmation.states.moved[language])
      await expect(page.locator('article time')).toHaveAttribute('datetime', to)

      await press(page, 'ask-cancel')
      // Nothing was paid: there is no refund to compute.
      await expect(page.getByText(refundNow.nothingPaid[language])).toBeVisible()
      await expect(page.locator('#refund')).toHaveCount(0)
      expect(await rowOf(stack, row.id)).toMatchObject({ state: 'booked' })
      await press(page, 'cancel')
      await expect(page.locator('h1')).toHaveText(cancelledWords.title[language])
      // The next free time is one tap away, and the page can be cleared.
      const next = page.locator('main [data-next-free=free]')
      await expect(next).toHaveAttribute(
        'href',
        new RegExp(`^${inLanguage(language, '/appoitment')}\\?next=`),
      )
      await expect(next).toContainText(nextFree.label[language])
      await expect(page.locator('input[name=intent][value=finish]')).toHaveCount(1)
      expect(await rowOf(stack, row.id)).toMatchObject({
        state: 'cancelled',
        cancelled_by: 'patient',
        seat: null,
      })
      const cancelled = await mailWith(stack, email, 2)
      expect(cancelled.event.uid).toBe(first.event.uid)
      expect(cancelled.text).toContain('METHOD:CANCEL')
      expect(cancelled.event.status).toBe('CANCELLED')
      for (const news of ['moved', 'cancelled'])
        await stack.inbox.waitFor(
          ({ to, mail }) =>
            to.includes('desk@kamalini.example') &&
            (mail.subject ?? '').includes(code) &&
            (mail.subject ?? '').includes(news),
        )
      // A finished booking cannot be moved.
      await expect(page.locator('input[name=intent][value=times]')).toHaveCount(0)
    })

    test('book a home visit, find it by reference and code, see the stored data, erase it', async ({
      page,
      stack,
    }) => {
      const visit = { ...collectionAnswers(), patientName: 'Kamla Devi', language }
      const { answer } = await send(stack.site.url + callPaths.collection, visit)
      const code: string = answer.data.reference
      const { id } = (await openBookings(stack.database.db)).find((each) => each.reference === code)!

      await page.goto(inLanguage(language, '/booking'))
      await hydrated(page, script)
      const pin = pinOf(id)
      await page.locator('#reference').fill(code.toLowerCase().replaceAll('-', ' '))
      await page.locator('#pin').fill(pin === '1234' ? '4321' : '1234')
      await press(page, 'find')
      await expect(page.getByRole('alert')).toContainText(findBooking.notFound[language])
      await expect(page.getByRole('alert')).toContainText(
        findBooking.triesLeft.other[language].replace('{count}', '4'),
      )
      await page.locator('#pin').fill(pin)
      await press(page, 'find')
      await expect(slip(page)).toHaveText(code)
      // Only what is needed: no name, and nothing of the reason.
      await expect(page.locator('main')).not.toContainText('Kamla')
      await press(page, 'data')
      await expect(page.locator('main')).toContainText('Kamla Devi')
      await press(page, 'ask-erase')
      expect((await rowOf(stack, id)).name).toBe('Kamla Devi')
      await press(page, 'erase')
      await expect(page.locator('h1')).toHaveText(erased.title[language])
      await expect(page.locator('input[name=session]')).toHaveCount(0)
      // No dead end: clear and leave, home, or book again.
      await expect(page.locator('input[name=intent][value=finish]')).toHaveCount(1)
      for (const path of ['/', '/appoitment'])
        await expect(
          page.locator(
            `main a[href="${path === '/' && language === 'hi' ? '/hi' : inLanguage(language, path)}"]`,
          ),
        ).toBeVisible()
      const row = await stack.database.db
        .selectFrom('bookings')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ sealed: null, phone_hash: null, state: 'cancelled', seat: null })
      const tests = await stack.database.db
        .selectFrom('booking_lab_tests')
        .select('test_id')
        .where('booking_id', '=', id)
        .execute()
      expect(tests).toEqual([])
    })
  })

for (const visitor of visitors.filter(standsForAll))
  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: visitor.script })
    const { language, script } = visitor

    test('focus and reading begin at the response: the error, or the heading', async ({ page, stack }) => {
      const { row } = await bookVisit(stack, language, 4)
      await page.goto(inLanguage(language, '/booking'))
      await hydrated(page, script)
      await expect(page.locator('h1')).not.toBeFocused()
      await page.locator('#reference').fill('KW-2222-22')
      await page.locator('#pin').fill('0000')
      await press(page, 'find')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.locator('#reference')).toHaveValue('KW-2222-22')
      await expect(page.locator('#pin')).toHaveValue('')

      await openByLink(page, row, visitor)
      await expect(page.locator('h1')).toBeFocused()
      await press(page, 'contact')
      await expect(page.locator('h1')).toBeFocused()
      await giveCode(page, row)
      await expect(page.locator('[name=contactCall]').first()).toBeVisible()
      await expect(page.locator('h1')).toBeFocused()
      await expect(page.locator('h1')).toBeInViewport()
    })

    test('a time of a day that is no longer chosen does not count', async ({ page, stack }) => {
      const { row } = await bookVisit(stack, language, 4)
      await openByLink(page, row, visitor)
      await press(page, 'times')
      await page.locator('input[name=to]:visible:enabled').first().check()
      const other = page.locator('input[name=day]').nth(2)
      const day = (await other.getAttribute('value'))!
      await other.check()
      await press(page, 'move')
      await expect(page.getByRole('alert')).toHaveText(moveBooking.choose[language])
      await expect(page.locator(`input[name=day][value="${day}"]`)).toBeChecked()
      expect(await rowOf(stack, row.id)).toMatchObject({ sequence: 0, starts_at: row.starts_at })
    })

    test('contact preferences are shown as stored and saved as chosen', async ({ page, stack }) => {
      const { row } = await bookVisit(stack, language, 4)
      await openByLink(page, row, visitor)
      await press(page, 'contact')
      await giveCode(page, row)
      await expect(page.locator('[name=contactCall][value=only-me]')).toBeChecked()
      await page.locator('main form details > summary').click()
      await page.locator('[name=contactFrom]').selectOption('15:00')
      await page.locator('[name=contactUntil]').selectOption('14:00')
      await page.locator('[name=wordsForOthers]').fill('It is about the school.')
      await page.locator('[name=remindBySms]').check()
      await press(page, 'save-contact')
      // Shown at its field, with all typed values.
      await expect(page.locator('#contactUntil-error')).toBeVisible()
      await expect(page.locator('[name=wordsForOthers]')).toHaveValue('It is about the school.')
      await page.locator('[name=contactUntil]').selectOption('16:30')
      await press(page, 'save-contact')
      await expect(page.locator('h1')).toHaveText(contactWishes.saved[language])
      expect((await rowOf(stack, row.id)).contact).toMatchObject({
        call: 'only-me',
        hours: { from: '15:00', until: '16:30' },
        channels: ['email'],
        reminders: ['sms'],
        wordsForOthers: 'It is about the school.',
      })
      await press(page, 'contact')
      await expect(page.locator('[name=wordsForOthers]')).toHaveValue('It is about the school.')
      // "Do not call, WhatsApp only."
      await page.locator('[name=contactCall][value=write-only]').check()
      await page.locator('[name=byEmail]').uncheck()
      await page.locator('[name=byWhatsapp]').check()
      await press(page, 'save-contact')
      await expect(page.locator('h1')).toHaveText(contactWishes.saved[language])
      expect((await rowOf(stack, row.id)).contact).toMatchObject({
        call: 'write-only',
        channels: ['whatsapp'],
        wordsForOthers: null,
      })
    })
  })

test('where script gets no response the form is submitted without it, and its URL does not stay', async ({
  page,
  stack,
}) => {
  const { code, row } = await bookVisit(stack, 'en', 4)
  await page.route('**/booking', (route) =>
    route.request().headers().accept === FORM_JSON ? route.abort() : route.continue(),
  )
  await page.goto('/booking')
  await hydrated(page, true)
  await page.locator('#reference').fill(code)
  await page.locator('#pin').fill(pinOf(row.id))
  await press(page, 'find')
  await expect(slip(page)).toHaveText(code)
  await hydrated(page, true)
  await expect(page).toHaveURL('/booking')
  await press(page, 'ask-cancel')
  await press(page, 'cancel')
  await expect(page.locator('h1')).toHaveText(cancelledWords.title.en)
  expect(await rowOf(stack, row.id)).toMatchObject({ state: 'cancelled' })
})

for (const visitor of visitors.filter(standsForAll))
  test(`tests at the clinic are moved with the picker that booked them: ${described(visitor)}`, async ({
    browser,
    stack,
  }) => {
    const { language, script } = visitor
    const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: script })
    const page = await context.newPage()
    const { answer } = await send(stack.site.url + callPaths.test, { ...testAnswers(), language })
    const booked = answer.data.dateTime
    const { id } = (await openBookings(stack.database.db)).find(
      ({ reference }) => reference === answer.data.reference,
    )!
    await openByLink(page, { id }, visitor)
    await press(page, 'times')
    // The booked hour is not offered as another one.
    await expect(page.locator(`input[name=to][value="${booked}"]`)).toHaveCount(0)
    await page.locator('input[name=day]').nth(3).check()
    const choice = page.locator('input[name=to]:visible:enabled').nth(1)
    const to = (await choice.getAttribute('value'))!
    await choice.check()
    await press(page, 'move')
    await expect(page.locator('article time')).toHaveAttribute('datetime', to)
    // The window, as it was chosen, and not its first minute.
    await expect(page.locator('article time b')).toHaveText(/11.*–.*12/)
    await context.close()
  })

test('pressed twice, a form is submitted once', async ({ page, stack }) => {
  const { row } = await bookVisit(stack, 'en', 4)
  await openByLink(page, row, { language: 'en', script: true })
  await hydrated(page, true)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/booking', async (route) => {
    sent++
    await held
    await route.continue()
  })
  await press(page, 'ask-cancel')
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await press(page, 'ask-cancel')
  await press(page, 'times')
  letGo()
  await expect(page.getByText(refundNow.nothingPaid.en)).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(sent).toBe(1)
})

test('after finishing, going back shows nothing of the booking', async ({ page, stack }) => {
  const { code, row } = await bookVisit(stack, 'en', 4)
  await page.goto('/')
  await openByLink(page, row, { language: 'en', script: true })
  await expect(slip(page)).toHaveText(code)
  await page.goto('/contact')
  await page.goBack()
  await hydrated(page, true)
  await expect(page.getByText(code)).toHaveCount(0)
  await openByLink(page, row, { language: 'en', script: true })
  await press(page, 'finish')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByText(code)).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(code)).toHaveCount(0)
})

for (const language of ['en', 'hi'] as const)
  test(`every view of the booking is accessible, is cached nowhere and leaves no trace, ${language}`, async ({
    page,
    stack,
    context,
  }) => {
    test.setTimeout(120_000)
    const kept: string[] = []
    const said: string[] = []
    page.on('console', (message) => {
      // The browser reports that it has cleared its storage as requested.
      if (!message.text().startsWith('Clear-Site-Data header')) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/\/(booking|m\/.*)$/.test(pathname) && response.headers()['cache-control'] !== 'no-store')
        kept.push(response.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { code, row } = await bookVisit(stack, language, 5)
    const titles = new Set<string>()
    const lookAt = lookAtEach(page, language, '[data-island]')
    const look = async (state: string) => {
      await lookAt(state)
      titles.add(await page.title())
      expect(page.url()).toMatch(new RegExp(`${inLanguage(language, '/booking')}$`))
    }
    await page.goto(`/${language === 'hi' ? 'h' : 'm'}/${linkOf(row.id)}`)
    await hydrated(page, true)
    const entries = await page.evaluate(() => history.length)
    await look('link')
    await press(page, 'link')
    await expect(slip(page)).toHaveText(code)
    await look('booking')
    for (const intent of ['times', 'ask-cancel']) {
      await press(page, intent)
      await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
      await look(intent)
      await press(page, 'show')
      await expect(slip(page)).toHaveText(code)
    }
    // The link alone does not open the details: the code is required once.
    await press(page, 'data')
    await page.locator('[name=pin]').fill(pinOf(row.id))
    await look('code')
    await press(page, 'code')
    // The page before had a Back as well: only one without a field for the code is the next one.
    await expect(page.locator('[name=pin]')).toHaveCount(0)
    await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
    await press(page, 'show')
    await expect(slip(page)).toHaveText(code)
    for (const intent of ['contact', 'data', 'complain']) {
      await press(page, intent)
      await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
      await look(intent)
      await press(page, 'show')
      await expect(slip(page)).toHaveText(code)
    }
    for (const intent of ['ask-withdraw', 'ask-erase']) {
      await press(page, 'data')
      await press(page, intent)
      await look(intent)
      await press(page, 'show')
      await expect(slip(page)).toHaveText(code)
    }
    const title = await page.title()
    const entriesAfter = await page.evaluate(() => history.length)
    await press(page, 'finish')
    await expect(page).toHaveURL(language === 'hi' ? '/hi' : '/')
    await expect(page.locator('main')).not.toContainText(code)
    expect(kept).toEqual([])
    expect(said).toEqual([])
    expect([...titles]).toEqual([title])
    expect(title).not.toMatch(sensitive)
    expect(entriesAfter, 'one entry, however much is done').toBe(entries)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

test('a complaint has a reference of its own and reaches the clinic without its text', async ({
  page,
  stack,
}) => {
  const { row } = await bookVisit(stack, 'en', 6)
  await openByLink(page, row, { language: 'en', script: true })
  await press(page, 'complain')
  await page.locator('#message').fill('short')
  await press(page, 'send-complaint')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('#message').fill('Nobody answered the phone for two days.')
  await press(page, 'send-complaint')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('We have your complaint')
  const number = /KW-\w{4}-\w{2}/.exec((await heading.textContent())!)![0]
  const { mail } = await stack.inbox.waitFor(
    ({ to, mail }) => to.includes('desk@kamalini.example') && (mail.subject ?? '').includes(number),
  )
  expect(mail.text).not.toContain('Nobody answered')
  const stored = (await openBookings(stack.database.db)).find((each) => each.reference === number)!
  expect(stored.message).toContain('Nobody answered the phone')
})

test('an invented session opens nothing', async ({ page, stack }) => {
  const { row } = await bookVisit(stack, 'en', 6)
  const response = await page.request.post('/booking', {
    form: { intent: 'cancel', session: `${row.id}.abc.def` },
    headers: { origin: stack.site.url },
  })
  expect(response.status()).toBe(403)
  expect(await rowOf(stack, row.id)).toMatchObject({ state: 'booked' })
})

test('an empty form gets our own error at each field, and costs no try', async ({ page }) => {
  await page.goto('/booking')
  await hydrated(page, true)
  await press(page, 'find')
  await expectErrors(page, {
    reference: findBooking.referenceMissing.en,
    pin: findBooking.codeMissing.en,
  })
  await page.locator('#reference').fill('KW-3333-33')
  await page.locator('#pin').fill('0000')
  await press(page, 'find')
  await expect(page.getByRole('alert')).toContainText(findBooking.triesLeft.other.en.replace('{count}', '4'))
})

test('the refund is one sum, with the time until which it holds', async ({ page, stack }) => {
  const { row } = await bookVisit(stack, 'en', 4)
  await stack.database.db.updateTable('bookings').set({ paid: 450 }).where('id', '=', row.id).execute()
  await openByLink(page, row, { language: 'en', script: true })
  await press(page, 'ask-cancel')
  await expect(page.locator('section:has(#refund)')).toContainText('₹450')
  await expect(page.locator('section:has(#refund)')).toContainText('Until ')
  await press(page, 'cancel')
  await expect(page.locator('main')).toContainText('You get back ₹450')
})

test('calendar and copy are files with neutral names', async ({ page, stack }) => {
  const { code, row } = await bookVisit(stack, 'en', 4)
  await page.goto('/booking')
  await hydrated(page, true)
  await page.locator('#reference').fill(code)
  await page.locator('#pin').fill(pinOf(row.id))
  await press(page, 'find')
  await page.locator('main details > summary').click()
  const [calendar] = await Promise.all([page.waitForEvent('download'), press(page, 'calendar')])
  expect(calendar.suggestedFilename()).toBe('visit.ics')
  await press(page, 'data')
  const [copy] = await Promise.all([page.waitForEvent('download'), press(page, 'copy')])
  expect(copy.suggestedFilename()).toBe('details.txt')
})
