import type { Reader } from '#clinic/desk/whose-patient.ts'
import { monthLater } from '#clinic/enquiry.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { answer } from '../commands/answer.ts'
import type { Performed, Work } from '../commands/run-action.ts'
import { mayReadComplaint } from './find-answers.ts'

/**
 * Answers a letter in writing, for whoever may read it: a complaint is its doctor's. One that is only confirmed stays
 * open, until a month after it came.
 */
export async function answerLetter(
  work: Work,
  booking: LockedBooking,
  { text, isSettledLater = false }: { text: string; isSettledLater?: boolean | undefined },
  reader: Reader,
): Promise<Performed> {
  const about = await work.trx
    .selectFrom('bookings')
    .innerJoin('bookings as about', 'about.id', 'bookings.about_id')
    .select(['about.doctor', 'bookings.created_at as createdAt'])
    .where('bookings.id', '=', booking.id)
    .executeTakeFirst()
  if (about && !mayReadComplaint(reader, about.doctor)) return { ok: false, reason: 'not-yours' }
  if (isSettledLater && !about) return { ok: false, reason: 'no-complaint' }
  return answer(work, booking, { text, settleBy: isSettledLater ? monthLater(about!.createdAt) : undefined })
}
