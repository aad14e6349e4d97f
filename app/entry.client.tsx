import { enhance as header } from './enhance/header.ts'
import { onPress } from './enhance/on-press.ts'
import { enhance as openTarget } from './enhance/open-target.ts'
import { enhance as quickExit } from './enhance/quick-exit.ts'
import { enhance as reveal } from './enhance/reveal.ts'
import { enhance as scrollFlag } from './enhance/scroll-flag.ts'

/**
 * All the script a page may load. React Router renders on the server only; here, each part of the page that asks
 * for it (`data-enhance="name"`) gets its own small module. Every page works before, and without, any of this.
 * The enhancers of the layout and the quick exit are in the entry itself; the others are imported by the pages that
 * use them.
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

// Caches an offline page with the phone numbers, after the page itself has loaded.
if ('serviceWorker' in navigator)
  window.addEventListener('load', () => navigator.serviceWorker.register('/service-worker.js'))

function enliven(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]'))
    void Promise.resolve(enhancers[element.dataset.enhance ?? '']?.()).then((part) => part?.enhance(element))
}

enliven(document)
// For HTML that was inserted later (app/enhance/swap.ts).
document.addEventListener('enliven', (event) => enliven(event.target as HTMLElement))
