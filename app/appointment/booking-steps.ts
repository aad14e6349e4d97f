import { type OfferedVisits, parseBooking } from '#clinic/appointment.ts'
import type { FieldError } from '#clinic/fields.ts'
import { type FormReply, type FormValues, textIn } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'

/** When, who, agree. */
export type Step = 1 | 2 | 3
export const STEPS = 3

/** What the form comes back with, and the step that stands then where there is no room for all. */
export type AppointmentReply = FormReply & {
  step: Step
  /** The times of what was chosen, where that is not what the page opens with. */
  days?: PickerDay[] | null
}

/** What the buttons between the steps ask for. */
const intents: Record<string, Step> = { when: 1, who: 2, agree: 3 }
export const intentOf = { 1: 'when', 2: 'who', 3: 'agree' } as const satisfies Record<Step, string>

/** The step that a button leads to; null where the whole form is submitted. */
export const stepAskedFor = (values: FormValues): Step | null => intents[textIn(values, 'intent')] ?? null

const fieldsOfFirst = ['service', 'doctor', 'day', 'dateTime']
const stepOfField = (field: string): Step => (fieldsOfFirst.includes(field) ? 1 : field === 'consent' ? 3 : 2)

/** The first step that something is wrong with. */
export const stepOf = (errors: { field: string }[]): Step =>
  Math.min(...errors.map(({ field }) => stepOfField(field))) as Step

/** What is wrong before this step can be shown; with null, before the form can be submitted. */
export function errorsBefore(
  values: FormValues,
  next: Step | null,
  noticeInForce: string,
  offered: OfferedVisits,
): FieldError[] {
  const parsed = parseBooking(values, noticeInForce, offered)
  if (parsed.ok) return []
  return parsed.errors.filter(({ field }) => next === null || stepOfField(field) < next)
}

/** The step of a form that is only shown again: where it stood. */
export function stepIn(values: FormValues): Step {
  const step = Number(textIn(values, 'step'))
  return step === 2 || step === 3 ? step : 1
}
