import { type OfferedVisits, parseBooking } from '#clinic/appointment.ts'
import type { FieldError } from '#clinic/fields.ts'
import { type FormReply, type FormValues, textIn } from '../forms/form-values.ts'
import type { PickerDay } from '../forms/picker/picker-types.ts'

/** When, who, consent. */
export type Step = 1 | 2 | 3
export const STEPS = 3

/** The response to the form, and the step to show where there is no room for all. */
export type AppointmentReply = FormReply & {
  step: Step
  /** The times of the chosen visit, where they differ from those that the page opens with. */
  days?: PickerDay[] | null
}

/** The intents of the buttons between the steps. */
const intents: Record<string, Step> = { when: 1, who: 2, agree: 3 }
export const intentOf = { 1: 'when', 2: 'who', 3: 'agree' } as const satisfies Record<Step, string>

/** The step that a button leads to; null where the whole form is submitted. */
export const stepAskedFor = (values: FormValues): Step | null => intents[textIn(values, 'intent')] ?? null

const fieldsOfFirst = ['service', 'doctor', 'day', 'dateTime']
const stepOfField = (field: string): Step => (fieldsOfFirst.includes(field) ? 1 : field === 'consent' ? 3 : 2)

/** The first step with an error. */
export const stepOf = (errors: { field: string }[]): Step =>
  Math.min(...errors.map(({ field }) => stepOfField(field))) as Step

/** The errors that keep this step from being shown; with null, those that keep the form from being submitted. */
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

/** The step of a form that is shown again unchanged. */
export function stepIn(values: FormValues): Step {
  const step = Number(textIn(values, 'step'))
  return step === 2 || step === 3 ? step : 1
}
