import { parseEnquiry } from '#clinic/enquiry.ts'
import type { Parsed } from '#clinic/fields.ts'
import { parsePatientDetails, parseVisitDetails } from '#clinic/home-collection.ts'
import { parseTestBooking } from '#clinic/test-booking.ts'
import { answersFrom } from '../forms/answers.ts'

type Check = (form: FormData, data: unknown) => Parsed<unknown>

/** The rules of each form, by the name that its frame carries: the very ones that the server asks. */
export const checks: Record<string, Check> = {
  enquiry: (form, notice) => parseEnquiry(answersFrom(form), String(notice)),
  'collection-patient': (form, served) => parsePatientDetails(answersFrom(form), served as string[]),
  'collection-visit': (form, notice) => parseVisitDetails(answersFrom(form), String(notice)),
  test: (form, notice) => parseTestBooking(answersFrom(form), String(notice)),
}
