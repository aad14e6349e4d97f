import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { BookingRequest } from '#clinic/appointment.ts'
import { referenceFrom } from '#clinic/reference.ts'
import { refuseSlot, type Schedule, type SlotRefusal } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { appointmentNoticeVersion } from '#content/notices.ts'
import { findByKey, insertIfFree, isTimeHeld } from './appointments.ts'
import { recordAudit } from './audit.ts'
import { findClosures } from './closures.ts'
import type { Database, Transaction } from './db.ts'
import type { Queue } from './jobs.ts'
import { oweNotices } from './notices.ts'

export type Booked = { id: string; reference: string; startsAt: Date }

export type BookOutcome =
  | { ok: true; booked: Booked; repeated: boolean }
  | { ok: false; reason: 'slot-taken' | SlotRefusal }

export type BookingTerms = { key: string; schedule: Omit<Schedule, 'closures'>; now: Date }

/** The booking that this key has already made, if any: the same key always gets the same answer. */
export async function bookedWith(db: Database, key: string): Promise<Booked | null> {
  const row = await findByKey(db, key)
  return row ? { id: row.id, reference: row.reference, startsAt: row.starts_at } : null
}

export async function bookAppointment(
  db: Database,
  queue: Queue,
  request: BookingRequest,
  terms: BookingTerms,
): Promise<BookOutcome> {
  await queue.ready()
  for (let tries = 0; tries < 4; tries++) {
    const before = await bookedWith(db, terms.key)
    if (before) return { ok: true, booked: before, repeated: true }
    const outcome = await db.transaction().execute((trx) => tryToBook(trx, queue, request, terms))
    if (outcome) return outcome
    // Whoever was first has committed by now. It may have been this very request, sent twice at once:
    // then the next look finds it. Or the time is free again, or the drawn reference was in use.
    const isOurs = (await bookedWith(db, terms.key)) !== null
    if (!isOurs && (await isTimeHeld(db, request.dateTime))) return { ok: false, reason: 'slot-taken' }
  }
  throw new Error('A free time could not be taken in four tries')
}

async function tryToBook(
  trx: Transaction,
  queue: Queue,
  request: BookingRequest,
  { key, schedule, now }: BookingTerms,
): Promise<BookOutcome | null> {
  const day = dayOf(request.dateTime)
  const closures = await findClosures(trx, day, day)
  const refusal = refuseSlot({ ...schedule, closures }, request.dateTime, now)
  if (refusal) return { ok: false, reason: refusal }

  const booked: Booked = { id: randomUUIDv7(), reference: drawReference(), startsAt: request.dateTime }
  const inserted = await insertIfFree(trx, {
    id: booked.id,
    reference: booked.reference,
    starts_at: booked.startsAt,
    patient_name: request.patientName,
    phone_number: request.phoneNumber,
    email: request.email,
    address: request.address,
    language: request.language,
    consent_notice: appointmentNoticeVersion,
    consented_at: now,
    idempotency_key: key,
  })
  if (!inserted) return null

  const notices = await oweNotices(trx, booked.id, [
    'desk-appointment-new',
    ...(request.email ? (['appointment-confirmed'] as const) : []),
  ])
  for (const noticeId of notices) await queue.enqueue(trx, 'send-notice', { noticeId })
  await recordAudit(trx, 'patient', 'booked', booked.id)
  return { ok: true, booked, repeated: false }
}

function drawReference(): string {
  for (;;) {
    const reference = referenceFrom(facts.referencePrefix, randomBytes(16))
    if (reference) return reference
  }
}
