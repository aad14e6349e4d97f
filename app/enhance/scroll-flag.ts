/** How far the page must move before the flag flips. */
const THRESHOLD_PX = 50

export function enhance(element: HTMLElement) {
  const look = () => element.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX)
  window.addEventListener('scroll', look, { passive: true })
  look()
}
