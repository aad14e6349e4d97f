import { shortName } from '#clinic/desk/short-name.ts'
import type { Reader } from '#clinic/desk/whose-patient.ts'
import { parseAnswer } from '#clinic/enquiry.ts'
import { fill } from '#content/format/fill.ts'
import { manage, myData } from '#content/manage.ts'
import { openBooking } from '../../bookings/lock-booking.ts'
import { messageWords } from '../../messages/compose-message.ts'
import { noticeOf } from '../../messages/notify-booking-event.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import { mayReadComplaint } from './find-answers.ts'

type Options = { db: Database; vault: Vault; reader: Reader; publicUrl: string; now: Date }

/**
 * What the patient will read: the answer on the booking page, and the message about it, in the worker's words. The
 * private link is left out, because it opens the booking.
 */
export async function previewAnswer(
  { db, vault, reader, publicUrl, now }: Options,
  bookingId: string,
  typed: string,
) {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('bookings as about', 'about.id', 'bookings.about_id')
    .selectAll('bookings')
    .select('about.doctor as aboutDoctor')
    .where('bookings.id', '=', bookingId)
    .where('bookings.kind', '=', 'enquiry')
    .executeTakeFirst()
  const booking = row && openBooking(vault, { ...row, startsAt: null, heldUntil: null, callBy: null })
  if (!row || !booking) return null
  if (row.about_id && !mayReadComplaint(reader, row.aboutDoctor)) return 'not-yours'
  const person = { ...booking.person, name: shortName(booking.person.name) }
  const { messages, call } = noticeOf({ ...booking, person, state: 'answered' }, 'answered', now)
  const { language, reference } = row
  const title = row.about_id
    ? fill(myData.rows.answerTo[language], { reference })
    : manage.ourAnswer[language]
  return {
    language,
    page: { title, text: parseAnswer(typed) ?? '' },
    messages: messages.map(({ template, channel, notBefore }) => ({
      channel,
      leavesAt: (notBefore ?? now).toISOString(),
      ...messageWords(
        {
          messageId: '',
          template,
          channel,
          origin: 'clinic',
          queuedSequence: row.sequence,
          queuedAt: now,
          bookingId,
          kind: row.kind,
          state: 'answered',
          reference,
          startsAt: null,
          heldUntil: null,
          doctor: null,
          answerBy: row.answer_by,
          callBy: null,
          language,
          sequence: row.sequence,
          trust: row.trust,
          refund: null,
          lookupKeyId: null,
          person,
        },
        { publicUrl, link: '…', tests: [] },
      ),
    })),
    isCall: call !== null,
  }
}
