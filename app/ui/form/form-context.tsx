import { createContext, useContext } from 'react'

export type FieldWords = { label: string; hint?: string | undefined; placeholder?: string | undefined }

type FormState = {
  /** What stands at each field, by the field's name. */
  labels: Record<string, FieldWords>
  /** What was typed before, where the form comes back. */
  values: Record<string, string | string[]> | undefined
  /** What is wrong with each field. */
  errors: Record<string, string>
  /** The first field with an error: without script, too, a response begins there. */
  firstError: string | undefined
  errorPrefix: string
  optional: string
  /** The patient has said that nobody else uses this phone: the browser may offer and remember what is typed. */
  isOwnPhone: boolean
  setOwnPhone: (isOwn: boolean) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands in a form')
  return state
}

/** Everything that one field needs to know about itself. */
export function useField(name: string) {
  const { labels, values, errors, firstError, isOwnPhone } = useForm()
  const value = values?.[name]
  return {
    name,
    words: labels[name] ?? { label: name },
    text: typeof value === 'string' ? value : '',
    list: Array.isArray(value) ? value : value ? [value] : [],
    error: errors[name],
    autoFocus: name === firstError,
    // What a field is for (WCAG 1.3.5) is also what a browser remembers it by: see decision 0050.
    autoComplete: (purpose: string) => (isOwnPhone ? purpose : 'off'),
  }
}
