import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
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

declare global {
  interface Window {
    /** Whether the form was hydrated when the page asked for the service worker. */
    hydratedBefore?: boolean
  }
}

/** Records when the service worker is registered, in place of registering it: its bytes come after the form's. */
const recordRegistration = (page: Page) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      window.hydratedBefore = document.querySelector('[data-island][data-ready]') !== null
      return new Promise(() => undefined)
    }
  })

/**
 * What it takes until React has a form of a page that was never visited: the rounds of requests, all bytes on the line
 * until then, also those of fonts and pictures, and the processor time of the main thread in ms. `offlinePageLast`:
 * whether the page asked for the service worker only after that.
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
    await recordRegistration(page)
    await page.goto(counter.url + path)
    await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
    const bytes = counter.count()
    const { metrics } = await session.send('Performance.getMetrics')
    const work =
      (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY) * 1000
    await page.waitForFunction(() => window.hydratedBefore !== undefined)
    const offlinePageLast = await page.evaluate(() => window.hydratedBefore)
    return { rounds: rounds(), bytes, work, offlinePageLast }
  } finally {
    await context.close()
    await counter.close()
  }
}

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  /** Processor time of the thread, in µs. */
  tdur?: number
  args: { data?: { url?: string } }
}

/** The tasks of the main thread after the request of React, in ms of processor time: load does not lengthen them. */
function tasksAfterReact(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const react = traceEvents.find(
    ({ name, args }) => name === 'ResourceSendRequest' && /\/react-/.test(args.data?.url ?? ''),
  )!
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === react.pid && tid === react.tid)
    .filter(({ ts }) => ts >= react.ts)
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** When the page was painted, when React was requested, and the longest task after that; all in ms. */
export async function tasksOfHydration(context: BrowserContext, path: string) {
  const browser = context.browser()!
  const page = await context.newPage()
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await page.goto(path)
  await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
  const { paint, react } = await page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const requested = performance.getEntriesByType('resource').find(({ name }) => /\/react-/.test(name))
    return { paint: painted?.startTime ?? Number.POSITIVE_INFINITY, react: requested?.startTime ?? 0 }
  })
  const longest = Math.max(...tasksAfterReact(await browser.stopTracing()))
  await page.close()
  return { paint, react, longest }
}
