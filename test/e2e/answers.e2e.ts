import type { Page } from '@playwright/test'
import { manage } from '#content/manage.ts'
import { UNDO_MS } from '#server/desk/action/run-action.ts'
import { answer as answerVerb } from '#server/desk/verbs/answer.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { firstDoctor, pressVerb } from '#test/press-verb.ts'
import { linkOf, pinOf } from '#test/vault.ts'
import { expectToKeepNobodyOut } from './access.ts'
import { contact, described, goOn, hydrated, visitors } from './forms.ts'
import { expect, reference, type Stack, test } from './stack.ts'

const press = (page: Page, intent: string) =>
  page.locator(`form:has(input[name=intent][value="${intent}"]) button[type=submit]`).click()

/** The private link in the first mail to this address with this subject. */
async function linkIn({ inbox }: Stack, email: string, subject: RegExp) {
  const { mail } = await inbox.waitFor(
    ({ to, mail }) => to.includes(email) && subject.test(mail.subject ?? ''),
  )
  return { text: mail.text!, link: /https?:\/\/\S+\/[mh]\/[\w-]{12}/.exec(mail.text!)![0] }
}

/** Answers at the desk, after the time for the undo. */
async function answer({ database }: Stack, code: string, text: string) {
  const { id } = await database.db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', code)
    .executeTakeFirstOrThrow()
  const staff = { role: 'clinic' as const, name: 'Meera Joshi' }
  const now = new Date(Date.now() - UNDO_MS)
  expect(await pressVerb(database, answerVerb, id, { text }, { now, staff, reader: firstDoctor })).toEqual({
    ok: true,
  })
}

for (const visitor of visitors) {
  const { language, script } = visitor
  const answers = {
    en: ['Yes, you may bring your mother.', 'There is a chair in the room beside.'],
    hi: ['हाँ, आप अपनी माँ को साथ ला सकती हैं।', 'वे पास के कमरे में बैठ सकती हैं।'],
  }[language]

  test.describe(described(visitor), () => {
    test.use({ javaScriptEnabled: script })

    test('an enquiry is answered at the desk, and the mail’s link opens a page with the answer', async ({
      page,
      stack,
    }) => {
      const email = `answer.${language}.${script}@example.in`
      await contact.fill(page, visitor, { email })
      await page.locator('#message').fill('May I bring my mother?')
      await goOn(page).click()
      const code = (await reference(page).textContent())!

      await answer(stack, code, answers.join('\n\n'))
      const { text, link } = await linkIn(stack, email, /answer|जवाब/)
      for (const line of answers) expect(text).not.toContain(line)

      await page.goto(link)
      await hydrated(page, script)
      for (const line of answers) await expect(page.getByText(line)).toHaveCount(0)
      await press(page, 'link')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(manage.yourMessage[language])
      await expect(page.getByRole('heading', { name: manage.ourAnswer[language] })).toBeVisible()
      for (const line of answers) await expect(page.getByText(line)).toBeVisible()
    })

    // The accessibility check is a script itself.
    if (!script) return

    test('a complaint is answered on the page of its booking, and its link opens that page with the PIN of the booking', async ({
      page,
      stack,
    }) => {
      const email = `complaint.${language}.${script}@example.in`
      const now = new Date()
      const person = { email, now, contact: { channels: ['email' as const], sharedPhone: true } }
      const startsAt = new Date(Math.ceil(now.getTime() / 1_200_000) * 1_200_000 + 86_400_000)
      const visit = await insertBooking(stack.database, {
        ...person,
        kind: 'lab-test',
        state: 'booked',
        startsAt,
      })
      const complaint = await insertBooking(stack.database, {
        ...person,
        kind: 'enquiry',
        state: 'open',
        aboutId: visit.id,
        message: 'I waited for an hour.',
      })
      const open = async (link: string) => {
        await page.goto(link)
        await hydrated(page, script)
        await press(page, 'link')
        await page.locator('[name=pin]').fill(pinOf(visit.id))
        await press(page, 'link')
        await expect(page.getByText(visit.reference, { exact: true })).toBeVisible()
        await expect(page.getByText('I waited for an hour.')).toBeVisible()
      }
      const promise = page.getByText(
        manage.answerBy[language].split(/\{when\}/)[language === 'en' ? 0 : 1]!.trim(),
      )
      await open(`${stack.site.url}/${language === 'en' ? 'm' : 'h'}/${linkOf(visit.id)}`)
      await expect(promise).toBeVisible()
      await expectToKeepNobodyOut(page, 'a complaint that waits', '[data-island]')

      await answer(stack, complaint.reference, answers[0]!)
      const { link } = await linkIn(stack, email, /answer to|जवाब/)
      await open(link)
      await expect(page.getByText(answers[0]!)).toBeVisible()
      await expect(promise).toHaveCount(0)
      await expectToKeepNobodyOut(page, 'a complaint that is answered', '[data-island]')
    })
  })
}
