import { sql } from 'kysely'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { bookingWords } from '#content/desk/booking.ts'
import type { Context } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'
import { sendLater } from '../platform/pipeline.ts'

/** A member of the clinic's staff: with account and role at the desk, by name alone as the operator. */
export type Staff = { role: 'clinic'; name: string; account?: { id: string; role: StaffRole } }

/** The person or process that acted: the patient, one of the clinic's staff, or a job of ours. */
export type Actor = 'patient' | 'system' | Staff

/** What the patient sees as a look into the booking (looks_at_booking). None of them changes it. */
export const lookActions = ['read', 'number-shown', 'address-shown', 'printed', 'exported'] as const
export type LookAction = (typeof lookActions)[number]

/** What the patient reads besides the looks: the clinic has changed something about the person. */
export type ChangeShown = 'corrected' | 'contact-changed'

type AuditAction =
  // The actions that the page of an opened booking has words for.
  | Exclude<keyof typeof bookingWords.looks.actions, 'other'>
  | LookAction
  // A search at the desk showed a short name; the typed text is stored nowhere.
  | 'found'
  | 'verified'
  | 'answered'
  | 'paid'
  | 'consent-withdrawn'
  | 'erasure-asked'
  | 'privacy-confirmed'
  | 'privacy-answered'
  | 'erased'
  | 'overbooked'
  | 'landmark-noted'

function columnsOf(actor: Actor) {
  if (typeof actor === 'string') return { actor, actor_name: null, actor_id: null, actor_role: null }
  const { role, name, account } = actor
  return { actor: role, actor_name: name, actor_id: account?.id ?? null, actor_role: account?.role ?? null }
}

/** The action, and where it helps a code for its reason or its subject. Never about health. */
type Done = AuditAction | { action: AuditAction; detail: string | null }

export const recordAudit = (
  trx: Transaction,
  given: Pick<Context, 'id'>,
  actor: Actor,
  done: Done,
  bookingId: string,
) => recordAudits(trx, given, actor, done, [bookingId])

/**
 * Records the read of a booking, unless it is not there or was erased. A query of its own, so that it leaves together
 * with the read.
 */
export function auditOfRead(given: Pick<Context, 'id'>, reader: Actor, bookingId: string) {
  const { actor, actor_name, actor_id, actor_role } = columnsOf(reader)
  return sql`
    insert into audit_events (id, actor, actor_name, actor_id, actor_role, action, booking_id)
    select ${given.id()}, ${actor}, ${actor_name}, ${actor_id}, ${actor_role}, ${'read' satisfies AuditAction}, id
    from bookings where id = ${bookingId} and sealed is not null`
}

/** The same thing done to many bookings at once. */
export async function recordAudits(
  trx: Transaction,
  given: Pick<Context, 'id'>,
  actor: Actor,
  done: Done,
  bookingIds: readonly string[],
) {
  if (bookingIds.length === 0) return
  const { action, detail } = typeof done === 'string' ? { action: done, detail: null } : done
  const events = bookingIds.map((booking_id) => ({
    id: given.id(),
    ...columnsOf(actor),
    action,
    booking_id,
    detail,
  }))
  await sendLater(trx, trx.insertInto('audit_events').values(events))
}
