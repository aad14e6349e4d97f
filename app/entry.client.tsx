/**
 * All the script a page may load. React Router renders on the server only; here, each part of the page that asks
 * for it (`data-enhance="name"`) fetches its own small module. Every page works before, and without, any of this.
 */
type Enhancer = { enhance: (element: HTMLElement) => void }

const enhancers: Record<string, () => Promise<Enhancer>> = {
  booking: () => import('./enhance/booking.tsx'),
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => import('./enhance/embed.ts'),
  'go-back': () => import('./enhance/go-back.ts'),
  header: () => import('./enhance/header.ts'),
  leave: () => import('./enhance/leave.ts'),
  lightbox: () => import('./enhance/lightbox.ts'),
  map: () => import('./enhance/map.ts'),
  'open-target': () => import('./enhance/open-target.ts'),
  reveal: () => import('./enhance/reveal.ts'),
  'scroll-flag': () => import('./enhance/scroll-flag.ts'),
}

// An offline page with the numbers to call; fetched when the page itself has all it needs.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'))

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  void enhancers[element.dataset.enhance ?? '']?.().then(({ enhance }) => enhance(element))
}
