import { dataOf, find } from '../ui/script/data-attributes.ts'
import { foreignFrame } from './foreign-frame.ts'

/** A frame that takes longer than this is not coming; browsers do not tell. */
const TIMEOUT_MS = 15_000

/**
 * Shows another site's page in the place of app/ui/embed.tsx, once someone asks for it, and takes it away again.
 * Nothing is asked of the other site before: the words beside the button say who learns of it.
 */
export function enhance(root: HTMLElement) {
  const button = find(root, 'load')
  const place = find(root, 'place')
  const announcement = find(root, 'announcement')
  const { src = '', title = '', hide = '', failed = '' } = dataOf(root)
  const show = button.textContent
  const ownPicture = [...place.childNodes]
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function turn(open: boolean, words: string, ...content: Node[]) {
    isOpen = open
    clearTimeout(timer)
    place.replaceChildren(...content)
    announcement.textContent = words
    button.textContent = open ? hide : show
    button.setAttribute('aria-expanded', String(open))
  }

  function open() {
    const frame = foreignFrame(src, title)
    frame.addEventListener('load', () => clearTimeout(timer))
    turn(true, '', frame)
    timer = setTimeout(() => turn(false, failed, ...ownPicture), TIMEOUT_MS)
  }

  button.addEventListener('click', () => (isOpen ? turn(false, '', ...ownPicture) : open()))
}
