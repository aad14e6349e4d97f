import type { Page } from '@playwright/test'
import { openForwarder } from '#test/forwarder.ts'

export const KB = 1000
/** What fonts may weigh: a Hindi page has letters of both scripts. */
export const fontBudget = (path: string) => (path.startsWith('/hi') ? 90 : 50) * KB
export const kB = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

export async function countByType(page: Page) {
  const bytes: Record<string, number> = {}
  const types = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  return bytes
}

/** Opens the page in a browser without anything of the site, and waits until all requests have ended. */
export async function firstVisit(page: Page, siteUrl: string, path: string) {
  const counter = await openForwarder(siteUrl)
  try {
    const script = '/service-worker.js'
    await fetch(counter.url + script, {
      headers: { 'accept-encoding': 'gzip, deflate, br', connection: 'close' },
    })
    const workerScript = counter.count()
    const types = await countByType(page)
    await page.goto(counter.url + path, { waitUntil: 'networkidle' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const all = counter.count() - workerScript
    const { Script = 0, Font = 0, Image = 0, Document = 0, Stylesheet = 0 } = types
    const figures = {
      page: Document + Stylesheet,
      script: Script + workerScript,
      font: Font,
      picture: Image,
      all,
    }
    console.log(path, ...Object.entries(figures).map(([kind, bytes]) => `${kind} ${kB(bytes)}`))
    return figures
  } finally {
    await counter.close()
  }
}
