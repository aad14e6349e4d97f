import { expect, test } from './stack.ts'

type Weights = Record<string, number>

/** What really crosses the wire, compressed, by kind. */
async function weigh(page: import('@playwright/test').Page, path: string): Promise<Weights> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const weights: Weights = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    weights[kind in weights ? kind : 'Other']! += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return weights
}

const sum = (weights: Weights, ...kinds: string[]) =>
  kinds.reduce((total, kind) => total + (weights[kind] ?? 0), 0)

for (const path of [
  '/about/clinic',
  '/services/obstetrics',
  '/hi/service/treatments',
  '/privacy-policy',
  '/hi/blogs',
])
  test(`${path} is light: at most 40 kB but for fonts and pictures, at most 3 kB of it script`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const weights = await weigh(page, path)
    console.log(path, JSON.stringify(weights))
    expect(sum(weights, 'Script')).toBeLessThanOrEqual(3 * 1024)
    expect(sum(weights, 'Document', 'Stylesheet', 'Script', 'Other')).toBeLessThanOrEqual(40 * 1024)
  })

test('the home page: at most 15 kB of script, at most 170 kB in all on an English first visit at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const weights = await weigh(page, '/')
  console.log('/', JSON.stringify(weights), 'in all', sum(weights, ...Object.keys(weights)))
  expect(sum(weights, 'Script')).toBeLessThanOrEqual(15 * 1024)
  expect(sum(weights, ...Object.keys(weights))).toBeLessThanOrEqual(170 * 1024)
})

for (const path of ['/about/clinic', '/hi/services/obstetrics', '/'])
  test(`${path} on a poor phone (400 kbps, 400 ms, a quarter of the speed): soon there, and nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'networkidle', timeout: 40_000 })
    const { paint, shift } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: (window as unknown as { seen: { shift: number } }).seen.shift,
    }))
    console.log(path, 'first contentful paint', Math.round(paint), 'ms, layout shift', shift.toFixed(4))
    if (path !== '/') expect(paint).toBeLessThan(1600)
    expect(shift).toBeLessThanOrEqual(0.02)
  })
