/** What she typed, as a form sends it: texts, and a list where several boxes share a name. */
export type FormValues = Record<string, string | string[]>

const lists = new Set(['tests'])

export function formValuesFrom(form: FormData): FormValues {
  const answers: FormValues = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string')
    answers[name] = lists.has(name) ? values : (values[0] ?? '')
  }
  return answers
}

export const textIn = (answers: FormValues | undefined, name: string): string => {
  const value = answers?.[name]
  return typeof value === 'string' ? value : ''
}

export const listIn = (answers: FormValues | undefined, name: string): string[] => {
  const value = answers?.[name]
  return Array.isArray(value) ? value : value ? [value] : []
}
