import type { Challenge } from 'altcha-lib'
import type { BookingState } from '#clinic/booking.ts'

export type Accepted = {
  success: true
  message: string
  data: {
    reference: string
    /** Opens the booking together with the reference. Shown on the page, and in no address, title or message. */
    pin: string
    /** booked: confirmed. to-confirm: stored, and the clinic calls before it counts. open: a message to be answered. */
    state: BookingState
    /** When the visit begins, in the clinic's own time zone; null for a message. */
    dateTime: string | null
    /** The same in words, in the language of the form; for a message, by when it is answered. */
    when: string
    /** The thank-you page. It shows the booking for half an hour. */
    confirmationUrl: string
    /** Null while there is nothing to put into a calendar. */
    calendarUrl: string | null
  }
}

export type Rejected = {
  success: false
  message: string
  /** What the person can do now. */
  help: string
  errors?: { field: string; code: string; message: string }[]
  /** A new token, when the one that was sent is too old: pressing the button again sends this one. */
  formToken?: string
  /** The nearest times that are still free, when the chosen one is not. */
  alternatives?: { dateTime: string; when: string }[]
  /** It could not be stored, or nobody knows: the clinic's phone is the way. For pages; the API says it by its status. */
  isOutage?: boolean
  /** A proof-of-work challenge that the browser solves before it sends the form again. */
  challenge?: Challenge
}
