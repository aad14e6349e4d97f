import { find } from '../ui/script/data-attributes.ts'

/** Long enough for the next letter, short enough to feel at once. */
const PAUSE_MS = 350

/** Kept by the browser for this entry of the tab's own way back: neither in an address nor in a list of pages. */
type Searched = { searched?: string; top?: number }

/**
 * Searches in place: what was typed stands neither in the address nor in the history of the phone. Back from a page that
 * was found shows what was found again.
 */
export function enhance(page: HTMLElement) {
  const form = page.querySelector('form')!
  const input = page.querySelector('input')!
  const place = find(page, 'place')
  /** Shown while nothing is typed, unless the page itself came with results. */
  const atFirst = input.value === '' ? [...place.childNodes] : null
  const strip = find(document.body, 'strip')
  const dock = find(document.body, 'dock')
  const plain = strip.className
  let pause: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined

  const remember = (entry: Searched) => history.replaceState(entry, '')

  /** Words of danger bring the numbers to call into the frame, as on a page that the server drew. */
  function showFrame(found?: HTMLElement) {
    strip.className = found ? find(found, 'strip').className : plain
    const other = found && find(found, 'dock')
    // The page's own has its script.
    find(document.body, 'dock').replaceWith(other && other.className !== dock.className ? other : dock)
  }

  async function search() {
    clearTimeout(pause)
    latest?.abort()
    latest = new AbortController()
    const { signal } = latest
    const typed = input.value.trim()
    remember(typed === '' ? {} : { searched: typed })
    if (typed === '' && atFirst) {
      place.replaceChildren(...atFirst)
      showFrame()
      return
    }
    const address = `${form.action}?${new URLSearchParams({ q: typed })}`
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(String(response.status))
      const found = new DOMParser().parseFromString(await response.text(), 'text/html')
      place.replaceChildren(...find(found.body, 'place').childNodes)
      showFrame(found.body)
    } catch {
      // No connection, or something else answered: the browser asks for the page itself.
      if (!signal.aborted) form.submit()
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search()
  })
  place.addEventListener('click', () => remember({ ...(history.state as Searched), top: scrollY }))

  const { searched, top = 0 } = (history.state ?? {}) as Searched
  if (searched && input.value === '') {
    input.value = searched
    void search().then(() => scrollTo(0, top))
  }
}
