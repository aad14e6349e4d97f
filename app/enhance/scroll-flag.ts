import { setState } from '../ui/script/data-attributes.ts'

/** How far the page must move before the flag flips. */
const THRESHOLD_PX = 50

export function enhance(element: HTMLElement) {
  const look = () => setState(element, 'scrolled', window.scrollY > THRESHOLD_PX)
  window.addEventListener('scroll', look, { passive: true })
  look()
}
