import { z } from 'zod'
import { closureReasons, delayMinutes } from '#clinic/desk/calendar.ts'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import { sessionIds } from '#clinic/slots.ts'
import { addDays } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { day } from '../fields.ts'

// Input that the verbs of the calendar share.

export const doctor = z.enum(facts.doctors.map(({ id }) => id))
export const session = z.enum(sessionIds)
export const minutesLate = z.int().min(delayMinutes.least).max(delayMinutes.most)

/** Enough for any leave, and few enough days to write at once. */
const DAYS_AT_MOST = 366
export const isInOrder = ({ from, until }: { from: string; until: string }) =>
  from <= until && until <= addDays(from, DAYS_AT_MOST)

export const daysInput = z.object({ from: day, until: day, session: session.nullable() }).refine(isInOrder)
export const closingInput = daysInput.safeExtend({ reason: z.enum(closureReasons) })

/** Doctors change their own calendar only. */
export const whyNotOwn = ({ doctor }: { doctor: string | null }, { reader }: { reader: Reader }) =>
  reader.role === 'doctor' && reader.doctorId !== doctor ? 'not-yours' : null
