/** What comes after a right password or code. */
export type NextStep = {
  /** code: of the second factor. enrol: choose a password and the second factor. desk: signed in. */
  next: 'code' | 'enrol' | 'desk'
}

/** What a new account writes down once. */
export type SecondFactor = {
  /** otpauth://… for an authenticator app. */
  uri: string
  /** The same secret, to be typed. */
  secret: string
  recoveryCodes: string[]
}

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
