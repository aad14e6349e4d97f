import type { PickerDay, PickerTime } from '../forms/picker/picker-types.ts'

type Found = { day: PickerDay; time: PickerTime }

/** Every time of these days with its day. */
const timesIn = (days: PickerDay[]): Found[] =>
  days.flatMap((day) => day.groups.flatMap(({ times }) => times.map((time) => ({ day, time }))))

export const freeIn = (days: PickerDay[]) => timesIn(days).filter(({ time }) => time.taken === undefined)

export const findTime = (days: PickerDay[], value: string) =>
  timesIn(days).find(({ time }) => time.value === value)

export const findFree = (days: PickerDay[], value: string) =>
  freeIn(days).find(({ time }) => time.value === value)

export const firstFree = (days: PickerDay[]) => freeIn(days)[0]

/** Tue 17 Nov */
export const shortDay = ({ weekday, date, month }: PickerDay) => `${weekday} ${date} ${month}`

/** Tue 17 Nov · 11:00 am */
export const shortTime = ({ day, time }: Found) => `${shortDay(day)} · ${time.at.replaceAll(' ', '\u00a0')}`
