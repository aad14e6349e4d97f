import { currentTime } from '../clock.ts'

/** Until the desk sends its interval. */
const USUAL_BEAT = 15_000
/** Two missed beats and a margin: 35 s at 15 s. */
const BEATS_MISSED = 7 / 3

/**
 * Detects a dead connection, which a browser does not report for minutes. Calls back once, with the time of the
 * last event.
 */
export function createWatchdog(onSilence: (heardAt: Date) => void) {
  let beat = USUAL_BEAT
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** An event arrived, or a connection begins; `everyMs` is the interval, where the desk sends it. */
    heard(everyMs = beat) {
      beat = everyMs
      const heardAt = currentTime()
      clearTimeout(timer)
      timer = setTimeout(() => onSilence(heardAt), beat * BEATS_MISSED)
    },
    stop: () => clearTimeout(timer),
  }
}
