/**
 * All the script a page may load. React Router renders on the server only; here, each part of the page that asks
 * for it (`data-enhance="name"`) fetches its own small module. Every page works before, and without, any of this.
 */
type Enhancer = { enhance: (element: HTMLElement) => void }

const enhancers: Record<string, () => Promise<Enhancer>> = {
  booking: () => import('./enhance/booking.tsx'),
  carousel: () => import('./enhance/carousel.ts'),
  embed: () => import('./enhance/embed.ts'),
}

for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
  void enhancers[element.dataset.enhance ?? '']?.().then(({ enhance }) => enhance(element))
}
