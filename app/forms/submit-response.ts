import type { Challenge } from 'altcha-lib'
import type { BookingState } from '#clinic/booking.ts'

export type Accepted = {
  success: true
  message: string
  data: {
    reference: string
    /** Opens the booking together with the reference. Shown on the page, and in no URL, title or message. */
    pin: string
    /** booked: confirmed. to-confirm: stored; the clinic confirms it. open: an enquiry to be answered. */
    state: BookingState
    /** When the visit begins, in the clinic's own time zone; null for an enquiry. */
    dateTime: string | null
    /** The same in words, in the language of the form; for an enquiry, by when it is answered. */
    when: string
    /** The confirmation page. It shows the booking for half an hour. */
    confirmationUrl: string
    /** Null where there is no visit yet. */
    calendarUrl: string | null
  }
}

export type Rejected = {
  success: false
  message: string
  /** What the patient can do now. */
  help: string
  errors?: { field: string; code: string; message: string }[]
  /** A new token in place of an expired one: the next submit uses it. */
  formToken?: string
  /** The nearest free times, where the chosen one was taken. */
  alternatives?: { dateTime: string; when: string }[]
  /**
   * It could not be stored, or the outcome is unknown: the clinic's phone is the way. For pages; the API gives a
   * status.
   */
  isOutage?: boolean
  /** A challenge that the browser solves before it submits the form again. */
  challenge?: Challenge
}
