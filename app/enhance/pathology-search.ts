/** Long enough for the next letter, short enough to feel at once. */
const PAUSE = 250

const regionOf = (within: ParentNode) => within.querySelector<HTMLElement>('[data-results]')

/**
 * Searches while one types: fetches the results that the form's own page would show and puts them in the place of
 * these. The newest search wins. Without it the form and the links open pages.
 */
export function enhance(root: HTMLElement) {
  const form = root.querySelector<HTMLFormElement>('[data-search]')
  const input = form?.querySelector('input')
  const status = root.querySelector('[data-status]')
  const loading = root.querySelector<HTMLTemplateElement>('template[data-loading]')
  const failed = root.querySelector<HTMLTemplateElement>('template[data-failed]')
  const { resultsOnly } = root.dataset
  if (!form || !input || !status || !loading || !failed || !resultsOnly) return

  let latest: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const show = (region: HTMLElement) => {
    regionOf(root)?.replaceWith(region)
    status.textContent = region.dataset.told ?? ''
  }
  const copyOf = (template: HTMLTemplateElement) =>
    regionOf(template.content.cloneNode(true) as DocumentFragment)!

  async function fetchRegion(url: URL, signal: AbortSignal): Promise<HTMLElement> {
    try {
      const response = await fetch(resultsOnly + url.search, { signal, headers: { accept: 'text/html' } })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const region = regionOf(page)
      if (region) return document.importNode(region, true)
    } catch {
      // No line, or no answer: the same as an answer without results.
    }
    const region = copyOf(failed!)
    region.querySelector('[data-page]')?.setAttribute('href', url.href)
    return region
  }

  /** Whether it is still wanted when it comes. */
  async function load(url: URL): Promise<boolean> {
    clearTimeout(pause)
    latest?.abort()
    latest = new AbortController()
    const { signal } = latest
    show(copyOf(loading!))
    const region = await fetchRegion(url, signal)
    if (signal.aborted) return false
    show(region)
    return true
  }

  /** No page in it: every new search begins at the first. */
  function searched(): URL {
    const url = new URL(form!.action)
    const q = input!.value.trim()
    if (q) url.searchParams.set('q', q)
    return url
  }

  function search() {
    const url = searched()
    history.replaceState(null, '', url)
    void load(url)
  }

  input.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(search, PAUSE)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })

  root.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-results] nav a, [data-page]')
    // A new tab or window was asked for: it gets the page itself.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const url = new URL(link.href)
    if (url.href !== location.href) history.pushState(null, '', url)
    input.value = url.searchParams.get('q') ?? ''
    // The link that had the focus is gone: reading goes on at the top of the results.
    const loaded = load(url)
    focusResults()
    if (await loaded) focusResults()
  })

  function focusResults() {
    const heading = regionOf(root)?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  window.addEventListener('popstate', () => {
    const url = new URL(location.href)
    input.value = url.searchParams.get('q') ?? ''
    void load(url)
  })
  root.toggleAttribute('data-ready', true)
}
