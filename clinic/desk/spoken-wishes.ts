import {
  type CallRule,
  type Channel,
  type ContactPreferences,
  closed,
  defaultPreferences,
} from '../contact-preferences.ts'

/** How the patient may be written to, as the desk asks it aloud. */
export const ways = ['sms', 'whatsapp', 'nothing'] as const
export type Way = (typeof ways)[number]

/** A channel is offered only if the clinic can send on it. */
export const isOffered = (way: Way, offered: Record<Exclude<Way, 'nothing'>, boolean>) =>
  way === 'nothing' || offered[way]

/** Whether the patient may be called, as the desk asks it aloud. */
export const spokenCalls = ['only-me', 'yes', 'never'] as const
export type SpokenCall = (typeof spokenCalls)[number]

export type SpokenWishes = { call: SpokenCall; write: Way; remind: boolean }

/**
 * The spoken wishes, applied to the stored preferences. A preference that was not asked about stays; so does e-mail,
 * unless nothing may be written at all. "Never call" with a channel means write-only.
 */
export function contactFrom(
  { call, write, remind }: Partial<SpokenWishes>,
  before: ContactPreferences = defaultPreferences,
): ContactPreferences {
  const stored = spokenFrom(before)
  const by = (channels: readonly Channel[]): Channel[] => {
    if (write === undefined) return [...channels]
    return write === 'nothing' ? [] : [...channels.filter((channel) => channel === 'email'), write]
  }
  const said = call ?? stored.call
  const channels = by(before.channels)
  return closed({
    ...before,
    call: ruleOf(said, channels.length > 0),
    channels,
    reminders: (remind ?? stored.remind) ? by(before.reminders) : [],
    wordsForOthers: said === 'only-me' ? before.wordsForOthers : null,
  })
}

const ruleOf = (call: SpokenCall, mayWrite: boolean): CallRule =>
  call === 'never' && mayWrite ? 'write-only' : call

/**
 * The stored preferences as spoken choices. `write` is null where both channels or another one are stored: no choice
 * stands for that.
 */
export function spokenFrom({ call, channels, reminders }: ContactPreferences): {
  call: SpokenCall
  write: Way | null
  remind: boolean
} {
  const [own, ...others] = channels.filter((channel) => channel !== 'email')
  const write = channels.length === 0 ? 'nothing' : own && others.length === 0 ? (own as Way) : null
  return { call: call === 'write-only' ? 'never' : call, write, remind: reminders.length > 0 }
}
