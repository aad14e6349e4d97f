import { useCallback, useEffect, useState } from 'react'
import type { HourState } from './picker-days.ts'

/**
 * What is free grows old while the patient looks at something else: the server is asked again on the way back. Without
 * a URL every hour is offered, and nothing can grow full.
 */
export function useFreshHours(served: HourState[], url: string | null) {
  const [hours, setHours] = useState(served)
  const refresh = useCallback(async () => {
    if (!url) return
    try {
      const response = await fetch(url)
      if (!response.ok) return
      const { data } = (await response.json()) as { data: HourState[] }
      // The page offers its first days only; the call knows more.
      const last = served.at(-1)?.date ?? ''
      setHours(data.filter(({ date }) => date <= last))
    } catch {
      // No connection just now: what is shown stays, and the booking itself will tell the truth.
    }
  }, [url, served])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh()
    // A page brought back by the Back button was asleep, too.
    const onShow = (event: PageTransitionEvent) => event.persisted && refresh()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [refresh])
  return { hours, refresh }
}
