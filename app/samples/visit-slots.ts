import { type Day, instantAt, isDay, minutesFrom, toIso } from '#clinic/time.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'

type Hour = { from: string }

/** How the picker spells the hour of a day that begins then. */
export const slotOf = (day: Day, from: string): string => toIso(instantAt(day, minutesFrom(from)))

/** The day and the hour that a value of the picker stands for; empty where it stands for none of these hours. */
export function partsOf(slot: string, hours: readonly Hour[]): { day: Day; from: string } {
  const [day, from] = [slot.slice(0, 10), slot.slice(11, 16)]
  const isOffered = isDay(day) && hours.some((hour) => hour.from === from)
  return isOffered && slotOf(day, from) === slot ? { day, from } : { day: '', from: '' }
}

/** The picker sends one moment; the rules ask for a date and an hour. An hour of another day is not chosen. */
export function visitOf(values: FormValues, hours: readonly Hour[]): { date: Day; time: string } {
  const date = textIn(values, 'day')
  const { day, from } = partsOf(textIn(values, 'slot'), hours)
  return { date, time: day === date ? from : '' }
}
