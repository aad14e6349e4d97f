import { partOf, putInPlace } from './swap.ts'

/**
 * A link to a form's own page opens that form in a dialog instead. Whatever goes wrong on the way, the link is still
 * a link.
 */
export function enhance(list: HTMLElement) {
  const dialog = list.querySelector<HTMLDialogElement>(':scope > dialog')
  const place = dialog?.querySelector<HTMLElement>('[data-place]')
  const heading = dialog?.querySelector('h2')
  if (!dialog || !place || !heading) return
  let opener: HTMLElement | null = null

  list.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-book]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    opener = link
    const response = await fetch(link.href).catch(() => null)
    const answer = response?.ok ? await partOf(response, '[data-swap]') : null
    if (!answer) return location.assign(link.href)
    heading.textContent = link.dataset.book ?? ''
    const form = document.createElement('div')
    place.replaceChildren(form)
    dialog.showModal()
    putInPlace(form, answer.part)
    heading.focus()
    dialog.scrollTop = 0
  })
  // Pressed and let go beside it: who marks words with the mouse and lets go outside does not mean to leave.
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', (event) => {
    pressed = event.target
  })
  dialog.addEventListener('click', (event) => {
    const isClose = (event.target as Element).closest('[data-close]')
    const isBeside = event.target === dialog && pressed === dialog
    if (isClose || isBeside) dialog.close()
  })
  // What she typed does not stay behind on a page that others may look at.
  dialog.addEventListener('close', () => {
    place.replaceChildren()
    opener?.focus()
  })
  list.toggleAttribute('data-ready', true)
}
