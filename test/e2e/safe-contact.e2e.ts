import type { Page } from '@playwright/test'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { manage, pinShown } from '#content/manage.ts'
import { newPhone } from '#test/phones.ts'
import { openBookings, pinOf } from '#test/vault.ts'
import {
  alive,
  back,
  book,
  contact,
  described,
  fillPatient,
  fillVisit,
  goOn,
  homeCollection,
  inLanguage,
  standsForAll,
  stepTwo,
  testBooking,
  unfoldContact,
  visitors,
} from './forms.ts'
import {
  chooseFirstFree,
  expect,
  giveDetails,
  openDay,
  reference,
  type Stack,
  submit,
  test,
} from './stack.ts'

const part = (page: Page) => page.locator('#contact')
const pin = (page: Page) => page.locator('[data-pin]')
const finish = (page: Page) => page.locator('form:has([name=intent][value=finish]) button')

async function findBooking({ database }: Stack, code: string) {
  const found = (await openBookings(database.db)).find((each) => each.reference === code)
  if (!found) throw new Error(`No booking has the reference ${code}`)
  return found
}

/** She is told her PIN, here and nowhere else, and the page goes when she says so. */
async function expectPinThenFinish(
  page: Page,
  { stack, language, script }: (typeof visitors)[number] & { stack: Stack },
) {
  const code = (await reference(page).textContent())!
  const booking = await findBooking(stack, code)
  const digits = pinOf(booking.id)
  await expect(pin(page)).toHaveText(digits)
  await expect(page.getByText(pinShown.why[language])).toBeVisible()
  // As a value of its own: among the many signs of a confirmation token four digits may stand by chance.
  expect([...new URL(page.url()).searchParams.values()]).not.toContain(digits)
  expect(await page.title()).not.toContain(digits)
  const way = page.locator(`main a[href="${inLanguage(language, '/booking')}"]`)
  await expect(way).toBeVisible()

  await alive(page, script)
  await finish(page).click()
  await expect(page).toHaveURL(inLanguage(language, '/booking'))
  await expect(page.getByText(script ? code : 'KW-')).toHaveCount(0)
  if (!script) await expect(page.getByText(manage.finished[language])).toBeVisible()
  return booking
}

for (const visitor of visitors) {
  const { language, script } = visitor
  const days = 1 + visitors.indexOf(visitor)

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('what she chooses is kept when the form comes back, and is followed', async ({ page, stack }) => {
      await openDay(page, language, days)
      await chooseFirstFree(page)
      await alive(page, script)
      await expect(page.locator('[name=contactCall]').first()).toBeHidden()
      await unfoldContact(page)
      await page.locator('[name=contactCall][value=only-me]').check()
      await page.locator('[name=contactHours][value=evening]').check()
      await page.locator('[name=bySms]').check()
      await page.locator('[name=byWhatsapp]').check()
      await giveDetails(page, { phone: '12345' })
      await submit(page).click()
      await page.getByRole('alert').waitFor()

      await expect(part(page)).toHaveAttribute('open')
      await expect(page.locator('[name=contactCall][value=only-me]')).toBeChecked()
      await expect(page.locator('[name=contactHours][value=evening]')).toBeChecked()
      await expect(page.locator('[name=bySms]')).toBeChecked()
      await page.locator('[name=byWhatsapp]').uncheck()
      await page.locator('[name=phoneNumber]').fill(newPhone())
      await submit(page).click()
      await expect(reference(page)).toBeVisible()
      const { contact: rules } = await expectPinThenFinish(page, { ...visitor, stack })
      expect(rules).toEqual({
        call: 'only-me',
        hours: 'evening',
        channels: ['sms'],
        reminders: ['sms'],
        sharedPhone: false,
      })
      if (!script) return
      await page.goBack()
      await expect(page.getByText(/KW-/)).toHaveCount(0)
    })

    test('who says that she will contact the clinic gets nothing, and the desk reads it first', async ({
      page,
      stack,
    }) => {
      const email = `never.${language}.${script}@example.in`
      await openDay(page, language, days)
      await chooseFirstFree(page)
      await alive(page, script)
      await unfoldContact(page)
      await page.locator('[name=bySms]').check()
      await page.locator('[name=contactCall][value=never]').check()
      await expect(page.locator('[name=contactHours]').first()).toBeHidden()
      await giveDetails(page, { email })
      await page.locator('[name=remindByEmail]').check()
      await submit(page).click()
      const code = (await reference(page).textContent())!
      const booking = await findBooking(stack, code)
      expect(booking.contact).toEqual({ ...defaultPreferences, call: 'never' })

      const isDesk = ({ to }: { to: string[] }) => to.includes('desk@kamalini.example')
      const told = await stack.inbox.waitFor(
        (each) => isDesk(each) && (each.mail.subject ?? '').includes(code),
      )
      expect(told.mail.text?.split('\n')[0]).toContain('Do NOT call or write')
      // The desk's mail was the only one to be sent: nothing is left that could still come.
      const owed = await stack.database.db
        .selectFrom('messages')
        .select('template')
        .where('booking_id', '=', booking.id)
        .execute()
      expect(owed.map(({ template }) => template)).toEqual(['desk-appointment-new'])
      expect(stack.inbox.mails.filter(({ to }) => to.includes(email))).toEqual([])
    })

    if (!standsForAll(visitor)) return

    test('home collection keeps her choices on the way back and forth', async ({ page, stack }) => {
      await page.goto(inLanguage(language, homeCollection.path))
      await alive(page, script)
      await page.locator('#sharedPhone').check()
      if (script) await expect(page.locator('#patientName')).toHaveAttribute('autocomplete', 'off')
      await fillPatient(page)
      await goOn(page).click()
      await stepTwo(page, script)
      await expect(part(page)).not.toHaveAttribute('open')
      await unfoldContact(page)
      await page.locator('[name=contactHours][value=morning]').check()
      await page.locator('[name=byWhatsapp]').check()
      await back(page).click()
      await page.locator('[data-step="1"]').waitFor()
      await expect(page.locator('#sharedPhone')).toBeChecked()
      await expect(page.locator('#mobile')).toHaveAttribute('autocomplete', 'off')
      await alive(page, script)
      await goOn(page).click()
      await stepTwo(page, script)
      await expect(page.locator('[name=contactHours][value=morning]')).toBeChecked()
      await fillVisit(page)
      await book(page).click()
      await expect(reference(page)).toBeVisible()
      if (script) expect(page.url()).not.toContain('confirmation')
      const { contact: rules } = await expectPinThenFinish(page, { ...visitor, stack })
      expect(rules).toEqual({
        call: 'yes',
        hours: 'morning',
        channels: ['whatsapp'],
        reminders: ['whatsapp'],
        sharedPhone: true,
      })
    })

    for (const form of [contact, testBooking])
      test(`the form at ${form.path} takes her choices and shows the PIN`, async ({ page, stack }) => {
        await form.fill(page, visitor, { email: '' })
        await unfoldContact(page)
        await page.locator('[name=contactHours][value=evening]').check()
        await form.send(page).click()
        await page.getByRole('alert').waitFor()
        await expect(page.locator('[name=contactHours][value=evening]')).toBeVisible()
        await expect(page.locator('[name=contactHours][value=evening]')).toBeChecked()
        await page.locator('#email').fill('asha@example.in')
        await form.send(page).click()
        await expect(reference(page)).toBeVisible()
        const { contact: rules } = await expectPinThenFinish(page, { ...visitor, stack })
        expect(rules).toEqual({ ...defaultPreferences, hours: 'evening', channels: ['email'] })
      })
  })
}

test('on a shared phone the browser is told at once to remember nothing, and told again when it is not shared', async ({
  page,
}) => {
  await openDay(page, 'en', 5)
  await alive(page, true)
  const remembered = page.locator('form [autocomplete]:not([autocomplete=off])')
  await expect(remembered).toHaveCount(4)
  await unfoldContact(page)
  await page.locator('#sharedPhone').check()
  await expect(remembered).toHaveCount(0)
  await page.locator('#sharedPhone').uncheck()
  await expect(page.locator('[name=phoneNumber]')).toHaveAttribute('autocomplete', 'tel')

  await page.locator('#sharedPhone').check()
  await chooseFirstFree(page)
  await giveDetails(page)
  await submit(page).click()
  const code = (await reference(page).textContent())!
  await expect(page).toHaveURL('/appoitment')
  await page.reload()
  await expect(page.getByText(code)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
