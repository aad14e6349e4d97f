import { useEffect } from 'react'
import { get, post } from '../api.ts'
import { currentMs } from '../clock.ts'

const NOTE_EVERY = 60_000
const SLEEP_AFTER = 15 * 60_000

/**
 * Reports activity at most once a minute. After 15 minutes without any it asks whether the session is asleep,
 * which for a doctor comes later: background requests keep no session awake.
 */
export function useActivity(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return
    let noted = currentMs()
    let sleep = setTimeout(ask, SLEEP_AFTER)
    // A 401 leads to the sign-in by itself; other failures are shown elsewhere.
    function ask() {
      get('/api/me').catch(() => {})
      sleep = setTimeout(ask, NOTE_EVERY)
    }
    const note = () => {
      clearTimeout(sleep)
      sleep = setTimeout(ask, SLEEP_AFTER)
      if (currentMs() - noted < NOTE_EVERY) return
      noted = currentMs()
      post('/api/active', {}).catch(() => {})
    }
    const uses = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const
    for (const use of uses) addEventListener(use, note, { passive: true })
    return () => {
      clearTimeout(sleep)
      for (const use of uses) removeEventListener(use, note)
    }
  }, [isSignedIn])
}
