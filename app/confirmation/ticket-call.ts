import { type ContactPreferences, mayCall } from '#clinic/contact-preferences.ts'
import type { Promised } from '#clinic/messages/call-promise.ts'
import { confirmation } from '#content/confirmation.ts'
import { bound } from '#content/format/fill.ts'
import { promiseIn } from '#content/format/promise-in.ts'
import type { In, Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { TicketRow } from './ticket.tsx'

/** The state of a time that is not settled, by who speaks first. */
export const waitStates = { 'we-call': 'weCall', 'we-write': 'weWrite', 'patient-calls': 'youCall' } as const

type CallWords = In<typeof confirmation>['call']

/** Whom the clinic speaks to, or why it does not call. */
function reasonIn(call: CallWords, { speaker }: Promised, contact: ContactPreferences): string {
  if (speaker === 'we-call') return contact.call === 'yes' ? call.anyone : call.onlyYou
  return mayCall(contact) ? call.neverMeet : call.asked
}

/** By when the clinic calls, from which number, and whom it asks for. */
export function callRow(
  language: Language,
  promised: Promised,
  contact: ContactPreferences,
  now: Date,
): TicketRow {
  const { call } = wordsIn(confirmation, language)
  const reason = promised.by < now ? call.late : reasonIn(call, promised, contact)
  return {
    icon: 'call',
    title: bound(promiseIn(language, promised, now)),
    text: `${reason} ${call.notHeld}`,
  }
}
