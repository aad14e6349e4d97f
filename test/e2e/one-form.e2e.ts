import type { Page } from '@playwright/test'
import { FORM_JSON } from '#app/forms/form-json.ts'
import { newPhone } from '#test/phones.ts'
import {
  contact,
  dayAhead,
  expectErrors,
  type Form,
  goToStepTwo,
  homeCollection,
  hydrated,
  inLanguage,
  isShort,
  testBooking as labTest,
  type Visitor,
} from './forms.ts'
import { chooseFirstFree, expect, giveDetails, type Lang, openDay, reference, submit, test } from './stack.ts'

// A service worker that takes over in the middle hides requests from page.route().
test.use({ serviceWorkers: 'block' })

type Filled = Pick<Form, 'path' | 'fill' | 'send'> & { phone: string }

const appointment: Filled = {
  path: '/appoitment',
  phone: '#phoneNumber',
  async fill(page, { language, script }, details) {
    await openDay(page, language, 3)
    await hydrated(page, script)
    await chooseFirstFree(page)
    await giveDetails(page, details)
  },
  send: submit,
}
const forms: Record<string, Filled> = {
  appointment,
  contact: { ...contact, phone: '#phoneNumber' },
  'home collection': { ...homeCollection, phone: '#adultPresent' },
  'lab test': { ...labTest, phone: '#phone' },
}
const languages: Lang[] = ['en', 'hi']

/** The form in the page: every element with its attributes, and the value of each field, from whichever source. */
const formAsItStands = (page: Page) =>
  page.evaluate(() => {
    // Attributes that only a first response has: where reading begins, and what is still missing.
    const ignored = ['value', 'checked', 'autofocus', 'disabled', 'action', 'data-ready', 'open']
    const drawn = (element: Element): unknown => {
      if (element.matches('noscript, [name=formToken], [name=website], [role=status], #submit-hint'))
        return null
      const attributes = [...element.attributes]
        .filter(({ name, value }) => !ignored.includes(name) && value !== 'submit-hint')
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
      const { checked, value } = element as HTMLInputElement
      const text = [...element.childNodes].filter((child) => child instanceof Text).map((child) => child.data)
      if (!element.matches('textarea')) attributes.push(text.join('').replace(/\s+/g, ' ').trim())
      const children = [...element.children].map(drawn).filter((child) => child !== null)
      return [element.tagName, ...attributes, checked, element.matches('input,textarea') && value, children]
    }
    return JSON.stringify(drawn(document.querySelector('form:has([name=formToken])')!), null, 1)
  })

test.describe('with and without script', () => {
  for (const [name, form] of Object.entries(forms))
    for (const language of languages)
      test(`${name}, ${language}: the same wrong form gives the same page, icons and ARIA included`, async ({
        browser,
        stack,
      }) => {
        const phone = newPhone()
        const wrong = async (script: boolean) => {
          const context = await browser.newContext({ baseURL: stack.site.url, javaScriptEnabled: script })
          const page = await context.newPage()
          await form.fill(page, { language, script }, { phone })
          await page.locator('#consent').uncheck()
          const field = page.locator(form.phone)
          if (await field.evaluate((element) => (element as HTMLInputElement).type === 'checkbox'))
            await field.uncheck()
          else await field.fill('12345')
          await form.send(page).click()
          await expect(page.locator('form .field-error')).toHaveCount(2)
          const drawn = await formAsItStands(page)
          await context.close()
          return drawn
        }
        expect(await wrong(true)).toBe(await wrong(false))
      })
})

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 780 },
  { width: 1280, height: 900 },
]
const rejected = { success: false, message: 'What happened', help: 'What can be done' }
const alternatives = [{ dateTime: `${dayAhead(6)}T20:20:00+05:30`, when: 'another time' }]
const responses: Record<string, { status: number; rejected: object }> = {
  'slot taken': { status: 409, rejected: { ...rejected, alternatives } },
  refused: { status: 422, rejected },
  'too many': { status: 429, rejected },
  'wrong field': {
    status: 422,
    rejected: { ...rejected, errors: [{ field: 'consent', code: 'consent-missing', message: 'Tick it' }] },
  },
}

for (const [at, [name, form]] of Object.entries(forms).entries())
  for (const language of isShort ? [languages[at % 2]!] : languages)
    test(`${name}, ${language}: every response is in view and focused, on every size of screen`, async ({
      page,
    }) => {
      // In the short form each form shows the smallest phone and one other size.
      const shown = isShort ? sizes.filter((_, place) => place !== 1 + (at % 2)) : sizes
      await page.setViewportSize(sizes[0]!)
      await form.fill(page, { language, script: true } satisfies Visitor)
      const address = `**${inLanguage(language, form.path)}*`
      const isSeen = async (what: string) => {
        const alert = page.locator('form').getByRole('alert')
        const isField = what.startsWith('wrong field')
        await expect(isField ? page.locator('#consent') : alert, what).toBeFocused()
        const said = isField ? page.locator('#consent-error') : alert.locator('h2, p').first()
        await expect(said, what).toBeInViewport({ ratio: 1 })
      }
      for (const size of shown) {
        await page.setViewportSize(size)
        for (const [what, { status, rejected: answer }] of Object.entries(responses)) {
          const body = JSON.stringify({ confirmation: null, reply: { values: {}, rejected: answer } })
          await page.route(address, (route) => route.fulfill({ status, contentType: FORM_JSON, body }))
          // A taken hour led back to the first step.
          await goToStepTwo(page)
          await form.send(page).scrollIntoViewIfNeeded()
          await form.send(page).click()
          await isSeen(`${what} at ${size.width}`)
          await page.unroute(address)
        }
      }
      await page.clock.install()
      for (const [what, answer] of [
        ['no answer', null],
        ['outage', 503],
      ] as const)
        for (const size of shown) {
          await page.setViewportSize(size)
          await page.route(address, (route) =>
            answer ? route.fulfill({ status: answer, json: {} }) : route.abort('connectionreset'),
          )
          await form.send(page).click()
          await expect(async () => {
            await page.clock.runFor(10_000)
            await expect(page.locator('form').getByRole('alert')).toBeVisible({ timeout: 100 })
          }).toPass()
          await isSeen(`${what} at ${size.width}`)
          await page.unroute(address)
        }
    })

test('switching the language in the middle keeps the day, the time and typed values', async ({ page }) => {
  await openDay(page, 'en', 4)
  await hydrated(page, true)
  const dateTime = await chooseFirstFree(page)
  await giveDetails(page, { name: 'Half Way', phone: '9876500001' })
  await page.locator('header a[hreflang]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator(`input[value="${dateTime}"]`)).toBeChecked()
  await expect(page.locator(`input[value="${dateTime}"]`)).toBeVisible()
  await expect(page.locator('#patientName')).toHaveValue('Half Way')
  await expect(page.locator('#phoneNumber')).toHaveValue('9876500001')
  expect(page.url()).not.toMatch(/Half|98765/)
  await hydrated(page, true)
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
})

test('a phone whose clock is five days ahead sees and books the same times', async ({ page, stack }) => {
  await page.goto(`${stack.site.url}/appoitment`)
  const days = await page
    .locator('[name=day]')
    .evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value))
  await page.clock.setSystemTime(Date.now() + 5 * 24 * 3_600_000)
  await page.goto('/appoitment')
  await hydrated(page, true)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect
    .poll(() =>
      page.locator('[name=day]').evaluateAll((all) => all.map((day) => (day as HTMLInputElement).value)),
    )
    .toEqual(days)
  await page.locator('[name=day]').nth(2).check()
  await chooseFirstFree(page)
  await giveDetails(page)
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('choosing a day shows its times at once, and a time of another day is never booked unseen', async ({
    page,
  }) => {
    const requests: string[] = []
    await page.goto('/appoitment')
    page.on('request', (request) => requests.push(request.url()))
    await page.locator('[name=day]').nth(2).check()
    await expect(page.locator('[name=dateTime]:visible')).toHaveCount(19)
    await chooseFirstFree(page)
    await page.locator('[name=day]').nth(3).check()
    await expect(page.locator('[name=dateTime]:visible:checked')).toHaveCount(0)
    expect(requests).toEqual([])
    await giveDetails(page)
    await submit(page).click()
    await expectErrors(page, { dateTime: 'Please select a time slot to continue' })
    await expect(page.locator('[name=day]').nth(3)).toBeChecked()
  })
})

test('autofill is off, unless the patient states that the phone is their own', async ({ page }) => {
  let arrive = () => {}
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await onItsWay
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const own = page.getByLabel('This phone is mine')
  await expect(page.locator('#fullName')).toHaveAttribute('autocomplete', 'off')
  // Ticked before the script loads.
  await own.check()
  arrive()
  await expect(page.locator('#fullName')).toHaveAttribute('autocomplete', 'name')
  await own.uncheck()
  await expect(page.locator('#fullName')).toHaveAttribute('autocomplete', 'off')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/appoitment', '/home-collection', '/contact', '/booking'])
    test(`the browser stores nothing of a form: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(
        page.locator('main form:not([autocomplete=off]):has(input:not([type=hidden]))'),
      ).toHaveCount(0)
      await expect(page.locator('main form [autocomplete]:not([autocomplete=off])')).toHaveCount(0)
      await expect(page.getByLabel('This phone is mine')).toBeHidden()
    })
})
