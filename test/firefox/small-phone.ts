import puppeteer, { type Browser, type Page } from 'puppeteer-core'

/** Firefox as it is installed, without a window; with this profile folder, where one is named. */
export const launchFirefox = (prefs: Record<string, unknown> = {}, profile?: string) =>
  puppeteer.launch({
    browser: 'firefox',
    ...(profile && { userDataDir: profile }),
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    // Our fonts are optional: on a busy machine they are late, and the machine may have none for Hindi.
    extraPrefsFirefox: { 'gfx.downloadable_fonts.fallback_delay_short': 10_000, ...prefs },
  })

export type SmallPhone = { page: Page; problems: string[]; hosts: Set<string> }

/** A page on a phone of 360 by 640, with its errors and the hosts that it requests. */
export async function openSmallPhone(browser: Browser): Promise<SmallPhone> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 360, height: 640 })
  const problems: string[] = []
  const hosts = new Set<string>()
  page.on('console', (message) => problems.push(message.text()))
  // A violation of the page's policy is an error, too.
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // Firefox has a font of its own for the marks of lists.
    if (protocol !== 'data:') hosts.add(origin)
  })
  return { page, problems, hosts }
}
