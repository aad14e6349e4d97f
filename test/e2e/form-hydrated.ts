import type { Browser, CDPSession } from '@playwright/test'
import { openForwarder } from '#test/forwarder.ts'

/** How many responses the last script has to wait for, one after the other: the page, then what each of them names. */
function countRounds(session: CDPSession) {
  const rounds = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    if (type === 'Document') rounds.set(request.url, 1)
    if (type === 'Script') rounds.set(request.url, (rounds.get(by) ?? 1) + 1)
  })
  return () => Math.max(...rounds.values())
}

/**
 * What it takes until React has a form of a page that was never visited: the rounds of requests, all bytes on the line
 * until then, also those of fonts, pictures and the offline page, and the processor time of the main thread in ms.
 */
export async function costOfHydration(browser: Browser, siteUrl: string, path: string) {
  const counter = await openForwarder(siteUrl)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const rounds = countRounds(session)
    await page.goto(counter.url + path)
    await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
    const bytes = counter.count()
    const { metrics } = await session.send('Performance.getMetrics')
    const work =
      (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY) * 1000
    return { rounds: rounds(), bytes, work }
  } finally {
    await context.close()
    await counter.close()
  }
}
