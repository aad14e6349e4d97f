import type { BookingKind } from '#clinic/booking.ts'
import { dayOf } from '#clinic/time.ts'
import type { Language } from '../language.ts'
import { wordsIn } from '../words-in.ts'
import { calendar, dateOf, whenOf } from './calendar.ts'
import { windowLabel } from './collection-windows.ts'

/** The time of a visit in words: a moment at the clinic, an hour at home. Empty for an enquiry. */
export function visitWhen(language: Language, visit: { kind: BookingKind; startsAt: Date | null }): string {
  if (!visit.startsAt) return ''
  const words = wordsIn(calendar, language)
  if (visit.kind !== 'home-collection') return whenOf(words, visit.startsAt)
  return `${dateOf(words, dayOf(visit.startsAt))}, ${windowLabel(language, visit.startsAt)}`
}
