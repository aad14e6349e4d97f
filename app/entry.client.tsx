import * as header from './enhance/header.ts'
import * as reveal from './enhance/reveal.ts'
import * as scrollFlag from './enhance/scroll-flag.ts'

/**
 * All the script a page may load. React Router renders on the server only; here, each part of the page that asks
 * for it (`data-enhance="name"`) gets its own small module. Every page works before, and without, any of this.
 * What stands around every page comes along at once; the rest is fetched by the pages that have it.
 */
type Enhancer = { enhance: (element: HTMLElement) => void }

const enhancers: Record<string, () => Enhancer | Promise<Enhancer>> = {
  booking: () => import('./enhance/booking.tsx'),
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => import('./enhance/embed.ts'),
  'go-back': () => import('./enhance/go-back.ts'),
  header: () => header,
  leave: () => import('./enhance/leave.ts'),
  lightbox: () => import('./enhance/lightbox.ts'),
  map: () => import('./enhance/map.ts'),
  'open-target': () => import('./enhance/open-target.ts'),
  reveal: () => reveal,
  'scroll-flag': () => scrollFlag,
}

// An offline page with the numbers to call; fetched when the page itself has all it needs.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'))

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  void Promise.resolve(enhancers[element.dataset.enhance ?? '']?.()).then((part) => part?.enhance(element))
}
