import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
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
    if (name === 'contactHours') return value === '' || value === defaultPreferences.hours
    return value !== 'yes'
  })

/** Stored preferences as a form would have sent them. */
export const preferenceValues = (preferences: ContactPreferences): FormValues => ({
  contactCall: preferences.call,
  contactHours: preferences.hours,
  bySms: preferences.channels.includes('sms') ? 'yes' : '',
  byWhatsapp: preferences.channels.includes('whatsapp') ? 'yes' : '',
  sharedPhone: preferences.sharedPhone ? 'yes' : '',
  remindByEmail: preferences.reminders.includes('email') ? 'yes' : '',
})
