import * as z from 'zod/mini'
import { contactCodes, contactFields, contactRulesFrom } from './contact-fields.ts'
import * as field from './fields.ts'
import { type Session, type SessionId, weeklySessions } from './slots.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

/** How far ahead a preferred date may lie. */
export const LAB_TEST_DAYS = 60

/**
 * The booking of catalogue tests: a preferred day and time, which clinic and patient then agree. The patient comes to
 * the clinic, and a phone number is enough: e-mail and address are optional.
 */
export const testBookingRequest = (noticeInForce: string) =>
  z
    .object({
      // In the order of the page: the first error takes the focus.
      date: field.day('date-required'),
      time: field.clock('time-required'),
      fullName: field.personName('name-required'),
      age: field.age,
      phone: field.mobile('phone-required'),
      gender: field.sex('gender-required'),
      email: field.optionalEmail,
      address: field.optionalText(300, 'address-too-long'),
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
  ...field.emailCodes,
  'phone-required',
  ...field.phoneCodes,
  'age-required',
  'age-format',
  'gender-required',
  'address-too-long',
  'tests-required',
  'test-unavailable',
  'tests-apart',
  'date-required',
  'time-required',
  'guardian-needed',
  ...contactCodes,
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

export type LabTestBookingRequest = z.output<ReturnType<typeof testBookingRequest>>

/** What is stored about the patient. */
export const personOfLabTest = ({ fullName, gender, ...request }: LabTestBookingRequest) => ({
  name: fullName,
  phone: request.phone,
  email: request.email,
  address: request.address,
  age: request.age,
  sex: gender,
  contact: contactRulesFrom(request, request.email !== null),
})

export const parseLabTestBooking = (answers: unknown, noticeInForce: string) =>
  field.parseAnswers(testBookingRequest(noticeInForce), answers)

/** An hour in which a patient may come for tests; the last one of a session may be shorter. */
type ComingHour = { session: SessionId; from: string; to: string }

/** The hours of a day that a form offers. An API call may ask for any time within opening hours. */
export const comingHours = (sessions: readonly Session[]): ComingHour[] =>
  sessions.flatMap(({ id, opens, closes }) => {
    const [first, end] = [minutesFrom(opens), minutesFrom(closes)]
    return Array.from({ length: Math.ceil((end - first) / 60) }, (_, index) => ({
      session: id,
      from: clockFrom(first + index * 60),
      to: clockFrom(Math.min(first + (index + 1) * 60, end)),
    }))
  })

export type WishRefusal = { field: 'date' | 'time' | 'tests'; code: field.FieldCode }

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
  const isOpen = weeklySessions(sessions, day).some(
    ({ opens, closes }) => minutes >= minutesFrom(opens) && minutes < minutesFrom(closes),
  )
  return isOpen ? null : { field: 'time', code: 'time-closed' }
}

export const refuseWishAt = (at: Date, sessions: readonly Session[], now: Date) =>
  refuseWish(dayOf(at), clockFrom(minutesOf(at)), sessions, now)
