import { createContext, useContext } from 'react'

export type FieldWords = { label: string; hint?: string | undefined; placeholder?: string | undefined }

type FormState = {
  /** The texts of each field, by the field's name. */
  labels: Record<string, FieldWords>
  /** The submitted values, where the form comes back. */
  values: Record<string, string | string[]> | undefined
  /** The error of each field. */
  errors: Record<string, string>
  /** The first field with an error: without script, too, a response begins there. */
  firstError: string | undefined
  errorPrefix: string
  optional: string
  /** The patient has stated that nobody else uses this phone: autofill is allowed. */
  isOwnPhone: boolean
  setOwnPhone: (isOwn: boolean) => void
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field must be inside a form')
  return state
}

/** The state of one field. */
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
    // The purpose of a field (WCAG 1.3.5) is also the name under which a browser stores its value: see decision
    // 0050.
    autoComplete: (purpose: string) => (isOwnPhone ? purpose : 'off'),
  }
}
