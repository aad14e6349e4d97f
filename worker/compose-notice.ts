import { calendar, whenOf } from '#content/calendar.ts'
import { facts } from '#content/facts.ts'
import { fill, placeholdersIn } from '#content/fill.ts'
import type { Language } from '#content/language.ts'
import { isForDesk, messages } from '#content/messages.ts'
import { shortTime } from '#content/short-when.ts'
import { visitWhen } from '#content/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import { calendarFile } from '#server/calendar-file.ts'
import type { ClaimedMessage } from '#server/notices.ts'
import type { Email } from '#server/send-email.ts'

export type MailSettings = { CLINIC_INBOX: string; MAIL_FROM: string }

/** The clinic reads its own notices in English; patients read theirs in the language they booked in. */
const DESK_LANGUAGE: Language = 'en'

/**
 * What a booking does not know of itself.
 * TODO: give all of them once a booking has its private link and its rules; until then a paragraph that needs one that
 * is missing is left out.
 */
export type Places = Partial<
  Record<'manageLink' | 'bookLink' | 'refund' | 'fastFrom' | 'contactRules', string>
>

/** Null when there is nobody to send it to. */
export function composeNotice(
  message: ClaimedMessage,
  settings: MailSettings,
  places: Places = {},
): Email | null {
  const forDesk = isForDesk(message.template)
  const to = forDesk ? settings.CLINIC_INBOX : message.email
  if (!to) return null
  const language = forDesk ? DESK_LANGUAGE : message.language
  const words = wordsIn(messages[message.template].email, language)
  const values: Record<string, string> = {
    ...places,
    name: message.patientName,
    reference: message.reference,
    when: visitWhen(language, message),
    time: message.startsAt ? shortTime(language, message.startsAt) : '',
    answerBy: message.answerBy ? whenOf(wordsIn(calendar, language), message.answerBy) : '',
  }
  // A refund that is not due has no amount: the paragraph goes with it.
  const body = words.body
    .map((part) => (typeof part === 'string' ? part : part.text))
    .filter((paragraph) => placeholdersIn(paragraph).every((place) => place in values))
  return {
    from: { name: facts.clinicShortName[language], address: settings.MAIL_FROM },
    to,
    subject: fill(words.subject, values),
    text: `${body.map((paragraph) => fill(paragraph, values)).join('\n\n')}\n`,
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
