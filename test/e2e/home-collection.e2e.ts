import type { Page } from '@playwright/test'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import { newPhone } from '#test/phones.ts'
import {
  back,
  book,
  choose,
  chooseHour,
  dayAhead,
  described,
  expectErrors,
  fillPatient,
  fillVisit,
  findStored,
  goToStepTwo,
  homeCollection,
  homeTest,
  hydrated,
  inLanguage,
  next,
  openCollection,
  slot,
  standsForAll,
  unfold,
  visitors,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const words = {
  en: {
    subject: 'Your booking',
    body: 'Your home visit is confirmed.',
    another: 'Book Another Test',
    fasting: 'You chose a test that needs an empty stomach. A morning window is easier.',
  },
  hi: {
    subject: 'आपकी बुकिंग',
    body: 'आपकी होम विज़िट पक्की हो गई है।',
    another: 'एक और टेस्ट बुक करें',
    fasting: 'आपने ऐसा टेस्ट चुना है जो ख़ाली पेट होता है। सुबह का समय आसान रहेगा।',
  },
}

/** How many tests are chosen and their sum, in the bar. */
const total = (page: Page) => page.locator('form small', { hasText: '₹' }).last()
const phoneScreen = { width: 360, height: 640 }

for (const visitor of visitors) {
  const { language, script } = visitor
  const told = words[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('a patient chooses tests and an hour, gives place and person, books, and the messages are sent', async ({
      page,
      stack,
    }) => {
      const email = `home.${language}.${script}@example.in`
      const phone = newPhone()
      const name = language === 'hi' ? 'आशा वर्मा' : 'Asha Verma'
      await openCollection(page, visitor)
      await fillVisit(page, { tests: [1, 3], date: dayAhead(3), time: '09:00' })
      await goToStepTwo(page)
      await fillPatient(page, { name, phone, email })
      await expect(page.locator('[name=contactCall], [name=remindByEmail], [name=sharedPhone]')).toHaveCount(
        0,
      )
      await book(page).click()

      await expect(reference(page)).toBeVisible()
      await expect(page.getByText('₹1,300').first()).toBeVisible()
      const code = (await reference(page).textContent())!
      const { row, tests, messages } = await findStored(stack.database, code)
      expect(row).toMatchObject({
        kind: 'home-collection',
        state: 'booked',
        name: name,
        phone: `+91${phone}`,
        email,
        address: '14 Sangam Road',
        city: language === 'hi' ? 'प्रयागराज' : 'Prayagraj',
        pincode: '211001',
        age: 34,
        sex: 'female',
        language,
        consent_notice: 'home-collection-1.3',
        contact: { ...defaultPreferences, channels: ['email'], reminders: [] },
      })
      expect(row.seat).toBeGreaterThan(0)
      expect(row.starts_at).toEqual(new Date(`${dayAhead(3)}T09:00:00+05:30`))
      expect(tests.map(({ price }) => price)).toEqual([500, 800])
      expect(messages).toEqual(['desk-home-collection-new', 'home-collection-confirmed'])

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

    test('tests of the list arrive as one line, those for the clinic alone are named, and all are booked', async ({
      page,
      stack,
    }) => {
      const { slug } = await stack.database.db
        .selectFrom('lab_tests')
        .select('slug')
        .where('is_listed', '=', true)
        .where('publish', '=', 'book-clinic')
        .executeTakeFirstOrThrow()
      await choose(page, visitor, homeCollection.path, ['lipid-profile', 'cbc-with-esr', slug])
      expect(page.url()).not.toContain('lipid')
      await expect(page.locator('#tests summary')).toContainText(language === 'hi' ? 'बदलें' : 'Change')
      await expect(page.locator('#tests')).toContainText(
        language === 'hi' ? 'घर पर नहीं होता' : 'Not taken at home',
      )
      await expect(total(page)).toContainText(language === 'hi' ? '₹800 + 1 का दाम पूछें' : '₹800 + 1 to ask')
      await chooseHour(page, dayAhead(4), '08:00')
      await goToStepTwo(page)
      await fillPatient(page)
      await book(page).click()
      await expect(reference(page)).toBeVisible()
      const { tests } = await findStored(stack.database, (await reference(page).textContent())!)
      expect(tests).toEqual([
        { slug: 'lipid-profile', price: 800 },
        { slug: 'cbc-with-esr', price: null },
      ])
    })

    if (!standsForAll(visitor)) return

    test('every missing field is named at the field, and its error goes with the correction', async ({
      page,
    }) => {
      await openCollection(page, visitor)
      await page.locator('#city').evaluate((city) => {
        ;(city as HTMLInputElement).value = ''
      })
      await book(page).click()
      await expectErrors(page, {
        tests: fieldErrors['tests-required'][language],
        collectionTime: fieldErrors['collection-time-required'][language],
        pincode: fieldErrors['pincode-required'][language],
        address: fieldErrors['address-required'][language],
        patientName: fieldErrors['patient-name-required'][language],
        age: fieldErrors['age-required'][language],
        mobile: fieldErrors['mobile-required'][language],
        sex: fieldErrors['sex-required'][language],
        city: fieldErrors['city-required'][language],
        adultPresent: fieldErrors['adult-missing'][language],
        consent: fieldErrors['consent-missing'][language],
      })
      await hydrated(page, script)
      if (script) {
        await page.locator('#city').fill('Prayagraj')
        await expect(page.locator('#city-error')).toHaveCount(0)
        await page.locator('#age').fill('3')
        await expect(page.locator('#age-error')).toHaveCount(0)
        await expect(page.locator('#age')).not.toHaveAttribute('aria-invalid')
        await page.locator('[name=sex][value=other]').check()
        await expect(page.locator('#sex-error')).toHaveCount(0)
      }
      await fillVisit(page, { tests: [4] })
      if (script) await expect(page.locator('#tests-error, #collectionTime-error')).toHaveCount(0)

      await fillPatient(page, { phone: '98765', email: 'asha at example' })
      await page.locator('#city').fill('Prayagraj')
      await page.locator('#pincode').fill('400001')
      await book(page).click()
      await expectErrors(page, {
        pincode: fieldErrors['pincode-not-served'][language],
        mobile: {
          en: 'Mobile number must be 10 digits: 5 are missing',
          hi: 'मोबाइल नंबर 10 अंकों का हो: 5 अंक कम हैं',
        }[language],
        email: fieldErrors['email-format'][language],
      })
      await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
      await expect(page.locator('#mobile')).toHaveValue('98765')
      await expect(page.locator('#pincode')).toHaveValue('400001')
      await expect(page.locator('#email')).toBeVisible()
      await expect(page.locator('[name=sex][value=female]')).toBeChecked()
      await expect(slot(page, dayAhead(2), '07:00')).toBeChecked()

      await fillPatient(page, { email: '' })
      await page.locator('#age').fill('12')
      await book(page).click()
      await expectErrors(page, { guardian: fieldErrors['guardian-needed'][language] })
      await page.locator('#guardian').check()
      await book(page).click()
      await expect(reference(page)).toBeVisible()
    })

    test('for an unserved place, the same tests are one press away at the clinic', async ({ page }) => {
      await openCollection(page, visitor)
      await fillVisit(page, { tests: [3] })
      await goToStepTwo(page)
      await fillPatient(page)
      await page.locator('#pincode').fill('110001')
      if (!script) await book(page).click()
      await page
        .getByRole('button', { name: language === 'hi' ? 'सैंपल क्लिनिक में दें' : 'Give the sample at the clinic' })
        .click()
      await page.waitForURL(`**${inLanguage(language, '/pathology/book')}`)
      await expect(page.locator('form [name=test]')).toHaveValue('lipid-profile')
    })
  })
}

test.describe('on a phone of 360 by 640', () => {
  test.use({ viewport: phoneScreen, hasTouch: true })

  for (const language of ['en', 'hi'] as Lang[])
    test(`home collection: five fields to type in and seven taps, ${language}`, async ({ page, stack }) => {
      await openCollection(page, { language, script: true })
      const first = (await homeTest(page, 1).boundingBox())!
      const { height: quickExit } = (await page.getByRole('complementary').first().boundingBox())!
      expect(first.y - quickExit, 'the first control').toBeLessThanOrEqual(180)
      const taps: string[] = []
      const tap = async (what: string, target: ReturnType<Page['locator']>) => {
        taps.push(what)
        await target.tap()
      }
      await tap('add a test', page.locator('label', { has: page.locator('[name=test]') }).first())
      const free = page.locator('[name=slot]:visible:enabled').first()
      if ((await free.count()) === 0) throw new Error('It opens on a day with free hours')
      await tap(
        'the hour',
        page.locator('label', { has: page.locator('[name=slot]:visible:enabled') }).first(),
      )
      await tap('next', next(page))
      const typed = page.locator('[data-at="2"] input:visible:is([type=text], [type=tel], :not([type]))')
      await expect(typed).toHaveCount(5)
      const values = ['211001', '14 Gali 3', 'Asha Verma', '34', newPhone()]
      for (const [index, value] of values.entries()) await typed.nth(index).fill(value)
      await tap('sex', page.locator('label', { has: page.locator('[name=sex]') }).first())
      await tap('an adult is there', page.locator('label', { has: page.locator('#adultPresent') }))
      await tap('consent', page.locator('label', { has: page.locator('#consent') }))
      await tap('book', book(page))
      await expect(reference(page)).toBeVisible()
      expect(taps).toHaveLength(7)
      const { row } = await findStored(stack.database, (await reference(page).textContent())!)
      expect(row.state).toBe('booked')
    })

  test('the pincode is checked on its sixth digit, without a request', async ({ page }) => {
    await openCollection(page, { language: 'en', script: true })
    await fillVisit(page)
    await goToStepTwo(page)
    const requests: string[] = []
    // A font may still be loading.
    page.on('request', (request) => {
      if (request.resourceType() !== 'font') requests.push(request.url())
    })
    const pincode = page.locator('#pincode')
    await pincode.pressSequentially('21100')
    await expect(page.getByText('Yes, we come to')).toHaveCount(0)
    await pincode.pressSequentially('1')
    await expect(page.getByRole('status').getByText('Yes, we come to Civil Lines')).toBeVisible()
    await pincode.fill('110001')
    await expect(page.getByText('Yes, we come to')).toHaveCount(0)
    await expect(page.locator('#pincode-error')).toContainText('We do not come there yet')
    await expect(pincode).toHaveAttribute('aria-invalid', 'true')
    await pincode.fill('२११०१९')
    await expect(page.getByText('Yes, we come to Jhunsi')).toBeVisible()
    await expect(pincode).not.toHaveAttribute('aria-invalid')
    expect(requests).toEqual([])
  })

  test('going back to step one keeps all values, and so does going on', async ({ page }) => {
    const phone = newPhone()
    const keepsStepTwo = async () => {
      await expect(page.locator('[data-step="2"]')).toBeVisible()
      await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
      await expect(page.locator('#mobile')).toHaveValue(phone)
      await expect(page.locator('#consent')).toBeChecked()
    }
    const keepsStepOne = async () => {
      await expect(page.locator('[data-step="1"]')).toBeVisible()
      await expect(page.locator('[name=test]:checked')).toHaveCount(2)
      await expect(slot(page, dayAhead(4), '08:00')).toBeChecked()
      await expect(total(page)).toContainText('₹2,400')
    }
    await page.goto('/about/clinic')
    await openCollection(page, { language: 'en', script: true })
    await fillVisit(page, { tests: [6, 7], date: dayAhead(4), time: '08:00' })
    await next(page).click()
    await fillPatient(page, { phone })
    await back(page).click()
    await keepsStepOne()
    await next(page).click()
    await keepsStepTwo()
    await page.goBack()
    await keepsStepOne()
    await page.goBack()
    await expect(page).toHaveURL(/about\/clinic$/)
  })

  test('the errors of the first step are shown before the second', async ({ page }) => {
    await openCollection(page, { language: 'en', script: true })
    await next(page).click()
    await expectErrors(page, {
      tests: 'Please select at least one test',
      collectionTime: 'Please select a time slot to continue',
    })
    await expect(page.locator('[data-step="1"]')).toBeVisible()
  })

  test('presses and choices from before the script loads are kept when it does', async ({ page }) => {
    const held: (() => void)[] = []
    await page.route(/assets\/collection-form-.*\.js$/, async (route) => {
      await new Promise<void>((release) => held.push(release))
      await route.continue()
    })
    await page.goto('/home-collection')
    await fillVisit(page, { tests: [3, 7], date: dayAhead(21), time: '17:00' })
    await next(page).click()
    await page.locator('[data-step="2"]').waitFor()
    await expect(page.getByRole('heading', { name: 'Where, and who?' })).toBeFocused()
    await fillPatient(page)
    for (const release of held) release()
    await hydrated(page, true)
    await expect(total(page)).toContainText('₹1,400')
    await expect(page.locator('#patientName')).toHaveValue('Asha Verma')
    await expect(page.getByText('Yes, we come to Civil Lines')).toBeVisible()
    await book(page).click()
    await expect(reference(page)).toBeVisible()
  })
})

test('the total in rupees follows every tick, and all eight are booked together, each at its price', async ({
  page,
  stack,
}) => {
  await openCollection(page, { language: 'en', script: true })
  await expect(page.getByText('No test selected yet')).toBeVisible()
  const prices = [500, 300, 800, 1200, 1500, 1800, 600, 1000]
  let rupees = 0
  for (const [index, price] of prices.entries()) {
    await unfold(homeTest(page, index + 1))
    await homeTest(page, index + 1).check()
    rupees += price
    await expect(total(page)).toContainText(`₹${rupees.toLocaleString('en-IN')}`)
  }
  await homeTest(page, 6).uncheck()
  await expect(total(page)).toHaveText('7 tests · ₹5,900')
  await homeTest(page, 6).check()
  await chooseHour(page, dayAhead(2), '10:00')
  await fillPatient(page)
  await book(page).click()
  await expect(reference(page)).toBeVisible()
  const { tests } = await findStored(stack.database, (await reference(page).textContent())!)
  expect(tests.map(({ price }) => price)).toEqual(prices)
})

for (const language of ['en', 'hi'] as Lang[])
  test(`fasting: the last meal is shown with the chosen hour, and a morning is advised, ${language}`, async ({
    page,
  }) => {
    await openCollection(page, { language, script: true })
    const advice = page.getByText(words[language].fasting)
    const meal = page.getByText(language === 'hi' ? 'से पहले खाना खा लें' : /^Eat before/)
    await fillVisit(page, { tests: [3], time: '17:00' })
    await expect(advice).toBeVisible()
    await expect(meal).toContainText('7:00')
    await slot(page, dayAhead(2), '08:00').check()
    await expect(advice).toBeHidden()
    await expect(meal).toContainText('10:00')
    await homeTest(page, 3).uncheck()
    await homeTest(page, 1).check()
    await expect(meal).toBeHidden()
  })

test('the browser’s own Back leads from the confirmation to an empty form', async ({ page }) => {
  await homeCollection.fill(page, { language: 'en', script: true })
  await book(page).click()
  await expect(reference(page)).toBeVisible()
  await page.goBack()
  await page.goto('/home-collection')
  await expect(page.locator('#patientName')).toHaveValue('')
  await expect(reference(page)).toHaveCount(0)
})
