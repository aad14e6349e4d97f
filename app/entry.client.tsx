import { enhance as header } from './enhance/header.ts'
import { onPress } from './enhance/on-press.ts'
import { enhance as openTarget } from './enhance/open-target.ts'
import { enhance as quickExit } from './enhance/quick-exit.ts'
import { enhance as reveal } from './enhance/reveal.ts'
import { enhance as scrollFlag } from './enhance/scroll-flag.ts'

/**
 * All the script a page may load. React Router renders on the server only; here, each part of the page that asks
 * for it (`data-enhance="name"`) gets its own small module. Every page works before, and without, any of this.
 * What stands around every page comes along at once, and so does leaving it; the rest is fetched by the pages that
 * have it.
 */
type Enhancer = { enhance: (element: HTMLElement) => void }

const enhancers: Record<string, () => Enhancer | Promise<Enhancer>> = {
  'book-dialog': () => import('./enhance/book-dialog.ts'),
  booking: () => import('./enhance/booking.tsx'),
  'collection-visit': () => import('./enhance/collection-visit.ts'),
  'danger-words': () => import('./enhance/danger-words.ts'),
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => onPress(() => import('./enhance/embed.ts')),
  finish: () => import('./enhance/finish.ts'),
  form: () => import('./enhance/form.ts'),
  'go-back': () => import('./enhance/go-back.ts'),
  header: () => ({ enhance: header }),
  'quick-exit': () => ({ enhance: quickExit }),
  lightbox: () => import('./enhance/lightbox.ts'),
  manage: () => import('./enhance/manage.ts'),
  'open-target': () => ({ enhance: openTarget }),
  'pathology-search': () => import('./enhance/pathology-search.ts'),
  reveal: () => ({ enhance: reveal }),
  'scroll-flag': () => ({ enhance: scrollFlag }),
  'shared-phone': () => import('./enhance/shared-phone.ts'),
}

// An offline page with the numbers to call; fetched when the page itself has all it needs.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'))

function enliven(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]'))
    void Promise.resolve(enhancers[element.dataset.enhance ?? '']?.()).then((part) => part?.enhance(element))
}

enliven(document)
// A part that was fetched later (app/enhance/swap.ts) asks for the same.
document.addEventListener('enliven', (event) => enliven(event.target as HTMLElement))
