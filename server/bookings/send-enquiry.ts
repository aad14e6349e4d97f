import { answerBy, type EnquiryRequest, personOfEnquiry } from '#clinic/enquiry.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import { addDays, dayOf } from '#clinic/time.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import type { Database } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import { findClosures } from './closures.ts'
import { type BookingOptions, bookOnce, type Stored, storeBooking } from './store-booking.ts'

type EnquiryOptions = BookingOptions & { schedule: WeeklyHours }

/** Stores an enquiry with the time by which it must be answered. */
export async function sendEnquiry(
  db: Database,
  queue: Queue,
  request: EnquiryRequest,
  options: EnquiryOptions,
): Promise<Stored> {
  const outcome = await bookOnce<never>(db, queue, options, async (trx) => {
    const today = dayOf(options.now)
    const closures = await findClosures(trx, today, addDays(today, 15))
    return storeBooking(
      trx,
      queue,
      {
        kind: 'enquiry',
        state: 'open',
        seat: null,
        startsAt: null,
        person: personOfEnquiry(request),
        answer_by: answerBy({ ...options.schedule, closures }, options.now),
        language: request.language,
        consent_notice: contactPrivacyNotice.version,
      },
      options,
    )
  })
  if (!outcome.ok) throw new Error('An enquiry is never refused')
  return outcome
}
