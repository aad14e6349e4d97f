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

/** Names a state or a part of an element, not the element. */
const states =
  /::?(?:before|after|marker|placeholder|backdrop|selection|file-selector-button|details-content|-(?:webkit|moz)-[\w-]+)|:(?:hover|focus(?:-visible|-within)?|active|checked|disabled|enabled|target|visited|link|user-invalid|invalid|placeholder-shown|open|modal)(?![\w-])/g

/** The share of the page's style rules that no element of it uses in any state, by their length. */
export const unusedStyles = (page: Page) =>
  page.evaluate((source) => {
    const isUsed = (selector: string) => {
      try {
        return document.querySelector(selector.replace(new RegExp(source, 'g'), '')) !== null
      } catch {
        // The selector was states alone, such as :hover: nothing to look up.
        return true
      }
    }
    const sum = { all: 0, unused: 0 }
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (!(rule instanceof CSSStyleRule)) {
          if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules)
          continue
        }
        const { length } = rule.cssText
        sum.all += length
        if (!isUsed(rule.selectorText)) sum.unused += length
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return sum.unused / sum.all
  }, states.source)
