import type { Page } from '@playwright/test'
import { fieldErrors } from '#content/fields/errors.ts'
import { newPhone } from '#test/phones.ts'
import {
  choose,
  chooseHour,
  day,
  dayAhead,
  described,
  expectErrors,
  fillTestBooking,
  findStored,
  goToStepTwo,
  hydrated,
  inLanguage,
  next,
  slot,
  standsForAll,
  testBooking,
  type Visitor,
  visitors,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const words = {
  en: { title: /^Book Lipid profile/, subject: 'We have your request', body: 'It is not confirmed yet.' },
  hi: { title: /लिपिड.* बुक करें$/, subject: 'आपका अनुरोध', body: 'यह अभी पक्का नहीं हुआ है।' },
}

const book = testBooking.send
const open = async (page: Page, { language, script }: Visitor) => {
  await page.goto(inLanguage(language, testBooking.path))
  await hydrated(page, script)
}

for (const visitor of visitors) {
  const { language, script } = visitor
  const told = words[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('a patient books one test on its page, and patient and clinic read that the time is still to be agreed', async ({
      page,
      stack,
    }) => {
      const email = `test.${language}.${script}@example.in`
      const phone = newPhone()
      const name = language === 'hi' ? 'आशा वर्मा' : 'Asha Verma'
      await open(page, visitor)
      await expect(page.getByRole('heading', { level: 1, name: told.title })).toBeAttached()
      await expect(page.getByText('₹800').first()).toBeVisible()
      await expect(page.locator('[name=gender]:checked')).toHaveCount(0)
      await expect(page.locator('[name=contactCall], [name=remindByEmail], [name=sharedPhone]')).toHaveCount(
        0,
      )
      await chooseHour(page, dayAhead(3), '10:00')
      await goToStepTwo(page)
      await fillTestBooking(page, { name, phone, email })
      await book(page).click()

      await expect(reference(page)).toBeVisible()
      const code = (await reference(page).textContent())!
      const { row, tests, messages } = await findStored(stack.database, code)
      expect(row).toMatchObject({
        kind: 'lab-test',
        state: 'to-confirm',
        seat: null,
        name: name,
        phone: `+91${phone}`,
        email,
        age: 34,
        sex: 'female',
        language,
        consent_notice: 'pathology-1.3',
      })
      expect(row.address ?? null).toBeNull()
      expect(row.starts_at).toEqual(new Date(`${dayAhead(3)}T10:00:00+05:30`))
      expect(tests).toEqual([{ slug: 'lipid-profile', price: 800 }])
      expect(messages).toEqual(['desk-lab-test-new', 'lab-test-received'])

      const forPatient = await stack.inbox.waitFor(({ to }) => to.includes(email))
      const forClinic = await stack.inbox.waitFor(
        ({ to, mail }) => to.includes('desk@kamalini.example') && (mail.subject ?? '').includes(code),
      )
      expect(forPatient.mail.subject).toContain(told.subject)
      expect(forPatient.mail.text).toContain(told.body)
      expect(forPatient.mail.text).not.toMatch(/LIPID|लिपिड/i)
      expect(forClinic.mail.text).not.toMatch(/Asha|आशा|LIPID/i)
      expect(forClinic.mail.text).not.toContain(phone)
    })

    test('several tests are one booking with one total, and those that need a call are marked', async ({
      page,
      stack,
    }) => {
      const { slug } = await stack.database.db
        .selectFrom('lab_tests')
        .select('slug')
        .where('is_listed', '=', true)
        .where('publish', '=', 'call-first')
        .executeTakeFirstOrThrow()
      await choose(page, visitor, '/pathology/book', ['lipid-profile', 'cbc-with-esr', slug])
      expect(page.url()).not.toContain('lipid')
      await expect(page.locator('form')).toContainText(
        language === 'hi' ? '2 टेस्ट · ₹800 + 1 का दाम पूछें' : '2 tests · ₹800 + 1 to ask',
      )
      const call = page.getByRole('link', {
        name: language === 'hi' ? 'ऑनलाइन बुक नहीं होता' : 'Not booked online',
      })
      await expect(call).toHaveAttribute('href', /^tel:/)
      await chooseHour(page, dayAhead(2), '11:00')
      await goToStepTwo(page)
      await fillTestBooking(page)
      await book(page).click()
      await expect(reference(page)).toBeVisible()
      const { row, tests } = await findStored(stack.database, (await reference(page).textContent())!)
      expect(tests).toEqual([
        { slug: 'lipid-profile', price: 800 },
        { slug: 'cbc-with-esr', price: null },
      ])
      expect(row).toMatchObject({ email: null, kind: 'lab-test' })
    })

    if (!standsForAll(visitor)) return

    test('every missing or wrong field is named, and no typed value is lost', async ({ page }) => {
      await open(page, visitor)
      await book(page).click()
      // In the order of the page.
      await expectErrors(page, {
        time: fieldErrors['time-required'][language],
        fullName: fieldErrors['name-required'][language],
        age: fieldErrors['age-required'][language],
        phone: fieldErrors['phone-required'][language],
        gender: fieldErrors['gender-required'][language],
        consent: fieldErrors['consent-missing'][language],
      })
      await hydrated(page, script)
      await chooseHour(page, dayAhead(3), '12:00')
      await fillTestBooking(page, { phone: '12345', email: 'asha at example' })
      if (script) await expect(page.locator('form .field-error')).toHaveCount(0)
      await page.locator('#age').fill('200')
      await book(page).click()
      await expectErrors(page, {
        age: fieldErrors['age-format'][language],
        phone: { en: '5 digits are missing', hi: '5 अंक कम हैं' }[language],
        email: fieldErrors['email-format'][language],
      })
      await hydrated(page, script)
      await expect(page.locator('#email')).toBeVisible()
      await expect(page.locator('#fullName')).toHaveValue('Asha Verma')
      await expect(day(page, dayAhead(3))).toBeChecked()
      await expect(slot(page, dayAhead(3), '12:00')).toBeChecked()
      await expect(page.locator('[name=gender][value=female]')).toBeChecked()

      await fillTestBooking(page, { email: '' })
      await page.locator('#age').fill('12')
      await book(page).click()
      await expectErrors(page, { guardian: fieldErrors['guardian-needed'][language] })
      await page.locator('#guardian').check()
      await book(page).click()
      await expect(reference(page)).toBeVisible()
    })
  })
}

test.describe('on a phone of 360 by 640', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const language of ['en', 'hi'] as Lang[])
    test(`a test at the clinic: three fields to type in and five taps, ${language}`, async ({ page }) => {
      await open(page, { language, script: true })
      const taps: string[] = []
      const tap = async (what: string, target: ReturnType<Page['locator']>) => {
        taps.push(what)
        await target.tap()
      }
      await tap(
        'the hour',
        page.locator('label', { has: page.locator('[name=slot]:visible:enabled') }).first(),
      )
      await tap('next', next(page))
      const typed = page.locator('[data-at="2"] input:visible:is([type=text], [type=tel], :not([type]))')
      await expect(typed).toHaveCount(3)
      for (const [index, value] of ['Asha Verma', '34', newPhone()].entries())
        await typed.nth(index).fill(value)
      await tap('gender', page.locator('label', { has: page.locator('[name=gender]') }).first())
      await tap('consent', page.locator('label', { has: page.locator('#consent') }))
      await tap('book', book(page))
      await expect(reference(page)).toBeVisible()
      expect(taps).toHaveLength(5)
    })

  test('preparation for these tests is shown with the hour, and changes with it', async ({ page }) => {
    await choose(page, { language: 'en', script: true }, '/pathology/book', ['lipid-profile'])
    await expect(page.getByText('Nothing but water for')).toBeVisible()
    await chooseHour(page, dayAhead(2), '10:00')
    await expect(page.getByText(/^Eat before 10:00\spm on/)).toBeVisible()
    await choose(page, { language: 'en', script: true }, '/pathology/book', ['cbc-with-esr'])
    await expect(page.getByText('Empty stomach')).toHaveCount(0)
  })
})

test('switching the language keeps the tests, the hour and typed values', async ({ page }) => {
  await choose(page, { language: 'en', script: true }, '/pathology/book', ['lipid-profile', 'cbc-with-esr'])
  await chooseHour(page, dayAhead(2), '11:00')
  await fillTestBooking(page, { name: 'Half Way' })
  await page.locator('header a[hreflang]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('form [name=test]')).toHaveCount(2)
  await expect(slot(page, dayAhead(2), '11:00')).toBeChecked()
  await expect(page.locator('#fullName')).toHaveValue('Half Way')
})

test('without a test there is nothing to book, but a link to the list', async ({ page }) => {
  await page.goto('/pathology/book')
  await expect(page.getByRole('link', { name: 'Choose tests' })).toHaveAttribute('href', '/pathology')
  await expect(page.locator('[name=formToken]')).toHaveCount(0)
})

test('a test that needs a call has no form of its own', async ({ request, stack }) => {
  const { slug } = await stack.database.db
    .selectFrom('lab_tests')
    .select('slug')
    .where('is_listed', '=', true)
    .where('publish', 'not in', ['book-home', 'book-clinic'])
    .executeTakeFirstOrThrow()
  for (const wanted of [slug, 'no-such-test'])
    expect((await request.get(`/pathology/${wanted}/book`)).status(), wanted).toBe(404)
})
