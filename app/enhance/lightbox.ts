import { dataOf } from '../ui/script/data-attributes.ts'

const SWIPE = 48

/**
 * Opens the gallery's pictures in a dialog that leads from one to the next and round again. Without it each
 * picture is a plain link to its file.
 */
export function enhance(gallery: HTMLElement) {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a')]
  const dialog = gallery.querySelector('dialog')
  const picture = dialog?.querySelector('img')
  const [position, caption] = dialog?.querySelectorAll('[aria-live] > *') ?? []
  const [close, previous, next] = dialog?.querySelectorAll('button') ?? []
  if (!dialog || !picture || !position || !caption || !close || !previous || !next) return

  let place = 0
  let opener = links[0]

  const show = (wanted: number) => {
    place = (wanted + links.length) % links.length
    const link = links[place]!
    picture.src = link.href
    picture.alt = link.querySelector('img')?.alt ?? ''
    const words = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    caption.replaceChildren(...(words?.childNodes ?? []))
    position.textContent = (dataOf(dialog).position ?? '')
      .replace('{n}', String(place + 1))
      .replace('{total}', String(links.length))
  }

  for (const [number, link] of links.entries())
    link.addEventListener('click', (event) => {
      // A new tab or window: it gets the picture's file.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      opener = link
      show(number)
      dialog.showModal()
      // Back, the usual way out on a phone, closes the picture and stays on the page.
      history.pushState({ lightbox: true }, '')
    })
  let isLeaving = false
  window.addEventListener('popstate', () => {
    // The popstate of an earlier picture arrives late: the next one may be open by then.
    if (isLeaving) isLeaving = false
    else dialog.close()
  })

  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => show(place - 1))
  next.addEventListener('click', () => show(place + 1))
  dialog.addEventListener('close', () => {
    opener?.focus()
    // Closed without Back: its history entry is removed as well.
    if (!history.state?.lightbox) return
    isLeaving = true
    history.back()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(place - 1)
    if (key === 'ArrowRight') show(place + 1)
  })

  let start: { x: number; y: number } | null = null
  let swiped = false
  dialog.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    start = isPrimary ? { x: clientX, y: clientY } : null
    swiped = false
  })
  dialog.addEventListener('pointerup', ({ clientX, clientY }) => {
    const across = start ? clientX - start.x : 0
    const along = start ? clientY - start.y : 0
    start = null
    swiped = Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(along)
    if (swiped) show(across < 0 ? place + 1 : place - 1)
  })
  // A click beside the picture closes it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && !swiped) dialog.close()
  })
}
