import { type SessionId, sessionIds } from '#clinic/slots.ts'
import type { Day } from '#clinic/time.ts'
import { dateOf } from '#content/format/calendar.ts'
import type { DayWords } from '../forms/picker/day-words.ts'
import { pickerDay } from '../forms/picker/picker-day.ts'
import type { PickerDay, PickerTime, PickerWords } from '../forms/picker/picker-types.ts'
import { slotOf } from './visit-slots.ts'

/** An hour of a day, and whether it is free. A day that is closed has one entry without a time. */
export type HourState = { date: Day; from: string; state: 'free' | 'full' | 'over' }

type HourWords = { session: SessionId; label: string; at: string }

/** The texts of the hour picker, in one language. They travel to the browser, where the days are built again. */
export type HourPickerText = {
  picker: PickerWords
  day: DayWords
  sessions: Record<SessionId, string>
  /** What the hours mean: somebody comes, or the patient comes, within them. */
  within: string
  hours: Record<string, HourWords>
}

/** The days and hours as the picker draws them. The first day is today on the server. */
export function pickerDays(hours: HourState[], text: HourPickerText): PickerDay[] {
  const days = [...new Set(hours.map(({ date }) => date))]
  return days.map((day, index) => {
    const ofDay = hours.filter(({ date }) => date === day)
    return pickerDay(text.day, { day, isToday: index === 0, groups: groupsOf(ofDay, text) })
  })
}

const groupsOf = (hours: HourState[], text: HourPickerText): PickerDay['groups'] =>
  sessionIds.map((id) => ({
    id,
    name: text.sessions[id],
    range: text.within,
    times: hours.filter(({ from }) => text.hours[from]?.session === id).map((hour) => timeOf(hour, text)),
  }))

function timeOf({ date, from, state }: HourState, text: HourPickerText): PickerTime {
  const { label, at } = text.hours[from]!
  const when = `${dateOf(text.day.calendar, date)}, ${at}`
  return { value: slotOf(date, from), label, at, when, ...(state !== 'free' && { taken: state }) }
}
