import * as z from 'zod/mini'
import * as field from './fields.ts'
import type { Session, SessionId } from './slots.ts'
import { addDays, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** yes: the clinic may call. only-me: speak to the patient alone. never: the patient will call the clinic. */
export const callRules = ['yes', 'only-me', 'never'] as const
export type CallRule = (typeof callRules)[number]

export const contactHours = ['any', 'morning', 'evening'] as const
export type ContactHours = (typeof contactHours)[number]

/** What the patient allows. Every message is checked against it before it is sent. */
export type ContactPreferences = {
  call: CallRule
  hours: ContactHours
  /** For messages about the booking itself. */
  channels: Channel[]
  /** For reminders, which are a separate choice. */
  reminders: Channel[]
  /** Others use the patient's phone: a private link opens nothing without the PIN. */
  sharedPhone: boolean
}

/** Where nothing was chosen: the patient may be called, no message is sent. */
export const defaultPreferences: ContactPreferences = {
  call: 'yes',
  hours: 'any',
  channels: [],
  reminders: [],
  sharedPhone: false,
}

function minutesOfSession(sessions: readonly Session[], id: SessionId): { opens: number; closes: number } {
  const session = sessions.find((each) => each.id === id)
  if (!session) throw new Error(`The clinic has no ${id} session`)
  return { opens: minutesFrom(session.opens), closes: minutesFrom(session.closes) }
}

/** The patient's "evening" is the clinic's evening session: the hours in which someone can answer. */
function isAllowedHour({ hours }: ContactPreferences, at: Date, sessions: readonly Session[]): boolean {
  if (hours === 'any') return true
  const { opens, closes } = minutesOfSession(sessions, hours)
  const minutes = minutesOf(at)
  return minutes >= opens && minutes < closes
}

/** The moment itself if the preferred hours allow it, else the start of the next hours that do. */
export function nextAllowed(rules: ContactPreferences, at: Date, sessions: readonly Session[]): Date {
  if (rules.hours === 'any' || isAllowedHour(rules, at, sessions)) return at
  const { opens } = minutesOfSession(sessions, rules.hours)
  const today = instantAt(dayOf(at), opens)
  return today > at ? today : instantAt(addDays(dayOf(at), 1), opens)
}

type MessagePurpose = 'booking' | 'reminder'

/** The channels that the patient allows for this purpose, at whatever hour. */
export const channelsFor = (
  { call, channels, reminders }: ContactPreferences,
  purpose: MessagePurpose,
): readonly Channel[] => (call === 'never' ? [] : purpose === 'reminder' ? reminders : channels)

type SendPermission = { kind: 'now' } | { kind: 'later'; from: Date } | { kind: 'never' }

/** Whether the patient allows this message at this moment, or at which hour. Every message to a patient asks here. */
export function maySend(
  rules: ContactPreferences,
  { channel, purpose }: { channel: Channel; purpose: MessagePurpose },
  at: Date,
  sessions: readonly Session[],
): SendPermission {
  if (!channelsFor(rules, purpose).includes(channel)) return { kind: 'never' }
  const from = nextAllowed(rules, at, sessions)
  return from > at ? { kind: 'later', from } : { kind: 'now' }
}

/** Missing means the default; a value that the form never offered is an error like any other. */
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

/** To be spread into the schema of a form. */
export const contactFields = {
  contactCall: choice(callRules, defaultPreferences.call, 'contact-call-required'),
  contactHours: choice(contactHours, defaultPreferences.hours, 'contact-hours-required'),
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

const contactAnswers = z.object(contactFields)
type ContactAnswers = z.output<typeof contactAnswers>

/** The values of a form that was left as it was served. */
export const usualAnswers: ContactAnswers = {
  contactCall: defaultPreferences.call,
  contactHours: defaultPreferences.hours,
  bySms: false,
  byWhatsapp: false,
  remindByEmail: [],
  sharedPhone: false,
}

/** One tick for SMS or WhatsApp covers messages and reminders; for e-mail, reminders have their own checkbox. */
export function contactRulesFrom(answers: ContactAnswers, hasEmail: boolean): ContactPreferences {
  const mayWrite = answers.contactCall !== 'never'
  const chosen = (wanted: Record<Channel, boolean>) =>
    channels.filter((channel) => mayWrite && wanted[channel])
  const byPhone = { sms: answers.bySms, whatsapp: answers.byWhatsapp }
  return {
    call: answers.contactCall,
    hours: answers.contactHours,
    channels: chosen({ email: hasEmail, ...byPhone }),
    reminders: chosen({ email: hasEmail && answers.remindByEmail.length > 0, ...byPhone }),
    sharedPhone: answers.sharedPhone,
  }
}

export function parseContactPreferences(
  answers: unknown,
  hasEmail: boolean,
): field.Parsed<ContactPreferences> {
  const parsed = field.parseAnswers(contactAnswers, answers)
  return parsed.ok ? { ok: true, request: contactRulesFrom(parsed.request, hasEmail) } : parsed
}
