import { callRules, contactHours, defaultPreferences } from '#clinic/contact-preferences.ts'
import { type FormValues, textIn } from './form-values.ts'

/** What she checked and chose, as it was sent: a tick that "never" makes idle is still hers when the form comes back. */
export type ChosenPreferences = {
  call: string
  hours: string
  bySms: boolean
  byWhatsapp: boolean
  sharedPhone: boolean
}

/** The names of her choices in every form. */
export const contactPreferenceNames = [
  'contactCall',
  'contactHours',
  'bySms',
  'byWhatsapp',
  'sharedPhone',
] as const

const isTicked = (answers: FormValues | undefined, name: string) => textIn(answers, name) === 'yes'

export const chosenPreferences = (answers: FormValues | undefined): ChosenPreferences => ({
  call: callRules.find((rule) => rule === textIn(answers, 'contactCall')) ?? defaultPreferences.call,
  hours: contactHours.find((hours) => hours === textIn(answers, 'contactHours')) ?? defaultPreferences.hours,
  bySms: isTicked(answers, 'bySms'),
  byWhatsapp: isTicked(answers, 'byWhatsapp'),
  sharedPhone: isTicked(answers, 'sharedPhone'),
})

export const areDefault = ({ call, hours, bySms, byWhatsapp, sharedPhone }: ChosenPreferences): boolean =>
  call === defaultPreferences.call &&
  hours === defaultPreferences.hours &&
  !bySms &&
  !byWhatsapp &&
  !sharedPhone

/**
 * What a field tells the browser about itself. It names what belongs in it (WCAG 1.3.5): whoever types with pain lets
 * the browser fill it in, and nobody has said a word about the phone yet. Once she said that others use it, nothing is
 * offered or remembered: with script (app/enhance/shared-phone.ts) from that moment on, without it in every form that
 * comes back to her.
 */
export const autofillFor = (answers: FormValues | undefined) => (purpose: string) =>
  isTicked(answers, 'sharedPhone') ? 'off' : purpose
