import { minutesHeld } from '#clinic/slots.ts'
import { facts } from '../facts.ts'
import { fill } from '../format/fill.ts'
import { rupees } from '../format/rupees.ts'
import type { Language } from '../language.ts'
import { appointment, visitWith } from '../pages/appointment.ts'
import type { Doctor } from './clinic-facts.ts'
import { doctorName } from './visits.ts'

/** How long a visit takes, in words. */
export const visitLength = (language: Language, minutes: number) =>
  fill(appointment.visitLength[language], { minutes })

/** What a visit to a doctor costs, or whom to ask. */
export const visitFee = (
  language: Language,
  { consultationRupees }: Pick<Doctor, 'consultationRupees'>,
): string =>
  consultationRupees === null
    ? visitWith.feeAsk[language]
    : fill(visitWith.fee[language], { price: rupees(consultationRupees) })

/** How long and for how much, in one line. */
const lengthAndFee = (language: Language, minutes: number, doctor: Doctor | undefined) =>
  [visitLength(language, minutes), ...(doctor ? [visitFee(language, doctor)] : [])].join(' · ')

type Booked = { doctor: string | null; startsAt: Date | null; heldUntil: Date | null }

/** The doctor, the length and the fee, as in the form, on the slip and in e-mails; null where it is no visit. */
export function visitTerms(language: Language, { doctor, startsAt, heldUntil }: Booked) {
  if (!startsAt || !heldUntil) return null
  const minutes = minutesHeld(facts, { from: startsAt, until: heldUntil })
  const known = facts.doctors.find(({ id }) => id === doctor)
  return { doctor: doctorName(language, doctor), text: lengthAndFee(language, minutes, known) }
}
