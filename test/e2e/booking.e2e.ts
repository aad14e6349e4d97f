import ical from 'node-ical'
import { fieldErrors } from '#content/fields/errors.ts'
import { newPhone } from '#test/phones.ts'
import { openBookings } from '#test/vault.ts'
import { described, expectErrors, visitors } from './forms.ts'
import {
  chooseFirstFree,
  expect,
  giveDetails,
  openDay,
  paths,
  reference,
  submit,
  test,
  unfoldMore,
} from './stack.ts'

const words = {
  en: {
    thanks: 'Your booking: Booked',
    booked: /booked$/,
    subject: 'Your booking',
    another: 'Book Another Appointment',
  },
  hi: {
    thanks: 'आपकी बुकिंग: बुक हो गया',
    booked: /बुक है$/,
    subject: 'आपकी बुकिंग',
    another: 'एक और अपॉइंटमेंट बुक करें',
  },
}

for (const visitor of visitors) {
  const { language, script: javaScriptEnabled } = visitor
  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled })

    test('a visitor picks a day and a time, gives name and phone, books, and the messages are sent', async ({
      page,
      stack,
      browser,
    }) => {
      const email = `asha.${language}.${javaScriptEnabled ? 'js' : 'html'}@example.in`
      await openDay(page, language, javaScriptEnabled ? 1 : 2)
      const dateTime = await chooseFirstFree(page)
      const phone = newPhone()
      await giveDetails(page, { email, phone, name: language === 'hi' ? 'आशा वर्मा' : 'Asha Verma' })
      await submit(page).click()

      await expect(page.getByRole('heading', { level: 1, name: words[language].thanks })).toBeVisible()
      const code = (await reference(page).textContent())!

      const row = (await openBookings(stack.database.db)).find((each) => each.reference === code)!
      expect(row.starts_at?.toISOString()).toBe(new Date(dateTime).toISOString())
      expect(dateTime).toContain('+05:30')
      expect(row).toMatchObject({
        state: 'booked',
        phone: `+91${phone}`,
        language,
        consent_notice: 'appointment-1.4',
      })

      const forPatient = await stack.inbox.waitFor(({ to }) => to.includes(email))
      const forClinic = await stack.inbox.waitFor(
        ({ to, mail }) => to.includes('desk@kamalini.example') && (mail.subject ?? '').includes(code),
      )
      expect(forPatient.mail.subject).toContain(words[language].subject)
      expect(forPatient.mail.text).toContain(code)
      expect(forClinic.mail.text).not.toMatch(/Asha|आशा|98765/)
      const calendar = ical.sync.parseICS(forPatient.mail.attachments[0]!.content.toString())
      const [event] = Object.values(calendar).filter((entry) => entry?.type === 'VEVENT')
      expect(event?.start?.toISOString()).toBe(row.starts_at?.toISOString())

      const next = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled })
      const visitor = await next.newPage()
      await visitor.goto(`${paths[language]}?date=${dateTime.slice(0, 10)}`)
      const slot = visitor.locator(`input[value="${dateTime}"]`)
      await expect(slot).toBeDisabled()
      await expect(slot).toHaveAccessibleName(words[language].booked)
      await next.close()

      await page.getByRole('link', { name: words[language].another }).click()
      await expect(page.locator('[name=patientName]')).toHaveValue('')
      await expect(page.locator('input[name=dateTime]:checked')).toHaveCount(0)
    })

    test('errors are shown at the field, the first one focused, and no typed value is lost', async ({
      page,
    }) => {
      await openDay(page, language, 3)
      const dateTime = await chooseFirstFree(page)
      await page.locator('[name=patientName]').fill('A')
      await page.locator('[name=phoneNumber]').fill('12345')
      await unfoldMore(page)
      await page.locator('[name=email]').fill('asha at example')
      const answered = javaScriptEnabled ? null : page.waitForResponse((r) => r.request().method() === 'POST')
      await submit(page).click()
      if (answered) expect((await answered).status()).toBe(422)

      await expectErrors(page, {
        patientName: fieldErrors['name-too-short'][language],
        phoneNumber: { en: '5 digits are missing', hi: '5 अंक कम हैं' }[language],
        email: fieldErrors['email-format'][language],
        consent: fieldErrors['consent-missing'][language],
      })
      await expect(page.locator('[name=patientName]')).toHaveValue('A')
      await expect(page.locator('[name=phoneNumber]')).toHaveValue('12345')
      await expect(page.locator(`input[value="${dateTime}"]`)).toBeChecked()
      await expect(page).toHaveTitle(language === 'en' ? /^Error: / : /^ग़लती: /)

      await giveDetails(page)
      await page.locator('[name=email]').fill('')
      await submit(page).click()
      await expect(reference(page)).toBeVisible()
    })

    test('a time that another patient has booked meanwhile: values stay, three free times are offered, the nearest is selected', async ({
      page,
      stack,
      request,
    }) => {
      await openDay(page, language, 4)
      const dateTime = await chooseFirstFree(page)
      const phone = newPhone()
      await giveDetails(page, { phone })
      const rival = await request.post('/api/appointment/booking', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: { patientName: 'Meenu', phoneNumber: newPhone(), dateTime, consent: true, language },
      })
      expect(rival.status()).toBe(201)

      const answered = page.waitForResponse((r) => r.request().method() === 'POST')
      await submit(page).click()
      expect((await answered).status()).toBe(409)
      await expect(page.getByRole('alert')).toContainText(
        language === 'en' ? 'was just taken' : 'अभी किसी ने ले लिया',
      )
      const offers = page.locator('button[name=choose]')
      await expect(offers).toHaveCount(3)
      await expect(offers.first()).toHaveAttribute('aria-pressed', 'true')
      const nearest = (await offers.first().getAttribute('value'))!
      await expect(page.locator(`input[value="${nearest}"]`)).toBeChecked()
      expect(await offers.nth(2).getAttribute('value')).not.toContain(dateTime.slice(0, 10))
      await expect(page.locator('[name=patientName]')).toHaveValue('Asha Verma')
      await expect(page.locator('[name=phoneNumber]')).toHaveValue(phone)

      const offer = offers.nth(1)
      const offered = (await offer.getAttribute('value'))!
      await offer.click()
      await expect(page.locator(`input[value="${offered}"]`)).toBeChecked()
      await expect(page.locator('[name=patientName]')).toHaveValue('Asha Verma')
      await expect(page.locator('[name=consent]')).toBeChecked()
      await submit(page).click()
      await expect(reference(page)).toBeVisible()
      const times = [dateTime, offered].map((time) => new Date(time).getTime())
      const names = (await openBookings(stack.database.db))
        .filter(({ kind, starts_at }) => kind === 'appointment' && times.includes(starts_at!.getTime()))
        .map(({ name }) => name)
      expect(names.sort()).toEqual(['Asha Verma', 'Meenu'])
    })
  })
}
