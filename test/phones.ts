let count = 0

/** A mobile number of its own for every patient of a test: one number may only have four visits ahead. */
export const newPhone = () => `6${String(100_000_000 + ((process.pid * 1000 + count++) % 899_999_999))}`

/** And a mailbox: one recipient is sent three messages in an hour at the most. */
export const newMailbox = () => `asha.${newPhone()}@example.in`
