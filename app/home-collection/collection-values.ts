import type { FieldError } from '#clinic/fields.ts'
import { collectionWindows, parseCollection, parseVisitDetails } from '#clinic/home-collection.ts'
import type { FormValues } from '../forms/form-values.ts'
import { visitOf } from '../samples/visit-slots.ts'

/** The input of the rules: tests, a date and an hour, where the form sends slugs and one moment. */
export function withVisit({ test, ...values }: FormValues): FormValues {
  const { date, time } = visitOf(values, collectionWindows)
  return { ...values, tests: test ?? [], collectionDate: date, collectionTime: time }
}

/** Fields of the first step. */
const visitFields = new Set(['tests', 'collectionDate', 'collectionTime'])
export const isOfVisit = ({ field }: { field: string }) => visitFields.has(field)

export function checkVisit(values: FormValues): FieldError[] {
  const parsed = parseVisitDetails(withVisit(values))
  return parsed.ok ? [] : parsed.errors
}

export function checkBooking(values: FormValues, served: readonly string[], notice: string): FieldError[] {
  const parsed = parseCollection(withVisit(values), served, notice)
  return parsed.ok ? [] : parsed.errors
}
