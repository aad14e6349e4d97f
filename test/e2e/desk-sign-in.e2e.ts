import { test as base, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { deskWords } from '#content/desk/common.ts'
import { passkeyWords } from '#content/desk/passkeys.ts'
import { signInWords } from '#content/desk/sign-in.ts'
import type { Language } from '#content/language.ts'
import { totp } from '#server/staff/totp.ts'
import { fromBase32, STEP_MS } from '#test/authenticator.ts'
import { type DeskStack, makeAccount, startDeskStack } from '#test/desk-stack.ts'
import { freePort } from '#test/ports.ts'
import { violations } from './access.ts'
import { expect } from './stack.ts'

const test = base.extend<object, { desk: DeskStack }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      // Passkeys need a host name.
      const DESK_PORT = String(await freePort())
      const stack = await startDeskStack({
        settings: { DESK_PORT, DESK_URL: `http://localhost:${DESK_PORT}` },
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The desk forbids foreign script, but axe is the test's. */
test.use({ bypassCSP: true })

const PASSWORD = 'monsoon over the river'
const code = (page: Page) => page.locator('input[autocomplete=one-time-code]')
const password = (page: Page) => page.locator('input[type=password]').first()
const work = (page: Page) => page.locator('nav').first()

async function check(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll('*', ''))
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const screens: [Language, number][] = [
  ['en', 1366],
  ['hi', 360],
]

const fallAsleep = ({ database }: DeskStack, id: string) =>
  database.db
    .updateTable('staff_sessions')
    .set({ last_active_at: new Date(Date.now() - 16 * 60_000) })
    .where('staff_id', '=', id)
    .execute()

for (const [language, width] of screens)
  test(`the first sign-in, sleep and waking by keyboard alone (${language}, ${width} px)`, async ({
    browser,
    desk,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      locale: `${language}-IN`,
      bypassCSP: true,
    })
    const page = await context.newPage()
    const account = await makeAccount(desk.database.db, 'receptionist')
    const type = async (...lines: string[]) => {
      for (const [index, line] of lines.entries()) {
        if (index > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(line)
      }
      await page.keyboard.press('Enter')
    }
    await page.goto(desk.desk.url)
    await expect(page.locator('input[type=email]')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await type(account.email, 'a wrong password')
    await expect(page.getByRole('alert')).toHaveText(signInWords.problems.wrong[language])
    await password(page).fill('')
    await type(account.password)
    await expect(password(page)).toBeFocused()
    await check(page, signInWords.firstPassword.title[language])
    await type(PASSWORD, PASSWORD)
    await expect(code(page)).toBeVisible()
    await check(page, signInWords.enrol.title[language])
    await expect(page.getByRole('img', { name: signInWords.enrol.qr[language] })).toBeVisible()
    const key = (await page.locator('[translate=no]').first().textContent())!.replaceAll(' ', '')
    await code(page).focus()
    await page.keyboard.type(totp(fromBase32(key), new Date()))
    await expect(work(page)).toBeVisible()

    await fallAsleep(desk, account.id)
    await page.reload()
    await expect(password(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await type(PASSWORD)
    await expect(work(page)).toBeVisible()

    // An unknown browser while strangers guess: it solves a challenge, and signs in.
    await context.clearCookies()
    await guessed(desk, account.id)
    await page.reload()
    await expect(page.locator('input[type=email]')).toBeFocused()
    await type(account.email, PASSWORD)
    await expect(code(page)).toBeFocused()
    await check(page, signInWords.code.title[language])
    await page.keyboard.type('000000')
    await expect(page.getByRole('alert')).toHaveText(signInWords.code.wrong[language])
    // The field is empty again in the same render, and has focus.
    expect(await code(page).inputValue()).toBe('')
    await expect(code(page)).toBeFocused()
    // The code of the first sign-in is used up, and an app may still show it.
    await page.keyboard.type(totp(fromBase32(key), new Date(Date.now() + STEP_MS)))
    await expect(work(page)).toBeVisible()
    await context.close()
  })

/** Strangers have tried many passwords for this account. */
const guessed = ({ database }: DeskStack, id: string) =>
  sql`insert into staff_limits (key, points, expire)
    values (${`staff:${id}`}, 250, ${Date.now() + 3_600_000})
    on conflict (key) do update set points = 250`.execute(database.db)

/** The fingerprint reader of this browser; the finger is always the right one. */
async function addFingerprintReader(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

for (const [language, width] of screens)
  test(`a passkey is added, signs in, wakes the desk and is removed (${language}, ${width} px)`, async ({
    browser,
    desk,
  }) => {
    const meera = await desk.signIn('receptionist', { language })
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      locale: `${language}-IN`,
      bypassCSP: true,
      storageState: meera.browser.storageState(),
    })
    const page = await context.newPage()
    await addFingerprintReader(page)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const openAccount = () => page.getByRole('button', { name: deskWords.account.label[language] }).click()
    await page.goto(desk.desk.url)
    await openAccount()
    await press(passkeyWords.add[language])
    await page.keyboard.type('a wrong password\n')
    await expect(page.getByText(signInWords.problems.wrongPassword[language])).toBeVisible()
    await password(page).fill(meera.password)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText(passkeyWords.unused[language])).toBeVisible()
    expect(await violations(page)).toEqual([])

    await press(deskWords.account.signOut[language])
    await press(passkeyWords.signIn[language])
    await expect(work(page)).toBeVisible()
    await fallAsleep(desk, meera.id)
    await page.reload()
    await press(passkeyWords.wake[language])
    await expect(work(page)).toBeVisible()

    await openAccount()
    await page.getByRole('button', { name: passkeyWords.remove[language] }).click()
    await expect(page.getByText(passkeyWords.devices.pc[language])).toBeHidden()
    await press(deskWords.account.signOut[language])
    // The device still has it.
    await press(passkeyWords.signIn[language])
    await expect(page.getByText(passkeyWords.wrong[language])).toBeVisible()
    await context.close()
  })
