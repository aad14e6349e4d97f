import { type Session, type SessionId, sessionIds, weeklySessions } from './slots.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

export const channels = ['email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/**
 * only-me: speak to the patient alone. yes: anyone who answers may be spoken to. write-only: write, never call. never:
 * neither call nor write; the patient calls the clinic.
 */
export const callRules = ['only-me', 'yes', 'write-only', 'never'] as const
export type CallRule = (typeof callRules)[number]

export const contactHours = ['any', ...sessionIds] as const
export type ContactHours = (typeof contactHours)[number]

/** Clock times of one day, on the half hour: 10:00 to 13:30. */
export type HourRange = { from: string; until: string }

/** What the patient allows. Every message is checked against it before sending. */
export type ContactPreferences = {
  call: CallRule
  /** A session of the clinic, or the patient's own hours. */
  hours: ContactHours | HourRange
  /** For messages about the booking itself. */
  channels: Channel[]
  /** For reminders: a separate choice. */
  reminders: Channel[]
  /** Other people use the patient's phone: a private link opens nothing without the 4-digit code. */
  sharedPhone: boolean
  /** What to say when somebody else answers, in the patient's own words. The clinic proposes none. */
  wordsForOthers: string | null
}

/** The safest choice, used where the patient made none: only the patient may be called, no message is sent. */
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

/** The hours used where the clinic has no such session, or has it no longer. */
const usualHours: Record<SessionId, HourRange> = {
  morning: { from: '08:00', until: '12:00' },
  afternoon: { from: '12:00', until: '16:00' },
  evening: { from: '16:00', until: '20:00' },
}

/**
 * The patient's "evening" is the clinic's evening session. On a weekday on which the clinic is closed it is the same
 * time of day: a visit on Monday gets its reminder on Sunday.
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

/** The channels that the patient allows for this purpose, regardless of the hour. */
export const channelsFor = (
  { call, channels, reminders }: ContactPreferences,
  purpose: MessagePurpose,
): readonly Channel[] => (call === 'never' ? [] : purpose === 'reminder' ? reminders : channels)

type SendPermission = { kind: 'now' } | { kind: 'later'; from: Date } | { kind: 'never' }

/** Whether the patient allows this message now, later or never. Every message to a patient passes this check. */
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

/** The wanted channels, always in the same order. */
export const chosenChannels = (wanted: Record<Channel, boolean>) =>
  channels.filter((channel) => wanted[channel])

/** A patient who wants no contact has no channel left, whatever else was ticked. */
export function closed(rules: ContactPreferences): ContactPreferences {
  const isNever = rules.call === 'never' || (rules.call === 'write-only' && rules.channels.length === 0)
  return isNever
    ? { ...rules, call: 'never', hours: 'any', channels: [], reminders: [], wordsForOthers: null }
    : rules
}
