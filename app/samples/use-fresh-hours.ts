import { useCallback, useEffect, useState } from 'react'
import type { HourState } from './picker-days.ts'

/**
 * Free hours may change while the page is in the background: they are refetched when it returns. Without a URL
 * every hour is offered, and none can be full.
 */
export function useFreshHours(served: HourState[], url: string | null) {
  const [hours, setHours] = useState(served)
  const refresh = useCallback(async () => {
    if (!url) return
    try {
      const response = await fetch(url)
      if (!response.ok) return
      const { data } = (await response.json()) as { data: HourState[] }
      // The page has its first days only; the call may return more.
      const last = served.at(-1)?.date ?? ''
      setHours(data.filter(({ date }) => date <= last))
    } catch {
      // Offline: the shown hours stay, and the booking checks them.
    }
  }, [url, served])
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && refresh()
    // A page restored by the Back button was in the background, too.
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
