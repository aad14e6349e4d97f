/** What became of one message that was handed to a mail server or another provider. */
export type SendOutcome =
  /** Accepted. Some providers give it a name by which their delivery receipts speak of it. */
  | { kind: 'sent'; providerId?: string }
  /** The provider certainly did not take the message; asking again may help, unless it is permanent. */
  | { kind: 'refused'; error: string; permanent: boolean; retryAfterSeconds?: number }
  /** The line broke while the message was being handed over: it may have been taken or not. */
  | { kind: 'unanswered'; error: string }
