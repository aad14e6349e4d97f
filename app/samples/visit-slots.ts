import { type Day, instantAt, isDay, minutesFrom, toIso } from '#clinic/time.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'

type Hour = { from: string }

/** The picker's value for the hour that begins then. */
export const slotOf = (day: Day, from: string): string => toIso(instantAt(day, minutesFrom(from)))

/** The day and the hour of a picker's value; empty where it is none of these hours. */
export function partsOf(slot: string, hours: readonly Hour[]): { day: Day; from: string } {
  const [day, from] = [slot.slice(0, 10), slot.slice(11, 16)]
  const isOffered = isDay(day) && hours.some((hour) => hour.from === from)
  return isOffered && slotOf(day, from) === slot ? { day, from } : { day: '', from: '' }
}

/**
 * The picker sends one moment; the rules take a date and an hour. An hour of another day does not count as chosen.
 */
export function visitOf(values: FormValues, hours: readonly Hour[]): { date: Day; time: string } {
  const date = textIn(values, 'day')
  const { day, from } = partsOf(textIn(values, 'slot'), hours)
  return { date, time: day === date ? from : '' }
}
