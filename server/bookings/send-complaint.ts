import { complaintAnswerBy } from '#clinic/enquiry.ts'
import type { Database } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { ReadBooking } from './read-booking.ts'
import { type BookingOptions, bookOnce, type Stored, storeBooking } from './store-booking.ts'

/** A complaint about a booking must be answered before the next one is accepted. */
type ComplaintOutcome = Stored | { ok: false; reason: 'complaint-open' }

/**
 * A complaint has a reference and a promised answer of its own, like an enquiry; the law gives the clinic 48 hours. It
 * belongs to its booking: it is shown beside it, and erased with it.
 */
export const sendComplaint = (
  db: Database,
  queue: Queue,
  about: ReadBooking,
  message: string,
  options: BookingOptions,
): Promise<ComplaintOutcome> => {
  const { name, phone, email, contact } = about.person
  return bookOnce<'complaint-open'>(
    db,
    queue,
    options,
    (trx) =>
      storeBooking(
        trx,
        queue,
        {
          kind: 'enquiry',
          state: 'open',
          seat: null,
          startsAt: null,
          about_id: about.id,
          person: { name, phone, email, contact, message },
          answer_by: complaintAnswerBy(options.now),
          language: about.language,
          consent_notice: about.consentNotice,
        },
        options,
        { desk: 'desk-complaint-new' },
      ),
    async () => 'complaint-open',
  )
}
