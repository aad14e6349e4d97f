import { foreignFrame } from './foreign-frame.ts'

/** A frame that takes longer than this is not coming; browsers do not tell. */
const patience = 15_000

/** Shows another site's page in the place of app/ui/embed.tsx, once someone asks for it, and takes it away again. */
export function enhance(root: HTMLElement) {
  const button = root.querySelector<HTMLButtonElement>('[data-load]')!
  const place = root.querySelector<HTMLElement>('[data-place]')!
  const told = root.querySelector<HTMLElement>('[data-told]')!
  const { src = '', frameTitle = '', show = '', hide = '', loading = '', failed = '' } = root.dataset
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (words: string) => {
    told.textContent = words
  }

  function open() {
    const frame = foreignFrame(src, frameTitle)
    frame.addEventListener('load', () => {
      clearTimeout(timer)
      tell('')
    })
    timer = setTimeout(() => {
      close()
      tell(failed)
    }, patience)
    tell(loading)
    place.replaceChildren(frame)
    button.textContent = hide
    button.setAttribute('aria-expanded', 'true')
  }

  function close() {
    clearTimeout(timer)
    tell('')
    place.replaceChildren()
    button.textContent = show
    button.setAttribute('aria-expanded', 'false')
  }

  button.addEventListener('click', () => (place.hasChildNodes() ? close() : open()))
  root.toggleAttribute('data-ready', true)
}
