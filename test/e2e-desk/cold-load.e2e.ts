import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#content/language.ts'
import { type DeskAt, startDeskAt } from '../desk-at.ts'
import { KB, kB } from '../e2e/first-visit.ts'
import { fillDay, sixPastEleven } from './full-day.ts'

/**
 * What the desk loads in a browser without anything of it, headers included, until the list of today is shown. The day
 * has patients with Hindi names; a Hindi desk has Hindi headings, too.
 */
const limits: Record<Language, number> = { en: 250 * KB, hi: 300 * KB }

let stack: DeskAt
test.beforeAll(async () => {
  stack = await startDeskAt(() => sixPastEleven)
  await fillDay(stack)
})
test.afterAll(() => stack.stop())

async function countFiles(page: Page) {
  const files = new Map<string, number>()
  const paths = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) =>
    paths.set(requestId, new URL(response.url).pathname),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? requestId
    files.set(path, (files.get(path) ?? 0) + encodedDataLength)
  })
  return files
}

/** Opens Today; `load` calls what the desk leaves for an idle browser. */
async function openToday(page: Page, language: Language) {
  stack.state.signedIn = { ...stack.meera, language }
  await page.addInitScript(() => {
    const left: IdleRequestCallback[] = []
    Object.assign(window, { left, requestIdleCallback: (then: IdleRequestCallback) => left.push(then) })
  })
  const files = await countFiles(page)
  await page.goto(stack.url)
  await expect(page.locator('tr[aria-selected=true]')).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return files
}

const loadTheRest = (page: Page) =>
  page.evaluate(() => {
    const { left } = window as unknown as { left: IdleRequestCallback[] }
    for (const then of left) then({ didTimeout: false, timeRemaining: () => 50 })
  })

for (const [language, limit] of Object.entries(limits) as [Language, number][])
  test(`the list of today in ${language} costs at most ${kB(limit)} on a new PC`, async ({ page }) => {
    const files = await openToday(page, language)
    const sum = [...files.values()].reduce((total, bytes) => total + bytes, 0)
    console.log(language, kB(sum), JSON.stringify([...files]))
    expect(sum).toBeLessThanOrEqual(limit)
  })

test('every other screen is there before it is asked for', async ({ page }) => {
  const files = await openToday(page, 'en')
  const first = new Set(files.keys())
  await loadTheRest(page)
  const isLoaded = (name: string) =>
    [...files.keys()].some(
      (path) => path.startsWith(`/assets/${name}`) && path.endsWith('.js') && !first.has(path),
    )
  for (const screen of [
    'calendar-page',
    'answers-page',
    'rounds-page',
    'booking-panel',
    'key-help',
    'account',
    'sign-in-page',
  ])
    await expect.poll(() => isLoaded(screen), { message: screen }).toBe(true)
  await page.context().setOffline(true)
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
})
