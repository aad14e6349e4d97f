import { isMorningWindow } from '#clinic/home-collection.ts'
import { type Day, dayParts } from '#clinic/time.ts'
import { dateOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { PickerDay, PickerTime } from '../forms/picker/day-time-picker.tsx'
import type { PickerText } from './collection-form-data.ts'
import { slotOf } from './visit-values.ts'
import type { CollectionWindowState } from './windows.ts'

/** The days and windows as the picker draws them. The first day is today, as the server counts. */
export function pickerDays(windows: CollectionWindowState[], text: PickerText): PickerDay[] {
  const days = [...new Set(windows.map(({ date }) => date))]
  return days.map((day, index) => {
    const ofDay = windows.filter(({ date }) => date === day)
    const free = ofDay.filter(({ state }) => state === 'free').length
    const note = noteOf(ofDay, free, text)
    return {
      day,
      ...faceOf(day, index === 0, text),
      free,
      note,
      spoken: `${dateOf(text.calendar, day)}, ${note}`,
      groups: groupsOf(ofDay, text),
    }
  })
}

function noteOf(windows: CollectionWindowState[], free: number, { free: words, taken }: PickerText): string {
  if (free > 0) return fill(free === 1 ? words.one : words.other, { count: free })
  return windows.some(({ state }) => state === 'full') ? taken.full : taken.over
}

function faceOf(day: Day, isToday: boolean, { calendar }: PickerText) {
  const { weekday, date, month } = dayParts(day)
  return {
    weekday: isToday ? calendar.today : calendar.weekdays[weekday]!.short,
    date: String(date),
    month: calendar.months[month - 1]!.short,
  }
}

function groupsOf(windows: CollectionWindowState[], text: PickerText): PickerDay['groups'] {
  return (['morning', 'evening'] as const).map((id) => ({
    id,
    name: text.sessions[id],
    range: '',
    times: windows
      .filter((window) => isMorningWindow(window) === (id === 'morning'))
      .map((window) => timeOf(window, text)),
  }))
}

function timeOf({ date, from, state }: CollectionWindowState, text: PickerText): PickerTime {
  const label = text.labels[from] ?? from
  const when = `${dateOf(text.calendar, date)}, ${label}`
  return { value: slotOf(date, from), label, when, ...(state !== 'free' && { taken: state }) }
}
