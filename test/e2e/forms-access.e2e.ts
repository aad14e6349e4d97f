import type { Page } from '@playwright/test'
import { expectToKeepNobodyOut } from './access.ts'
import {
  alive,
  book,
  contact,
  day,
  dayAhead,
  fillTestBooking,
  fillVisit,
  goOn,
  homeCollection,
  inLanguage,
  passStepOne,
  slot,
  stepTwo,
  testBooking,
  unfoldContact,
} from './forms.ts'
import { expect, type Lang, reference, test } from './stack.ts'

const languages: Lang[] = ['en', 'hi']

/** Every state of every form, one after the other; what is looked for in each is the caller's business. */
async function walk(page: Page, language: Lang, look: (state: string) => Promise<void>) {
  const visitor = { language, script: true }
  const seen = async (state: string) => {
    await expect(page.getByRole('heading').first()).toBeVisible()
    await look(state)
  }
  await page.goto(inLanguage(language, '/home-collection'))
  await alive(page, true)
  await seen('home collection, step one')
  await goOn(page).click()
  await page.getByRole('alert').waitFor()
  await seen('home collection, step one with errors')
  await passStepOne(page, visitor)
  await page.locator('#notice summary').click()
  await unfoldContact(page)
  await seen('home collection, step two')
  await book(page).click()
  await page.getByRole('alert').waitFor()
  await seen('home collection, step two with errors')
  await fillVisit(page, { tests: ['3'], time: '17:00' })
  await seen('home collection, with advice')
  await book(page).click()
  await reference(page).waitFor()
  await seen('home collection, thanks')

  await page.goto(inLanguage(language, '/contact'))
  await alive(page, true)
  await goOn(page).click()
  await page.getByRole('alert').waitFor()
  await seen('contact, with errors')
  await contact.fill(page, visitor)
  await unfoldContact(page)
  await page.locator('[name=contactCall][value=never]').check()
  await alive(page, true)
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
  await alive(page, true)
  await unfoldContact(page)
  await seen('test booking, its own page')
  await testBooking.send(page).click()
  await page.getByRole('alert').waitFor()
  await seen('test booking, its own page with errors')
  await fillTestBooking(page)
  await testBooking.send(page).click()
  await reference(page).waitFor()
  await seen('test booking, thanks')
  await openDialog(page, language)
  await unfoldContact(page)
  await seen('test booking, dialog')
  await testBooking.send(page).click()
  await page.getByRole('alert').waitFor()
  await seen('test booking, dialog with errors')
  await fillTestBooking(page)
  await testBooking.send(page).click()
  await reference(page).waitFor()
  await seen('test booking, thanks in the dialog')
}

async function openDialog(page: Page, language: Lang) {
  await page.goto(`${inLanguage(language, '/pathology')}?q=lipid+profile`)
  await alive(page, true)
  await page.locator('main li a[href$="/lipid-profile/book"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

for (const language of languages)
  test(`the forms keep nobody out and tell nobody in any state, ${language}`, async ({
    page,
    context,
    stack,
  }) => {
    test.setTimeout(150_000)
    const said: string[] = []
    const hosts = new Set<string>()
    page.on('console', (message) => said.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    // Colours are judged at rest, not in the middle of a movement.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await walk(page, language, async (state) => {
      // What stands around a form is judged by site.e2e.ts.
      const dialog = await page.getByRole('dialog').isVisible()
      await expectToKeepNobodyOut(page, state, dialog ? 'dialog[open]' : '#main')
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

  test('no page that holds what she typed is ever stored', async ({ page }) => {
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
  await alive(page, true)
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
  await write('#patientName', 'Asha Verma')
  await write('#age', '34')
  await tabTo('[name=sex]')
  await page.keyboard.press('Space')
  await write('#mobile', '+91 98765 43210')
  await write('#address', '14 Sangam Road')
  await write('#city', 'Prayagraj')
  await write('#pincode', '211001')
  await tabTo('form button[type=submit]')
  await page.keyboard.press('Enter')
  await stepTwo(page, true)
  await expect(page.getByRole('heading', { name: 'Select tests' })).toBeFocused()
  await tabTo('[name=tests][value="2"]')
  await page.keyboard.press('Space')
  await tabTo('[name=day]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, dayAhead(2))).toBeChecked()
  await tabTo('[name=collectionSlot]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(slot(page, dayAhead(2), '08:00')).toBeChecked()
  await tabTo('#adultPresent')
  await page.keyboard.press('Space')
  await tabTo('#consent')
  await page.keyboard.press('Space')
  await tabTo('button[value=book]')
  await page.keyboard.press('Enter')
  await expect(reference(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
