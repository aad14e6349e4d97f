import * as z from 'zod/mini'
import { contactCodes, contactFields } from './contact-preferences.ts'
import * as field from './fields.ts'

/**
 * The one schema of an appointment: the form, the call and the browser all ask here.
 * Written with zod/mini because it travels to the browser, where the full library would weigh 20 kB more.
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

/** What can be wrong with it. */
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
