import { useEffect, useState } from 'react'

type Times = { booked: string[]; now: string }

/** Free times grow old while she looks at something else: ask again when she comes back. */
export function useFreshTimes(url: string, served: Times): Times {
  const [times, setTimes] = useState(served)
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const response = await fetch(url)
        if (!response.ok) return
        const { data } = (await response.json()) as { data: { dateTime: string }[] }
        setTimes({ booked: data.map(({ dateTime }) => dateTime), now: new Date().toISOString() })
      } catch {
        // No connection just now: what is shown stays, and the booking itself will tell the truth.
      }
    }
    document.addEventListener('visibilitychange', refresh)
    // A page brought back by the Back button was asleep, too.
    window.addEventListener('pageshow', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pageshow', refresh)
    }
  }, [url])
  return times
}
