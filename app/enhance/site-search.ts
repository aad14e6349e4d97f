import { find } from '../ui/script/data-attributes.ts'

/** Long enough for the next letter, short enough to feel at once. */
const PAUSE_MS = 350

/** Searches in place: what was typed stands neither in the address nor in the history of the phone. */
export function enhance(page: HTMLElement) {
  const form = page.querySelector('form')!
  const input = page.querySelector('input')!
  const place = find(page, 'place')
  let pause: ReturnType<typeof setTimeout> | undefined
  let latest: AbortController | undefined

  async function search() {
    clearTimeout(pause)
    latest?.abort()
    latest = new AbortController()
    const { signal } = latest
    const address = `${form.action}?${new URLSearchParams({ q: input.value.trim() })}`
    try {
      const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(String(response.status))
      const found = new DOMParser().parseFromString(await response.text(), 'text/html')
      place.replaceChildren(...find(found.body, 'place').childNodes)
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
}
