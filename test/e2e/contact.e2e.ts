import { fieldErrors } from '#content/fields/errors.ts'
import { newPhone } from '#test/phones.ts'
import { newContextWithAllFonts } from './all-fonts.ts'
import {
  contact,
  described,
  expectErrors,
  fillEnquiry,
  findByName,
  findStored,
  goOn,
  hydrated,
  inLanguage,
  standsForAll,
  visitors,
} from './forms.ts'
import { expect, reference, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

const words = {
  en: {
    thanks: 'Your message: We have your message',
    subject: 'We have your message',
    answerBy: 'We will answer by',
    another: 'Send another message',
    urgent: 'If it cannot wait',
  },
  hi: {
    thanks: 'आपका संदेश: आपका संदेश मिल गया',
    subject: 'आपका संदेश',
    answerBy: 'तक जवाब देंगे',
    another: 'एक और संदेश भेजें',
    urgent: 'अगर तुरंत मदद चाहिए',
  },
}

for (const visitor of visitors) {
  const { language, script } = visitor
  const told = words[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('a visitor writes a message, it is stored for an answer in time, and no mail or log repeats it', async ({
      page,
      stack,
    }) => {
      const email = `contact.${language}.${script}@example.in`
      const secret = `unspoken${language}${script}`
      const message = `May I bring my mother?\n${secret} is between us.`
      await contact.fill(page, visitor, { email, name: language === 'hi' ? 'आशा वर्मा' : 'Asha Verma' })
      await page.locator('#message').fill(message)
      await goOn(page).click()

      await expect(page.getByRole('heading', { name: told.thanks })).toBeVisible()
      const code = (await reference(page).textContent())!
      const { row, tests, messages } = await findStored(stack.database, code)
      expect(row).toMatchObject({
        kind: 'enquiry',
        state: 'open',
        message,
        email,
        // Not required: the answer comes by e-mail.
        phone: '',
        starts_at: null,
        seat: null,
        language,
        consent_notice: 'contact-1.3',
      })
      expect(row.answer_by!.getTime()).toBeGreaterThan(Date.now())
      expect(tests).toEqual([])
      expect(messages).toEqual(['desk-enquiry-new', 'enquiry-received'])

      const forPatient = await stack.inbox.waitFor(({ to }) => to.includes(email))
      const forClinic = await stack.inbox.waitFor(
        ({ to, mail }) => to.includes('desk@kamalini.example') && (mail.subject ?? '').includes(code),
      )
      expect(forPatient.mail.subject).toContain(told.subject)
      expect(forPatient.mail.text).toContain(told.answerBy)
      expect(forClinic.mail.text).not.toMatch(/Asha|आशा/)
      for (const { mail } of stack.inbox.mails)
        expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain(secret)
      const lines = [...stack.site.lines, ...stack.worker.lines]
      // None of the message's own words: a picture may have the name of one.
      const personal = new RegExp(`${secret}|${email}|Asha|आशा`)
      expect(lines.some((line) => line.includes(row.id))).toBe(true)
      expect(lines.filter((line) => personal.test(line))).toEqual([])

      await page.reload()
      await expect(reference(page)).toHaveText(code)
      await page.getByRole('link', { name: told.another }).click()
      for (const field of ['#fullName', '#message']) await expect(page.locator(field)).toHaveValue('')
    })

    test('a visitor who chooses a call leaves a number and no e-mail, and is not asked for preferences twice', async ({
      page,
      stack,
    }) => {
      const phone = newPhone()
      await page.goto(inLanguage(language, '/contact'))
      await hydrated(page, script)
      // One field for one way, whatever was typed in the other.
      await page.locator('[name=answerWay][value=email]').check()
      await expect(page.locator('#phoneNumber')).toBeHidden()
      await page.locator('#email').fill('not an address')
      await page.locator('[name=answerWay][value=call]').check()
      await expect(page.locator('#email')).toBeHidden()
      await expect(page.locator('form [name=contactCall]')).toHaveCount(0)
      await fillEnquiry(page, { phone })
      await goOn(page).click()
      await expect(page.getByRole('heading', { name: told.thanks })).toBeVisible()
      await expect(page.locator('main')).not.toContainText(/booking|बुकिंग/i)
      const { row, messages } = await findStored(stack.database, (await reference(page).textContent())!)
      expect(row).toMatchObject({ phone: `+91${phone}`, email: null })
      expect(row.contact).toMatchObject({ call: 'only-me', channels: [] })
      expect(messages).toEqual(['desk-enquiry-new'])
    })

    if (!standsForAll(visitor)) return

    test('every missing or wrong field is named, and no typed value is lost', async ({ page }) => {
      await page.goto(inLanguage(language, '/contact'))
      await hydrated(page, script)
      await goOn(page).click()
      await expectErrors(page, {
        message: fieldErrors['message-required'][language],
        fullName: fieldErrors['sender-name-required'][language],
        phoneNumber: fieldErrors['sender-phone-required'][language],
        consent: fieldErrors['consent-missing-contact'][language],
      })
      await fillEnquiry(page, { name: 'A', phone: '12345' }, 'Hi')
      if (script) await expect(page.locator('form .field-error')).toHaveCount(0)
      await goOn(page).click()
      await expectErrors(page, {
        message: fieldErrors['message-too-short'][language],
        fullName: fieldErrors['name-too-short'][language],
        phoneNumber: { en: '5 digits are missing', hi: '5 अंक कम हैं' }[language],
      })
      await expect(page.locator('#fullName')).toHaveValue('A')
      await expect(page.locator('#phoneNumber')).toHaveValue('12345')
      await page.locator('[name=answerWay][value=email]').check()
      await page.locator('#email').fill('asha at example')
      await goOn(page).click()
      await expectErrors(page, {
        message: fieldErrors['message-too-short'][language],
        fullName: fieldErrors['name-too-short'][language],
        email: fieldErrors['email-format'][language],
      })
      await expect(page.locator('#email')).toHaveValue('asha at example')
      await expect(page.locator('#message')).toHaveValue('Hi')
      await expect(page.locator('#consent')).toBeChecked()
      await fillEnquiry(page)
      await goOn(page).click()
      await expect(reference(page)).toBeVisible()
    })

    test('words of danger bring the urgent numbers before anything else; the message is stored like any other', async ({
      page,
      stack,
    }) => {
      const card = page.locator('#urgent, #confirmation').getByRole('heading', { name: told.urgent })
      for (const [index, message] of [
        'I want to end my life',
        'मैं मरना चाहती हूँ',
        'mujhe jeena nahi chahti main',
      ].entries()) {
        const name = `Danger ${language} ${script ? 'script' : 'plain'} ${'abc'[index]}`
        await contact.fill(page, visitor, { name })
        await hydrated(page, script)
        await expect(card).toBeHidden()
        if (script) {
          await page.locator('#message').fill('')
          await page.locator('#message').pressSequentially(message)
          await expect(card).toBeVisible()
          // In the sentence, and as a button.
          for (const number of ['112', '14416'])
            await expect(
              page.locator(`#urgent a[href="tel:${number}"]`).filter({ visible: true }),
            ).toHaveCount(2)
        } else await page.locator('#message').fill(message)
        await goOn(page).click()
        await expect(page.getByRole('heading', { name: told.thanks })).toBeVisible()
        await expect(card).toBeVisible()
        // Neither the URL nor the log tells this one from any other.
        expect(page.url()).toMatch(/\/contact\/sent\?confirmation=[\w.-]+$/)
        expect(await page.reload().then((answer) => answer?.status())).toBe(200)
        await expect(card).toBeVisible()
        const { row, messages } = await findStored(stack.database, (await reference(page).textContent())!)
        expect(row).toMatchObject({ kind: 'enquiry', state: 'open', message, seat: null })
        expect(messages).toEqual(['desk-enquiry-new'])
        expect(await findByName(stack.database, name)).toHaveLength(1)
      }
      // Every contact page loads the script of that name.
      const lines = [...stack.site.lines, ...stack.worker.lines].filter((line) => !line.includes('/assets/'))
      expect(lines.filter((line) => /end my life|मरना|jeena|danger|urgent/i.test(line))).toEqual([])
    })

    test('with words of danger and something missing, the card comes with the form', async ({ page }) => {
      await contact.fill(page, visitor)
      await page.locator('#message').fill('husband beats me')
      await page.locator('#consent').uncheck()
      await goOn(page).click()
      await expectErrors(page, { consent: fieldErrors['consent-missing-contact'][language] })
      await expect(page.locator('#urgent')).toBeVisible()
      await expect(page.locator('#message')).toHaveValue('husband beats me')
    })
  })
}

test('on a phone the page is three and a half screens long, and the form begins on the second', async ({
  browser,
  stack,
}) => {
  const phone = { width: 360, height: 640 }
  const context = await newContextWithAllFonts(browser, { baseURL: stack.site.url, viewport: phone })
  const page = await context.newPage()
  for (const language of ['en', 'hi'] as const) {
    await page.goto(inLanguage(language, '/contact'))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / phone.height).toBeLessThanOrEqual(3.5)
    const { y } = (await page.locator('#message-form').boundingBox())!
    expect(y).toBeLessThan(2 * phone.height)
  }
  await context.close()
})

test('while submitting the button says so, and only success empties the form', async ({ page }) => {
  await contact.fill(page, { language: 'en', script: true })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/contact', async (route) => {
    await held
    await route.continue()
  })
  await goOn(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('form > [role=status]')).toHaveText('Sending your details')
  await expect(page.locator('#message')).toHaveValue('May I bring my mother along?')
  answer()
  await expect(reference(page)).toBeVisible()
  await expect(page.locator('#message')).toHaveCount(0)
})

test('a message that never arrives stays in the form, and is not reported as sent', async ({
  page,
  stack,
}) => {
  await contact.fill(page, { language: 'en', script: true }, { name: 'Not Taken' })
  await page.clock.install()
  await page.route('**/contact', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '' }),
  )
  await goOn(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('alert')).toContainText('Your message was not sent')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(page.locator('#message')).toHaveValue('May I bring my mother along?')
  await expect(page.getByText(words.en.thanks)).toHaveCount(0)
  expect(await findByName(stack.database, 'Not Taken')).toEqual([])
})
