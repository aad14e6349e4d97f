import { calendar, whenOf } from '#content/calendar.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import type { Language } from '#content/language.ts'
import { type EmailTemplate, emails } from '#content/messages.ts'
import { visitWhen } from '#content/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import { calendarFile } from '#server/calendar-file.ts'
import type { ClaimedMessage } from '#server/notices.ts'
import type { Email } from '#server/send-email.ts'

export type MailSettings = { CLINIC_INBOX: string; MAIL_FROM: string }

/** The clinic reads its own notices in English; patients read theirs in the language they booked in. */
const DESK_LANGUAGE: Language = 'en'
const isForDesk = (template: EmailTemplate) => template.startsWith('desk-')

/** Null when there is nobody to send it to. */
export function composeNotice(message: ClaimedMessage, settings: MailSettings): Email | null {
  const forDesk = isForDesk(message.template)
  const to = forDesk ? settings.CLINIC_INBOX : message.email
  if (!to) return null
  const language = forDesk ? DESK_LANGUAGE : message.language
  const words = wordsIn(emails[message.template], language)
  const values = {
    name: message.patientName,
    reference: message.reference,
    when: visitWhen(language, message),
    answerBy: message.answerBy ? whenOf(wordsIn(calendar, language), message.answerBy) : '',
  }
  return {
    from: { name: facts.clinicShortName[language], address: settings.MAIL_FROM },
    to,
    subject: fill(words.subject, values),
    text: `${words.body.map((paragraph) => fill(paragraph, values)).join('\n\n')}\n`,
    messageId: `<${message.noticeId}@${settings.MAIL_FROM.split('@')[1]}>`,
    date: message.owedAt,
    ...(message.template === 'appointment-confirmed' &&
      message.startsAt && {
        calendar: calendarFile({
          id: message.bookingId,
          startsAt: message.startsAt,
          language,
          stamp: message.owedAt,
        }),
      }),
  }
}
