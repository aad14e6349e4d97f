import { minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import {
  chooseFirstFree,
  expect,
  freeTimes,
  giveDetails,
  type Lang,
  paths,
  reference,
  submit,
  test,
} from '#test/e2e/stack.ts'

const [visit, checkUp] = facts.services
const clockOf = (dateTime: string) => dateTime.slice(11, 16)

for (const javaScriptEnabled of [true, false])
  for (const language of ['en', 'hi'] as Lang[])
    for (const { id, slug, sessions } of facts.doctors)
      test.describe(`${slug}, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
        test.use({ javaScriptEnabled })

        test('a check-up is booked with this doctor, at one of the doctor’s own times', async ({
          page,
          stack,
        }) => {
          await page.goto(paths[language])
          await page.locator(`[name=service][value="${checkUp!.id}"]`).check()
          const show = page.locator('button[name=intent][value=when]')
          if (!javaScriptEnabled) await show.click()
          await page.locator(`[name=doctor][value="${id}"]`).check()
          if (!javaScriptEnabled) await show.click()
          // Sunday is closed: of two days in a row one is open.
          const day = page.locator('[name=day]:enabled').nth(1)
          await day.check()
          await expect(freeTimes(page).first()).toBeVisible()
          const times = await freeTimes(page).evaluateAll((inputs) =>
            inputs.map((input) => (input as HTMLInputElement).value),
          )
          for (const clock of times.map(clockOf)) {
            const session = sessions!.find(({ opens, closes }) => opens <= clock && clock < closes)!
            expect((minutesFrom(clock) - minutesFrom(session.opens)) % facts.slotMinutes, clock).toBe(0)
          }
          const dateTime = await chooseFirstFree(page)
          await giveDetails(page, { name: 'Sunita Devi' })
          await submit(page).click()
          const code = (await reference(page).textContent())!
          const row = await stack.database.db
            .selectFrom('bookings')
            .select(['doctor', 'starts_at'])
            .where('reference', '=', code)
            .executeTakeFirstOrThrow()
          expect(row.doctor).toBe(id)
          expect(row.starts_at?.toISOString()).toBe(new Date(dateTime).toISOString())
        })
      })

test('each service shows its length, and the first is the plain visit', async ({ page }) => {
  await page.goto(paths.en)
  await expect(page.locator('[name=service]').first()).toHaveValue(visit.id)
  for (const { minutes } of facts.services)
    await expect(page.getByText(new RegExp(`\\b${minutes} min`)).first()).toBeVisible()
})
