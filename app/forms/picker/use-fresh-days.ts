import { useCallback, useEffect, useRef, useState } from 'react'
import type { PickerDay } from './picker-types.ts'

/**
 * Free times grow old while the page is out of sight: asked for again, by the server's clock, when it comes back; and
 * whenever something else is asked for, which goes into no address.
 */
export function useFreshDays(url: string, served: PickerDay[], asked = '') {
  const [days, setDays] = useState(served)
  const latest = useRef({ asked, tries: 0 })
  const refresh = useCallback(async () => {
    const mine = ++latest.current.tries
    const post = { method: 'POST', body: new URLSearchParams(asked) }
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        ...(asked !== '' && post),
      })
      const { days: fresh } = (await response.json()) as { days?: PickerDay[] }
      const isLatest = mine === latest.current.tries
      // Whatever else answers with JSON has no days.
      if (response.ok && isLatest && Array.isArray(fresh)) setDays(fresh)
    } catch {
      // No connection just now: what is shown stays, and the submit itself will tell the truth.
    }
  }, [url, asked])
  useEffect(() => {
    if (latest.current.asked !== asked) void refresh()
    latest.current.asked = asked
  }, [asked, refresh])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh()
    // A page brought back by the Back button was asleep, too.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [refresh])
  return { days, refresh }
}
