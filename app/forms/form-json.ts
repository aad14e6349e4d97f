/**
 * The content type of our responses to forms. A type of our own: a captive portal or a proxy may answer with JSON
 * and 200, too, and knows nothing of the booking.
 */
export const FORM_JSON = 'application/vnd.form-response+json'
