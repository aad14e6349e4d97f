import { type FormValues, textIn } from '../forms/form-values.ts'

export type Step = 1 | 2

/** The step of a form that is shown again unchanged. */
export const stepIn = (values: FormValues): Step => (textIn(values, 'step') === '2' ? 2 : 1)

/** The step of the button between the steps, forwards or back; null where the whole form is submitted. */
export function stepAskedFor(values: FormValues): Step | null {
  const intent = textIn(values, 'intent')
  return intent === 'next' ? 2 : intent === 'back' ? 1 : null
}
