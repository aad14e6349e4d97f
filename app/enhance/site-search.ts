import { find } from '../ui/script/data-attributes.ts'

/** Long enough for the next letter, short enough to feel instant. */
const PAUSE_MS = 350

/** Stored in the history entry of this tab: in no URL and in no list of visited pages. */
type Searched = { searched?: string; top?: number }

/**
 * Searches in place: the query is neither in the URL nor in the phone's history. Back from a result shows the
 * results again.
 */
export function enhance(page: HTMLElement) {
  const form = page.querySelector('form')!
  const input = page.querySelector('input')!
  const place = find(page, 'place')
  /** Shown while the box is empty, unless the page itself came with results. */
  const atFirst = input.value === '' ? [...place.childNodes] : null
  const strip = find(document.body, 'strip')
  const dock = find(document.body, 'dock')
  const plain = strip.className
  let pause: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined

  const remember = (entry: Searched) => history.replaceState(entry, '')

  /** A query about danger brings the numbers to call into the frame, as on a page from the server. */
  function showFrame(found?: HTMLElement) {
    strip.className = found ? find(found, 'strip').className : plain
    const other = found && find(found, 'dock')
    // The page's own dock has its script attached.
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
      // Offline, or an unexpected response: the browser loads the page itself.
      if (!signal.aborted) form.submit()
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, PAUSE_MS)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // Closes the keyboard of a phone, which would cover the results.
    input.blur()
    void search()
  })
  place.addEventListener('click', () => remember({ ...(history.state as Searched), top: scrollY }))

  const { searched, top = 0 } = (history.state ?? {}) as Searched
  if (searched && input.value === '') {
    input.value = searched
    void search().then(() => scrollTo(0, top))
  }
}
