import { fastingHours, type Prepared } from '#clinic/lab-tests/preparation.ts'
import { promiseOf } from '#clinic/messages/call-promise.ts'
import { greetingName } from '#clinic/messages/greeting.ts'
import { visitTerms } from '#content/clinic/visit-terms.ts'
import { isTellingName } from '#content/clinic/visits.ts'
import { facts, factValues } from '#content/facts.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { contactPreferenceLine } from '#content/format/contact-preference-line.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import { shortTime, shortWhen } from '#content/format/short-when.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import type { Language } from '#content/language.ts'
import type { Condition } from '#content/messages/parts.ts'
import { isForDesk, messages, type PatientTemplate, patientMessages } from '#content/messages.ts'
import { eatBeforeIn } from '#content/preparation/eat-before-in.ts'
import { wordsIn } from '#content/words-in.ts'
import { calendarFile } from '../bookings/calendar-file.ts'
import type { ClaimedAlert } from './claim-message.ts'
import type { ClaimedMessage } from './due-message.ts'
import type { Email } from './send-email.ts'
import type { Sms } from './send-sms.ts'
import type { WhatsappMessage } from './send-whatsapp.ts'

export type MailSettings = { CLINIC_INBOX: string; MAIL_FROM: string }

/** What a message needs besides the booking. */
type MessageContext = {
  publicUrl: string
  /** The last part of the private link. */
  link: string
  /** The lab tests, for the fasting hours. */
  tests: readonly Prepared[]
}

/** The clinic reads its messages in English; patients read theirs in the language of the booking. */
const DESK_LANGUAGE: Language = 'en'

const languageOf = ({ template, language }: ClaimedMessage) =>
  isForDesk(template) ? DESK_LANGUAGE : language
const languagePath = (language: Language) => (language === 'hi' ? '/hi' : '')

const valuesFor = (message: ClaimedMessage, { publicUrl, link, tests }: MessageContext) => {
  const language = languageOf(message)
  const hours = fastingHours(tests)
  return {
    ...factValues(language),
    reference: message.reference,
    time: message.startsAt ? shortTime(language, message.startsAt) : '',
    answerBy: message.answerBy ? whenOf(wordsIn(calendar, language), message.answerBy) : '',
    callBy: message.callBy ? whenOf(wordsIn(calendar, language), message.callBy) : '',
    refund: rupees(message.refund ?? 0),
    // A non-breaking space would make an SMS more expensive.
    eatBefore: hours ? eatBeforeIn(language, hours, message.startsAt).replaceAll('\u00a0', ' ') : '',
    // One letter for the language: every character of an SMS counts.
    manageLink: `${publicUrl}/${language === 'hi' ? 'h' : 'm'}/${link}`,
    // The home page reveals nothing about what is booked there.
    bookLink: `${publicUrl}${languagePath(language) || '/'}`,
    contactRules: message.person ? contactPreferenceLine(language, message.person.contact) : '',
  }
}

const smtpMessageId = (messageId: string, { MAIL_FROM }: MailSettings) =>
  `<${messageId}@${MAIL_FROM.split('@')[1]}>`

/** The messages that add the visit to the patient's calendar, or remove it. */
const calendarOf: Partial<Record<PatientTemplate, 'PUBLISH' | 'CANCEL'>> = {
  'appointment-confirmed': 'PUBLISH',
  'appointment-moved': 'PUBLISH',
  'appointment-delayed': 'PUBLISH',
  'appointment-cancelled': 'CANCEL',
  'appointment-cancelled-by-clinic': 'CANCEL',
  'home-collection-confirmed': 'PUBLISH',
  'home-collection-moved': 'PUBLISH',
  'home-collection-cancelled': 'CANCEL',
  'home-collection-cancelled-by-clinic': 'CANCEL',
}

/** An alert concerns no single booking: there is nothing to fill in. */
export function composeAlert({ template, messageId, queuedAt }: ClaimedAlert, settings: MailSettings): Email {
  const { subject, body } = wordsIn(messages[template].email, DESK_LANGUAGE)
  return {
    from: { name: facts.clinicShortName[DESK_LANGUAGE], address: settings.MAIL_FROM },
    to: settings.CLINIC_INBOX,
    subject,
    text: `${body.join('\n\n')}\n`,
    messageId: smtpMessageId(messageId, settings),
    date: queuedAt,
  }
}

/** Subject and text for the reader. */
function emailWords(message: ClaimedMessage, around: MessageContext): { subject: string; text: string } {
  const { template, person } = message
  const language = languageOf(message)
  const words = wordsIn(messages[template].email, language)
  const name = greetingName(person?.name ?? '')
  const terms = visitTerms(language, message)
  const values = {
    ...valuesFor(message, around),
    when: visitWhen(language, message),
    name: name ?? '',
    doctor: terms?.doctor ?? '',
    terms: terms?.text ?? '',
  }
  const speaker = person && promiseOf(message, person.contact, facts.sessions)?.speaker
  const holds: Record<Condition, boolean> = {
    refundDue: (message.refund ?? 0) > 0,
    named: name !== null,
    unnamed: name === null,
    // Others may read an e-mail: the doctor is named only where that does not reveal the reason.
    doctorNamed: terms !== null && !isTellingName(),
    doctorUnnamed: terms !== null && isTellingName(),
    'we-call': speaker === 'we-call',
    'we-write': speaker === 'we-write',
    'patient-calls': speaker === 'patient-calls',
  }
  const paragraphs = words.body.flatMap((part) =>
    typeof part === 'string' ? [part] : holds[part.if] ? [part.text] : [],
  )
  // The contact preferences come first, even in a template without a placeholder: any message can lead to a call.
  const isMissing =
    isForDesk(template) && person && !paragraphs.some((part) => part.includes('{contactRules}'))
  const rulesFirst = isMissing ? ['{contactRules}'] : []
  return {
    subject: fill(words.subject, values),
    text: `${[...rulesFirst, ...paragraphs].map((paragraph) => fill(paragraph, values)).join('\n\n')}\n`,
  }
}

/** Null when there is no recipient. */
export function composeEmail(
  message: ClaimedMessage,
  settings: MailSettings,
  around: MessageContext,
): Email | null {
  const { template, person, startsAt } = message
  const forDesk = isForDesk(template)
  const to = forDesk ? settings.CLINIC_INBOX : person?.email
  if (!to) return null
  const language = languageOf(message)
  const method = forDesk ? undefined : calendarOf[template]
  return {
    from: { name: facts.clinicShortName[language], address: settings.MAIL_FROM },
    to,
    ...emailWords(message, around),
    messageId: smtpMessageId(message.messageId, settings),
    date: message.queuedAt,
    ...(method &&
      startsAt && {
        calendar: {
          method,
          text: calendarFile({
            id: message.bookingId,
            reference: message.reference,
            kind: message.kind,
            startsAt,
            heldUntil: message.heldUntil,
            language,
            stamp: message.queuedAt,
            sequence: message.sequence,
            isCancelled: method === 'CANCEL',
          }),
        },
      }),
  }
}

const shortValues = (message: ClaimedMessage, around: MessageContext) => {
  const { kind, startsAt, language } = message
  return { ...valuesFor(message, around), when: startsAt ? shortWhen(language, { kind, startsAt }) : '' }
}

export function composeSms(message: ClaimedMessage, around: MessageContext): Omit<Sms, 'receiptUrl'> | null {
  const { template, person, language, messageId } = message
  if (isForDesk(template) || !person) return null
  const text = fill(patientMessages[template].sms[language], shortValues(message, around))
  return { messageId, to: person.phone, template, language, text }
}

export function composeWhatsapp(message: ClaimedMessage, around: MessageContext): WhatsappMessage | null {
  const { template, person, language, messageId } = message
  if (isForDesk(template) || !person) return null
  const { variables, button } = patientMessages[template].whatsapp
  const values = shortValues(message, around)
  return {
    messageId,
    to: person.phone,
    template,
    language,
    parameters: variables.map((name) => values[name]),
    // The URL that Meta has approved ends before the link.
    ...(button === 'manage' && { linkSuffix: around.link }),
  }
}

/**
 * The words that the patient will read, on the channel of the message: for the member of staff who is about to send it.
 */
export function messageWords(message: ClaimedMessage, around: MessageContext) {
  const { template, language, channel } = message
  if (isForDesk(template)) throw new Error(`${template} is not for a patient`)
  if (channel === 'email') return emailWords(message, around)
  const text = patientMessages[template][channel === 'sms' ? 'sms' : 'whatsapp']
  const words = 'body' in text ? text.body : text
  return { subject: null, text: fill(words[language], shortValues(message, around)) }
}
