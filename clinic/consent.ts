/**
 * The checkbox carries the version of the privacy notice that was shown beside it, so that consent is stored for the
 * text that was read. A page that was open while the notice changed does not count. An API client sends `true`, which
 * means the notice in force.
 */
export const consentCovers = (answer: unknown, noticeInForce: string): boolean =>
  answer === true || answer === noticeInForce
