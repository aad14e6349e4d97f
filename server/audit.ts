import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from './db.ts'

export type AuditAction = 'booked'

export const recordAudit = (trx: Transaction, actor: 'patient', action: AuditAction, bookingId: string) =>
  trx
    .insertInto('audit_events')
    .values({ id: randomUUIDv7(), actor, action, booking_id: bookingId })
    .execute()
