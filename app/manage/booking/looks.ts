import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import type { Language } from '#content/language.ts'
import { lookRoles, lookTexts } from '#content/opened-booking.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Look } from '#server/bookings/looks.ts'
import type { ShownLook } from '../manage-view.ts'

export const shownLooks = (language: Language, found: readonly Look[]): ShownLook[] =>
  found.map(({ at, action, role, firstName }) => ({
    text: fill(lookTexts[action][language], {
      name: firstName,
      role: lookRoles[role ?? 'operator'][language],
    }),
    when: whenOf(wordsIn(calendar, language), at),
    at: at.toISOString(),
  }))
