import { useCallback, useEffect, useRef, useState } from 'react'
import { RESPONSE_TIMEOUT_MS } from '../post/retry.ts'
import type { PickerDay } from './picker-types.ts'

/**
 * Refetches the free times when the page returns from the background, by the server's clock, and when the choice
 * changes. While `isLoading`, the shown times belong to the previous choice. The choice stays out of the URL.
 */
export function useFreshDays(url: string, served: PickerDay[], asked = '') {
  const [days, setDays] = useState(served)
  const [answered, setAnswered] = useState(asked)
  const latest = useRef({ asked, tries: 0 })
  const refresh = useCallback(async () => {
    const mine = ++latest.current.tries
    const isLatest = () => mine === latest.current.tries
    const post = { method: 'POST', body: new URLSearchParams(asked) }
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
        ...(asked !== '' && post),
      })
      const { days: fresh } = (await response.json()) as { days?: PickerDay[] }
      // An unexpected JSON response has no days.
      if (response.ok && isLatest() && Array.isArray(fresh)) setDays(fresh)
    } catch {
      // Offline, or too slow: the shown times stay, and the submit checks them.
    }
    if (isLatest()) setAnswered(asked)
  }, [url, asked])
  useEffect(() => {
    if (latest.current.asked !== asked) void refresh()
    latest.current.asked = asked
  }, [asked, refresh])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh()
    // A page restored by the Back button was in the background, too.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [refresh])
  return { days, isLoading: answered !== asked, refresh }
}
