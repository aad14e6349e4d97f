import { refundOf, refundSteps } from '#clinic/refund.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Language } from '#content/language.ts'
import { refundQuote } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import type { ReadBooking } from '#server/bookings/read-booking.ts'
import { priceOf } from './booking-summary.ts'

/** The terms for this very booking: the refund now, and until when, in rupees and real times. */
export function refundWords(language: Language, booking: ReadBooking, now: Date) {
  const words = wordsIn(refundQuote, language)
  const { kind, startsAt, paid } = booking
  if (kind === 'enquiry' || !startsAt) return { now: words.nothingPaid, steps: [], how: null }
  const times = wordsIn(calendar, language)
  // Nothing is paid beforehand as a rule: then the terms are told for what the visit will cost, where that is known.
  const amount = paid > 0 ? paid : priceOf(booking)
  const steps = refundSteps(kind, startsAt, now).map(({ percent, until }) => {
    if (!until) return words.stepAfter
    const when = whenOf(times, until)
    if (amount === 0) return fill(words.shareUntil, { when, percent })
    return fill(words.stepUntil, { when, percent, refund: rupees(refundOf(amount, percent)) })
  })
  return {
    now: paid > 0 ? nowWords(language, booking, now) : words.nothingPaid,
    steps,
    how: paid > 0 ? words.howLong : null,
  }
}

function nowWords(language: Language, { kind, startsAt, paid }: ReadBooking, now: Date): string {
  const words = wordsIn(refundQuote, language)
  const percent = kind === 'enquiry' ? 100 : refundSteps(kind, startsAt!, now)[0]!.percent
  const values = { refund: rupees(refundOf(paid, percent)), paid: rupees(paid), percent }
  if (percent === 100) return fill(words.full, values)
  return percent === 0 ? `${words.none} ${words.noneHelp}` : fill(words.now, values)
}
