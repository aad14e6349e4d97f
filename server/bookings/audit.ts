import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../platform/db.ts'

/** One of the clinic's people, by name. */
export type Staff = { role: 'clinic'; name: string }

/** Who did it: the patient, one of the clinic's staff, or a job of ours. */
export type Actor = 'patient' | 'system' | Staff

type AuditAction =
  | 'booked'
  | 'read'
  | 'moved'
  | 'cancelled'
  | 'confirmed'
  | 'verified'
  | 'answered'
  | 'called'
  | 'attended'
  | 'missed'
  | 'paid'
  | 'contact-changed'
  | 'consent-withdrawn'
  | 'erasure-asked'
  | 'erased'

const columnsOf = (actor: Actor) =>
  typeof actor === 'string'
    ? { actor, actor_name: null }
    : { actor: actor.role as string, actor_name: actor.name }

export const recordAudit = (trx: Transaction, actor: Actor, action: AuditAction, bookingId: string) =>
  recordAudits(trx, actor, action, [bookingId])

/** The same thing done to many bookings at once. */
export async function recordAudits(
  trx: Transaction,
  actor: Actor,
  action: AuditAction,
  bookingIds: readonly string[],
) {
  if (bookingIds.length === 0) return
  await trx
    .insertInto('audit_events')
    .values(bookingIds.map((booking_id) => ({ id: randomUUIDv7(), ...columnsOf(actor), action, booking_id })))
    .execute()
}
