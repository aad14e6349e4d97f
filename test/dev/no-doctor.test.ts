import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '#clinics/template/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { languages } from '#content/language.ts'
import playwright from '../../playwright.config.ts'
import { databaseSettings } from '../database.ts'
import { freePort } from '../ports.ts'
import { withDatabase } from '../with-database.ts'

// A clinic whose department of psychiatry has no doctor: it offers no time, and the phone everywhere.

const database = withDatabase()
let site: ChildProcess
let browser: Browser
let url: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  site = spawn(process.execPath, ['test/dev/live-clinic.ts'], {
    env: { ...process.env, ...databaseSettings(database.url), CLINIC: 'template', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: site.stdout! })) if (line === 'ready') break
  browser = await chromium.launch(playwright.use?.launchOptions)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  if (site && site.exitCode === null) {
    site.kill()
    await once(site, 'exit')
  }
})

const free = (page: Page) => page.locator('input[name=dateTime]:enabled')
const call = `a[href="${telHref(facts.phones[0])}"]`

for (const language of languages)
  test(`a department without a doctor shows no free time but the phone: ${language}`, async () => {
    expect(facts.byPhone).toEqual(['psychiatry'])
    const visitor = { baseURL: url, locale: `${language}-IN` }
    const prefix = language === 'hi' ? '/hi' : ''
    // Without script: Vite reloads an open page when it has found its packages, also in the middle of a navigation.
    const reader = await browser.newPage({ ...visitor, javaScriptEnabled: false })
    reader.setDefaultTimeout(60_000)
    for (const path of ['/service/counselling', '/service/treatments']) {
      await reader.goto(prefix + path)
      await expect.poll(() => reader.locator(`main ${call}`).count(), { message: path }).toBeGreaterThan(0)
      // The list of all services in the footer belongs to no page.
      expect(await reader.locator('a[href*="/appoitment"]:not(footer *)').count(), path).toBe(0)
    }
    // The other department has its doctor, and its times.
    await reader.goto(`${prefix}/services/obstetrics`)
    expect(await reader.locator('main a[href*="/appoitment"]').count()).toBeGreaterThan(0)
    await reader.close()

    const page = await browser.newPage(visitor)
    page.setDefaultTimeout(60_000)
    await page.goto(`${prefix}/appoitment`)
    await page.locator('[data-island=appointment-form][data-ready]').waitFor({ state: 'attached' })
    expect(await free(page).count()).toBeGreaterThan(0)
    await page.locator('[name=service][value=psychiatry]').check()
    await expect.poll(() => free(page).count()).toBe(0)
    expect(await page.locator(`form ${call}`).count()).toBeGreaterThan(0)
    expect(await page.getByText(facts.doctors[0].name[language]).filter({ visible: true }).count()).toBe(0)
    await page.close()
  })
