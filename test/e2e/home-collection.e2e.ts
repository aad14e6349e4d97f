import type { Page } from '@playwright/test'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { fieldErrors } from '#content/forms.ts'
import { newPhone } from '#test/phones.ts'
import {
  alive,
  back,
  book,
  day,
  dayAhead,
  described,
  expectErrors,
  fillPatient,
  fillVisit,
  findStored,
  goOn,
  inLanguage,
  passStepOne,
  slot,
  standsForAll,
  stepTwo,
  visitors,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const words = {
  en: {
    thanks: 'Thank you. We have your request.',
    subject: 'Your booking',
    body: 'Your home visit is confirmed.',
    another: 'Book Another Test',
    fasting: 'You chose a test that needs an empty stomach. A morning window is easier.',
  },
  hi: {
    thanks: 'धन्यवाद। आपका अनुरोध हमें मिल गया है।',
    subject: 'आपकी बुकिंग',
    body: 'आपकी होम विज़िट पक्की हो गई है।',
    another: 'एक और टेस्ट बुक करें',
    fasting: 'आपने ऐसा टेस्ट चुना है जो ख़ाली पेट होता है। सुबह का समय आसान रहेगा।',
  },
}

/** The chosen tests and what they cost together. */
const sum = (page: Page) => page.locator('fieldset [aria-live=polite]')
const total = (page: Page) => sum(page).getByText('₹')

for (const visitor of visitors) {
  const { language, script } = visitor
  const told = words[language]
  const say = (en: string, code: keyof typeof fieldErrors) => (language === 'en' ? en : fieldErrors[code].hi)

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('she gives her details, chooses tests and an hour, books, and everyone who must know is told', async ({
      page,
      stack,
    }) => {
      const email = `home.${language}.${script}@example.in`
      const phone = newPhone()
      const name = language === 'hi' ? 'आशा वर्मा' : 'Asha Verma'
      await passStepOne(page, visitor, { name, phone, email })
      await fillVisit(page, { tests: ['1', '3'], date: dayAhead(3), time: '09:00' })
      await page.locator('[name=remindByEmail]').check()
      await book(page).click()

      await expect(page.getByRole('heading', { level: 1, name: told.thanks })).toBeVisible()
      await expect(page.getByText('₹1,300')).toBeVisible()
      const code = (await reference(page).textContent())!
      const { row, tests, messages } = await findStored(stack.database, code)
      expect(row).toMatchObject({
        kind: 'home-collection',
        state: 'booked',
        name: name,
        phone: `+91${phone}`,
        email,
        address: '14 Sangam Road',
        city: 'Prayagraj',
        pincode: '211001',
        age: 34,
        sex: 'female',
        language,
        consent_notice: 'home-collection-1.1',
        contact: { ...defaultPreferences, channels: ['email'], reminders: ['email'] },
      })
      expect(row.seat).toBeGreaterThan(0)
      expect(row.starts_at).toEqual(new Date(`${dayAhead(3)}T09:00:00+05:30`))
      expect(tests.map(({ price }) => price)).toEqual([500, 800])
      expect(messages).toEqual([
        'desk-home-collection-new',
        'home-collection-confirmed',
        'home-collection-reminder-fasting',
      ])

      const forPatient = await stack.inbox.waitFor(({ to }) => to.includes(email))
      const forClinic = await stack.inbox.waitFor(
        ({ to, mail }) => to.includes('desk@kamalini.example') && (mail.subject ?? '').includes(code),
      )
      expect(forPatient.mail.subject).toContain(told.subject)
      expect(forPatient.mail.text).toContain(told.body)
      expect(forPatient.mail.text).toContain(code)
      expect(forPatient.mail.text).not.toMatch(/Lipid|Blood|लिपिड|ब्लड/)
      expect(forClinic.mail.text).not.toMatch(/Asha|आशा|Sangam|Lipid/)
      expect(forClinic.mail.text).not.toContain(phone)

      await page.reload()
      await expect(reference(page)).toHaveText(code)
      await page.getByRole('link', { name: told.another }).click()
      await expect(page.locator('#patientName')).toHaveValue('')
    })

    if (!standsForAll(visitor)) return

    test('everything that is missing is named at the top and at its field, and goes as she mends it', async ({
      page,
    }) => {
      await page.goto(inLanguage(language, '/home-collection'))
      await alive(page, script)
      await goOn(page).click()
      await expectErrors(page, {
        patientName: say('Patient name required', 'patient-name-required'),
        age: say('Age required', 'age-required'),
        sex: say('Sex required', 'sex-required'),
        mobile: say('Mobile required', 'mobile-required'),
        address: say('Address required', 'address-required'),
        city: say('City required', 'city-required'),
        pincode: say('Pincode required', 'pincode-required'),
      })
      if (script) {
        await expect(page.getByRole('alert')).toBeFocused()
        await page.locator('#age').fill('3')
        await expect(page.locator('#age-error')).toHaveCount(0)
        await expect(page.locator('#age')).not.toHaveAttribute('aria-invalid')
        await page.locator('[name=sex][value=other]').check()
        await expect(page.locator('#sex-error')).toHaveCount(0)
        await expect(page.locator('#city-error')).toBeVisible()
      }

      await fillPatient(page, { phone: '98765' })
      await page.locator('#age').fill('12')
      await page.locator('#pincode').fill('400001')
      await page.locator('#email').fill('asha at example')
      await goOn(page).click()
      const notServed = page.locator('#pincode-error')
      await expect(notServed).toContainText(
        language === 'en' ? 'We do not visit this PIN code yet.' : 'इस पिन कोड पर हम अभी नहीं आते।',
      )
      await expect(notServed).toContainText('+91 00000 00000')
      await expectErrors(page, {
        email: fieldErrors['email-format'][language],
        mobile: say('Mobile number must be 10 digits', 'mobile-ten-digits'),
        pincode: (await page.getByRole('alert').locator('[href="#pincode"]').textContent())!,
      })
      await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
      await expect(page.locator('#mobile')).toHaveValue('98765')
      await expect(page.locator('#pincode')).toHaveValue('400001')
      await expect(page.locator('[name=sex][value=female]')).toBeChecked()

      await fillPatient(page)
      await page.locator('#age').fill('12')
      await goOn(page).click()
      await expectErrors(page, { guardian: fieldErrors['guardian-needed'][language] })
      await page.locator('#guardian').check()
      await goOn(page).click()
      await stepTwo(page, script)

      await book(page).click()
      await expectErrors(page, {
        tests: say('Please select at least one test', 'tests-required'),
        collectionDate: say('Collection date required', 'collection-date-required'),
        collectionTime: say('Collection time required', 'collection-time-required'),
        adultPresent: fieldErrors['adult-missing'][language],
        consent: fieldErrors['consent-missing'][language],
      })
      await alive(page, script)
      await page.getByRole('alert').locator('[href="#collectionDate"]').click()
      await expect(page.locator('#collectionDate')).toBeFocused()
      if (script) {
        await page.locator('[name=tests][value="4"]').check()
        await expect(page.locator('#tests-error')).toHaveCount(0)
        await day(page, dayAhead(2)).check()
        await expect(page.locator('#collectionDate-error')).toHaveCount(0)
        await expect(page.locator('#collectionTime-error')).toBeVisible()
        await slot(page, dayAhead(2), '07:00').check()
        await expect(page.locator('#collectionTime-error')).toHaveCount(0)
      }
      await fillVisit(page, { tests: ['4'] })
      await book(page).click()
      await expect(reference(page)).toBeVisible()
    })

    test('a reminder without an address for it is asked about at its own box', async ({ page }) => {
      await passStepOne(page, visitor)
      await fillVisit(page)
      await page.locator('[name=remindByEmail]').check()
      await book(page).click()
      await expectErrors(page, { remindByEmail: fieldErrors['reminder-email-missing'][language] })
      await alive(page, script)
      await page.locator('#remindByEmail').uncheck()
      await book(page).click()
      await expect(reference(page)).toBeVisible()
    })

    test('the way back to step one keeps everything, and so does the way forward', async ({ page }) => {
      const phone = newPhone()
      const keepsStepOne = async () => {
        await page.locator('[data-step="1"]').waitFor()
        await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
        await expect(page.locator('#mobile')).toHaveValue(phone)
        await expect(page.locator('[name=sex][value=female]')).toBeChecked()
        await expect(page.locator('#pincode')).toHaveValue('211001')
        await alive(page, script)
      }
      const keepsStepTwo = async () => {
        await stepTwo(page, script)
        await expect(page.locator('[name=tests]:checked')).toHaveCount(2)
        await expect(day(page, dayAhead(4))).toBeChecked()
        await expect(slot(page, dayAhead(4), '08:00')).toBeChecked()
        await expect(page.locator('#adultPresent')).toBeChecked()
        await expect(page.locator('#consent')).toBeChecked()
        await expect(total(page)).toContainText('₹2,400')
      }
      await passStepOne(page, visitor, { phone })
      await fillVisit(page, { tests: ['6', '7'], date: dayAhead(4), time: '08:00' })
      await back(page).click()
      await keepsStepOne()
      await goOn(page).click()
      await keepsStepTwo()
      if (script) {
        await page.goBack()
        await keepsStepOne()
        await goOn(page).click()
        await keepsStepTwo()
      }
      await book(page).click()
      await expect(reference(page)).toBeVisible()
    })
  })
}

test('the total in rupees follows every tick, for all eight tests', async ({ page }) => {
  await passStepOne(page, { language: 'en', script: true })
  await expect(page.getByText('No test selected yet')).toBeVisible()
  let rupees = 0
  for (const [index, price] of [500, 300, 800, 1200, 1500, 1800, 600, 1000].entries()) {
    await page.locator(`[name=tests][value="${index + 1}"]`).check()
    rupees += price
    await expect(total(page)).toHaveText(`Total: ₹${rupees.toLocaleString('en-IN')}`)
  }
  await expect(total(page)).toHaveText('Total: ₹7,700')
  await page.locator('[name=tests][value="6"]').uncheck()
  await expect(total(page)).toHaveText('Total: ₹5,900')
  await expect(sum(page)).not.toContainText('Vitamin D')
})

test('all eight tests are booked together, each at its price', async ({ page, stack }) => {
  await passStepOne(page, { language: 'en', script: true })
  await fillVisit(page, { tests: ['1', '2', '3', '4', '5', '6', '7', '8'] })
  await book(page).click()
  await expect(page.getByText('₹7,700')).toBeVisible()
  const { tests } = await findStored(stack.database, (await reference(page).textContent())!)
  expect(tests.map(({ price }) => price)).toEqual([500, 300, 800, 1200, 1500, 1800, 600, 1000])
})

for (const language of ['en', 'hi'] as Lang[])
  test(`an empty stomach and an evening hour: she is advised of the morning, ${language}`, async ({
    page,
  }) => {
    await passStepOne(page, { language, script: true })
    const advice = page.getByText(words[language].fasting)
    await fillVisit(page, { tests: ['3'], time: '17:00' })
    await expect(advice).toBeVisible()
    await slot(page, dayAhead(2), '07:00').check()
    await expect(advice).toBeHidden()
    await slot(page, dayAhead(2), '16:00').check()
    await expect(advice).toBeVisible()
    await page.locator('[name=tests][value="3"]').uncheck()
    await page.locator('[name=tests][value="1"]').check()
    await expect(advice).toBeHidden()
  })

test('the browser’s own Back leads from step two to step one once, and from the thanks to an empty form', async ({
  page,
}) => {
  await page.goto('/about/clinic')
  const visitor = { language: 'en', script: true } as const
  await passStepOne(page, visitor)
  await back(page).click()
  await page.locator('[data-step="1"]').waitFor()
  await page.goBack()
  await expect(page).toHaveURL(/about\/clinic$/)

  await passStepOne(page, visitor)
  await fillVisit(page)
  await book(page).click()
  await expect(reference(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/home-collection$/)
  await expect(page.locator('#patientName')).toHaveValue('')
  await expect(reference(page)).toHaveCount(0)
})

test('what is pressed and chosen before the script comes is kept when it does', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route(/assets\/collection-form-.*\.js$/, async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await page.goto('/home-collection')
  await fillPatient(page)
  await goOn(page).click()
  await page.locator('[data-step="2"]').waitFor()
  await expect(page.getByRole('heading', { name: 'Select tests' })).toBeFocused()
  await fillVisit(page, { tests: ['3', '7'], date: dayAhead(21), time: '17:00' })
  await expect(total(page)).toHaveText('Total: ₹0')

  for (const release of held) release()
  await alive(page, true)
  await expect(total(page)).toHaveText('Total: ₹1,400')
  await expect(page.getByText(words.en.fasting)).toBeVisible()
  await expect(slot(page, dayAhead(21), '17:00')).toBeChecked()
  await back(page).click()
  await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
  await goOn(page).click()
  await book(page).click()
  await expect(reference(page)).toBeVisible()
})
