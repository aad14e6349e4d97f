import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Results } from './results-data.ts'
import { addressOf, isSameSearch, readSearch, type Search } from './search-address.ts'

/** Long enough for the next letter, short enough to feel instant. */
const PAUSE_MS = 250

export type Shown = Search & {
  results: Results | 'loading' | 'failed'
  /** What caused it: the page itself, a search, or a link within the results. */
  by: 'page' | 'search' | 'link'
}

async function fetchResults(url: string, signal: AbortSignal): Promise<Results | 'failed'> {
  try {
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
    const results: Results | null = await response.json()
    return response.ok && Array.isArray(results?.tests) ? results : 'failed'
  } catch {
    // Offline, or an unexpected response.
    return 'failed'
  }
}

/** A new tab or window: it gets the page itself. */
const opensElsewhere = (event: React.MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * On a phone the keyboard takes half of the screen: the box scrolls to the top, so that the first result is
 * visible.
 */
function bringToTop(box: HTMLInputElement) {
  if (matchMedia('(width < 48rem)').matches) box.closest('search')!.scrollIntoView({ block: 'start' })
}

/**
 * Searches while typing, without a new page; the newest search wins. The URL always matches the results on the
 * screen.
 */
export function useLabTestSearch(paths: { list: string; results: string }, first: Shown) {
  const [shown, setShown] = useState(first)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<AbortController>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function load(search: Search, by: Shown['by']) {
    clearTimeout(pause.current)
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setShown({ ...search, by, results: 'loading' })
    if (by === 'search') bringToTop(input.current!)
    const results = await fetchResults(addressOf(paths.results, search), signal)
    if (!signal.aborted) setShown({ ...search, by, results })
  }

  /** Every new search begins at the first page; an empty box leads back to the first screen. */
  function search() {
    const q = input.current!.value.trim()
    const wanted = { q, group: null, page: q ? 1 : null }
    history.replaceState(null, '', addressOf(paths.list, wanted))
    void load(wanted, 'search')
  }

  function searchSoon() {
    clearTimeout(pause.current)
    pause.current = setTimeout(search, PAUSE_MS)
  }

  /** A link to other results. */
  function open(event: React.MouseEvent, wanted: Search) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const url = addressOf(paths.list, wanted)
    if (url !== location.pathname + location.search) history.pushState(null, '', url)
    input.current!.value = wanted.q
    void load(wanted, 'link')
  }

  const goBack = useEffectEvent(() => {
    const wanted = readSearch(new URLSearchParams(location.search))
    // A link to a place within the page changes the URL, too.
    if (isSameSearch(wanted, shown)) return
    input.current!.value = wanted.q
    void load(wanted, 'search')
  })
  const searchForTyped = useEffectEvent(() => {
    if (input.current!.value.trim() !== first.q) search()
  })
  useEffect(() => {
    // Typed before the script loaded.
    searchForTyped()
    const onPopState = () => goBack()
    // Restored from the browser's memory, too, the page shows what its URL says.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && goBack()
    window.addEventListener('popstate', onPopState)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('popstate', onPopState)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])

  /** Clears the search once a test is chosen: Back leads to the first screen. */
  const forget = () => {
    if (shown.q) history.replaceState(null, '', paths.list)
  }

  return { shown, input, search, searchSoon, open, forget }
}
