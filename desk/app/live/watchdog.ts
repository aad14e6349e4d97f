import { currentTime } from '../clock.ts'

/** Before the desk has said how often it beats. */
const USUAL_BEAT = 15_000
/** Two beats may be lost or late, and a little more: 35 s of 15. */
const BEATS_MISSED = 7 / 3

/**
 * Notices a connection that has died without a word: a browser reports none for minutes. Called back once, with the
 * moment at which something was last heard.
 */
export function createWatchdog(onSilence: (heardAt: Date) => void) {
  let beat = USUAL_BEAT
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Something has arrived, or a connection begins; with how often the desk beats, where it says so. */
    heard(everyMs = beat) {
      beat = everyMs
      const heardAt = currentTime()
      clearTimeout(timer)
      timer = setTimeout(() => onSilence(heardAt), beat * BEATS_MISSED)
    },
    stop: () => clearTimeout(timer),
  }
}
