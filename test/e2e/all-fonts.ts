import type { Browser, BrowserContextOptions } from '@playwright/test'

/**
 * A browser whose pages wait for their fonts. A visitor's page does not use a late font, so that nothing moves. On
 * a busy machine fonts are late even from the cache, and fallback letters are wider.
 */
export async function newContextWithAllFonts(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, bypassCSP: true, serviceWorkers: 'block' })
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') })
  })
  return context
}
