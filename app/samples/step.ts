import { type FormValues, textIn } from '../forms/form-values.ts'

export type Step = 1 | 2

/** The step that a form which is only shown again stood at. */
export const stepIn = (values: FormValues): Step => (textIn(values, 'step') === '2' ? 2 : 1)

/** Whether the button between the steps was pressed, forwards or back; null where the whole form is submitted. */
export function stepAskedFor(values: FormValues): Step | null {
  const intent = textIn(values, 'intent')
  return intent === 'next' ? 2 : intent === 'back' ? 1 : null
}
