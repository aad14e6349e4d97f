import { setInterval } from 'node:timers/promises'
import type { Notes } from './notes.ts'

/** A page of either driver. */
type Page = {
  evaluate<Result>(read: () => Result): Promise<Awaited<Result>>
  goBack(): Promise<unknown>
  goForward(): Promise<unknown>
  reload(): Promise<unknown>
}

/** The current page. For a page that needs the form to be sent again, browsers show a page of their own. */
export const placeOf = (page: Page) =>
  page
    .evaluate(() => ({
      /** Each document has its own; a page restored from the browser's memory keeps it. */
      document: performance.timeOrigin,
      id: `${performance.timeOrigin} ${navigation.currentEntry?.index}`,
      path: navigation.currentEntry ? location.pathname + location.search : 'a page of the browser',
      // Between two pages Firefox shows an empty one.
      isThere:
        location.href !== 'about:blank' && (!navigation.currentEntry || document.readyState === 'complete'),
      canGoBack: !navigation.currentEntry || navigation.canGoBack,
      canGoForward: !navigation.currentEntry || navigation.canGoForward,
    }))
    .catch(() => null)

const TRAVEL_WITHIN_MS = 20_000

/** Neither driver reports a page that the browser restores from memory: the page itself signals it. */
export async function travel(page: Page, move: 'goBack' | 'goForward' | 'reload') {
  const before = await placeOf(page)
  void page[move]().catch(() => null)
  const started = Date.now()
  for await (const _ of setInterval(50)) {
    const now = await placeOf(page)
    if (now?.isThere && now.id !== before?.id) return now
    if (Date.now() - started > TRAVEL_WITHIN_MS) throw new Error(`${move} led nowhere from ${before?.path}`)
  }
  throw new Error('The clock has stopped')
}

/**
 * Goes Back and Forward, at most four times each, and returns the recorded values found there. With `reloads`,
 * each page is reloaded, too: the browser sends its form again.
 */
export async function lookAround(page: Page, notes: Notes, { reloads }: { reloads: boolean }) {
  const seen: string[] = []
  const places: string[] = []
  const look = async (where: string) => {
    const place = await placeOf(page)
    places.push(`${where}: ${place?.path}`)
    for (const trace of await notes.found()) seen.push(`${where}, ${place?.path}: ${trace}`)
  }
  const stay = async (where: string) => {
    await look(where)
    if (!reloads) return
    await travel(page, 'reload')
    await look(`${where}, loaded again`)
  }
  await stay('after finishing')
  for (const [move, way] of [
    ['goBack', 'canGoBack'],
    ['goForward', 'canGoForward'],
  ] as const)
    for (let step = 1; step <= 4 && (await placeOf(page))?.[way]; step++) {
      await travel(page, move)
      await stay(`${move} ${step}`)
    }
  return { seen, places }
}
