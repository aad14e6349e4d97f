/** The answer to a right password or code. */
export type NextStep = {
  /** code: of the second factor. enrol: choose a password and the second factor. desk: signed in. */
  next: 'code' | 'enrol' | 'desk'
}

/** The second factor of a new account, shown once. */
export type SecondFactor = {
  /** otpauth://… for an authenticator app. */
  uri: string
  /** The same secret, to be typed. */
  secret: string
  recoveryCodes: string[]
}

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
