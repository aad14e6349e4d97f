import * as z from 'zod/mini'
import * as field from './fields.ts'
import type { Session, SessionId } from './slots.ts'
import { addDays, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** yes: the clinic may call. only-me: ask for her by name, say nothing to others. never: she will call herself. */
export const callRules = ['yes', 'only-me', 'never'] as const
export type CallRule = (typeof callRules)[number]

export const contactHours = ['any', 'morning', 'evening'] as const
export type ContactHours = (typeof contactHours)[number]

/** What she allows. Everything that leaves the clinic asks here first. */
export type ContactPreferences = {
  call: CallRule
  hours: ContactHours
  /** For what concerns the booking itself. */
  channels: Channel[]
  /** For reminders, which are a choice of their own. */
  reminders: Channel[]
  /** Others use her phone: nothing opens by a link alone. */
  sharedPhone: boolean
}

/** Of who said nothing: she may be called, nothing is written. */
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

/** Her evening is the clinic's evening: the hours in which someone is there to answer. */
function isHerHour({ hours }: ContactPreferences, at: Date, sessions: readonly Session[]): boolean {
  if (hours === 'any') return true
  const { opens, closes } = minutesOfSession(sessions, hours)
  const minutes = minutesOf(at)
  return minutes >= opens && minutes < closes
}

/** Whether a message may leave on this channel at this moment. */
export const maySend = (
  rules: ContactPreferences,
  channel: Channel,
  at: Date,
  sessions: readonly Session[],
): boolean => rules.call !== 'never' && rules.channels.includes(channel) && isHerHour(rules, at, sessions)

/** The moment itself if her hours allow it, else the start of the next stretch that they do. */
export function nextAllowed(rules: ContactPreferences, at: Date, sessions: readonly Session[]): Date {
  if (rules.hours === 'any' || isHerHour(rules, at, sessions)) return at
  const { opens } = minutesOfSession(sessions, rules.hours)
  const today = instantAt(dayOf(at), opens)
  return today > at ? today : instantAt(addDays(dayOf(at), 1), opens)
}

/** Missing means the usual; what the form never offered is an error like any other. */
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

/** For a form to take up among its own. */
export const contactFields = {
  contactCall: choice(callRules, defaultPreferences.call, 'contact-call-required'),
  contactHours: choice(contactHours, defaultPreferences.hours, 'contact-hours-required'),
  bySms: tick,
  byWhatsapp: tick,
  remindByEmail: field.reminders,
  sharedPhone: tick,
}

/** What can be wrong with them. */
export const contactCodes = [
  'contact-call-required',
  'contact-hours-required',
] as const satisfies readonly field.FieldCode[]

const contactAnswers = z.object(contactFields)
export type ContactAnswers = z.output<typeof contactAnswers>

/** The answers of a form that was left as it came. */
export const usualAnswers: ContactAnswers = {
  contactCall: defaultPreferences.call,
  contactHours: defaultPreferences.hours,
  bySms: false,
  byWhatsapp: false,
  remindByEmail: [],
  sharedPhone: false,
}

/** One tick for SMS or WhatsApp means messages and reminders alike; e-mail asks for reminders by themselves. */
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
