import { type CancelledWithDay, type Closing, closeDaysIn } from '#server/bookings/close-days.ts'
import { retryWhileInUse } from '#server/bookings/lock-booking.ts'
import type { Database } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'

/** A doctor is away: booked visits are cancelled, with a message or a call task for each. */
export async function closeDays(
  db: Database,
  queue: Queue,
  closing: Closing,
  options: Omit<Parameters<typeof closeDaysIn>[2], 'queue'>,
): Promise<CancelledWithDay[]> {
  await queue.ready()
  const { cancelled } = await retryWhileInUse(() =>
    db.transaction().execute((trx) => closeDaysIn(trx, closing, { ...options, queue })),
  )
  return cancelled
}
