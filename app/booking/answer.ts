/** What a booking call answers; the page without script and the browser show the same thing from it. */
export type BookingAnswer = BookingAccepted | BookingRefused

export type BookingAccepted = {
  success: true
  message: string
  data: {
    reference: string
    /** When the visit begins, in the clinic's own time zone. */
    dateTime: string
    /** The same in words, in the language of the booking. */
    when: string
    /** The thank-you page. It shows the booking for half an hour. */
    confirmationUrl: string
    calendarUrl: string
  }
}

export type BookingRefused = {
  success: false
  message: string
  /** What the person can do now. */
  help: string
  errors?: { field: string; code: string; message: string }[]
  /** A new token, when the one that was sent is too old: pressing the button again sends this one. */
  formToken?: string
  /** The nearest times that are still free, when the chosen one is not. */
  alternatives?: { dateTime: string; when: string }[]
}
