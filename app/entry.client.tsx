/**
 * All the script a page may load. React Router renders on the server only; in the browser, each island of a page
 * fetches what it needs and comes alive where it stands. A page without islands loads nothing of this.
 */
const islands: Record<string, () => Promise<{ enliven: (element: HTMLElement, data: string) => void }>> = {
  booking: () => import('./enhance/booking.tsx'),
}

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const load = islands[element.dataset.island ?? '']
  const data = element.nextElementSibling?.textContent ?? '{}'
  void load?.().then((island) => island.enliven(element, data))
}
