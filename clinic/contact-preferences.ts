import * as z from 'zod/mini'
import * as field from './fields.ts'
import { type Session, type SessionId, sessionIds, weeklySessions } from './slots.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/**
 * only-me: speak to the patient alone. yes: whoever answers may be spoken to. write-only: never call, but write.
 * never: neither call nor write; the patient will call the clinic.
 */
export const callRules = ['only-me', 'yes', 'write-only', 'never'] as const
export type CallRule = (typeof callRules)[number]

export const contactHours = ['any', ...sessionIds] as const
export type ContactHours = (typeof contactHours)[number]

/** On one day, in half hours of the clinic's clock: 10:00 to 13:30. */
export type HourRange = { from: string; until: string }

/** What the patient allows. Every message is checked against it before it is sent. */
export type ContactPreferences = {
  call: CallRule
  /** A session of the clinic, or the patient's own hours. */
  hours: ContactHours | HourRange
  /** For messages about the booking itself. */
  channels: Channel[]
  /** For reminders, which are a separate choice. */
  reminders: Channel[]
  /** Others use the patient's phone: a private link opens nothing without the 4-digit code. */
  sharedPhone: boolean
  /** What to say to whoever else answers, in the patient's own words. The clinic proposes none. */
  wordsForOthers: string | null
}

/** The safest, where nothing was chosen: the patient alone may be called, no message is sent. */
export const defaultPreferences: ContactPreferences = {
  call: 'only-me',
  hours: 'any',
  channels: [],
  reminders: [],
  sharedPhone: false,
  wordsForOthers: null,
}

export const mayCall = ({ call }: ContactPreferences) => call === 'only-me' || call === 'yes'

type Opening = { opens: number; closes: number }

/** Where a clinic has no such session, or has it no longer, the patient is contacted at this time of day. */
const usualHours: Record<SessionId, HourRange> = {
  morning: { from: '08:00', until: '12:00' },
  afternoon: { from: '12:00', until: '16:00' },
  evening: { from: '16:00', until: '20:00' },
}

/**
 * The patient's "evening" is the clinic's evening session. On a weekday on which the clinic is closed it is the same
 * time of day: a visit on Monday is reminded of on Sunday.
 */
function openingOf(hours: SessionId | HourRange, sessions: readonly Session[], day?: Day): Opening {
  if (typeof hours !== 'string') return { opens: minutesFrom(hours.from), closes: minutesFrom(hours.until) }
  const named = sessions.filter(({ id }) => id === hours)
  const session = (day && weeklySessions(named, day)[0]) ?? named[0]
  if (!session) return openingOf(usualHours[hours], sessions)
  return { opens: minutesFrom(session.opens), closes: minutesFrom(session.closes) }
}

/** What a patient may choose between: any hour, or one of several sessions. */
export const offeredHours = (sessions: readonly Session[]): ContactHours[] => {
  const ids = sessionIds.filter((hours) => sessions.some(({ id }) => id === hours))
  return ids.length > 1 ? ['any', ...ids] : ['any']
}

/** The preferred hours from and to; null where any hour is fine. */
export function hourRange({ hours }: ContactPreferences, sessions: readonly Session[]): HourRange | null {
  if (hours === 'any') return null
  const { opens, closes } = openingOf(hours, sessions)
  return { from: clockFrom(opens), until: clockFrom(closes) }
}

/** The preferred hours on this day, in minutes; null where any hour is fine. */
export const hoursAllowedOn = (
  { hours }: ContactPreferences,
  sessions: readonly Session[],
  day: Day,
): Opening | null => (hours === 'any' ? null : openingOf(hours, sessions, day))

/** The moment itself if the preferred hours allow it, else the start of the next hours that do. */
export function nextAllowed({ hours }: ContactPreferences, at: Date, sessions: readonly Session[]): Date {
  if (hours === 'any') return at
  const [today, tomorrow] = [dayOf(at), addDays(dayOf(at), 1)]
  const { opens, closes } = openingOf(hours, sessions, today)
  const minutes = minutesOf(at)
  if (minutes >= opens && minutes < closes) return at
  return minutes < opens
    ? instantAt(today, opens)
    : instantAt(tomorrow, openingOf(hours, sessions, tomorrow).opens)
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

/** To be spread into the schema of a booking form or call. */
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

/** Those that are wanted, in one order. */
export const chosenChannels = (wanted: Record<Channel, boolean>) =>
  channels.filter((channel) => wanted[channel])

/**
 * While booking, one tick for SMS or WhatsApp covers messages and reminders; for e-mail, reminders have their own.
 * To be written to only, and on no channel, is not to be contacted.
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

/** Who is not to be contacted has no channel left, whatever else was ticked. */
export function closed(rules: ContactPreferences): ContactPreferences {
  const isNever = rules.call === 'never' || (rules.call === 'write-only' && rules.channels.length === 0)
  return isNever
    ? { ...rules, call: 'never', hours: 'any', channels: [], reminders: [], wordsForOthers: null }
    : rules
}
