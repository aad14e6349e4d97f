import { type Browser, expect, type Page, test } from '@playwright/test'
import { roundWords } from '#content/desk/rounds.ts'
import { type Language, languages } from '#content/language.ts'
import type { SignedIn } from '#desk/contract/roles.ts'
import { type DeskAt, startDeskAt } from '../desk-at.ts'
import { animationsEnd, violations } from '../e2e/access.ts'
import { fillDay, sixPastEleven } from './full-day.ts'
import { resize, rowOf, walkTo } from './keyboard.ts'
import { unreachedByKeys } from './reached-by-keys.ts'

// Every screen, panel and dialog of the desk at six past eleven of a full day is accessible: at the office PC and
// on a phone, in both languages, by keyboard alone. SCREENS=folder saves a picture of each.

test.use({ actionTimeout: 15_000 })
test.describe.configure({ mode: 'parallel' })

let stack: DeskAt
let day: Awaited<ReturnType<typeof fillDay>>
test.beforeAll(async () => {
  stack = await startDeskAt(() => sixPastEleven)
  day = await fillDay(stack)
})
test.afterAll(() => stack.stop())

type Screen = {
  name: string
  path: string
  open?: (page: Page, language: Language) => Promise<unknown>
  /** Visible when the screen is ready. */
  shows: string
  /** Undoes the changes that opening it made. */
  close?: (page: Page) => Promise<unknown>
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    await expect(page.locator('tr[aria-selected=true], [role=grid]').first()).toBeVisible()
    for (const key of keys) await page.keyboard.press(key)
  }
const onRow =
  (name: string, ...keys: string[]) =>
  async (page: Page) => {
    await walkTo(page, name)
    for (const key of keys) {
      await page.keyboard.press(key)
      // Its verbs need the opened booking.
      if (key === 'Enter') await expect(page.locator('#panel-title')).toHaveText(name)
    }
  }
async function knownCaller(page: Page) {
  await press('KeyB', '0', '1', '0', '3')(page)
  await expect(page.getByText('Geeta Pal')).toBeVisible()
  await page.keyboard.press('Enter')
}
/** Opens the line of this name in the answers. */
const answer =
  (name: string, then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await page.getByRole('button', { name }).first().click()
    await then(page)
  }

/** The first stop of the round, and the button pressed there. The second language finds the round started. */
const onStop = (pressed?: 'couldNot' | 'taken') => async (page: Page, language: Language) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [start, taken] = [button(roundWords.start.button[language]), button(roundWords.taken[language])]
  await expect(start.or(taken)).toBeVisible()
  if (await start.isVisible()) await start.click()
  await expect(taken).toBeVisible()
  if (pressed) await button(roundWords[pressed][language]).click()
}

async function template(page: Page) {
  await expect(page.locator('textarea')).toBeVisible()
  await page.keyboard.press('Digit1')
  await expect(page.locator('textarea')).not.toHaveValue('')
}
const account = (page: Page) => page.getByRole('button', { name: 'Meera' }).click()
const openText = (page: Page) => page.locator('main li button').first().click()
const list = 'Test,Price\nCOMPLETE BLOOD COUNT (CBC),520\nTRIGLYCERIDES,1400\nA test of this list,90\n'
const chooseList = (page: Page) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })

/** Another person checks the patient in while this desk cancels. */
let overtakenBy = ''
async function overtake(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/commands/cancel', async (route) => {
    await held.promise
    await route.continue()
  })
  await onRow('Devika Rao', 'KeyX')(page)
  overtakenBy = (await day.press('check-in', day.ids['Devika Rao']!, stack.kavita)).action
  stack.state.signedIn = stack.meera
  held.resolve()
}
async function takeTheirs(page: Page) {
  await page.unroute('**/api/commands/cancel')
  await page.keyboard.press('Digit1')
  await stack.post(stack.kavita, 'undo', { action: overtakenBy })
  stack.state.signedIn = stack.meera
}

const receptionScreens: Screen[] = [
  { name: 'today', path: '/', open: onRow('Geeta Pal'), shows: 'tr[aria-selected=true]' },
  { name: 'today, finished', path: '/', open: press('KeyH'), shows: 'tr[aria-selected=true]' },
  { name: 'today, calls', path: '/', open: press('Digit5'), shows: 'table' },
  { name: 'find', path: '/', open: press('Slash', 'p', 'a', 'l'), shows: '[role=option]' },
  { name: 'keys', path: '/', open: press('Shift+Slash'), shows: 'dialog h2, [role=dialog] h2' },
  { name: 'booking, may call', path: '/', open: onRow('Bina Thakur', 'Enter'), shows: '#panel-title' },
  { name: 'booking, do not call', path: '/', open: onRow('Hina Ansari', 'Enter'), shows: '#panel-title' },
  { name: 'booking, only the patient', path: '/', open: onRow('Jaya Sahu', 'Enter'), shows: '#panel-title' },
  { name: 'number', path: '/', open: onRow('Bina Thakur', 'Enter', 'KeyV'), shows: 'a[href^="tel:"]' },
  { name: 'why now', path: '/', open: onRow('Jaya Sahu', 'Enter', 'KeyV'), shows: 'aside section h3 ~ p' },
  { name: 'booking, home', path: '/', open: onRow('Pushpa Lal', 'Enter'), shows: '#panel-title' },
  { name: 'booking, test', path: '/', open: onRow('Savita Rani', 'Enter'), shows: '#panel-title' },
  { name: 'move', path: '/', open: onRow('Meenal Gupta', 'KeyM'), shows: '[role=listbox] [role=option]' },
  { name: 'move, home', path: '/', open: onRow('Rukhsar Begum', 'KeyM'), shows: '[role=option]' },
  { name: 'agree', path: '/', open: onRow('Savita Rani', 'KeyT'), shows: '[role=listbox] [role=option]' },
  { name: 'book', path: '/', open: press('KeyB'), shows: 'dialog input' },
  {
    name: 'book, known',
    path: '/',
    open: knownCaller,
    shows: '[role=option]',
  },
  { name: 'book, new', path: '/', open: press('KeyB', 'Alt+KeyN'), shows: 'dialog input[inputmode=tel]' },
  {
    name: 'book, walked in',
    path: '/',
    open: press('KeyB', 'Alt+KeyW', 'Alt+KeyN'),
    shows: 'dialog input[inputmode=tel]',
  },
  { name: 'calendar, day', path: '/calendar', shows: '[role=grid]' },
  { name: 'calendar, week', path: '/calendar?view=week', shows: '[role=grid]' },
  { name: 'doctor late', path: '/calendar?late', shows: 'aside h2, main h2' },
  { name: 'close a day', path: '/calendar', open: press('KeyZ'), shows: 'main h2' },
  { name: 'answers', path: '/answers', shows: 'main li, main tr' },
  { name: 'enquiry', path: '/answers', open: answer('Tara B'), shows: 'textarea' },
  { name: 'enquiry, written', path: '/answers', open: answer('Tara B', template), shows: 'textarea' },
  { name: 'complaint', path: '/answers', open: answer('Uma N'), shows: 'main h2' },
  { name: 'call', path: '/answers', open: answer('Lata M'), shows: 'main h2' },
  { name: 'call, not now', path: '/answers', open: answer('Nalini S'), shows: 'main h2' },
  { name: 'account', path: '/', open: account, shows: 'dialog h2, aside h2' },
  { name: 'rounds', path: '/rounds', shows: 'tr[aria-selected=true]' },
  { name: 'landmark', path: '/rounds', open: press('KeyO'), shows: 'aside input, aside textarea' },
  {
    name: 'undo',
    path: '/',
    open: onRow('Indu Rawat', 'KeyI'),
    shows: '[class*=undo], [class*=Undo]',
    close: async (page) => {
      await page.keyboard.press('KeyU')
      await expect(rowOf(page, 'Indu Rawat').locator('[class*=token] *')).toHaveCount(0)
    },
  },
  { name: 'conflict', path: '/', open: overtake, shows: 'section[class*=conflict]', close: takeTheirs },
  { name: 'names hidden', path: '/', open: press('Escape', 'Escape'), shows: '[aria-pressed=true]' },
]
const doctorScreens: Screen[] = [
  { name: 'today', path: '/', shows: 'table' },
  { name: 'booking', path: '/', open: onRow('Farida Khatoon', 'Enter'), shows: '#panel-title' },
  { name: 'calendar', path: '/calendar', shows: '[role=grid]' },
  { name: 'texts', path: '/owner/texts', shows: 'main h2, main h3' },
  { name: 'text', path: '/owner/texts', open: openText, shows: 'article' },
]
const ownerScreens: Screen[] = [
  ...['numbers', 'health', 'people', 'prices', 'texts'].map((tab) => ({
    name: tab,
    path: `/owner/${tab}`,
    shows: 'main h2, main h3, main table',
  })),
  { name: 'price list', path: '/owner/prices', open: chooseList, shows: 'main tbody tr' },
]
const signInScreens: Screen[] = [{ name: 'sign in', path: '/', shows: 'form input' }]
const phlebotomistScreens: Screen[] = [
  { name: 'rounds', path: '/rounds', shows: 'main' },
  { name: 'sheet', path: '/rounds/sheet', shows: 'main h2' },
  { name: 'stop', path: '/rounds/sheet', open: onStop(), shows: 'main h2' },
  { name: 'why', path: '/rounds/sheet', open: onStop('couldNot'), shows: 'main button' },
  { name: 'money', path: '/rounds/sheet', open: onStop('taken'), shows: 'main button' },
]

const widths = [1366, 820, 360] as const
const heightOf = (width: number) => (width === 360 ? 740 : 768)

/**
 * Colours and names depend on the language or the width alone: each is judged once, in a combination that fits
 * all.
 */
const isJudged = (width: number, language: Language) =>
  (width === 1366) === (language === 'en') && width !== 820

async function judge(page: Page, screen: string, width: number, language: Language) {
  await resize(page, width, heightOf(width))
  await animationsEnd(page)
  const folder = process.env.SCREENS
  if (folder)
    await page.screenshot({ path: `${folder}/${screen.replaceAll(/\W+/g, '-')}-${width}-${language}.png` })
  if (isJudged(width, language)) expect.soft(await violations(page), `${screen}, ${width} px`).toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(Math.max(0, sideways), `${screen}, ${width} px, ${language}`).toBe(0)
}

async function walk(browser: Browser, who: SignedIn | null, screens: Screen[], language: Language) {
  if (who) who.language = language
  stack.state.signedIn = who
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: `${language}-IN` })
  const page = await context.newPage()
  await page.clock.setFixedTime(sixPastEleven)
  for (const { name, path, open, shows, close } of screens) {
    const screen = `${who?.role ?? 'nobody'}, ${name}`
    await resize(page, 1366, 768)
    await page.goto(stack.url + path)
    await open?.(page, language)
    await expect(page.locator(shows).first(), screen).toBeVisible()
    for (const width of widths) await judge(page, screen, width, language)
    if (language === 'en') {
      await resize(page, 1366, 768)
      expect.soft(await unreachedByKeys(page), `${screen}: reached by no key`).toEqual([])
    }
    await close?.(page)
    await page.evaluate(() => sessionStorage.clear())
  }
  await context.close()
}

for (const language of languages)
  test(`every screen is accessible: ${language}`, async ({ browser }) => {
    test.setTimeout(300_000)
    const { meera, kavita, aruna, farah } = stack
    await walk(browser, meera, receptionScreens, language)
    await walk(browser, kavita, doctorScreens, language)
    await walk(browser, aruna, ownerScreens, language)
    await walk(browser, farah, phlebotomistScreens, language)
    await walk(browser, null, signInScreens, language)
  })
