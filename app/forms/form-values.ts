/** What was typed, as a form sends it: texts, and a list where several boxes share a name. */
export type FormValues = Record<string, string | string[]>

const lists = new Set(['tests'])

export function formValuesFrom(form: FormData): FormValues {
  const values: FormValues = {}
  for (const name of new Set(form.keys())) {
    const sent = form.getAll(name).filter((value) => typeof value === 'string')
    values[name] = lists.has(name) ? sent : (sent[0] ?? '')
  }
  return values
}

export const textIn = (values: FormValues | undefined, name: string): string => {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}

export const listIn = (values: FormValues | undefined, name: string): string[] => {
  const value = values?.[name]
  return Array.isArray(value) ? value : value ? [value] : []
}

/** A form that was not sent yet. */
export const emptyReply = { values: undefined, rejected: null }
