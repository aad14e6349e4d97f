import { useState } from 'react'
import { parseBooking } from '#clinic/appointment.ts'
import { invalidIn } from '../forms/invalid-in.ts'
import { submitBooking } from '../forms/submit-booking.ts'
import type { Rejected } from '../forms/submit-response.ts'
import type { OnBooked } from './booking-app.tsx'
import type { BookingWords } from './words.ts'

export type BookingStatus = 'idle' | 'processing' | 'retrying'

/** The booking in the browser: none, processing, then booked or rejected. */
export function useBooking(
  words: BookingWords,
  firstToken: string,
  before: Rejected | null,
  onBooked: OnBooked,
) {
  const [status, setStatus] = useState<BookingStatus>('idle')
  const [rejected, setRefused] = useState(before)
  const [formToken, setFormToken] = useState(firstToken)

  async function book(answers: Record<string, unknown>) {
    if (status !== 'idle') return
    const parsed = parseBooking(answers, words.notice.version)
    if (!parsed.ok) {
      setRefused(invalidIn(words.invalid, parsed.errors))
      return
    }
    setRefused(null)
    setStatus('processing')
    const answer = await submitBooking(words.links.bookingCall, formToken, answers, () =>
      setStatus('retrying'),
    )
    setStatus('idle')
    if (answer?.success) return onBooked(answer.data, parsed.request.sharedPhone)
    if (answer?.formToken) setFormToken(answer.formToken)
    setRefused(answer ?? unanswered(words))
  }

  return { status, rejected, book, dismiss: () => setRefused(null) }
}

const unanswered = ({ problems }: BookingWords): Rejected => ({
  success: false,
  message: problems.failedToBook,
  help: `${problems.timeout} ${problems.sendAgainSafe}`,
})
