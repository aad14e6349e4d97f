import * as z from 'zod/mini'
import { contactCodes, contactFields, contactRulesFrom } from './contact-fields.ts'
import * as field from './fields.ts'

/** What a visitor can choose besides the time: each service with the doctors who give it. */
export type OfferedVisits = readonly { service: string; doctors: readonly string[] }[]

type Named = { service: string | null; doctor: string | null }
const isGiven = (offered: OfferedVisits, { service, doctor }: Named) =>
  doctor === null ||
  offered.some((visit) => (service ?? visit.service) === visit.service && visit.doctors.includes(doctor))

/**
 * The one schema of an appointment: the form, the API and the browser all use it.
 * Written with zod/mini because it is sent to the browser, where the full library would add 20 kB.
 */
export const bookingRequest = (noticeInForce: string, offered: OfferedVisits = []) =>
  z
    .object({
      service: field.optionalId(
        offered.map(({ service }) => service),
        'service-unknown',
      ),
      doctor: field.optionalId(
        offered.flatMap(({ doctors }) => doctors),
        'doctor-unknown',
      ),
      dateTime: field.instant('slot-required'),
      patientName: field.personName('name-required'),
      phoneNumber: field.mobile('phone-required'),
      email: field.optionalEmail,
      address: field.optionalText(300, 'address-too-long'),
      ...contactFields,
      consent: field.consent(noticeInForce, 'consent-missing'),
      language: field.language,
    })
    .check(
      field.remindersNeedEmail,
      z.refine((request) => isGiven(offered, request), { ...field.code('doctor-unknown'), path: ['doctor'] }),
    )

/** All field errors of this form. */
export const appointmentCodes = [
  'slot-required',
  'service-unknown',
  'doctor-unknown',
  'name-required',
  ...field.nameCodes,
  'phone-required',
  ...field.phoneCodes,
  ...field.emailCodes,
  'address-too-long',
  'reminder-email-missing',
  ...contactCodes,
  'consent-missing',
] as const satisfies readonly field.FieldCode[]

export type BookingRequest = z.output<ReturnType<typeof bookingRequest>>

/** What is stored about the patient. */
export const personOfAppointment = ({ patientName, phoneNumber, ...request }: BookingRequest) => ({
  name: patientName,
  phone: phoneNumber,
  email: request.email,
  address: request.address,
  contact: contactRulesFrom(request, request.email !== null),
})

export const parseBooking = (
  answers: unknown,
  noticeInForce: string,
  offered: OfferedVisits = [],
): field.Parsed<BookingRequest> => field.parseAnswers(bookingRequest(noticeInForce, offered), answers)
