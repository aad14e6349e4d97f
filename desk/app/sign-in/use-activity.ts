import { useEffect } from 'react'
import { get, post } from '../api.ts'
import { currentMs } from '../clock.ts'

const NOTE_EVERY = 60_000
const SLEEP_AFTER = 15 * 60_000

/**
 * Tells the desk, at most once a minute, that somebody is at this screen. Where nobody is for 15 minutes it asks whether
 * the desk has fallen asleep, which is later for a doctor: what the list reads by itself keeps nothing awake.
 */
export function useActivity(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return
    let noted = currentMs()
    let sleep = setTimeout(ask, SLEEP_AFTER)
    // An answer of 401 leads to the door by itself; whatever else is wrong shows elsewhere.
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
