import type { Page } from '@playwright/test'
import { LAB_TEST_DAYS } from '#clinic/lab-test-booking.ts'
import { fieldErrors } from '#content/forms.ts'
import { newPhone } from '#test/phones.ts'
import {
  alive,
  dayAhead,
  described,
  expectErrors,
  fillTestBooking,
  findStored,
  inLanguage,
  standsForAll,
  testBooking,
  type Visitor,
  visitors,
} from './forms.ts'
import { expect, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const words = {
  en: {
    title: 'Book LIPID PROFILE',
    thanks: 'Thank you. We have your test booking.',
    subject: 'We have your request',
    body: 'It is not confirmed yet.',
  },
  hi: {
    title: 'LIPID PROFILE बुक करें',
    thanks: 'धन्यवाद। आपकी टेस्ट बुकिंग हमें मिल गई है।',
    subject: 'आपका अनुरोध',
    body: 'यह अभी पक्का नहीं हुआ है।',
  },
}

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page) => page.locator('main li a[href$="/lipid-profile/book"]')

const day = (page: Page, value: string) => page.locator(`[name=date][value="${value}"]`)
const time = (page: Page, value: string) => page.locator(`[name=time][value="${value}"]`)

/** A form that was drawn yesterday, when the clinic opened at other hours. */
const drawnYesterday = (page: Page) =>
  page.route('**/lipid-profile/book', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(dayAhead(0), dayAhead(-1))
      .replaceAll('"10:00"', '"15:00"')
    await route.fulfill({ response, body })
  })

/** From the card: with script into the dialog, without to the page of its own. */
async function openFromCard(page: Page, { language, script }: Visitor) {
  await page.goto(`${inLanguage(language, '/pathology')}?q=lipid+profile`)
  await alive(page, script)
  await card(page).click()
  if (script) await expect(dialog(page)).toBeVisible()
  else await expect(page).toHaveURL(/\/pathology\/lipid-profile\/book$/)
}

for (const visitor of visitors) {
  const { language, script } = visitor
  const told = words[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('she books a test from its card, is told that the time is still to be agreed, and so is the clinic', async ({
      page,
      stack,
    }) => {
      const email = `test.${language}.${script}@example.in`
      const phone = newPhone()
      const name = language === 'hi' ? 'आशा वर्मा' : 'Asha Verma'
      await openFromCard(page, visitor)
      await expect(page.getByRole('heading', { name: told.title })).toBeVisible()
      await expect(page.getByText('₹800').last()).toBeVisible()
      await expect(page.locator('[name=gender]:checked')).toHaveCount(0)
      await fillTestBooking(page, { name, phone, email })
      await testBooking.send(page).click()

      await expect(page.getByRole('heading', { name: told.thanks })).toBeVisible()
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
        address: '14 Sangam Road',
        language,
        consent_notice: 'pathology-1.1',
      })
      expect(row.starts_at).toEqual(new Date(`${dayAhead(3)}T10:40:00+05:30`))
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

      if (script) return
      await page.reload()
      await expect(reference(page)).toHaveText(code)
    })

    if (!standsForAll(visitor)) return

    test('everything that is missing or wrong is named, and nothing she typed is lost', async ({ page }) => {
      await drawnYesterday(page)
      await openFromCard(page, visitor)
      await testBooking.send(page).click()
      await expectErrors(page, {
        fullName: fieldErrors['name-required'][language],
        email: fieldErrors['email-required'][language],
        phone: fieldErrors['phone-required'][language],
        age: fieldErrors['age-required'][language],
        gender: fieldErrors['gender-required'][language],
        address: fieldErrors['address-required'][language],
        date: fieldErrors['date-required'][language],
        time: fieldErrors['time-required'][language],
        consent: fieldErrors['consent-missing'][language],
      })
      await fillTestBooking(page, { phone: '12345', email: 'asha at example' })
      if (script) await expect(page.locator('form .field-error')).toHaveCount(0)
      await page.locator('#age').fill('200')
      await testBooking.send(page).click()
      await expectErrors(page, {
        email: fieldErrors['email-format'][language],
        phone: fieldErrors['phone-not-indian'][language],
        age: fieldErrors['age-format'][language],
      })
      await expect(page.locator('#fullName')).toHaveValue('Asha Verma')
      await expect(day(page, dayAhead(3))).toBeChecked()
      await expect(time(page, '10:40')).toBeChecked()
      await expect(page.locator('[name=gender][value=female]')).toBeChecked()

      await fillTestBooking(page)
      await page.locator('#age').fill('12')
      await testBooking.send(page).click()
      await expectErrors(page, { guardian: fieldErrors['guardian-needed'][language] })
      await page.locator('#guardian').check()

      await day(page, dayAhead(-1)).check()
      await testBooking.send(page).click()
      await expectErrors(page, { date: fieldErrors['date-past'][language] })
      await day(page, dayAhead(2)).check()
      await time(page, '15:00').check()
      await testBooking.send(page).click()
      await expectErrors(page, { time: fieldErrors['time-closed'][language] })
      await time(page, '18:20').check()
      await testBooking.send(page).click()
      await expect(reference(page)).toBeVisible()
    })
  })
}

test('the dialog is closed by its icon, by Escape and by a press beside it; each time the card has the focus', async ({
  page,
}) => {
  await openFromCard(page, { language: 'en', script: true })
  const close = dialog(page).getByRole('button', { name: 'Close' })
  const box = (await dialog(page).boundingBox())!
  const ways = [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(box.x / 2, box.y + 40),
  ]
  for (const closeIt of ways) {
    await expect(dialog(page)).toBeVisible()
    await page.locator('#fullName').fill('Asha Verma')
    await closeIt()
    await expect(dialog(page)).toBeHidden()
    await expect(card(page)).toBeFocused()
    await expect(page.locator('#fullName')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveAccessibleName('Book LIPID PROFILE')
    await expect(page.locator('#fullName')).toHaveValue('')
  }
  await expect(page).toHaveURL(/\/pathology\?q=lipid\+profile$/)
})

test('where the dialog cannot be filled, the card is a link to the page of its own', async ({ page }) => {
  await page.goto('/pathology?q=lipid+profile')
  await alive(page, true)
  let lost = 0
  await page.route('**/lipid-profile/book', (route) => (lost++ === 0 ? route.abort() : route.continue()))
  await card(page).click()
  await expect(page).toHaveURL(/\/pathology\/lipid-profile\/book$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Book LIPID PROFILE' })).toBeVisible()
})

test('every day that may be wished for is offered, and every time within opening hours', async ({ page }) => {
  await page.goto(testBooking.path)
  const values = (name: string) =>
    page
      .locator(`[name=${name}]`)
      .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value))
  const days = await values('date')
  expect(days).toEqual(Array.from({ length: LAB_TEST_DAYS }, (_, count) => dayAhead(count)))
  const times = await values('time')
  expect(times).toEqual(expect.arrayContaining(['10:00', '13:20', '18:00', '20:20']))
  expect(times).toHaveLength(19)
  await expect(page.locator('[name=date]:checked, [name=time]:checked')).toHaveCount(0)
})

test('a link to a field in the dialog moves there and leaves the results alone', async ({ page }) => {
  await openFromCard(page, { language: 'en', script: true })
  const title = await page.title()
  await testBooking.send(page).click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  const searches: string[] = []
  page.on('request', (request) => searches.push(request.url()))
  await dialog(page).getByRole('link', { name: fieldErrors['date-required'].en }).click()
  await expect(page.locator('#date')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeFocused()
  await expect(page).toHaveTitle(title)
  expect(searches).toEqual([])
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
