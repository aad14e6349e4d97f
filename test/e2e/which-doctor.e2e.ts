import type { Page } from '@playwright/test'
import { switchLanguage } from '#app/paths.ts'
import { minutesFrom } from '#clinic/time.ts'
import { posts } from '#content/blog/posts.ts'
import { visitFee, visitLength } from '#content/clinic/visit-terms.ts'
import { visitOfDepartment } from '#content/clinic/visits.ts'
import { appointment } from '#content/pages/appointment.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { hydrated } from './forms.ts'
import {
  chooseFirstFree,
  expect,
  freeTimes,
  giveDetails,
  type Lang,
  paths,
  reference,
  type Stack,
  submit,
  test,
} from './stack.ts'

/** A page leads to the doctor of its department, the form names that doctor, and no other is booked. */
const visits = {
  gynaecology: visitOfDepartment('gynaecology')!,
  psychiatry: visitOfDepartment('psychiatry')!,
}
type Department = keyof typeof visits

const inLanguage = (language: Lang, path: string) => (language === 'en' ? path : switchLanguage(path))
const whom = (page: Page) => page.locator('form [data-step]').getByText(visits.gynaecology.doctors[0].name.en)

/** A day with a free time: the doctor may be away on one, and earlier tests have booked times. */
async function openFreeDay(page: Page) {
  // The times of another visit are fetched.
  await expect(page.locator('form [aria-busy]')).toHaveCount(0)
  for (const day of (await page.locator('[name=day]:enabled').all()).toReversed()) {
    await day.check()
    if ((await freeTimes(page).count()) > 0) return
  }
  throw new Error('No time is free in this week')
}

const bookedBy = (stack: Stack, code: string) =>
  stack.database.db
    .selectFrom('bookings')
    .select(['doctor', 'service', 'starts_at as startsAt', 'held_until as heldUntil'])
    .where('reference', '=', code)
    .executeTakeFirstOrThrow()

const isOffered = ({ doctors: [doctor] }: (typeof visits)[Department], dateTime: string) => {
  const clock = dateTime.slice(11, 16)
  const weekday = new Date(`${dateTime.slice(0, 10)}T12:00:00Z`).getUTCDay()
  return doctor.sessions!.some(
    ({ opens, closes, weekdays }) =>
      (weekdays?.includes(weekday) ?? true) &&
      minutesFrom(opens) <= minutesFrom(clock) &&
      minutesFrom(clock) < minutesFrom(closes),
  )
}

const pages: Record<Department, string[]> = {
  gynaecology: ['/services/obstetrics', '/services/gynaecology', '/services/infertility'],
  psychiatry: [
    '/service/counselling',
    '/service/therapies',
    ...conditions.map(({ slug }) => `/service/treatments/${slug}`),
  ],
}
for (const { slug, category } of posts)
  pages[category === 'psychiatric' ? 'psychiatry' : 'gynaecology'].push(`/blog/${slug}`)

test('every booking link on a page of a department leads to its doctor and to no other', async ({
  page,
  stack,
}) => {
  test.slow()
  for (const [department, of] of Object.entries(pages) as [Department, string[]][])
    for (const path of of.flatMap((one) => [one, switchLanguage(one)])) {
      const html = await (await page.request.get(path)).text()
      const links = [...html.matchAll(/href="([^"]*\/appoitment[^"]*)"/g)].map(([, href]) =>
        href!.replaceAll('&amp;', '&'),
      )
      // The list of all services in the footer belongs to no page.
      const carried = links.filter((href) => href.includes('?'))
      const isUrgent = path.endsWith('/suicidal-thoughts')
      expect(carried.length, path).toBeGreaterThanOrEqual(isUrgent ? 1 : 2)
      const number = department === 'gynaecology' ? '1' : '2'
      for (const href of carried)
        expect(new URL(href, stack.site.url).searchParams.get('visit'), path).toBe(number)
      expect(links.filter((href) => !href.includes('?')).length, path).toBeLessThanOrEqual(1)
    }
})

for (const javaScriptEnabled of [true, false])
  for (const language of ['en', 'hi'] as Lang[])
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })
      const { psychiatry, gynaecology } = visits
      const [listener] = psychiatry.doctors
      const [usual] = gynaecology.doctors

      test('a page of psychiatry books its doctor for forty minutes, and the slip shows it', async ({
        page,
        stack,
      }) => {
        await page.goto(inLanguage(language, `/service/treatments/${conditions[0]!.slug}`))
        await page.locator('main a[href*="visit=2"]').first().click()
        await expect(page.locator('[name=service]:checked')).toHaveValue(psychiatry.service.id)
        const form = page.locator('form')
        await expect(form.getByText(listener.name[language], { exact: true })).toBeVisible()
        await expect(form.getByText(visitFee(language, listener)).first()).toBeVisible()
        await expect(form.getByText(usual.name[language])).toHaveCount(0)
        await openFreeDay(page)
        const dateTime = await chooseFirstFree(page)
        expect(isOffered(psychiatry, dateTime), dateTime).toBe(true)
        await giveDetails(page, { name: 'Sunita Devi' })
        await submit(page).click()
        const code = (await reference(page).textContent())!
        const slip = page.locator('main')
        await expect(slip.getByText(listener.name[language])).toBeVisible()
        await expect(
          slip.getByText([visitLength(language, 40), visitFee(language, listener)].join(' · ')),
        ).toBeVisible()
        const row = await bookedBy(stack, code)
        expect([row.doctor, row.service]).toEqual([listener.id, psychiatry.service.id])
        expect((row.heldUntil!.getTime() - row.startsAt!.getTime()) / 60_000).toBe(40)
      })

      test('the choice that a link carried in can be changed: body, mind, not sure', async ({
        page,
        stack,
      }) => {
        await page.goto(`${paths[language]}?visit=2`)
        const show = page.locator('button[name=intent][value=when]')
        const choose = async (value: string) => {
          await page.locator(`[name=service][value="${value}"]`).check()
          if (!javaScriptEnabled) await show.click()
        }
        await choose(gynaecology.service.id)
        await expect(page.locator('form').getByText(usual.name[language], { exact: true })).toBeVisible()
        await choose('')
        await expect(page.locator('form').getByText(usual.name[language], { exact: true })).toBeVisible()
        await openFreeDay(page)
        await chooseFirstFree(page)
        await giveDetails(page, { name: 'Sunita Devi' })
        await submit(page).click()
        const row = await bookedBy(stack, (await reference(page).textContent())!)
        expect([row.doctor, row.service]).toEqual([usual.id, null])
      })
    })

test('opened without a choice, the form has the default visit and chooses nothing for the patient', async ({
  page,
}) => {
  await page.goto(paths.en)
  await expect(page.locator('[name=service]:checked')).toHaveValue('')
  await expect(page.getByText(appointment.visit.about.en)).toBeVisible()
  await expect(whom(page)).toBeVisible()
})

test.describe('on a slow line', () => {
  // A service worker that takes over in the middle hides requests from page.route().
  test.use({ serviceWorkers: 'block' })

  test('until the times of another visit are there, none can be chosen, and no change is announced', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/appoitment/times', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(paths.en)
    await hydrated(page, true)
    await expect(freeTimes(page)).not.toHaveCount(0)
    const changed = page.getByText(appointment.visit.changed.en)
    await page.locator(`[name=service][value="${visits.psychiatry.service.id}"]`).check()
    await expect(freeTimes(page)).toHaveCount(0)
    await expect(changed).toHaveCount(0)
    held.resolve()
    await expect(changed).toBeAttached()
    await openFreeDay(page)
    const dateTime = await chooseFirstFree(page)
    expect(isOffered(visits.psychiatry, dateTime), dateTime).toBe(true)
  })
})

test('no mail names the doctor or the service where the name would reveal the reason', async ({
  page,
  stack,
}) => {
  await page.goto(`${paths.en}?visit=2`)
  await openFreeDay(page)
  await chooseFirstFree(page)
  await giveDetails(page, { name: 'Sunita Devi', email: 'sunita.which-doctor@example.in' })
  await submit(page).click()
  await expect(reference(page)).toBeVisible()
  const { mail } = await stack.inbox.waitFor(({ to }) => to.includes('sunita.which-doctor@example.in'))
  const [listener] = visits.psychiatry.doctors
  expect(mail.text).toContain('40 minutes')
  expect(mail.text).toContain(visitFee('en', listener))
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Mathur|psychiatr|mind|counsel/i)
})
