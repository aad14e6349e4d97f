import { useCallback, useEffect, useState } from 'react'
import type { CollectionWindowState } from './windows.ts'

/** What is free grows old while the patient looks at something else: the server is asked again on the way back. */
export function useFreshWindows(served: CollectionWindowState[]) {
  const [windows, setWindows] = useState(served)
  const refresh = useCallback(async () => {
    try {
      const response = await fetch('/api/v1/home-collection/windows')
      if (!response.ok) return
      const { data } = (await response.json()) as { data: CollectionWindowState[] }
      setWindows(data)
    } catch {
      // No connection just now: what is shown stays, and the booking itself will tell the truth.
    }
  }, [])
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
  return { windows, refresh }
}
