import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#clinic/time.ts'
import { calendarWords } from '#content/desk/calendar.ts'
import { deskWords } from '#content/desk/common.ts'
import type { RunningClinic } from './running-clinic.ts'

/** Brings a page into the state of the picture. Scenes of one device share a page. */
type Scene = (page: Page, clinic: RunningClinic) => Promise<unknown>

const hydrated = (page: Page) =>
  page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })

/** Waits until the network is idle: the development server may reload its first page. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'networkidle' })

/** Goes to the next step on a phone. */
const nextStep = (page: Page) =>
  page.locator('button[name=intent]:is([value=who], [value=agree]):visible').click()

async function chooseTime(page: Page, { site }: RunningClinic) {
  await open(page, `${site}/appoitment`)
  await hydrated(page)
  await page.locator('[name=day]').nth(1).check()
  await page.locator('input[name=dateTime]:enabled:visible').nth(4).check()
}

/** Completes a booking from the chosen time on. */
async function book(page: Page) {
  await nextStep(page)
  await page.locator('[name=patientName]').fill('Asha Verma')
  await page.locator('[name=phoneNumber]').fill('6000009999')
  await nextStep(page)
  await page.locator('[name=consent]').check()
  await page.locator('button[type=submit]:not([name])').click()
  await page.locator('[data-reference]').waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function signIn(page: Page, { desk, email, password, currentCode }: RunningClinic) {
  await open(page, desk)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.locator('input[autocomplete=one-time-code]').pressSequentially(await currentCode())
  await page.getByRole('heading', { level: 1, name: deskWords.places.today.en }).waitFor()
  await page.getByText(deskWords.connection.live.en, { exact: true }).waitFor()
}

/** The preview of closing a day. */
async function closeTomorrow(page: Page, { desk }: RunningClinic) {
  await open(page, `${desk}/calendar?day=${addDays(dayOf(new Date()), 1)}`)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: calendarWords.closeDay.en }).click()
  await page.getByRole('heading', { name: /affected/ }).waitFor()
}

export const phoneScenes: Record<string, Scene> = {
  'home-hindi': (page, { site }) => open(page, `${site}/hi`),
  booking: chooseTime,
  confirmation: book,
  tests: (page, { site }) => open(page, `${site}/pathology`),
}

export const deskScenes: Record<string, Scene> = {
  today: signIn,
  'close-a-day': closeTomorrow,
}
