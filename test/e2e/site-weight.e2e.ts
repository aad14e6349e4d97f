import { get, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { switchLanguage } from '#app/paths.ts'
import { newContextWithAllFonts } from './all-fonts.ts'
import { countByType, firstVisit, fontBudget, KB, kB, unusedStyles } from './first-visit.ts'
import { costOfHydration, tasksOfHydration } from './form-hydrated.ts'
import { sitePages } from './site-pages.ts'
import { expect, test } from './stack.ts'

/**
 * The cost of a first visit on a phone: every byte that the site sends, headers and background requests included.
 */
const contentPages = [
  '/about/clinic',
  '/services/obstetrics',
  '/hi/service/treatments',
  '/privacy-policy',
  '/hi/blogs',
]
/** One page of every other kind, each in one of the languages. */
const otherPages = [
  '/hi',
  '/service/treatments/calmer-days',
  '/questions/the-calendar',
  '/hi/questions/a-private-word',
  '/blog/living-with-pcos-day-by-day',
  '/hi/appoitment',
  '/home-collection',
  '/hi/pathology',
  '/booking',
]

const phone = { viewport: { width: 390, height: 844 } }

/** The system fonts that draw any letter of the page. */
async function systemFonts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body > *, main > *',
  })
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const fonts = used.flatMap((node) => node.fonts)
  expect(fonts.some(({ isCustomFont }) => isCustomFont)).toBe(true)
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

test.describe('a first visit at 390 px', () => {
  test.use(phone)
  for (const path of contentPages)
    test(`${path} loads at most 3 kB of script, its fonts, and 40 kB of all but fonts and pictures`, async ({
      page,
      stack,
    }) => {
      const { script, all, font, picture } = await firstVisit(page, stack.site.url, path)
      expect(script).toBeLessThanOrEqual(3 * KB)
      expect(font).toBeLessThanOrEqual(fontBudget(path))
      expect(all - font - picture).toBeLessThanOrEqual(40 * KB)
    })

  for (const path of otherPages)
    test(`${path} draws every letter with its own fonts, and they are light`, async ({
      browser,
      page,
      stack,
    }) => {
      const { font } = await firstVisit(page, stack.site.url, path)
      expect(font).toBeLessThanOrEqual(fontBudget(path))
      const context = await newContextWithAllFonts(browser, { ...phone, baseURL: stack.site.url })
      const drawn = await context.newPage()
      await drawn.goto(path, { waitUntil: 'networkidle' })
      expect(await systemFonts(drawn)).toEqual([])
      await context.close()
    })

  test('the home page loads at most 9 kB of script, and 170 kB in all', async ({ page, stack }) => {
    const { script, all } = await firstVisit(page, stack.site.url, '/')
    expect(script).toBeLessThanOrEqual(9 * KB)
    expect(all).toBeLessThanOrEqual(170 * KB)
  })

  for (const path of contentPages)
    test(`${path} is readable at once without any script`, async ({ browser, stack }) => {
      const context = await browser.newContext({
        ...phone,
        javaScriptEnabled: false,
        baseURL: stack.site.url,
      })
      const page = await context.newPage()
      const types = await countByType(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(types.Script ?? 0).toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await context.close()
    })
})

/**
 * How much of a page's styles it may leave unused. A form has the styles of its later steps and its errors; every page
 * has those of "not found", which a missing post or question shows in its place.
 */
const shareOf = (path: string) => {
  if (path === '/booking') return 0.62
  return ['/hi/appoitment', '/home-collection', '/contact'].includes(path) ? 0.47 : 0.28
}

/** What the inline drawings of a page add to it, compressed. */
const DRAWINGS = 6 * KB

test.describe('what a page does not use is not in it', () => {
  for (const path of [...contentPages, ...otherPages, '/', '/contact'])
    test(`${path} uses its styles, and its drawings are light`, async ({ page, stack }) => {
      const html = await (await fetch(stack.site.url + path)).text()
      const drawings =
        brotliCompressSync(html).length - brotliCompressSync(html.replaceAll(/<svg.*?<\/svg>/gs, '')).length
      await page.goto(stack.site.url + path)
      const unused = await unusedStyles(page)
      console.log(path, `${Math.round(unused * 100)} % of styles unused, drawings ${kB(drawings)}`)
      expect(unused).toBeLessThanOrEqual(shareOf(path))
      expect(drawings).toBeLessThanOrEqual(DRAWINGS)
      expect(await page.locator('symbol').count(), 'a drawing stands where it is used').toBe(0)
    })
})

type Shifting = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** The layout shift of a cold visit over a slow connection. */
async function shiftOf(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const throughput = BYTES_PER_MS * 1000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.goto(path, { waitUntil: 'load' })
  const shift = await page.evaluate(async () => {
    await document.fonts.ready
    const shifts = await new Promise<Shifting[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shifting[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Nothing moved: then no entry is ever reported.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords() as Shifting[])))
    })
    return shifts.filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
  await context.close()
  return shift
}

/** The slow phone: 400 kbps, and 400 ms until a response begins. Its processor takes four times as long. */
const BYTES_PER_MS = 50
const LATENCY_MS = 400
const SLOWER = 4
const FIRST_PAINT_MS = { content: 1100, form: 1200 }
/** Every kind of page, each in both languages. */
const paintedPages = [...contentPages, ...otherPages, '/', '/search', '/contact'].flatMap((path) => [
  path,
  switchLanguage(path),
])
const isForm = (path: string) => /\/(appoitment|home-collection|contact|booking)$/.test(path)

/** When the whole page has arrived; nothing else is needed for its first paint, as another test checks. */
const arrivesAfter = async (url: string) => LATENCY_MS + (await weigh(url)) / BYTES_PER_MS

const weigh = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const count = (response: IncomingMessage) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }
    get(url, { headers: { 'accept-encoding': 'br' } }, count).on('error', reject)
  })

/**
 * The processor time of the main thread until the first paint, in milliseconds: unlike elapsed time, it depends
 * little on the machine's other work. Script, fonts and pictures come after the first paint.
 */
async function workOf(browser: Browser, baseURL: string, path: string) {
  const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.route(/\.(svg|png|woff2)$/, (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const painted = new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve()
    }),
  )
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await painted
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY) * 1000
}

/** The machine may be busy during one visit and not during the next. */
const VISITS = 3

test('the first paint of every page needs one response only', async ({ stack }) => {
  const waiting: string[] = []
  for (const { path } of sitePages) {
    const html = await (await fetch(stack.site.url + path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    if (/<link[^>]+rel="stylesheet"/.test(html) || /<script(?! type="application\/ld\+json")/.test(head))
      waiting.push(path)
  }
  expect(waiting).toEqual([])
})

test.describe('on a slow phone: 400 kbps, 400 ms, a quarter of the speed', () => {
  for (const path of new Set(paintedPages)) {
    const limit = isForm(path) ? FIRST_PAINT_MS.form : FIRST_PAINT_MS.content
    test(`${path} is painted within ${limit} ms`, async ({ browser, stack }) => {
      const arrives = await arrivesAfter(stack.site.url + path)
      const painted: number[] = []
      while (painted.length < VISITS && !(Math.min(...painted) <= limit)) {
        const work = SLOWER * (await workOf(browser, stack.site.url, path))
        console.log(path, `arrives after ${Math.round(arrives)} ms, work ${Math.round(work)} ms`)
        // The page is processed while it arrives.
        painted.push(LATENCY_MS + Math.max(arrives - LATENCY_MS, work))
      }
      expect(Math.min(...painted)).toBeLessThanOrEqual(limit)
    })
  }

  for (const path of ['/hi', '/services/obstetrics', '/hi/appoitment', '/hi/blogs', '/pathology'])
    test(`${path} has no layout shift`, async ({ browser, stack }) => {
      expect(await shiftOf(browser, stack.site.url, path)).toBeLessThanOrEqual(0.02)
    })
})

const formPages = ['/appoitment', '/contact', '/home-collection', '/pathology/lipid-profile/book', '/booking']

/** The script files of a page, each with its compressed size, and when the first was requested. */
async function scriptsOf(page: Page, path: string) {
  const files = new Map<string, number>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url) files.set(url, encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('[data-island][data-ready]').first().waitFor({ state: 'attached' })
  return files
}

const MOST_ROUNDS = 3
const HYDRATION_MS = 200

test.describe('a form page', () => {
  test('loads at most 6 scripts and 95 kB, most of it React; the second form at most 20 kB more', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ ...phone, baseURL: stack.site.url })
    const seen = new Set<string>()
    for (const path of formPages) {
      const page = await context.newPage()
      const files = await scriptsOf(page, path)
      const all = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
      const added = [...files].filter(([file]) => !seen.has(file)).reduce((sum, [, bytes]) => sum + bytes, 0)
      console.log(path, `${files.size} scripts, ${kB(all)} read, ${kB(added)} of them new`)
      expect(files.size).toBeLessThanOrEqual(6)
      expect(all).toBeLessThanOrEqual(95 * KB)
      if (seen.size > 0) expect(added).toBeLessThanOrEqual(20 * KB)
      for (const file of files.keys()) seen.add(file)
      await page.close()
    }
    await context.close()
  })

  for (const path of [...formPages, '/hi/appoitment'])
    test(`${path} is hydrated after three rounds of requests, and 130 kB besides its fonts`, async ({
      browser,
      stack,
    }) => {
      const { rounds, bytes, work, offlinePageLast } = await costOfHydration(browser, stack.site.url, path)
      const ms = rounds * LATENCY_MS + bytes / BYTES_PER_MS + SLOWER * work
      console.log(path, `${rounds} rounds, ${kB(bytes)}, work ${Math.round(work)} ms: ${Math.round(ms)} ms`)
      expect(rounds).toBeLessThanOrEqual(MOST_ROUNDS)
      expect(bytes).toBeLessThanOrEqual(130 * KB + fontBudget(path))
      expect(offlinePageLast).toBe(true)
    })

  for (const path of formPages)
    test(`${path} is painted before React is requested, and hydration blocks for 200 ms at most`, async ({
      browser,
      stack,
    }) => {
      const context = await browser.newContext({ ...phone, baseURL: stack.site.url })
      // The files are cached by then: the work is measured, not the connection.
      const first = await context.newPage()
      await scriptsOf(first, path)
      await first.close()
      const { paint, react, longest } = await tasksOfHydration(context, path)
      console.log(path, `painted ${paint}, React ${react}, longest task ${Math.round(SLOWER * longest)} ms`)
      expect(react).toBeGreaterThan(paint)
      expect(SLOWER * longest).toBeLessThanOrEqual(HYDRATION_MS)
      await context.close()
    })
})
