let count = 0

/** A new mobile number for every patient of a test: one number may have only four visits ahead. */
export const newPhone = () => `6${String(100_000_000 + ((process.pid * 1000 + count++) % 899_999_999))}`

/** A new mailbox: one recipient gets at most three messages in an hour. */
export const newMailbox = () => `asha.${newPhone()}@example.in`
