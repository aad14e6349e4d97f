import * as z from 'zod/mini'
import { contactCodes, contactFields } from './contact-preferences.ts'
import * as field from './fields.ts'

/**
 * The one schema of an appointment: the form, the API and the browser all use it.
 * Written with zod/mini because it is sent to the browser, where the full library would add 20 kB.
 */
export const bookingRequest = (noticeInForce: string) =>
  z
    .object({
      dateTime: field.instant('slot-required'),
      patientName: field.personName('name-required'),
      phoneNumber: field.mobile('phone-required', 'phone-not-indian'),
      email: field.optionalEmail,
      address: field.optionalAddress,
      ...contactFields,
      consent: field.consent(noticeInForce, 'consent-missing'),
      language: field.language,
    })
    .check(field.remindersNeedEmail)

/** All field errors of this form. */
export const appointmentCodes = [
  'slot-required',
  'name-required',
  ...field.nameCodes,
  'phone-required',
  'phone-not-indian',
  ...field.emailCodes,
  'address-too-long',
  'reminder-email-missing',
  ...contactCodes,
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

export type BookingRequest = z.output<ReturnType<typeof bookingRequest>>

export const parseBooking = (answers: unknown, noticeInForce: string): field.Parsed<BookingRequest> =>
  field.parseAnswers(bookingRequest(noticeInForce), answers)
