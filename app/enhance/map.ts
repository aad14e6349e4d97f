import { foreignFrame } from './foreign-frame.ts'

/**
 * Puts the map in place of its picture when the visitor asks for it. Nothing is asked of the other site before:
 * the words beside the button say who will be told.
 */
export function enhance(place: HTMLElement) {
  const button = place.querySelector('button')
  const { src, title } = place.dataset
  if (!button || !src || !title) return
  place.querySelector<HTMLElement>('[data-offer]')?.removeAttribute('hidden')
  button.addEventListener('click', () => {
    const map = foreignFrame(src, title)
    // Focus goes with the visitor: the button she pressed is about to vanish.
    map.tabIndex = -1
    place.replaceChildren(map)
    map.focus()
  })
}
