import * as z from 'zod/mini'
import { contactCodes, contactFields } from './contact-preferences.ts'
import * as field from './fields.ts'
import type { Session } from './slots.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

/** How far ahead a preferred date may lie. */
export const LAB_TEST_DAYS = 60

/** The booking of one test of the catalogue: a preferred day and time, to be agreed by the clinic and the patient. */
export const testBookingRequest = (noticeInForce: string) =>
  z
    .object({
      fullName: field.personName('name-required'),
      email: field.requiredEmail,
      phone: field.mobile('phone-required', 'phone-not-indian'),
      age: field.age,
      gender: field.sex('gender-required'),
      address: field.requiredAddress,
      date: field.day('date-required'),
      time: field.clock('time-required'),
      guardian: field.box,
      ...contactFields,
      consent: field.consent(noticeInForce, 'consent-missing'),
      language: field.language,
    })
    .check(
      z.refine(({ age, guardian }) => age >= 18 || field.isTicked(guardian), {
        ...field.code('guardian-needed'),
        path: ['guardian'],
      }),
    )

/** All field errors of this form, without those that depend on the time. */
export const labTestBookingCodes = [
  'name-required',
  ...field.nameCodes,
  'email-required',
  ...field.emailCodes,
  'phone-required',
  'phone-not-indian',
  'age-required',
  'age-format',
  'gender-required',
  'address-required',
  'address-too-long',
  'date-required',
  'time-required',
  'guardian-needed',
  ...contactCodes,
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

export type LabTestBookingRequest = z.output<ReturnType<typeof testBookingRequest>>

export const parseLabTestBooking = (answers: unknown, noticeInForce: string) =>
  field.parseAnswers(testBookingRequest(noticeInForce), answers)

export type WishRefusal = { field: 'date' | 'time'; code: field.FieldCode }

export const wishedInstant = (day: Day, clock: string): Date => instantAt(day, minutesFrom(clock))

/** Tests are taken within the opening hours. */
export function refuseWish(
  day: Day,
  clock: string,
  sessions: readonly Session[],
  now: Date,
): WishRefusal | null {
  const today = dayOf(now)
  if (day < today) return { field: 'date', code: 'date-past' }
  if (day >= addDays(today, LAB_TEST_DAYS)) return { field: 'date', code: 'date-too-far' }
  if (wishedInstant(day, clock) <= now) return { field: 'time', code: 'time-past' }
  const minutes = minutesFrom(clock)
  const isOpen = sessions.some(
    ({ opens, closes }) => minutes >= minutesFrom(opens) && minutes < minutesFrom(closes),
  )
  return isOpen ? null : { field: 'time', code: 'time-closed' }
}

export const refuseWishAt = (at: Date, sessions: readonly Session[], now: Date) =>
  refuseWish(dayOf(at), clockFrom(minutesOf(at)), sessions, now)
