import { type IslandName, loadIsland } from '../islands.ts'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

async function hydrateNow(element: HTMLElement) {
  const name = element.dataset.island as IslandName
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), loadIsland(name)])
  hydrate(element, Component)
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

/** Hydrates when the page is painted and idle, or at the first touch of the island, whichever is earlier. */
export function hydrateWhenNeeded(element: HTMLElement) {
  const start = () => {
    for (const touch of touches) element.removeEventListener(touch, start)
    window.removeEventListener('load', startWhenIdle)
    if (started) return
    started = true
    // The form works without React: nothing is reported, the next page tries again.
    hydrateNow(element).catch(() => undefined)
  }
  const startWhenIdle = () =>
    afterFirstPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
      else setTimeout(start, 200)
    })
  let started = false
  for (const touch of touches) element.addEventListener(touch, start, { passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle)
}
