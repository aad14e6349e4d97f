import { enhance as header } from './enhance/header.ts'
import { offerListening } from './enhance/offer-listening.ts'
import { type Enhancer, onPress } from './enhance/on-press.ts'
import { enhance as openTarget } from './enhance/open-target.ts'
import { enhance as quickExit } from './enhance/quick-exit.ts'
import { enhance as reveal } from './enhance/reveal.ts'
import { enhance as scrollFlag } from './enhance/scroll-flag.ts'
import { dataOf, type EnhancerName } from './ui/script/data-attributes.ts'

const formPage = () => import('./islands/form-page.ts')

/**
 * All the script that a page may load. React Router renders on the server only. In the browser, elements of the
 * frame get small modules (`data-enhance="name"`), and forms are hydrated by React (`data-island="name"`). Every
 * page works without any of this.
 */
const enhancers: Record<EnhancerName, () => Enhancer | Promise<Enhancer>> = {
  'add-test': () => import('./enhance/add-test.ts'),
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => onPress(() => import('./enhance/embed.ts')),
  'go-back': () => formPage().then(({ goBack }) => ({ enhance: goBack })),
  header: () => ({ enhance: header }),
  'quick-exit': () => ({ enhance: quickExit }),
  lightbox: () => import('./enhance/lightbox.ts'),
  'open-target': () => ({ enhance: openTarget }),
  reveal: () => ({ enhance: reveal }),
  'scroll-flag': () => ({ enhance: scrollFlag }),
  'site-search': () => import('./enhance/site-search.ts'),
}

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  // A page from the browser's cache may name a module that this version no longer has.
  const load = enhancers[dataOf(element).enhance as EnhancerName] as
    | (typeof enhancers)[EnhancerName]
    | undefined
  void Promise.resolve(load?.()).then((enhancer) => enhancer?.enhance(element))
}

offerListening()

// A page without a form never fetches the script of forms.
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
const hydrated =
  islands.length > 0 &&
  formPage().then(({ hydrateWhenNeeded }) => Promise.all(islands.map(hydrateWhenNeeded)))

// The offline page has the numbers to call; it is fetched after everything that this page needs.
if ('serviceWorker' in navigator)
  window.addEventListener('load', async () => {
    // A form whose script does not arrive works without it.
    await Promise.allSettled([hydrated])
    navigator.serviceWorker.register('/service-worker.js')
  })
