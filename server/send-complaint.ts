import { complaintAnswerBy } from '#clinic/enquiry.ts'
import type { Database } from './db.ts'
import type { Queue } from './jobs.ts'
import type { ReadBooking } from './read-booking.ts'
import { type BookingTerms, bookOnce, type Stored, storeBooking } from './store-booking.ts'
import { nobody } from './vault.ts'

/** A complaint has a reference and a promised answer of its own, like an enquiry; the law gives the clinic 48 hours. */
export async function sendComplaint(
  db: Database,
  queue: Queue,
  about: ReadBooking,
  message: string,
  terms: BookingTerms,
): Promise<Stored> {
  const { name, phone, email, contact } = about.person
  const outcome = await bookOnce<never>(db, queue, terms.key, (trx) =>
    storeBooking(
      trx,
      queue,
      {
        kind: 'enquiry',
        state: 'open',
        seat: null,
        startsAt: null,
        person: { ...nobody, name, phone, email, contact, message: `${about.reference}: ${message}` },
        answer_by: complaintAnswerBy(terms.now),
        language: about.language,
        consent_notice: about.consentNotice,
      },
      terms,
      { desk: 'desk-complaint-new' },
    ),
  )
  if (!outcome.ok) throw new Error('A complaint is never refused')
  return outcome
}
