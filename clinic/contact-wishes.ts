import * as z from 'zod/mini'
import {
  type Channel,
  type ContactPreferences,
  callRules,
  chosenChannels,
  closed,
  defaultPreferences,
  type HourRange,
  mayCall,
} from './contact-preferences.ts'
import * as field from './fields.ts'
import { clockFrom } from './time.ts'

/** From seven in the morning to nine in the evening. */
const FIRST_HOUR = 7
const LAST_HOUR = 21

/** The half hours that the patient can choose as the start and end of the hours. */
export const wishClocks = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 + 1 }, (_, half) =>
  clockFrom(FIRST_HOUR * 60 + half * 30),
)
const [FIRST_CLOCK = '', LAST_CLOCK = ''] = [wishClocks.at(0), wishClocks.at(-1)]

/** Short enough to be read out in a phone call. */
export const WORDS_MAX = 120

const tick = z.pipe(field.box, z.transform(field.isTicked))
const clock = z.pipe(
  z.nullish(z.enum(['', ...wishClocks], field.code('contact-hours-required'))),
  z.transform((answer) => answer || null),
)

/** How the patient may be contacted, asked after booking: calls, messages and reminders are separate choices. */
const wishes = z.object({
  contactCall: z.enum(callRules, field.code('contact-call-required')),
  contactFrom: clock,
  contactUntil: clock,
  wordsForOthers: field.optionalText(WORDS_MAX, 'contact-words-too-long'),
  byEmail: tick,
  bySms: tick,
  byWhatsapp: tick,
  remindByEmail: tick,
  remindBySms: tick,
  remindByWhatsapp: tick,
  sharedPhone: tick,
})
type Wishes = z.output<typeof wishes>

/** Null where neither end is chosen; a single end leaves the other open. */
function hoursOf({ contactFrom, contactUntil }: Wishes): HourRange | null {
  if (!contactFrom && !contactUntil) return null
  return { from: contactFrom ?? FIRST_CLOCK, until: contactUntil ?? LAST_CLOCK }
}

/** How the patient can be reached: whether there is a number to call, and which channels have an address. */
export type PossibleWays = Record<Channel | 'call', boolean>

/**
 * Parses the patient's wishes. A channel without an address, or one that the clinic cannot send by, is never allowed.
 */
export function parseWishes(answers: unknown, possible: PossibleWays): field.Parsed<ContactPreferences> {
  const parsed = field.parseAnswers(wishes, answers)
  if (!parsed.ok) return parsed
  const { request } = parsed
  const ways = (email: boolean, sms: boolean, whatsapp: boolean) =>
    chosenChannels({
      email: email && possible.email,
      sms: sms && possible.sms,
      whatsapp: whatsapp && possible.whatsapp,
    })
  const hours = hoursOf(request)
  const rules: ContactPreferences = {
    call: request.contactCall,
    hours: hours ?? defaultPreferences.hours,
    channels: ways(request.byEmail, request.bySms, request.byWhatsapp),
    reminders: ways(request.remindByEmail, request.remindBySms, request.remindByWhatsapp),
    sharedPhone: request.sharedPhone,
    wordsForOthers: request.contactCall === 'only-me' ? request.wordsForOthers : null,
  }
  if (mayCall(rules) && !possible.call)
    return { ok: false, errors: [{ field: 'contactCall', code: 'contact-call-required' }] }
  if (hours && hours.from >= hours.until)
    return { ok: false, errors: [{ field: 'contactUntil', code: 'contact-hours-order' }] }
  if (rules.call === 'write-only' && rules.channels.length === 0)
    return { ok: false, errors: [{ field: 'contactCall', code: 'contact-way-required' }] }
  return { ok: true, request: closed(rules) }
}
