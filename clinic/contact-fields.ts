import * as z from 'zod/mini'
import {
  type ContactPreferences,
  callRules,
  chosenChannels,
  closed,
  contactHours,
  defaultPreferences,
} from './contact-preferences.ts'
import * as field from './fields.ts'

/** A missing value means the default; an unknown value is an error. */
const choice = <const Values extends readonly string[]>(
  values: Values,
  usual: Values[number],
  unknown: field.FieldCode,
) =>
  z.pipe(
    z.nullish(z.enum(values, field.code(unknown))),
    z.transform((answer) => answer ?? usual),
  )

const tick = z.pipe(field.box, z.transform(field.isTicked))

/** Spread into the schema of a booking form or call. */
export const contactFields = {
  contactCall: choice(callRules, defaultPreferences.call, 'contact-call-required'),
  contactHours: choice(contactHours, 'any', 'contact-hours-required'),
  bySms: tick,
  byWhatsapp: tick,
  remindByEmail: field.reminders,
  sharedPhone: tick,
}

/** All field errors of this part. */
export const contactCodes = [
  'contact-call-required',
  'contact-hours-required',
] as const satisfies readonly field.FieldCode[]

type ContactAnswers = z.output<z.ZodMiniObject<typeof contactFields>>

/**
 * While booking, one tick for SMS or WhatsApp covers messages and reminders; e-mail reminders have their own tick.
 * "Write only" without a channel means no contact.
 */
export function contactRulesFrom(answers: ContactAnswers, hasEmail: boolean): ContactPreferences {
  const { contactCall: call, contactHours: hours, bySms: sms, byWhatsapp: whatsapp, sharedPhone } = answers
  const byEmail = hasEmail && answers.remindByEmail.length > 0
  return closed({
    call,
    hours,
    channels: chosenChannels({ email: hasEmail, sms, whatsapp }),
    reminders: chosenChannels({ email: byEmail, sms, whatsapp }),
    sharedPhone,
    wordsForOthers: null,
  })
}
