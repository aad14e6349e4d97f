import { whyBookingCannot } from '#clinic/booking.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { answerLocked } from '../desk-verbs.ts'
import type { Performed, Work } from './run-action.ts'

/** Answers an enquiry or a complaint in writing. */
export async function answer(
  work: Work,
  booking: LockedBooking,
  { text, settleBy }: { text: string; settleBy?: Date | undefined },
): Promise<Performed> {
  const { trx, queue, vault, now, heldUntil, staff } = work
  const reason = whyBookingCannot('answer', booking, now)
  if (reason) return { ok: false, reason }
  const options = { vault, now, heldUntil, settleBy, perWindow: 0, staff: staff.actor }
  const before = booking.person.answer?.length ?? 0
  const outcome = await answerLocked(trx, queue, booking, text, options)
  return outcome.ok ? { ok: true, extra: { bookingId: booking.id, before } satisfies Answered } : outcome
}

/** With how many characters were there before. */
type Answered = { bookingId: string; before: number }

/** Takes the text out of what the patient's page shows. It is stored nowhere else: the screen still has it. */
export async function takeAnswerBack({ trx, vault, lock }: Work, extra: unknown): Promise<Answered> {
  const { bookingId, before } = extra as Answered
  const { person } = (await lock(bookingId))!
  const { answer, ...rest } = person
  const kept = before > 0 ? { ...rest, answer: answer?.slice(0, before) ?? null } : rest
  await trx.updateTable('bookings').set(vault.seal(bookingId, kept)).where('id', '=', bookingId).execute()
  return { bookingId, before }
}
