import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from './db.ts'

/** Who did it: the patient herself, the clinic's people, or the clock. */
export type Actor = 'patient' | 'clinic' | 'clock'

export type AuditAction =
  | 'booked'
  | 'read'
  | 'moved'
  | 'cancelled'
  | 'confirmed'
  | 'answered'
  | 'attended'
  | 'missed'
  | 'paid'
  | 'contact-changed'
  | 'consent-withdrawn'
  | 'erasure-asked'
  | 'erased'

export const recordAudit = (trx: Transaction, actor: Actor, action: AuditAction, bookingId: string) =>
  trx
    .insertInto('audit_events')
    .values({ id: randomUUIDv7(), actor, action, booking_id: bookingId })
    .execute()
