import type { FieldError } from '#clinic/fields.ts'
import {
  collectionWindows,
  parseCollection,
  parsePatientDetails,
  windowStart,
} from '#clinic/home-collection.ts'
import { type Day, isDay, toIso } from '#clinic/time.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'

/** How the picker spells the window of a day that begins then. */
export const slotOf = (day: Day, from: string): string => toIso(windowStart(day, from))

/** The day and the hour that a value of the picker stands for; empty where it stands for none. */
export function visitOf(slot: string): { day: Day; from: string } {
  const [day, from] = [slot.slice(0, 10), slot.slice(11, 16)]
  const isWindow = isDay(day) && collectionWindows.some((window) => window.from === from)
  return isWindow && slotOf(day, from) === slot ? { day, from } : { day: '', from: '' }
}

/** The picker sends one moment; the rules ask for a date and an hour. An hour of another day is not chosen. */
export function withVisit(values: FormValues): FormValues {
  const collectionDate = textIn(values, 'day')
  const visit = visitOf(textIn(values, 'collectionSlot'))
  return { ...values, collectionDate, collectionTime: visit.day === collectionDate ? visit.from : '' }
}

export function checkPatient(values: FormValues, served: readonly string[]): FieldError[] {
  const parsed = parsePatientDetails(values, served)
  return parsed.ok ? [] : parsed.errors
}

export function checkBooking(values: FormValues, served: readonly string[], notice: string): FieldError[] {
  const parsed = parseCollection(withVisit(values), served, notice)
  return parsed.ok ? [] : parsed.errors
}
