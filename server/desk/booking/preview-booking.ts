import { contactFrom, type SpokenWishes } from '#clinic/desk/spoken-wishes.ts'
import { facts } from '#content/facts.ts'
import type { Language } from '#content/language.ts'
import { messageWords } from '../../messages/compose-message.ts'
import { noticeOf, remindersOf } from '../../messages/notify-booking-event.ts'
import type { Database } from '../../platform/db.ts'
import { UNDO_MS } from '../action/run-action.ts'

type Options = { db: Database; publicUrl: string; now: Date }
type Wish = SpokenWishes & { at: Date; language: Language }

/**
 * What a new patient will get for this booking: the confirmation and the reminders, in the worker's words. Reference
 * and link do not exist yet.
 */
export async function previewBooking({ db, publicUrl, now }: Options, { at, language, ...said }: Wish) {
  const person = { name: '', phone: '', email: null, contact: contactFrom(said) }
  const about = {
    id: '',
    kind: 'appointment' as const,
    state: 'booked' as const,
    startsAt: at,
    sequence: 0,
    trust: 'proven' as const,
    person,
  }
  const heldUntil = new Date(now.getTime() + UNDO_MS)
  const { messages } = noticeOf(about, 'confirmed', now, heldUntil)
  const reminders = await remindersOf(db, about, now)
  return [...messages, ...reminders].map(({ template, channel, notBefore = heldUntil }) => ({
    channel,
    leavesAt: notBefore.toISOString(),
    text: messageWords(
      {
        ...about,
        messageId: '',
        bookingId: '',
        template,
        channel,
        origin: 'clinic',
        queuedSequence: 0,
        queuedAt: now,
        reference: `${facts.referencePrefix}-····-··`,
        heldUntil: null,
        answerBy: null,
        callBy: null,
        language,
        refund: null,
        // SMS and WhatsApp name no doctor.
        doctor: null,
        lookupKeyId: null,
      },
      { publicUrl, link: '…', tests: [] },
    ).text,
  }))
}
