/**
 * A form's box carries the version of the notice that stood beside it, so that what is stored is what was read;
 * a page left open over a change of the notice does not count. A call says `true` and means the notice in force.
 */
export const consentCovers = (answer: unknown, noticeInForce: string): boolean =>
  answer === true || answer === noticeInForce
