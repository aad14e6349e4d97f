import type { Page } from '@playwright/test'
import ical from 'node-ical'
import { findBooking, openByLink } from '#content/manage.ts'
import { sensitive } from '#content/sensitive-words.ts'
import { newPhone } from '#test/phones.ts'
import { linkOf, openBookings, pinOf } from '#test/vault.ts'
import { expectToKeepNobodyOut } from './access.ts'
import { alive, described, homeCollection, inLanguage, type Visitor, visitors } from './forms.ts'
import {
  chooseFirstFree,
  expect,
  giveDetails,
  openDay,
  reference,
  type Stack,
  submit,
  test,
} from './stack.ts'

/** The button of one form of the page. */
const press = (page: Page, intent: string) =>
  page.locator(`form:has(input[name=intent][value="${intent}"]) button[type=submit]`).click()
const more = (page: Page) => page.locator('[data-swap] summary').last().click()

async function bookVisit(page: Page, stack: Stack, { language, script }: Visitor, daysAhead: number) {
  const email = `${language}.${script}.${newPhone()}@example.in`
  await openDay(page, language, daysAhead)
  await chooseFirstFree(page)
  await giveDetails(page, { email })
  await submit(page).click()
  const code = (await reference(page).textContent())!
  const row = (await openBookings(stack.database.db)).find((each) => each.reference === code)!
  return { email, code, row }
}

const rowOf = async (stack: Stack, id: string) =>
  (await openBookings(stack.database.db)).find((each) => each.id === id)!

/** The mail to her whose calendar file has this number of changes, with the visit in it. */
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
      const { email, code, row } = await bookVisit(page, stack, visitor, 3)
      const first = await mailWith(stack, email, 0)
      const link = /https?:\/\/\S+\/[mh]\/[\w-]{12}/.exec(first.mail.text!)![0]
      expect(first.event.start.toISOString()).toBe(row.starts_at!.toISOString())

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(openByLink.pageTitle[language])
      await expect(page.getByText(code)).toHaveCount(0)
      await alive(page, script, 'manage')
      await press(page, 'link')
      await expect(page.getByText(code)).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/booking'))

      await press(page, 'times')
      const choice = page.locator('input[name=to]').first()
      await choice.waitFor()
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
      await homeCollection.fill(page, visitor, { name: 'Kamla Devi' })
      await homeCollection.send(page).click()
      const code = (await reference(page).textContent())!
      const { id } = (await openBookings(stack.database.db)).find((each) => each.reference === code)!

      await page.goto(inLanguage(language, '/booking'))
      await alive(page, script, 'manage')
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
      // Only what she needs: not her name, not what it is about.
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
    const { code, row } = await bookVisit(page, stack, { language, script: true }, 5)
    const titles = new Set<string>()
    const look = async (state: string) => {
      await expectToKeepNobodyOut(page, state, '[data-swap]')
      titles.add(await page.title())
      expect(page.url()).toMatch(new RegExp(`${inLanguage(language, '/booking')}$`))
    }
    await page.goto(`/${language === 'hi' ? 'h' : 'm'}/${linkOf(row.id)}`)
    await alive(page, true, 'manage')
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
    await expect(page.locator('main')).not.toContainText(code)
    await look('finished')
    expect(kept).toEqual([])
    expect(said).toEqual([])
    expect([...titles]).toEqual([await page.title()])
    expect(await page.title()).not.toMatch(sensitive)
    expect(await page.evaluate(() => history.length), 'one entry, however much she does').toBe(entries)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(page.locator('#reference')).toHaveValue('')
  })

test('a complaint has a number of its own and reaches the clinic without her words', async ({
  page,
  stack,
}) => {
  const { code, row } = await bookVisit(page, stack, { language: 'en', script: true }, 6)
  await page.goto(`/m/${linkOf(row.id)}`)
  await alive(page, true, 'manage')
  await press(page, 'link')
  await expect(page.getByText(code)).toBeVisible()
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

test('a way in that is a quarter of an hour old is shut', async ({ page, stack }) => {
  const { row } = await bookVisit(page, stack, { language: 'en', script: true }, 6)
  const response = await page.request.post('/booking', {
    form: { intent: 'cancel', session: `${row.id}.abc.def` },
    headers: { origin: stack.site.url },
  })
  expect(response.status()).toBe(403)
  expect(await rowOf(stack, row.id)).toMatchObject({ state: 'booked' })
})
