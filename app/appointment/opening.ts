import { dayOf } from '#clinic/time.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'
import type { AppointmentReply, Step } from './booking-steps.ts'
import { findFree, firstFree, freeIn } from './free-times.ts'

/** Times of the site begin with a year of four digits; others may lie outside the calendar. */
export const dayOfTime = (dateTime: string) => {
  const time = new Date(/^\d{4}-/.test(dateTime) ? dateTime : '')
  return Number.isNaN(time.getTime()) ? null : dayOf(time)
}

/** The free time that a link offers; empty where it is taken, null where the link offers none. */
export function timeOffered(
  days: PickerDay[] | null,
  offer: string | null,
  offerOf: (startsAt: Date) => string,
): string | null {
  if (offer === null) return null
  return freeIn(days ?? []).find(({ time }) => offerOf(new Date(time.value)) === offer)?.time.value ?? ''
}

type Asked = { date: string | null; time: string | null }
type Opening = {
  day: string
  time: string
  step: Step
  /** Whether a link named a time that is taken. */
  isGone: boolean
}

/** How the form opens: with its response, by the link, or on the first day with a free time. */
export function openingOf(days: PickerDay[], asked: Asked, reply: AppointmentReply | undefined): Opening {
  if (reply)
    return {
      day: dayShown(days, reply.values, asked.date),
      time: textIn(reply.values, 'dateTime'),
      step: reply.step,
      isGone: false,
    }
  const linked = asked.time === null ? undefined : findFree(days, asked.time)
  if (linked) return { day: linked.day.day, time: linked.time.value, step: 2, isGone: false }
  return { day: dayShown(days, undefined, asked.date), time: '', step: 1, isGone: asked.time !== null }
}

function dayShown(days: PickerDay[], values: FormValues | undefined, asked: string | null): string {
  const wanted = [dayOfTime(textIn(values, 'dateTime')), textIn(values, 'day'), asked]
  const first = firstFree(days)?.day.day ?? days[0]?.day ?? ''
  return wanted.find((day) => days.some((candidate) => candidate.day === day)) ?? first
}
