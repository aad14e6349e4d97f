import { enhance as header } from './enhance/header.ts'
import { onPress } from './enhance/on-press.ts'
import { enhance as openTarget } from './enhance/open-target.ts'
import { enhance as quickExit } from './enhance/quick-exit.ts'
import { enhance as reveal } from './enhance/reveal.ts'
import { enhance as scrollFlag } from './enhance/scroll-flag.ts'
import { hydrateWhenNeeded } from './islands/hydrate-when-needed.ts'

/**
 * All the script a page may load. React Router renders on the server only. Here, what stands around the page gets a
 * small module of its own (`data-enhance="name"`), and forms are handed to React (`data-island="name"`). Every page
 * works before, and without, any of this.
 */
type Enhancer = { enhance: (element: HTMLElement) => void }

const enhancers: Record<string, () => Enhancer | Promise<Enhancer>> = {
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => onPress(() => import('./enhance/embed.ts')),
  'go-back': () => import('./enhance/go-back.ts'),
  header: () => ({ enhance: header }),
  'quick-exit': () => ({ enhance: quickExit }),
  lightbox: () => import('./enhance/lightbox.ts'),
  'open-target': () => ({ enhance: openTarget }),
  reveal: () => ({ enhance: reveal }),
  'scroll-flag': () => ({ enhance: scrollFlag }),
}

// An offline page with the numbers to call; fetched when the page itself has all it needs.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'))

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]'))
  void Promise.resolve(enhancers[element.dataset.enhance ?? '']?.()).then((part) => part?.enhance(element))

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) hydrateWhenNeeded(island)
