import { sql } from 'kysely'
import { z } from 'zod'
import { whyBookingCannot } from '#clinic/booking.ts'
import { findForbiddenWords } from '#clinic/desk/forbidden-words.ts'
import { monthLater, parseAnswer } from '#clinic/enquiry.ts'
import { answerTemplates } from '#content/desk/answer-templates.ts'
import { recordAudit } from '../../bookings/audit.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { notifyBookingEvent } from '../../messages/notify-booking-event.ts'
import type { Transaction } from '../../platform/db.ts'
import type { Work } from '../action/run-action.ts'
import { bookingVerb, refused } from '../action/verb.ts'
import { mayReadComplaint } from '../answers/find-answers.ts'
import { receptionAndDoctors } from './fields.ts'

/** The length of the text before. */
type Answered = { bookingId: string; before: number }

/**
 * Answers an enquiry or a complaint in writing, by a person who may read it: a complaint belongs to its doctor. A
 * complaint that is only confirmed stays open until a month after it came.
 */
export const answer = bookingVerb({
  name: 'answer',
  roles: receptionAndDoctors,
  isForAnyDoctor: true,
  fields: {
    text: z.string().max(8000),
    /** Only confirms a complaint, which is settled later. */
    isSettledLater: z.boolean().optional(),
    // The template that the text began with: not evaluated yet, and free of the text itself.
    template: z.enum(answerTemplates.map(({ id }) => id)).optional(),
  },
  whyNot: (booking, _, now) => whyBookingCannot('answer', booking, now),
  async perform(work, { booking }, { text, isSettledLater = false }, { reader }) {
    const about = await complaintOf(work.trx, booking.id)
    if (about && !mayReadComplaint(reader, about.doctor)) return refused('not-yours')
    if (isSettledLater && !about) return refused('no-complaint')
    const written = parseAnswer(text)
    if (written === null) return refused('no-text')
    if (findForbiddenWords(written) === 'never') return refused('never-said')
    await store(work, booking, written, isSettledLater ? monthLater(about!.createdAt) : null)
    return { ok: true, extra: { bookingId: booking.id, before: booking.person.answer?.length ?? 0 } }
  },
  /** Removes the text from the patient's page. It is stored nowhere else: the screen still has it. */
  async restore({ trx, vault, lock }, { bookingId, before }: Answered) {
    const { person } = (await lock(bookingId))!
    const { answer, ...rest } = person
    const kept = before > 0 ? { ...rest, answer: answer?.slice(0, before) ?? null } : rest
    await trx.updateTable('bookings').set(vault.seal(bookingId, kept)).where('id', '=', bookingId).execute()
    return { bookingId, before }
  },
  isUndoneForGood: true,
})

const complaintOf = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('bookings')
    .innerJoin('bookings as about', 'about.id', 'bookings.about_id')
    .select(['about.doctor', 'bookings.created_at as createdAt'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()

/** Stores the answer with the question. The message only announces it; the private link shows it. */
async function store(work: Work, booking: LockedBooking, written: string, settleBy: Date | null) {
  const { trx, queue, now, heldUntil, vault, staff } = work
  const state = settleBy ? ('open' as const) : ('answered' as const)
  // Earlier text stays: a complaint is confirmed first, and settled later.
  const person = { ...booking.person, answer: [booking.person.answer, written].filter(Boolean).join('\n\n') }
  // After an undo a new answer has a new sequence: its message is not the withdrawn one.
  const sequence = booking.sequence + 1
  await trx
    .updateTable('bookings')
    .set({
      state,
      sequence,
      // The link and the retention start here: a late answer can be read as long as any other.
      answer_by: sql<Date>`greatest(answer_by, ${settleBy ?? now})`,
      ...vault.seal(booking.id, person),
    })
    .where('id', '=', booking.id)
    .execute()
  const answered = { ...booking, person, sequence, state }
  await notifyBookingEvent(trx, queue, answered, 'answered', work, { heldUntil })
  await recordAudit(trx, work, staff.actor, 'answered', booking.id)
}
