import type { personOfAppointment } from './appointment.ts'
import { type ContactPreferences, defaultPreferences } from './contact-preferences.ts'
import type { personOfEnquiry } from './enquiry.ts'
import type { personOfCollection } from './home-collection.ts'
import type { personOfLabTest } from './lab-test-booking.ts'

/** What every form asks for. The phone is empty for an enquiry answered by e-mail. */
type Always = { name: string; phone: string; email: string | null; contact: ContactPreferences }

type OfForms =
  | ReturnType<typeof personOfAppointment>
  | ReturnType<typeof personOfCollection>
  | ReturnType<typeof personOfLabTest>
  | ReturnType<typeof personOfEnquiry>

type NameIn<Form> = Form extends unknown ? keyof Form : never
type ValueIn<Form, Name> = Form extends unknown ? (Name extends keyof Form ? Form[Name] : never) : never

/**
 * Everything that identifies the patient of a booking: the form values, and the clinic's answer. Stored together, and
 * only encrypted.
 */
export type Person = Always & {
  [Name in Exclude<NameIn<OfForms>, keyof Always>]?: ValueIn<OfForms, Name> | null
} & {
  answer?: string | null
  /** How to find the home, noted by the desk. */
  landmark?: string | null
  /** The number was corrected: a link sent to the old one opens nothing without the 4-digit code. */
  isLinkClosed?: boolean
}

/** A person in a list, or a placeholder. */
export type ListedPerson = Person & { isUnreadable?: true }

/**
 * The placeholder in lists for a person whose details cannot be opened: named by the reference, without any contact.
 */
export const unreadablePerson = (reference: string): ListedPerson => ({
  name: reference,
  phone: '',
  email: null,
  contact: { ...defaultPreferences, call: 'never' },
  isUnreadable: true,
})
