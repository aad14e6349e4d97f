import type { BookingKind } from '#clinic/booking.ts'
import { comingHours } from '#clinic/lab-test-booking.ts'
import { clockFrom, dayOf, minutesOf } from '#clinic/time.ts'
import { facts } from '../facts.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, dateOf, whenOf } from './calendar.ts'
import { windowLabel } from './collection-windows.ts'
import { hourLabel } from './hour-label.ts'

/** The window of a visit, at home or for tests; empty for a visit at a moment. */
export function visitHour(
  language: Language,
  { kind, startsAt }: { kind: BookingKind; startsAt: Date },
): string {
  if (kind === 'home-collection') return windowLabel(language, startsAt)
  if (kind !== 'lab-test') return ''
  const clock = clockFrom(minutesOf(startsAt))
  const hour = comingHours(facts.sessions).find(({ from }) => from === clock)
  return hour ? hourLabel(language, hour.from, hour.to) : ''
}

/** The time of a visit in words: a moment at the clinic, an hour for tests. Empty for an enquiry. */
export function visitWhen(
  language: Language,
  { kind, startsAt }: { kind: BookingKind; startsAt: Date | null },
): string {
  if (!startsAt) return ''
  const words = wordsIn(calendar, language)
  const hour = visitHour(language, { kind, startsAt })
  return hour ? `${dateOf(words, dayOf(startsAt))}, ${hour}` : whenOf(words, startsAt)
}
