import type { Rejected } from './submit-response.ts'

/** The values of a form as it sends them: texts, and a list where several boxes share a name. */
export type FormValues = Record<string, string | string[]>

/** The reply to a form that was rejected. */
export type FormReply = { values: FormValues | undefined; rejected: Rejected | null }

const lists = new Set(['test'])

export function formValuesFrom(form: FormData): FormValues {
  const values: FormValues = {}
  for (const name of new Set(form.keys())) {
    const sent = form.getAll(name).filter((value) => typeof value === 'string')
    values[name] = lists.has(name) ? sent : (sent[0] ?? '')
  }
  return values
}

/** A form's body as script posts it. */
export const bodyOf = (form: FormData) =>
  new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))

export const textIn = (values: FormValues | undefined, name: string): string => {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

/** A form that was not submitted yet. */
export const emptyReply: FormReply = { values: undefined, rejected: null }

/** A form with its values, not submitted. */
export const unsent = (values: FormValues): FormReply => ({ values, rejected: null })
