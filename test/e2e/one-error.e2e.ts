import type { Locator, Page } from '@playwright/test'
import type { FieldCode } from '#clinic/fields.ts'
import { fieldErrors } from '#content/fields/errors.ts'
import { findBooking } from '#content/manage.ts'
import {
  chooseHour,
  dayAhead,
  described,
  fillVisit,
  homeCollection,
  hydrated,
  inLanguage,
  testBooking,
  visitors,
} from './forms.ts'
import { chooseFirstFree, expect, type Lang, submit, test } from './stack.ts'

test.use({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' })

type Step = {
  /** The error of each field of the step, in the order of the page. */
  errors: Record<string, Exclude<FieldCode, `${string}-short` | `${string}-long`> | Record<Lang, string>>
  /** Corrects the step, so that the next one appears. */
  putRight?: (page: Page) => Promise<unknown>
}
type Form = { path: string; steps: Step[] }

/** Every form of the site submitted empty: step by step where one is shown at a time. */
const forms: Record<string, Form> = {
  appointment: {
    path: '/appoitment',
    steps: [
      { errors: { dateTime: 'slot-required' }, putRight: chooseFirstFree },
      {
        errors: { patientName: 'name-required', phoneNumber: 'phone-required' },
        async putRight(page) {
          await page.locator('#patientName').fill('Asha')
          await page.locator('#phoneNumber').fill('98765 43210')
        },
      },
      { errors: { consent: 'consent-missing' } },
    ],
  },
  'lab test': {
    path: testBooking.path,
    steps: [
      { errors: { time: 'time-required' }, putRight: (page) => chooseHour(page, dayAhead(3), '10:00') },
      {
        errors: {
          fullName: 'name-required',
          age: 'age-required',
          phone: 'phone-required',
          gender: 'gender-required',
          consent: 'consent-missing',
        },
      },
    ],
  },
  'home collection': {
    path: homeCollection.path,
    steps: [
      {
        errors: { tests: 'tests-required', collectionTime: 'collection-time-required' },
        putRight: (page) => fillVisit(page),
      },
      {
        errors: {
          pincode: 'pincode-required',
          address: 'address-required',
          patientName: 'patient-name-required',
          age: 'age-required',
          mobile: 'mobile-required',
          sex: 'sex-required',
          adultPresent: 'adult-missing',
          consent: 'consent-missing',
        },
      },
    ],
  },
  contact: {
    path: '/contact',
    steps: [
      {
        errors: {
          message: 'message-required',
          fullName: 'sender-name-required',
          phoneNumber: 'sender-phone-required',
          consent: 'consent-missing-contact',
        },
      },
    ],
  },
  'my booking': {
    path: '/booking',
    steps: [{ errors: { reference: findBooking.referenceMissing, pin: findBooking.codeMissing } }],
  },
}

/** The button of the visible step, or of the whole form. */
const button = (page: Page) =>
  page
    .locator('form button[type=submit]:visible')
    .filter({ hasNot: page.locator('[aria-hidden]') })
    .and(page.locator('.button-primary'))
    .last()

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error(`${locator} is not shown`)
  return { top: found.y, bottom: found.y + found.height }
}

async function expectOnce(page: Page, errors: Step['errors'], language: Lang) {
  const said = Object.entries(errors).map(([field, code]) => {
    const words = typeof code === 'string' ? fieldErrors[code] : code
    return [field, words[language]] as const
  })
  await expect(page.locator('.field-error:visible')).toHaveCount(said.length)
  for (const [field, message] of said) {
    await expect(page.locator(`#${field}-error`)).toContainText(message)
    const times = said.filter(([, other]) => other === message).length
    const seen = page.getByText(message).and(page.locator(':not(.visually-hidden)')).filter({ visible: true })
    await expect(seen, `${message}, seen`).toHaveCount(times)
  }
  const [first] = said[0]!
  await expect(page.locator(`#${first}`)).toBeFocused()
  const [error, field, bar] = await Promise.all([
    box(page.locator(`#${first}-error`)),
    box(page.locator(`#${first}`)),
    box(button(page)),
  ])
  expect(error.top).toBeGreaterThanOrEqual(0)
  // A picker is taller than the screen: its beginning is above the bar. A field is above it as a whole.
  const end = field.bottom - field.top > 200 ? error.bottom + 44 : field.bottom
  expect(end, 'above the bar').toBeLessThanOrEqual(Math.min(bar.top, 640))
}

for (const visitor of visitors)
  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: visitor.script })
    const { language, script } = visitor

    for (const [name, { path, steps }] of Object.entries(forms))
      test(`${name}, submitted empty: each error once, at its field, the first one focused and above the bar`, async ({
        page,
      }) => {
        await page.goto(inLanguage(language, path))
        await hydrated(page, script)
        if (!script) {
          await button(page).click()
          const all: Step['errors'] = Object.assign({}, ...steps.map(({ errors }) => errors))
          return expectOnce(page, all, language)
        }
        for (const { errors, putRight } of steps) {
          await button(page).click()
          await expectOnce(page, errors, language)
          await putRight?.(page)
          await expect(page.locator('.field-error:visible')).toHaveCount(
            putRight ? 0 : Object.keys(errors).length,
          )
          if (putRight) await button(page).click()
        }
      })

    test('a number that is too short says how many digits are missing', async ({ page }) => {
      await page.goto(inLanguage(language, '/appoitment'))
      await hydrated(page, script)
      await chooseFirstFree(page)
      if (script) await button(page).click()
      await page.locator('#patientName').fill('Asha')
      await page.locator('#phoneNumber').fill('98765 432')
      await (script ? button(page) : submit(page)).click()
      const missing = { en: '2 digits are missing', hi: '2 अंक कम हैं' }
      const consent: Step['errors'] = script ? {} : { consent: 'consent-missing' }
      await expectOnce(page, { phoneNumber: missing, ...consent }, language)
    })
  })
