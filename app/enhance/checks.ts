import { parseEnquiry } from '#clinic/enquiry.ts'
import type { Parsed } from '#clinic/fields.ts'
import { parsePatientDetails, parseVisitDetails } from '#clinic/home-collection.ts'
import { parseLabTestBooking } from '#clinic/lab-test-booking.ts'
import { formValuesFrom } from '../forms/form-values.ts'

type Check = (form: FormData, data: unknown) => Parsed<unknown>

/** The rules of each form, by the name that its frame carries: the very ones that the server asks. */
export const checks: Record<string, Check> = {
  enquiry: (form, notice) => parseEnquiry(formValuesFrom(form), String(notice)),
  'collection-patient': (form, served) => parsePatientDetails(formValuesFrom(form), served as string[]),
  'collection-visit': (form, notice) => parseVisitDetails(formValuesFrom(form), String(notice)),
  'lab-test': (form, notice) => parseLabTestBooking(formValuesFrom(form), String(notice)),
}
