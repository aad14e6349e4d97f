import * as z from 'zod/mini'
import { consentCovers } from './consent.ts'
import { parseIndianMobile } from './phone.ts'

/** Cancelled appointments free their time; every other state holds it. The database says the same in its index. */
export const appointmentStates = ['booked', 'attended', 'missed', 'cancelled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const holdsItsTime = (state: AppointmentState) => state !== 'cancelled'

/** Why a field was not accepted. The words for each code stand in content/forms.ts. */
export const fieldCodes = [
  'slot-required',
  'name-required',
  'name-too-short',
  'name-too-long',
  'name-characters',
  'phone-required',
  'phone-not-indian',
  'email-format',
  'email-too-long',
  'address-too-long',
  'consent-missing',
] as const
export type FieldCode = (typeof fieldCodes)[number]
export type FieldError = { field: string; code: FieldCode }

const code = (value: FieldCode) => ({ error: value })

/** One line of text as a person means it: composed letters, single spaces, no control or direction marks. */
const line = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const oneLine = (missing: FieldCode) => z.pipe(z.string(code(missing)), z.transform(line))
const optionalLine = (unreadable: FieldCode) =>
  z.pipe(
    z.nullish(z.string(code(unreadable))),
    z.transform((text) => line(text ?? '') || null),
  )

/** Letters of any script with their marks, joiners inside a word, and the signs that names carry. */
const nameCharacters = /^[\p{L}\p{M}](?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u

const patientName = z.pipe(
  oneLine('name-required'),
  z
    .string()
    .check(
      z.minLength(1, { ...code('name-required'), abort: true }),
      z.minLength(2, { ...code('name-too-short'), abort: true }),
      z.maxLength(100, { ...code('name-too-long'), abort: true }),
      z.regex(nameCharacters, code('name-characters')),
    ),
)

const phoneNumber = z.pipe(
  oneLine('phone-required'),
  z.transform((text, context) => {
    const phone = parseIndianMobile(text)
    if (phone) return phone
    const message: FieldCode = text === '' ? 'phone-required' : 'phone-not-indian'
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }),
)

const email = z.pipe(
  optionalLine('email-format'),
  z.nullable(
    z
      .string()
      .check(
        z.maxLength(254, { ...code('email-too-long'), abort: true }),
        z.regex(z.regexes.email, code('email-format')),
      ),
  ),
)

const address = z.pipe(
  optionalLine('address-too-long'),
  z.nullable(z.string().check(z.maxLength(300, code('address-too-long')))),
)

const dateTime = z.pipe(
  z.iso.datetime({ offset: true, ...code('slot-required') }),
  z.transform((text) => new Date(text)),
)

/**
 * The one schema of a booking: the form, the call and the browser all ask here.
 * Written with zod/mini because it travels to the browser, where the full library would weigh 20 kB more.
 */
export const bookingRequest = (noticeInForce: string) =>
  z.object({
    dateTime,
    patientName,
    phoneNumber,
    email,
    address,
    consent: z
      .unknown()
      .check(z.refine((answer) => consentCovers(answer, noticeInForce), code('consent-missing'))),
    language: z.catch(z.enum(['en', 'hi']), 'en'),
  })

export type BookingRequest = Omit<z.output<ReturnType<typeof bookingRequest>>, 'consent'>

export type ParsedBooking = { ok: true; request: BookingRequest } | { ok: false; errors: FieldError[] }

export function parseBooking(answers: unknown, noticeInForce: string): ParsedBooking {
  const parsed = bookingRequest(noticeInForce).safeParse(answers)
  if (parsed.success) {
    const { consent: _, ...request } = parsed.data
    return { ok: true, request }
  }
  const errors = parsed.error.issues.map((issue) => ({
    field: String(issue.path[0] ?? 'dateTime'),
    code: issue.message as FieldCode,
  }))
  return {
    ok: false,
    errors: errors.filter((error, index) => errors.findIndex((e) => e.field === error.field) === index),
  }
}
