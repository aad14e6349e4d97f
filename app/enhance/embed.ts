import { dataOf, find } from '../ui/script/data-attributes.ts'
import { foreignFrame } from './foreign-frame.ts'

/** Browsers do not report a frame that fails to load: after this time it counts as failed. */
const TIMEOUT_MS = 15_000

/**
 * Loads another site's page in place of app/ui/embed.tsx on a click, and removes it again. Before that nothing is
 * requested: the text beside the button names the site that will learn of it.
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
