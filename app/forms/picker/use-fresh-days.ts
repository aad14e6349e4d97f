import { useEffect, useState } from 'react'
import type { PickerDay } from './day-time-picker.tsx'

/** Free times grow old while the page is out of sight: asked for again, by the server's clock, when it comes back. */
export function useFreshDays(url: string, served: PickerDay[]): PickerDay[] {
  const [days, setDays] = useState(served)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const response = await fetch(url, { headers: { accept: 'application/json' } })
        if (response.ok) setDays(((await response.json()) as { days: PickerDay[] }).days)
      } catch {
        // No connection just now: what is shown stays, and the submit itself will tell the truth.
      }
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page brought back by the Back button was asleep, too.
      if (persisted) void refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [url])
  return days
}
