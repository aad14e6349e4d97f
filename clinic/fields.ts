import * as z from 'zod/mini'
import { asciiDigits, faultOfMobile, parseIndianMobile } from './phone.ts'
import { isDay } from './time.ts'

/** Why a field was not accepted. The message for each code is in content/fields/errors.ts. */
export const fieldCodes = [
  'slot-required',
  'service-unknown',
  'doctor-unknown',
  'name-required',
  'sender-name-required',
  'patient-name-required',
  'name-too-short',
  'name-too-long',
  'name-characters',
  'phone-required',
  'sender-phone-required',
  'phone-short',
  'phone-long',
  'phone-signs',
  'phone-start',
  'answer-way-unknown',
  'mobile-required',
  'mobile-short',
  'mobile-long',
  'email-required',
  'email-format',
  'email-too-long',
  'age-required',
  'age-format',
  'sex-required',
  'gender-required',
  'address-required',
  'address-too-long',
  'city-required',
  'pincode-required',
  'pincode-format',
  'pincode-not-served',
  'guardian-needed',
  'adult-missing',
  'collection-date-required',
  'collection-time-required',
  'date-required',
  'date-past',
  'date-too-far',
  'time-required',
  'time-past',
  'time-closed',
  'time-too-soon',
  'tests-required',
  'test-unavailable',
  'tests-apart',
  'text-too-long',
  'message-required',
  'message-too-short',
  'message-too-long',
  'consent-missing',
  'consent-missing-contact',
  'reminder-email-missing',
  'contact-call-required',
  'contact-hours-required',
  'contact-hours-order',
  'contact-words-too-long',
  'contact-way-required',
] as const
export type FieldCode = (typeof fieldCodes)[number]
/** `count`: how many digits are missing or too many, for codes about length. */
export type FieldError = { field: string; code: FieldCode; count?: number }

/** Errors that several forms have, besides "required". */
export const nameCodes = ['name-too-short', 'name-too-long', 'name-characters'] as const
export const phoneCodes = ['phone-short', 'phone-long', 'phone-signs', 'phone-start'] as const
export const emailCodes = ['email-format', 'email-too-long'] as const

export const code = (value: FieldCode) => ({ error: value })

/** One line of text, normalised: composed letters (NFC), single spaces, no control or direction marks. */
const line = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Several lines, each cleaned like one; at most one of them empty in a row. */
export const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const cleaned = (missing: FieldCode, clean: (text: string) => string) =>
  z.pipe(z.string(code(missing)), z.transform(clean))

const optionalLine = (unreadable: FieldCode) =>
  z.pipe(
    z.nullish(z.string(code(unreadable))),
    z.transform((text) => line(text ?? '') || null),
  )

/** One of these ids; null where nothing is chosen. */
export const optionalId = (ids: readonly string[], unknown: FieldCode) =>
  z.pipe(
    optionalLine(unknown),
    z.nullable(z.string().check(z.refine((id) => ids.includes(id), code(unknown)))),
  )

/** Required text with a maximum length. */
export const requiredText = (missing: FieldCode, tooLong: FieldCode, max: number) =>
  z.pipe(
    cleaned(missing, line),
    z.string().check(z.minLength(1, { ...code(missing), abort: true }), z.maxLength(max, code(tooLong))),
  )

/**
 * Letters of any script with their marks, joiners inside a word, apostrophes, hyphens and commas; S/o and W/o, and a
 * word in brackets, as people write them. A dot must end a word: with letters on both sides the name would look like a
 * domain, and phones would make it a link. Not every stored name appears in a greeting: greetingName decides.
 */
const nameCharacters = /^[\p{L}\p{M}](?:[\p{L}\p{M} '’(),-]|\.(?=[ )]|$)|\/(?=\p{L})|\u200c|\u200d)*$/u

/** A.K.Sharma becomes A. K. Sharma. No lookbehind in the regex: older phones do not support it. */
const spacedInitials = (name: string) =>
  name
    .split(' ')
    .map((word) =>
      word.replace(/^(?:\p{L}\p{M}*\.)+(?=\p{L})/u, (initials) => initials.replaceAll('.', '. ')),
    )
    .join(' ')

export const isPersonName = (text: string): boolean => nameCharacters.test(text)

export const personName = (missing: FieldCode) =>
  z.pipe(
    cleaned(missing, (text) => spacedInitials(line(text))),
    z
      .string()
      .check(
        z.minLength(1, { ...code(missing), abort: true }),
        z.minLength(2, { ...code('name-too-short'), abort: true }),
        z.maxLength(100, { ...code('name-too-long'), abort: true }),
        z.regex(nameCharacters, code('name-characters')),
      ),
  )

/** Parses one line: an empty line gives the code `missing`, an unparsable one `wrong`. */
const read = <Value>(missing: FieldCode, wrong: FieldCode, parse: (text: string) => Value | null) =>
  z.pipe(
    cleaned(missing, line),
    z.transform((text, context) => {
      const value = parse(text)
      if (value !== null) return value
      context.issues.push({ code: 'custom', input: text, message: text === '' ? missing : wrong })
      return z.NEVER
    }),
  )

type LengthCodes = { short: FieldCode; long: FieldCode }
const phoneLength: LengthCodes = { short: 'phone-short', long: 'phone-long' }

/** The error code of a number that is not a mobile number, with the count of digits. */
function mobileIssue(
  text: string,
  { short, long }: LengthCodes,
): { message: FieldCode; params?: { count: number } } {
  const fault = faultOfMobile(text)
  if (fault === 'start') return { message: 'phone-start' }
  if (fault === 'signs') return { message: 'phone-signs' }
  return 'missing' in fault
    ? { message: short, params: { count: fault.missing } }
    : { message: long, params: { count: fault.tooMany } }
}

export const mobile = (missing: FieldCode, length = phoneLength) =>
  z.pipe(
    cleaned(missing, line),
    z.transform((text, context) => {
      const number = parseIndianMobile(text)
      if (number !== null) return number
      const issue = text === '' ? { message: missing } : mobileIssue(text, length)
      context.issues.push({ code: 'custom', input: text, ...issue })
      return z.NEVER
    }),
  )

/** An optional mobile number. */
export const optionalMobile = z.pipe(
  optionalLine('phone-signs'),
  z.transform((text, context) => {
    const phone = text === null ? null : parseIndianMobile(text)
    if (text === null || phone !== null) return phone
    context.issues.push({ code: 'custom', input: text, ...mobileIssue(text, phoneLength) })
    return z.NEVER
  }),
)

const emailAddress = z
  .string()
  .check(
    z.maxLength(254, { ...code('email-too-long'), abort: true }),
    z.regex(z.regexes.email, code('email-format')),
  )

export const optionalEmail = z.pipe(optionalLine('email-format'), z.nullable(emailAddress))
export const requiredEmail = z.pipe(
  cleaned('email-required', line),
  z.pipe(z.string().check(z.minLength(1, code('email-required'))), emailAddress),
)

/** An optional line of text. */
export const optionalText = (max: number, tooLong: FieldCode = 'text-too-long') =>
  z.pipe(optionalLine(tooLong), z.nullable(z.string().check(z.maxLength(max, code(tooLong)))))

export const requiredAddress = requiredText('address-required', 'address-too-long', 300)

/** Whole years, in any digits; the API may send a number instead of text. */
export const age = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  read('age-required', 'age-format', (text) => {
    const digits = asciiDigits(text)
    return /^\d{1,3}$/.test(digits) && Number(digits) <= 120 ? Number(digits) : null
  }),
)

export const sexes = ['female', 'male', 'other'] as const
export type Sex = (typeof sexes)[number]
export const sex = (missing: FieldCode) => z.enum(sexes, code(missing))

/** An Indian PIN code: six digits, the first not 0. */
export const pincode = read('pincode-required', 'pincode-format', (text) => {
  const digits = asciiDigits(text).replace(/\s/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
})

export const day = (missing: FieldCode) => read(missing, missing, (text) => (isDay(text) ? text : null))

export const clock = (missing: FieldCode) =>
  read(missing, missing, (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null))

export const instant = (missing: FieldCode) =>
  z.pipe(
    z.iso.datetime({ offset: true, ...code(missing) }),
    z.transform((text) => new Date(text)),
  )

const MESSAGE_MAX = 2000
export const message = z.pipe(
  cleaned('message-required', lines),
  z
    .string()
    .check(
      z.minLength(1, { ...code('message-required'), abort: true }),
      z.minLength(5, { ...code('message-too-short'), abort: true }),
      z.maxLength(MESSAGE_MAX, code('message-too-long')),
    ),
)

/** An unticked checkbox is not part of the form data. */
export const box = z.optional(z.unknown())

/**
 * The checkbox carries the version of the privacy notice that was shown beside it, so that consent is stored for the
 * text that was read. A page that was open while the notice changed does not count. An API client sends `true`, which
 * means the notice in force.
 */
const consentCovers = (answer: unknown, noticeInForce: string): boolean =>
  answer === true || answer === noticeInForce

export const consent = (noticeInForce: string, missing: FieldCode) =>
  z.unknown().check(z.refine((answer) => consentCovers(answer, noticeInForce), code(missing)))

/** True for a ticked checkbox, and for `true` from the API. */
export const isTicked = (answer: unknown): boolean => answer === true || answer === 'yes'

/** Reminders are a separate choice, never part of the consent. */
export const reminders = z.pipe(
  box,
  z.transform((answer): 'email'[] => (isTicked(answer) ? ['email'] : [])),
)

/** An e-mail reminder needs an e-mail address. */
export const remindersNeedEmail = z.refine<{ email: string | null; remindByEmail: 'email'[] }>(
  ({ email, remindByEmail }) => remindByEmail.length === 0 || email !== null,
  { ...code('reminder-email-missing'), path: ['email'] },
)

export const language = z.catch(z.enum(['en', 'hi']), 'en')

export type Parsed<Request> = { ok: true; request: Request } | { ok: false; errors: FieldError[] }

/** The parsed values, or the first error of each field in the order of the form. */
export function parseAnswers<Schema extends z.ZodMiniType>(
  schema: Schema,
  answers: unknown,
): Parsed<z.output<Schema>> {
  const parsed = schema.safeParse(answers)
  if (parsed.success) return { ok: true, request: parsed.data }
  const errors = parsed.error.issues.map((issue) => ({
    field: String(issue.path[0] ?? ''),
    code: issue.message as FieldCode,
    ...('params' in issue && (issue.params as { count: number })),
  }))
  return {
    ok: false,
    errors: errors.filter((e, index) => errors.findIndex((f) => f.field === e.field) === index),
  }
}
