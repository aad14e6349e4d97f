/**
 * What script asks for, and what our responses to forms are. A type of our own: a captive portal or a proxy may answer
 * with JSON and 200, too, and says nothing about the booking.
 */
export const FORM_JSON = 'application/vnd.form-response+json'
