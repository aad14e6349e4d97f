import * as z from 'zod/mini'
import { contactCodes, contactFields } from './contact-preferences.ts'
import * as field from './fields.ts'
import { asciiDigits } from './phone.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

/** An hour, in clinic time, in which a phlebotomist may come. */
type CollectionWindow = { from: string; to: string }

export const collectionWindows: readonly CollectionWindow[] = [
  { from: '07:00', to: '08:00' },
  { from: '08:00', to: '09:00' },
  { from: '09:00', to: '10:00' },
  { from: '10:00', to: '11:00' },
  { from: '11:00', to: '12:00' },
  { from: '16:00', to: '17:00' },
  { from: '17:00', to: '18:00' },
]

/** The specification gives a first day but no last one; the clinic plans its rounds a month ahead. */
export const COLLECTION_DAYS = 30

/** A patient who must fast should not have to wait until the afternoon. */
export const isMorningWindow = ({ from }: Pick<CollectionWindow, 'from'>) =>
  minutesFrom(from) < minutesFrom('12:00')

export const windowStart = (day: Day, from: string): Date => instantAt(day, minutesFrom(from))

export type VisitRefusal = { field: 'collectionDate' | 'collectionTime'; code: field.FieldCode }

/** Whether this window is offered at all; whether it still has a place, only the database knows. */
export function refuseVisit(day: Day, from: string, now: Date): VisitRefusal | null {
  const today = dayOf(now)
  if (day < today) return { field: 'collectionDate', code: 'date-past' }
  if (day >= addDays(today, COLLECTION_DAYS)) return { field: 'collectionDate', code: 'date-too-far' }
  // A window that has begun cannot be booked: part of the promised hour is gone.
  if (windowStart(day, from) <= now) return { field: 'collectionTime', code: 'time-past' }
  return null
}

/** The window that begins at this time, if it can still be booked. */
export function windowAt(startsAt: Date, now: Date): CollectionWindow | null {
  const clock = clockFrom(minutesOf(startsAt))
  const window = collectionWindows.find(({ from }) => from === clock)
  return window && !refuseVisit(dayOf(startsAt), clock, now) ? window : null
}

/** Step one. Home visits are made only to the PIN codes in this list. */
export const patientDetails = (servedPincodes: readonly string[]) =>
  z
    .object({
      patientName: field.personName('patient-name-required'),
      age: field.age,
      sex: field.sex('sex-required'),
      email: field.optionalEmail,
      mobile: field.mobile('mobile-required', 'mobile-ten-digits'),
      address: field.requiredAddress,
      city: field.requiredText('city-required', 'city-too-long', 100),
      pincode: field.pincode.check(
        z.refine((pincode) => servedPincodes.includes(pincode), field.code('pincode-not-served')),
      ),
      guardian: field.box,
      language: field.language,
    })
    .check(
      z.refine(({ age, guardian }) => age >= 18 || field.isTicked(guardian), {
        ...field.code('guardian-needed'),
        path: ['guardian'],
      }),
    )

const windowsFrom = collectionWindows.map(({ from }) => from)

/** The number of a test, in any digits. Only text and numbers are accepted: nothing else is coerced. */
const testNumber = z.pipe(
  z.transform((value: unknown) => {
    const text = typeof value === 'number' || typeof value === 'string' ? asciiDigits(String(value)) : ''
    return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  }),
  z.int(field.code('tests-required')),
)

/** A form sends one value as text and several as a list. */
const chosenTests = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : value === undefined ? [] : [value])),
  z.pipe(
    z
      .array(testNumber)
      .check(z.minLength(1, field.code('tests-required')), z.maxLength(8, field.code('tests-required'))),
    z.transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
  ),
)

/** Step two. */
export const visitDetails = (noticeInForce: string) =>
  z.object({
    tests: chosenTests,
    collectionDate: field.day('collection-date-required'),
    collectionTime: z.enum(windowsFrom, field.code('collection-time-required')),
    adultPresent: z.unknown().check(z.refine(field.isTicked, field.code('adult-missing'))),
    ...contactFields,
    consent: field.consent(noticeInForce, 'consent-missing'),
  })

/** All field errors of both steps, without those that need the time or the database. */
export const collectionCodes = [
  'patient-name-required',
  ...field.nameCodes,
  'age-required',
  'age-format',
  'sex-required',
  ...field.emailCodes,
  'mobile-required',
  'mobile-ten-digits',
  'address-required',
  'address-too-long',
  'city-required',
  'city-too-long',
  'pincode-required',
  'pincode-format',
  'pincode-not-served',
  'guardian-needed',
  'tests-required',
  'collection-date-required',
  'collection-time-required',
  'adult-missing',
  ...contactCodes,
  'reminder-email-missing',
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

type PatientDetails = z.output<ReturnType<typeof patientDetails>>
type VisitDetails = z.output<ReturnType<typeof visitDetails>>
export type CollectionRequest = PatientDetails & VisitDetails

export const parsePatientDetails = (answers: unknown, served: readonly string[]) =>
  field.parseAnswers(patientDetails(served), answers)

const parseVisitDetails = (answers: unknown, noticeInForce: string) =>
  field.parseAnswers(visitDetails(noticeInForce), answers)

/** Both steps are parsed again on submit, because the hidden fields of step one may have been changed. */
export function parseCollection(
  answers: unknown,
  served: readonly string[],
  noticeInForce: string,
): field.Parsed<CollectionRequest> {
  const details = parsePatientDetails(answers, served)
  const visit = parseVisitDetails(answers, noticeInForce)
  if (details.ok && visit.ok) {
    if (visit.request.remindByEmail.length > 0 && details.request.email === null)
      return { ok: false, errors: [{ field: 'remindByEmail', code: 'reminder-email-missing' }] }
    return { ok: true, request: { ...details.request, ...visit.request } }
  }
  return { ok: false, errors: [details, visit].flatMap((part) => (part.ok ? [] : part.errors)) }
}
