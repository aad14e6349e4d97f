import { suggestsDanger } from '#content/danger-words.ts'

/** Shows the urgent-help card as soon as the words ask for it. It stays on this page: nobody is told. */
export function enhance(box: HTMLElement) {
  const words = box.querySelector('textarea')
  const card = box.querySelector<HTMLElement>('[data-danger-card]')
  if (!words || !card) return
  const look = () => {
    if (suggestsDanger(words.value)) card.hidden = false
  }
  words.addEventListener('input', look)
  look()
  box.toggleAttribute('data-ready', true)
}
