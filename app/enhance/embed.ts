import { foreignFrame } from './foreign-frame.ts'

/** A frame that takes longer than this is not coming; browsers do not tell. */
const patience = 15_000

/**
 * Shows another site's page in the place of app/ui/embed.tsx, once someone asks for it, and takes it away again.
 * Nothing is asked of the other site before: the words beside the button say who will be told.
 */
export function enhance(root: HTMLElement) {
  const button = root.querySelector<HTMLButtonElement>('[data-load]')!
  const place = root.querySelector<HTMLElement>('[data-place]')!
  const told = root.querySelector<HTMLElement>('[data-told]')!
  const { src = '', title = '', hide = '', failed = '' } = root.dataset
  const show = button.textContent
  const ownPicture = [...place.childNodes]
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function turn(open: boolean, words: string, ...content: Node[]) {
    isOpen = open
    clearTimeout(timer)
    place.replaceChildren(...content)
    told.textContent = words
    button.textContent = open ? hide : show
    button.setAttribute('aria-expanded', String(open))
  }

  function open() {
    const frame = foreignFrame(src, title)
    frame.addEventListener('load', () => clearTimeout(timer))
    turn(true, '', frame)
    timer = setTimeout(() => turn(false, failed, ...ownPicture), patience)
  }

  button.addEventListener('click', () => (isOpen ? turn(false, '', ...ownPicture) : open()))
}
