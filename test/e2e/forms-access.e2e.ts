import type { Page } from '@playwright/test'
import { lookAtEach } from './access.ts'
import {
  book,
  choose,
  contact,
  day,
  dayAhead,
  fillPatient,
  fillVisit,
  goOn,
  homeCollection,
  hydrated,
  inLanguage,
  next,
  openCollection,
  slot,
  testBooking,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

const languages: Lang[] = ['en', 'hi']

/** Every state of every form, one after the other; the caller checks each. */
async function walk(page: Page, language: Lang, look: (state: string) => Promise<void>) {
  const visitor = { language, script: true }
  const seen = async (state: string) => {
    await expect(page.locator('main h1:visible, main h2:visible').first()).toBeVisible()
    const size = page.viewportSize()!
    await look(state)
    await page.setViewportSize(size)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await openCollection(page, visitor)
  await seen('home collection, step one')
  await next(page).click()
  await page.getByRole('alert').waitFor()
  await seen('home collection, step one with errors')
  await fillVisit(page, { tests: [3], time: '17:00' })
  await seen('home collection, with advice')
  await next(page).click()
  await page.locator('#notice summary').click()
  await page.locator('#pincode').fill('110001')
  await seen('home collection, step two where nobody comes')
  await book(page).click()
  await page.getByRole('alert').waitFor()
  await seen('home collection, step two with errors')
  await fillPatient(page, { email: '' })
  await seen('home collection, step two')
  await page.setViewportSize({ width: 1280, height: 800 })
  await seen('home collection, both steps')
  await book(page).click()
  await reference(page).waitFor()
  await seen('home collection, thanks')
  await choose(page, visitor, '/home-collection', ['lipid-profile', 'cbc-with-esr'])
  await seen('home collection, with tests of the list')

  await page.goto(inLanguage(language, '/contact'))
  await hydrated(page, true)
  await goOn(page).click()
  await page.getByRole('alert').waitFor()
  await seen('contact, with errors')
  await contact.fill(page, visitor)
  await page.locator('[name=answerWay][value=email]').check()
  await page.locator('#email').fill('asha@example.in')
  await hydrated(page, true)
  await page.locator('#message').fill('I want to end my life')
  await page.locator('#urgent').waitFor()
  await seen('contact, with the urgent card')
  await goOn(page).click()
  await reference(page).waitFor()
  await seen('contact, thanks with the urgent card')
  await contact.fill(page, visitor)
  await goOn(page).click()
  await reference(page).waitFor()
  await seen('contact, thanks')

  await page.goto(inLanguage(language, testBooking.path))
  await hydrated(page, true)
  await seen('test booking')
  await testBooking.send(page).click()
  await page.getByRole('alert').waitFor()
  await seen('test booking, with errors')
  await testBooking.fill(page, visitor)
  await testBooking.send(page).click()
  await reference(page).waitFor()
  await seen('test booking, thanks')
  await choose(page, visitor, '/pathology/book', ['lipid-profile', 'cbc-with-esr'])
  await seen('test booking, several tests')
  await page.goto(inLanguage(language, '/pathology/book'))
  await seen('test booking, no test chosen')
}

for (const language of languages)
  test(`the forms are accessible and make no foreign request in any state, ${language}`, async ({
    page,
    context,
    stack,
  }) => {
    test.setTimeout(240_000)
    const said: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    // Colours are judged at rest, not in the middle of a movement.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // What stands around a form is checked by site.e2e.ts.
    const lookAt = lookAtEach(page, language, '#main')
    await walk(page, language, async (state) => {
      await lookAt(state)
      expect(page.url()).not.toMatch(/KW-|Asha|98765|211001/)
      expect(await page.title()).not.toMatch(/KW-|Asha|LIPID|लिपिड/i)
    })
    expect(said).toEqual([])
    expect([...hosts]).toEqual([stack.site.url])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no page with typed values is ever cached', async ({ page }) => {
    const kept: string[] = []
    page.on('response', (response) => {
      const isPersonal = response.request().method() === 'POST' || response.url().includes('confirmation=')
      if (isPersonal && response.headers()['cache-control'] !== 'no-store') kept.push(response.url())
    })
    let thanks = 0
    for (const form of [homeCollection, contact, testBooking]) {
      await form.fill(page, { language: 'en', script: false })
      await page.locator('#consent').uncheck()
      await form.send(page).click()
      await page.getByRole('alert').waitFor()
      await page.locator('#consent').check()
      await form.send(page).click()
      await expect(reference(page)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      thanks++
    }
    expect(thanks).toBe(3)
    expect(kept).toEqual([])
  })
})

test('the keyboard alone completes a home collection', async ({ page }) => {
  await page.goto('/home-collection')
  await hydrated(page, true)
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      if ((await page.locator(`${selector}:focus`).count()) > 0) return
    }
    throw new Error(`${selector} cannot be reached by Tab`)
  }
  const write = async (selector: string, text: string) => {
    await tabTo(selector)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo('[name=test]')
  await page.keyboard.press('Space')
  await tabTo('[name=day]')
  await day(page, dayAhead(0)).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, dayAhead(2))).toBeChecked()
  await tabTo('[name=slot]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(slot(page, dayAhead(2), '08:00')).toBeChecked()
  await write('#pincode', '211001')
  await write('#address', '14 Sangam Road')
  await write('#patientName', 'Asha Verma')
  await write('#age', '34')
  await write('#mobile', '+91 98765 43210')
  await tabTo('[name=sex]')
  await page.keyboard.press('Space')
  await tabTo('#adultPresent')
  await page.keyboard.press('Space')
  await tabTo('#consent')
  await page.keyboard.press('Space')
  await tabTo('button[value=book]')
  await page.keyboard.press('Enter')
  await expect(reference(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
