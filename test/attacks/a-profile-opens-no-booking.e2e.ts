import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { quiet, shortLived } from '#test/browser-args.ts'
import { newPhone } from '#test/phones.ts'
import { hydrated, isShort } from '../e2e/forms.ts'
import { chooseFirstFree, expect, giveDetails, openDay, type Stack, submit, test } from '../e2e/stack.ts'

/** A browser with a persistent profile on disk, as on a phone. */
const launch = (profile: string, script: boolean, baseURL: string) =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: [...quiet, ...shortLived],
    javaScriptEnabled: script,
    baseURL,
  })

/** Every URL in the files of the profile, compressed or not: the history is a plain file. */
async function addressesIn(profile: string, origin: string): Promise<string[]> {
  const found = new Set<string>()
  for (const entry of await readdir(profile, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(path.join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0))
    for (const encoding of ['latin1', 'utf16le'] as const) {
      const pattern = new RegExp(`${origin.replaceAll('.', '\\.')}[\\w\\-./?=&%]*`, 'g')
      for (const [address] of bytes.toString(encoding).matchAll(pattern)) found.add(address)
    }
  }
  return [...found]
}

/** The text of the page, without telephone numbers: a code can be 1800, too. */
const textOf = async (page: Page) =>
  (await page.locator('body').innerText()).replaceAll(/\+?\d+(?:[ -]\d+)+/g, '')

const journeys = {
  async appointment(page: Page, script: boolean) {
    await openDay(page, 'en', 4)
    await hydrated(page, script)
    await chooseFirstFree(page)
    await giveDetails(page)
    await submit(page).click()
  },
  async enquiry(page: Page, script: boolean) {
    await page.goto('/contact')
    await hydrated(page, script)
    await page.locator('[name=fullName]').fill('Asha Verma')
    await page.locator('[name=phoneNumber]').fill(newPhone())
    await page.locator('[name=message]').fill('When do you open on Sundays?')
    await page.locator('[name=consent]').check()
    await page.locator('main form button[type=submit]').first().click()
  },
}

/** The picture of the slip is drawn in the page: its URL must open nothing either. */
async function savePicture(page: Page, visited: Set<string>) {
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ])
  visited.add(picture.url())
  await picture.delete()
}

async function walk(stack: Stack, name: keyof typeof journeys, script: boolean) {
  const profile = await mkdtemp(path.join(tmpdir(), 'kamalini-profile-'))
  let context: BrowserContext | undefined
  try {
    context = await launch(profile, script, stack.site.url)
    const page = context.pages()[0] ?? (await context.newPage())
    const visited = new Set<string>()
    page.on('framenavigated', (frame) => visited.add(frame.url()))
    page.on('request', (request) => visited.add(request.url()))
    await journeys[name](page, script)
    const code = await page.locator('[data-pin]').innerText()
    const reference = await page.locator('[data-reference]').innerText()
    visited.add(page.url())
    if (script) await savePicture(page, visited)
    const showsNothing = async (what: string) => {
      const text = await textOf(page)
      expect(text, what).not.toContain(reference)
      expect(text, what).not.toMatch(new RegExp(`\\b${code}\\b`))
    }

    await page.getByRole('button', { name: 'Finish and clear this page' }).click()
    await expect(page.locator('main h1')).toBeVisible()
    await showsNothing('after finishing')
    await page.reload()
    await showsNothing('loaded again')
    for (let step = 1; step <= 6; step++) {
      const response = await page.goBack().catch(() => null)
      await showsNothing(`${step} back`)
      if (!response && page.url() === 'about:blank') break
    }
    await context.close()

    const kept = await addressesIn(profile, stack.site.url)
    context = await launch(profile, script, stack.site.url)
    const later = await context.newPage()
    const addresses = [...new Set([...visited, ...kept])].filter((url) => url.startsWith(stack.site.url))
    expect(addresses.some((url) => url.includes('confirmation='))).toBe(true)
    for (const address of addresses.filter((url) => !/\/(assets|pictures|icons)\//.test(url))) {
      await later.goto(address).catch(() => null)
      const text = await textOf(later)
      expect(text, address).not.toContain(reference)
      expect(text, address).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
    for (const url of kept) expect(url).not.toContain(reference)
    return { addresses: addresses.length, onDisk: kept.length }
  } finally {
    await context?.close()
    await rm(profile, { recursive: true, force: true })
  }
}

for (const [at, name] of (Object.keys(journeys) as (keyof typeof journeys)[]).entries())
  for (const script of isShort ? [at % 2 === 0] : [true, false])
    test(`after "Finish and clear" nothing that the browser stores shows the reference or the code: ${name}, ${script ? 'with' : 'without'} script`, async ({
      stack,
    }) => {
      const seen = await walk(stack, name, script)
      console.log(`${name}: ${seen.addresses} addresses tried again, ${seen.onDisk} of them from the profile`)
    })
