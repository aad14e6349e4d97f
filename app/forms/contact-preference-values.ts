import { defaultPreferences } from '#clinic/contact-preferences.ts'
import { type FormValues, textIn } from './form-values.ts'

/** The fields of contact preferences in every form. */
export const contactPreferenceNames = [
  'contactCall',
  'contactHours',
  'bySms',
  'byWhatsapp',
  'sharedPhone',
] as const

/** Whether a form has been sent with nothing but the defaults in these fields. */
export const areDefault = (
  values: FormValues | undefined,
  names: readonly string[] = contactPreferenceNames,
): boolean =>
  names.every((name) => {
    const value = textIn(values, name)
    if (name === 'contactCall') return value === '' || value === defaultPreferences.call
    if (name === 'contactHours') return value === '' || value === 'any'
    return value !== 'yes'
  })
