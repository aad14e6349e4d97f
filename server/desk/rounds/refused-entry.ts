import { type Payment, payments, type StopOutcome, stopOutcomes } from '#clinic/round.ts'
import type { Database } from '../../platform/db.ts'
import type { KeyUsed } from './do-once.ts'

/** An entry that a phone sent and the desk refused. Nothing in its body is validated. */
type RefusedEntry = {
  key: string
  command: string
  reason: string
  body: Record<string, string | number>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The readable parts of the body. An invalid part is left out: the rest is worth storing. */
function readBody({ bookingId, outcome, payment, rupees, at }: RefusedEntry['body'], now: Date) {
  const paid = payments.find((one) => one === payment) ?? 'none'
  const amount = Number.isInteger(rupees) && Number(rupees) >= 0 && Number(rupees) <= 1_000_000
  const noted = new Date(String(at))
  return {
    bookingId: typeof bookingId === 'string' && UUID.test(bookingId) ? bookingId : null,
    outcome: stopOutcomes.find((one) => one === outcome) ?? null,
    payment: paid,
    rupees: paid !== 'none' && amount ? Number(rupees) : 0,
    // A phone's clock may be wrong; no entry is in the future.
    at: noted < now ? noted : now,
  } satisfies { payment: Payment; outcome: StopOutcome | null } & Record<string, unknown>
}

/**
 * Shows reception a refused entry, once for each key, and returns whether it is settled: until then the phone keeps it.
 * It has no other effect.
 */
export async function reportRefused(
  db: Database,
  entry: RefusedEntry,
  { staffId, now }: { staffId: string; now: Date },
): Promise<{ ok: true; isSettled: boolean } | KeyUsed> {
  const { bookingId, ...read } = readBody(entry.body, now)
  const booking = bookingId
    ? await db.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst()
    : undefined
  await db
    .insertInto('round_refusals')
    .values({
      id: entry.key,
      staff_id: staffId,
      command: entry.command,
      reason: entry.reason,
      booking_id: booking?.id ?? null,
      ...read,
      received_at: now,
      settled_at: null,
      settled_by: null,
      settled_as: null,
    })
    .onConflict((again) => again.column('id').doNothing())
    .execute()
  const stored = await db
    .selectFrom('round_refusals')
    .select('settled_at')
    .where('id', '=', entry.key)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return stored ? { ok: true, isSettled: stored.settled_at !== null } : { ok: false, reason: 'key-used' }
}
