import type { Page } from '@playwright/test'
import ical from 'node-ical'
import { clockFrom, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import {
  cancelBooking,
  findBooking,
  moveBooking,
  openByLink as openByLinkWords,
  safeContact,
} from '#content/manage.ts'
import { sensitive } from '#content/sensitive-words.ts'
import { appointmentAnswers, callPaths, collectionAnswers, send, timeAhead } from '#test/answers.ts'
import { newPhone } from '#test/phones.ts'
import { linkOf, openBookings, pinOf } from '#test/vault.ts'
import { expectToKeepNobodyOut } from './access.ts'
import { alive, described, inLanguage, standsForAll, type Visitor, visitors } from './forms.ts'
import { expect, type Lang, type Stack, test } from './stack.ts'

/** The button of one form of the page. */
const press = (page: Page, intent: string) =>
  page.locator(`form:has(input[name=intent][value="${intent}"]) button[type=submit]`).click()
const more = (page: Page) => page.locator('main details > summary').click()

const times = facts.sessions.flatMap(({ opens, closes }) =>
  Array.from({ length: (minutesFrom(closes) - minutesFrom(opens)) / 20 }, (_, slot) =>
    clockFrom(minutesFrom(opens) + 20 * slot),
  ),
)

/** A visit at the first free time of a day, by a call: how a visit is booked by hand is told in booking.e2e.ts. */
async function bookVisit({ site, database }: Stack, language: Lang, daysAhead: number) {
  const email = `${language}.${newPhone()}@example.in`
  for (const clock of times) {
    const visit = { ...appointmentAnswers(timeAhead(daysAhead, clock)), email, language }
    const { status, answer } = await send(site.url + callPaths.appointment, visit)
    if (status !== 201) continue
    const code: string = answer.data.reference
    const row = (await openBookings(database.db)).find((each) => each.reference === code)!
    return { email, code, row }
  }
  throw new Error(`No time is free ${daysAhead} days ahead`)
}

/** The page behind the private link, with the booking opened. */
async function openByLink(page: Page, row: { id: string }, { language, script }: Visitor) {
  await page.goto(`/${language === 'hi' ? 'h' : 'm'}/${linkOf(row.id)}`)
  await alive(page, script)
  await press(page, 'link')
  await page.locator('input[name=intent][value=finish]').waitFor({ state: 'attached' })
}

const rowOf = async (stack: Stack, id: string) =>
  (await openBookings(stack.database.db)).find((each) => each.id === id)!

/** The mail to the patient whose calendar file has this number of changes, with the visit in it. */
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
      await alive(page, script)
      await press(page, 'link')
      await expect(page.getByText(code)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/booking'))

      await press(page, 'times')
      // On another day than the first: only its own times are shown.
      await page.locator('input[name=day]').nth(1).check()
      const choice = page.locator('input[name=to]:visible').first()
      const to = (await choice.getAttribute('value'))!
      await choice.check()
      await press(page, 'move')
      await expect(page.getByText(code)).toBeVisible()
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

      await press(page, 'ask-cancel')
      await expect(page.locator('#refund')).toBeVisible()
      expect(await rowOf(stack, row.id)).toMatchObject({ state: 'booked' })
      await press(page, 'cancel')
      await expect(page.getByText(code)).toBeVisible()
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
      // What is over cannot be moved; the page offers a new booking instead.
      await expect(page.locator('input[name=intent][value=times]')).toHaveCount(0)
    })

    test('book a home visit, find it by reference and PIN, see what is kept, erase it', async ({
      page,
      stack,
    }) => {
      const visit = { ...collectionAnswers(), patientName: 'Kamla Devi', language }
      const { answer } = await send(stack.site.url + callPaths.collection, visit)
      const code: string = answer.data.reference
      const { id } = (await openBookings(stack.database.db)).find((each) => each.reference === code)!

      await page.goto(inLanguage(language, '/booking'))
      await alive(page, script)
      const pin = pinOf(id)
      await page.locator('#reference').fill(code.toLowerCase().replaceAll('-', ' '))
      await page.locator('#pin').fill(pin === '1234' ? '4321' : '1234')
      await press(page, 'find')
      await expect(page.getByRole('alert')).toHaveText(
        findBooking.notFound[language].replace('{phone}', '+91 00000 00000'),
      )
      await page.locator('#pin').fill(pin)
      await press(page, 'find')
      await expect(page.getByText(code)).toBeVisible()
      // Only what is needed: no name, nothing of what it is about.
      await expect(page.locator('main')).not.toContainText('Kamla')
      await more(page)
      await press(page, 'data')
      await expect(page.locator('main')).toContainText('Kamla Devi')
      await press(page, 'show')
      await more(page)
      await press(page, 'ask-erase')
      expect((await rowOf(stack, id)).name).toBe('Kamla Devi')
      await press(page, 'erase')
      await expect(page.locator('main')).not.toContainText(code)
      await expect(page.locator('input[name=session]')).toHaveCount(0)
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

    test('eye and ear begin at what came back: the problem, or the heading', async ({ page, stack }) => {
      const { row } = await bookVisit(stack, language, 4)
      await page.goto(inLanguage(language, '/booking'))
      await alive(page, script)
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
      await more(page)
      await press(page, 'contact')
      await expect(page.locator('[name=contactCall]').first()).toBeVisible()
      await expect(page.locator('h1')).toBeFocused()
      await expect(page.locator('h1')).toBeInViewport()
    })

    test('a time of a day that is no longer chosen does not count', async ({ page, stack }) => {
      const { row } = await bookVisit(stack, language, 4)
      await openByLink(page, row, visitor)
      await press(page, 'times')
      await page.locator('input[name=to]:visible').first().check()
      const other = page.locator('input[name=day]').nth(2)
      const day = (await other.getAttribute('value'))!
      await other.check()
      await press(page, 'move')
      await expect(page.getByRole('alert')).toHaveText(moveBooking.choose[language])
      await expect(page.locator(`input[name=day][value="${day}"]`)).toBeChecked()
      expect(await rowOf(stack, row.id)).toMatchObject({ sequence: 0, starts_at: row.starts_at })
    })

    test('contact preferences are shown as they are and saved as they are chosen', async ({
      page,
      stack,
    }) => {
      const { row } = await bookVisit(stack, language, 4)
      await openByLink(page, row, visitor)
      await more(page)
      await press(page, 'contact')
      await expect(page.locator('[name=contactCall][value=yes]')).toBeChecked()
      await page.locator('[name=contactCall][value=only-me]').check()
      await page.locator('[name=contactHours][value=morning]').check()
      await page.locator('[name=bySms]').check()
      await press(page, 'save-contact')
      await expect(page.locator('h1')).toHaveText(safeContact.saved[language])
      expect((await rowOf(stack, row.id)).contact).toMatchObject({
        call: 'only-me',
        hours: 'morning',
        channels: ['email', 'sms'],
        reminders: ['sms'],
      })
      await more(page)
      await press(page, 'contact')
      await expect(page.locator('[name=contactCall][value=only-me]')).toBeChecked()
      await expect(page.locator('[name=bySms]')).toBeChecked()
    })
  })

test('where script gets no response the form goes its own way, and its address does not stay', async ({
  page,
  stack,
}) => {
  const { code, row } = await bookVisit(stack, 'en', 4)
  await page.route('**/booking', (route) =>
    route.request().headers().accept === 'application/json' ? route.abort() : route.continue(),
  )
  await page.goto('/booking')
  await alive(page, true)
  await page.locator('#reference').fill(code)
  await page.locator('#pin').fill(pinOf(row.id))
  await press(page, 'find')
  await expect(page.getByText(code)).toBeVisible()
  await alive(page, true)
  await expect(page).toHaveURL('/booking')
  await press(page, 'ask-cancel')
  await press(page, 'cancel')
  await expect(page.locator('h1')).toHaveText(cancelBooking.done.en)
  expect(await rowOf(stack, row.id)).toMatchObject({ state: 'cancelled' })
})

test('pressed twice, a form is sent once', async ({ page, stack }) => {
  const { row } = await bookVisit(stack, 'en', 4)
  await openByLink(page, row, { language: 'en', script: true })
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
  await expect(page.locator('#refund')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  expect(sent).toBe(1)
})

test('after finishing, going back shows nothing of the booking', async ({ page, stack }) => {
  const { code, row } = await bookVisit(stack, 'en', 4)
  await page.goto('/')
  await openByLink(page, row, { language: 'en', script: true })
  await expect(page.getByText(code)).toBeVisible()
  await page.goto('/contact')
  await page.goBack()
  await alive(page, true)
  await expect(page.getByText(code)).toHaveCount(0)
  await openByLink(page, row, { language: 'en', script: true })
  await press(page, 'finish')
  await expect(page.locator('#reference')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(code)).toHaveCount(0)
  await page.goForward()
  await expect(page.locator('#reference')).toHaveValue('')
  await expect(page.getByText(code)).toHaveCount(0)
})

for (const language of ['en', 'hi'] as const)
  test(`no view of the booking keeps anyone out, is kept or leaves a trace, ${language}`, async ({
    page,
    stack,
    context,
  }) => {
    test.setTimeout(120_000)
    const kept: string[] = []
    const said: string[] = []
    page.on('console', (message) => {
      // The browser tells that it has cleared what it was asked to clear.
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
    const look = async (state: string) => {
      await expectToKeepNobodyOut(page, state, '[data-island]')
      titles.add(await page.title())
      expect(page.url()).toMatch(new RegExp(`${inLanguage(language, '/booking')}$`))
    }
    await page.goto(`/${language === 'hi' ? 'h' : 'm'}/${linkOf(row.id)}`)
    await alive(page, true)
    const entries = await page.evaluate(() => history.length)
    await look('link')
    await press(page, 'link')
    await expect(page.getByText(code)).toBeVisible()
    await more(page)
    await look('booking')
    for (const intent of ['times', 'ask-cancel']) {
      await press(page, intent)
      await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
      await look(intent)
      await press(page, 'show')
      await expect(page.getByText(code)).toBeVisible()
    }
    // The link alone does not open the details: the code is asked for once.
    await more(page)
    await press(page, 'data')
    await page.locator('[name=pin]').fill(pinOf(row.id))
    await look('code')
    await press(page, 'code')
    // The page before had a way back as well: only one without a field for the code is the next one.
    await expect(page.locator('[name=pin]')).toHaveCount(0)
    await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
    await press(page, 'show')
    await expect(page.getByText(code)).toBeVisible()
    for (const intent of ['contact', 'data', 'ask-withdraw', 'ask-erase', 'complain']) {
      await more(page)
      await press(page, intent)
      await page.locator('input[name=intent][value=show]').first().waitFor({ state: 'attached' })
      await look(intent)
      await press(page, 'show')
      await expect(page.getByText(code)).toBeVisible()
    }
    await press(page, 'finish')
    await expect(page.locator('#reference')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(code)
    await look('finished')
    expect(kept).toEqual([])
    expect(said).toEqual([])
    expect([...titles]).toEqual([await page.title()])
    expect(await page.title()).not.toMatch(sensitive)
    expect(await page.evaluate(() => history.length), 'one entry, however much is done').toBe(entries)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(page.locator('#reference')).toHaveValue('')
  })

test('a complaint has a number of its own and reaches the clinic without its words', async ({
  page,
  stack,
}) => {
  const { row } = await bookVisit(stack, 'en', 6)
  await openByLink(page, row, { language: 'en', script: true })
  await more(page)
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

test('a session that nobody was given opens nothing', async ({ page, stack }) => {
  const { row } = await bookVisit(stack, 'en', 6)
  const response = await page.request.post('/booking', {
    form: { intent: 'cancel', session: `${row.id}.abc.def` },
    headers: { origin: stack.site.url },
  })
  expect(response.status()).toBe(403)
  expect(await rowOf(stack, row.id)).toMatchObject({ state: 'booked' })
})
