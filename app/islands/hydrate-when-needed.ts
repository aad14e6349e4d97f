import { type IslandName, loadIsland } from '../islands.ts'
import { dataOf } from '../ui/script/data-attributes.ts'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

async function hydrateNow(element: HTMLElement) {
  const name = element.dataset.island as IslandName
  // Requested together. Otherwise the browser would find each only in the script before it.
  for (const href of dataOf(element).scripts?.match(/\S+/g) ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), loadIsland(name)])
  await hydrate(element, Component)
}

/** A cached page may load everything before its first paint. A frame is not enough: the screen shows it later. */
function afterFirstPaint(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return then()
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Waits until the page is painted and idle, or for the first touch of the island, whichever is earlier. */
const needed = (element: HTMLElement) =>
  new Promise<void>((resolve) => {
    const start = () => {
      for (const touch of touches) element.removeEventListener(touch, start)
      window.removeEventListener('load', startWhenIdle)
      resolve()
    }
    const startWhenIdle = () =>
      afterFirstPaint(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
        else setTimeout(start, 200)
      })
    for (const touch of touches) element.addEventListener(touch, start, { passive: true })
    if (document.readyState === 'complete') startWhenIdle()
    else window.addEventListener('load', startWhenIdle)
  })

export async function hydrateWhenNeeded(element: HTMLElement) {
  await needed(element)
  // The form works without React: nothing is reported, the next page tries again.
  await hydrateNow(element).catch(() => undefined)
}
