/** The outcome of sending one message to a mail server or another provider. */
export type SendOutcome =
  /** Accepted. Some providers return an id, which their delivery receipts contain. */
  | { kind: 'sent'; providerId?: string }
  /** The provider certainly did not accept the message; a retry may help, unless it is permanent. */
  | { kind: 'refused'; error: string; permanent: boolean; retryAfterSeconds?: number }
  /** The connection was lost while the message was being sent: it may have been accepted or not. */
  | { kind: 'unanswered'; error: string }
