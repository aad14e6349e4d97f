import { dayOf, dayParts, minutesOf } from '#clinic/time.ts'
import { clockOf } from '#content/format/calendar.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Free times that match the typed text: 640 is 6:40 in the morning or evening, tue is Tuesday, tue640 both. */
export function narrowTimes<Time extends { at: string }>(times: readonly Time[], typed: string): Time[] {
  const letters = typed.replace(/[^a-z]/gi, '').toLowerCase()
  const figures = typed.replace(/\D/g, '')
  return times.filter(({ at }) => {
    const moment = new Date(at)
    const { weekday } = dayParts(dayOf(moment))
    const clock = clockOf(minutesOf(moment)).replace(':', '')
    return weekdays[weekday]!.startsWith(letters) && clock.startsWith(figures)
  })
}

/** The typed text after one more key: a letter after digits, or a text without a match, starts anew. */
export function typedWith<Time extends { at: string }>(
  times: readonly Time[],
  typed: string,
  key: string,
): string {
  const longer = typed + key.toLowerCase()
  if (/\d[a-z]$/.test(longer) || narrowTimes(times, longer).length === 0) {
    const alone = key.toLowerCase()
    return narrowTimes(times, alone).length > 0 ? alone : typed
  }
  return longer
}
