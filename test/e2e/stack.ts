import { test as base, expect, type Page } from '@playwright/test'
import { clockFrom, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { appointmentAnswers, callPaths, send, timeAhead } from '#test/answers.ts'
import { newPhone } from '#test/phones.ts'
import { type Stack, startStack } from '#test/start-stack.ts'

export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.site.url),
})

export { expect, type Stack }

export const paths = { en: '/appoitment', hi: '/hi/appoitment' } as const
export type Lang = keyof typeof paths

/** The site offers a week. */
const DAYS_OFFERED = 7

/** The days of the offered week, from this one on; today comes last, because its hour may be late. */
const daysFrom = (first: number) =>
  Array.from({ length: DAYS_OFFERED }, (_, at) => (first + at) % DAYS_OFFERED).toSorted(
    (a, b) => Number(a === 0) - Number(b === 0),
  )

/** Opens the form at this day, or at the next one with a free time: other journeys share the calendar. */
export async function openDay(page: Page, language: Lang, daysAhead = 1) {
  await page.goto(paths[language])
  for (const ahead of daysFrom(daysAhead)) {
    await page.locator('[name=day]').nth(ahead).check()
    if ((await freeTimes(page).count()) > 0) return
  }
  throw new Error('No time of the week is free')
}

const times = facts.sessions.flatMap(({ opens, closes }) =>
  Array.from({ length: (minutesFrom(closes) - minutesFrom(opens)) / facts.slotMinutes }, (_, slot) =>
    clockFrom(minutesFrom(opens) + facts.slotMinutes * slot),
  ),
)

/** An appointment at the first free time from this day on, by an API call: other journeys share the calendar. */
export async function bookFirstFree({ site }: Stack, daysAhead: number, answers: object) {
  for (const ahead of daysFrom(daysAhead))
    for (const clock of times) {
      const visit = { ...appointmentAnswers(timeAhead(ahead, clock)), ...answers }
      const { status, answer } = await send(site.url + callPaths.appointment, visit)
      if (status === 201) return answer.data as { reference: string; pin: string; confirmationUrl: string }
      expect(status, 'the time is taken').toBe(409)
    }
  throw new Error('No time of the week is free')
}

/** The times of the chosen day: the others are in the page, but hidden. None while they are loading. */
export const freeTimes = (page: Page) => page.locator('input[name=dateTime]:enabled:not([inert] *):visible')

/** Goes to the next step where one step is shown at a time; elsewhere all of them are visible. */
export async function nextStep(page: Page) {
  const next = page.locator('button[name=intent]:is([value=who], [value=agree]):visible')
  if ((await next.count()) === 0) return
  const step = page.locator('form [data-step]')
  const before = await step.getAttribute('data-step')
  await next.click()
  await expect(step).not.toHaveAttribute('data-step', before!)
}

/** E-mail and address are folded. */
export async function unfoldMore(page: Page) {
  const more = page.locator('details:has([name=email])')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

export async function giveDetails(
  page: Page,
  details: { name?: string; phone?: string; email?: string } = {},
) {
  if (!(await page.locator('[name=patientName]').isVisible())) await nextStep(page)
  await page.locator('[name=patientName]').fill(details.name ?? 'Asha Verma')
  await page.locator('[name=phoneNumber]').fill(details.phone ?? newPhone())
  if (details.email) {
    await unfoldMore(page)
    await page.locator('[name=email]').fill(details.email)
  }
  await nextStep(page)
  await page.locator('[name=consent]').check()
}

export const submit = (page: Page) => page.locator('button[type=submit]:not([name])')
/** On the slip; the text for the patient's own WhatsApp has it, too. */
export const reference = (page: Page) => page.locator('[data-reference]')

/** Chooses the first free time that the page shows and returns it. */
export async function chooseFirstFree(page: Page): Promise<string> {
  const slot = freeTimes(page).first()
  const dateTime = (await slot.getAttribute('value'))!
  await slot.check()
  return dateTime
}
