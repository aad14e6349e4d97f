import type { SessionId } from '#clinic/slots.ts'

type Taken = 'booked' | 'own' | 'full' | 'over'

export type PickerTime = {
  value: string
  /** 11:00, among the times of its part of the day. */
  label: string
  /** 11:00 am, on its own. */
  at: string
  /** Day and time in full. */
  when: string
  /** Why it cannot be chosen. */
  taken?: Taken
}

export type PickerDate = {
  /** 2026-11-17 */
  day: string
  weekday: string
  date: string
  month: string
  /** Tuesday 17 November */
  name: string
  /** How many times are free, on the cell and in full, where the picker knows. */
  free?: number
  note?: string
  count?: string
}

export type PickerGroup = { id: SessionId; name: string; range: string; times: PickerTime[] }

export type PickerDay = PickerDate & { free: number; note: string; count: string; groups: PickerGroup[] }

export type PickerWords = {
  selectDate: string
  datesHint?: string
  selectTime: string
  timesHint?: string
  /** Takes the place of the times while no day is chosen. */
  dayFirst?: string
  /** The label under which the days after the first week are folded. */
  later?: string
  noTimes: string
  noTimesAtAll: string
  /** "First free: {when}" */
  firstFree: string
  /** "{time}, free" and "{time}, booked": for screen readers. */
  free: string
  booked: string
  /** The text at a time that cannot be chosen. */
  taken: Partial<Record<Taken, string>>
}
