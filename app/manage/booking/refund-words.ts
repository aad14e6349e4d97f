import { refundOf, refundSteps } from '#clinic/refund.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { bound, fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language } from '#content/language.ts'
import { refundQuote } from '#content/manage.ts'
import { refundNow } from '#content/opened-booking.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'

export type RefundWords = {
  title: string
  /** Null where nothing was paid: there is nothing to compute. */
  sum: string | null
  text: string
  /** Until when it holds, and what follows. */
  until: string | null
}

/** The refund of this booking when it is cancelled, now and later, in rupees and real times. */
export function refundWords(language: Language, booking: ReadBooking, now: Date): RefundWords {
  const words = wordsIn(refundNow, language)
  const { kind, startsAt, paid } = booking
  if (kind === 'enquiry' || !startsAt || paid === 0)
    return { title: words.title, sum: null, text: words.nothingPaid, until: null }
  const { howLong, noneHelp } = wordsIn(refundQuote, language)
  const [present, next] = refundSteps(kind, startsAt, now)
  const { percent, until } = present!
  const when = until && whenOf(wordsIn(calendar, language), until)
  const after = rupees(refundOf(paid, next?.percent ?? 0))
  return {
    title: words.title,
    sum: rupees(refundOf(paid, percent)),
    text: `${fill(words.of, { paid: rupees(paid), percent })} ${percent === 0 ? noneHelp : howLong}`,
    until: when && bound(fill(words.until, { when, refund: after })),
  }
}
