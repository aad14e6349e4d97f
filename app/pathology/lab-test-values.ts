import type { FieldError } from '#clinic/fields.ts'
import { comingHours, parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { facts } from '#content/facts.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import { visitOf } from '../samples/visit-slots.ts'

/** The input of the rules: a date and a time, where the picker sends one moment. */
export const withWish = (values: FormValues): FormValues => ({
  ...values,
  ...visitOf(values, comingHours(facts.sessions)),
})

/** Fields of the first step. */
const wishFields = new Set(['tests', 'date', 'time'])
export const isOfWish = ({ field }: { field: string }) => wishFields.has(field)

export function checkBooking(values: FormValues, notice: string): FieldError[] {
  const parsed = parseLabTestBooking(withWish(values), notice)
  const errors = parsed.ok ? [] : parsed.errors
  return values.test?.length ? errors : [{ field: 'tests', code: 'tests-required' }, ...errors]
}

export const checkWish = (values: FormValues): FieldError[] => checkBooking(values, '').filter(isOfWish)

const keptNames: Record<string, string> = {
  patientName: 'fullName',
  fullName: 'fullName',
  age: 'age',
  mobile: 'phone',
  phone: 'phone',
  sex: 'gender',
  gender: 'gender',
  email: 'email',
  address: 'address',
}

/** The values that another form already had, under the names of this one. */
export const carriedOver = (values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(keptNames).flatMap(([theirs, ours]) => {
      const text = textIn(values, theirs)
      return text ? [[ours, text]] : []
    }),
  )
