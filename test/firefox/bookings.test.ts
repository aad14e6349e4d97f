import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPhone } from '#test/phones.ts'
import { type Stack, startStack } from '#test/start-stack.ts'
import { openBookings } from '#test/vault.ts'
import { launchFirefox, openSmallPhone, type SmallPhone } from './small-phone.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const patients = [
  { language: 'en', prefix: '', name: 'Asha Verma', search: 'lipid' },
  { language: 'hi', prefix: '/hi', name: 'आशा वर्मा', search: 'लिपिड' },
]

/** Away from the edges, where a bar may lie over it. */
const scrollTo = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

async function tap(page: Page, selector: string) {
  await page.locator(selector).wait()
  await scrollTo(page, selector)
  await page.locator(selector).click()
}

const type = (page: Page, selector: string, text: string) => page.locator(selector).fill(text)
const ready = (page: Page, island: string) => page.waitForSelector(`[data-island=${island}][data-ready]`)

const submit = 'form:has([name=formToken]) [type=submit]:not([name])'

/** The visible steps of the form. */
const shownSteps = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-at]'))
      .filter((step) => step.checkVisibility())
      .map((step) => step.getAttribute('data-at')),
  )

/** The first free time of the third day, so that the hour of the test run does not matter. */
async function chooseTime(page: Page) {
  await tap(page, 'label:has([data-day="2"])')
  await tap(page, 'section[data-of="2"] label:has(input:enabled)')
}

/**
 * The slip is in view with reference and code, the booking is stored, and there was no error and no foreign
 * request.
 */
async function expectSlip({ page, problems, hosts }: SmallPhone, stored: object) {
  const inView = (selector: string) =>
    page.$eval(selector, (element) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      const isWhole = top >= 0 && bottom <= innerHeight
      const isOnTop = document.elementFromPoint(left + 1, (top + bottom) / 2) === element
      return isWhole && isOnTop ? element.textContent : 'not in view'
    })
  const reference = await inView('[data-reference]')
  expect(await inView('[data-pin]')).toMatch(/^\d{4}$/)
  const booking = (await openBookings(stack.database.db)).find((each) => each.reference === reference)
  expect(booking).toMatchObject(stored)
  expect(problems).toEqual([])
  expect([...hosts]).toEqual([stack.site.url])
}

/** The status has the number of results as soon as there are any. */
const isFound = (page: Page) =>
  page.waitForFunction(() => /\d/.test(document.querySelector('[role=status]')?.textContent ?? ''))

const isBooked = (page: Page) => page.waitForSelector('[data-reference]', { visible: true })

describe('with script', () => {
  let firefox: Browser
  beforeAll(async () => {
    firefox = await launchFirefox()
  })
  afterAll(() => firefox?.close())

  for (const { language, prefix, name, search } of patients) {
    test(`a patient books an appointment in three steps, ${language}`, async () => {
      const phone = await openSmallPhone(firefox)
      const { page } = phone
      await page.goto(`${stack.site.url}${prefix}/appoitment`)
      await ready(page, 'appointment-form')
      expect(await shownSteps(page)).toEqual(['1'])
      await chooseTime(page)
      await tap(page, '[name=intent][value=who]')
      await type(page, '#patientName', name)
      await type(page, '#phoneNumber', newPhone())
      expect(await shownSteps(page)).toEqual(['2'])
      await tap(page, '[name=intent][value=agree]')
      await tap(page, '#consent')
      expect(await shownSteps(page)).toEqual(['3'])
      await tap(page, submit)
      await isBooked(page)
      await expectSlip(phone, { kind: 'appointment', state: 'booked', name, language })
    })

    test(`a patient finds a lab test and books it in two steps, ${language}`, async () => {
      const phone = await openSmallPhone(firefox)
      const { page } = phone
      await page.goto(`${stack.site.url}${prefix}/pathology`)
      await ready(page, 'lab-test-search')
      await type(page, '#q', search)
      await isFound(page)
      await tap(page, 'label:has([name=test][value=lipid-profile])')
      await tap(page, 'form [type=submit].button')
      await ready(page, 'lab-test-basket')
      await tap(page, 'label:has([name=where][value=clinic])')
      await tap(page, '[name=intent][value=choose]')
      await ready(page, 'lab-test-form')
      expect(await shownSteps(page)).toEqual(['1'])
      await chooseTime(page)
      await tap(page, '[name=intent][value=next]')
      await type(page, '#fullName', name)
      await type(page, '#age', '34')
      await type(page, '#phone', newPhone())
      expect(await shownSteps(page)).toEqual(['2'])
      await tap(page, 'label:has([name=gender][value=female])')
      await tap(page, '#consent')
      await tap(page, submit)
      await isBooked(page)
      // What to do before the test comes first.
      await scrollTo(page, '[data-reference]')
      await expectSlip(phone, { kind: 'lab-test', state: 'to-confirm', name, language })
    })
  }
})

// Without script nothing in the page can wait either, including a click of the driver: keys need no waiting.
describe('without script', () => {
  let firefox: Browser
  beforeAll(async () => {
    firefox = await launchFirefox({ 'javascript.enabled': false })
  })
  afterAll(() => firefox?.close())

  for (const { language, prefix, name } of patients)
    test(`a patient books an appointment on one page, by keyboard alone, ${language}`, async () => {
      const phone = await openSmallPhone(firefox)
      const { page } = phone
      const press = async (selector: string, key: ' ' | 'Enter') => {
        await page.focus(selector)
        await page.keyboard.press(key)
      }
      await page.goto(`${stack.site.url}${prefix}/appoitment`)
      expect(await shownSteps(page)).toEqual(['1', '2', '3'])
      await press('[data-day="3"]', ' ')
      await press('section[data-of="3"] input:enabled', ' ')
      await page.type('#patientName', name)
      await page.type('#phoneNumber', newPhone())
      await press('#consent', ' ')
      await Promise.all([page.waitForNavigation(), press(submit, 'Enter')])
      await expectSlip(phone, { kind: 'appointment', state: 'booked', name, language })
    })
})
