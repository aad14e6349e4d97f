import { type IslandName, loadIsland } from './registry.ts'

const touches = ['pointerdown', 'keydown', 'focusin'] as const

async function hydrateNow(element: HTMLElement) {
  const name = element.dataset.island as IslandName
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), loadIsland(name)])
  hydrate(element, Component)
}

/** React comes when the page is painted and idle, or at the first touch of the island, whichever is earlier. */
export function hydrateWhenNeeded(element: HTMLElement) {
  const start = () => {
    for (const touch of touches) element.removeEventListener(touch, start)
    window.removeEventListener('load', startWhenIdle)
    if (started) return
    started = true
    // Without it the form works all the same: nothing is reported, the next page tries again.
    hydrateNow(element).catch(() => undefined)
  }
  // The second frame comes when the first is painted: from the cache, all may have loaded before that.
  const startWhenIdle = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
        else setTimeout(start, 200)
      }),
    )
  let started = false
  for (const touch of touches) element.addEventListener(touch, start, { passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else window.addEventListener('load', startWhenIdle)
}
