import * as z from 'zod/mini'
import { contactCodes, contactFields, contactRulesFrom } from './contact-fields.ts'
import * as field from './fields.ts'
import { MAX_CHOSEN_TESTS } from './lab-tests/chosen-tests.ts'
import { isSlug } from './lab-tests/slug.ts'
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

/** Windows in the morning: a patient who must fast should not have to wait until the afternoon. */
export const isMorningWindow = ({ from }: Pick<CollectionWindow, 'from'>) =>
  minutesFrom(from) < minutesFrom('12:00')

export const windowStart = (day: Day, from: string): Date => instantAt(day, minutesFrom(from))

export type VisitRefusal = { field: 'collectionDate' | 'collectionTime'; code: field.FieldCode }

/** Why this window is not offered; null when it is. Only the database knows whether it still has a place. */
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

/** Where and who. The PIN code is asked first, because home visits are made only to the PIN codes in this list. */
const patientDetails = (servedPincodes: readonly string[]) =>
  z
    .object({
      pincode: field.pincode.check(
        z.refine((pincode) => servedPincodes.includes(pincode), field.code('pincode-not-served')),
      ),
      address: field.requiredAddress,
      patientName: field.personName('patient-name-required'),
      age: field.age,
      mobile: field.mobile('mobile-required', { short: 'mobile-short', long: 'mobile-long' }),
      sex: field.sex('sex-required'),
      email: field.optionalEmail,
      city: field.requiredText('city-required', 'text-too-long', 100),
      adultPresent: z.unknown().check(z.refine(field.isTicked, field.code('adult-missing'))),
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

/** A test in a booking: the specification's number of one of the eight, in any digits, or a slug. */
const namedTest = z.pipe(
  z.transform((value: unknown) => {
    const text = typeof value === 'number' || typeof value === 'string' ? asciiDigits(String(value)) : ''
    return /^\d{1,3}$/.test(text) ? Number(text) : isSlug(text) ? text : null
  }),
  z.union([z.int(), z.string()], field.code('tests-required')),
)

/** A form sends one value as text and several as a list. */
const namedTests = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value : value === undefined ? [] : [value])),
  z.pipe(
    z
      .array(namedTest)
      .check(
        z.minLength(1, field.code('tests-required')),
        z.maxLength(MAX_CHOSEN_TESTS, field.code('tests-required')),
      ),
    z.transform((tests) => [...new Set(tests)]),
  ),
)

/** What and when. */
const visitDetails = z.object({
  tests: namedTests,
  collectionDate: field.day('collection-date-required'),
  collectionTime: z.enum(windowsFrom, field.code('collection-time-required')),
})

/** How the patient may be reached, and the consent. */
const consentDetails = (noticeInForce: string) =>
  z.object({ ...contactFields, consent: field.consent(noticeInForce, 'consent-missing') })

/** The parts of a request, in the order in which the form asks for them. */
export const collectionParts = (served: readonly string[], noticeInForce: string) =>
  [visitDetails, patientDetails(served), consentDetails(noticeInForce)] as const

/** All field errors of both steps, without those that need the time or the database. */
export const collectionCodes = [
  'tests-required',
  'test-unavailable',
  'tests-apart',
  'collection-date-required',
  'collection-time-required',
  'pincode-required',
  'pincode-format',
  'pincode-not-served',
  'address-required',
  'address-too-long',
  'patient-name-required',
  ...field.nameCodes,
  'age-required',
  'age-format',
  'mobile-required',
  'mobile-short',
  'mobile-long',
  'phone-signs',
  'phone-start',
  'sex-required',
  ...field.emailCodes,
  'city-required',
  'text-too-long',
  'adult-missing',
  'guardian-needed',
  ...contactCodes,
  'reminder-email-missing',
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

type PatientDetails = z.output<ReturnType<typeof patientDetails>>
type VisitDetails = z.output<typeof visitDetails>
type ConsentDetails = z.output<ReturnType<typeof consentDetails>>
export type CollectionRequest = PatientDetails & VisitDetails & ConsentDetails

/** What is stored about the patient. */
export const personOfCollection = ({ patientName, mobile, ...request }: CollectionRequest) => ({
  name: patientName,
  phone: mobile,
  email: request.email,
  address: request.address,
  city: request.city,
  pincode: request.pincode,
  age: request.age,
  sex: request.sex,
  contact: contactRulesFrom(request, request.email !== null),
})

export const parseVisitDetails = (answers: unknown) => field.parseAnswers(visitDetails, answers)

/** Everything is parsed again on submit, because the hidden fields of step one can be changed by the visitor. */
export function parseCollection(
  answers: unknown,
  served: readonly string[],
  noticeInForce: string,
): field.Parsed<CollectionRequest> {
  const visit = parseVisitDetails(answers)
  const details = field.parseAnswers(patientDetails(served), answers)
  const consent = field.parseAnswers(consentDetails(noticeInForce), answers)
  if (!visit.ok || !details.ok || !consent.ok)
    return { ok: false, errors: [visit, details, consent].flatMap((part) => (part.ok ? [] : part.errors)) }
  if (consent.request.remindByEmail.length > 0 && details.request.email === null)
    return { ok: false, errors: [{ field: 'remindByEmail', code: 'reminder-email-missing' }] }
  return { ok: true, request: { ...visit.request, ...details.request, ...consent.request } }
}
