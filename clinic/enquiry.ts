import * as z from 'zod/mini'
import { contactCodes, contactFields, contactRulesFrom } from './contact-fields.ts'
import type { ContactPreferences } from './contact-preferences.ts'
import * as field from './fields.ts'
import { bookingDays, type Schedule, sessionsOn } from './slots.ts'
import { addDays, addMonths, dayOf, instantAt, minutesFrom, minutesOf } from './time.ts'

/** How the clinic answers. Each way needs one address: a mobile number, or an e-mail address. */
export const answerWays = ['call', 'sms', 'email'] as const
type AnswerWay = (typeof answerWays)[number]

/** Where the site cannot send SMS, an answer by SMS is not offered. */
export const answerWaysOffered = (offered: { sms: boolean }): readonly AnswerWay[] =>
  answerWays.filter((way) => way !== 'sms' || offered.sms)

/**
 * The schema with the address that the answer needs; without `needed`, both may be left out. Fields in the order of the
 * page.
 */
export const enquiryRequest = (
  noticeInForce: string,
  needed?: 'phone' | 'email',
  ways: readonly AnswerWay[] = answerWays,
) =>
  z.object({
    message: field.message,
    fullName: field.personName('sender-name-required'),
    answerWay: z.pipe(
      z.nullish(z.enum(['', ...ways], field.code('answer-way-unknown'))),
      z.transform((way) => way || null),
    ),
    phoneNumber: needed === 'phone' ? field.mobile('sender-phone-required') : field.optionalMobile,
    email: needed === 'email' ? field.requiredEmail : field.optionalEmail,
    ...contactFields,
    consent: field.consent(noticeInForce, 'consent-missing-contact'),
    language: field.language,
  })

/** All field errors of this form. */
export const enquiryCodes = [
  'sender-name-required',
  ...field.nameCodes,
  'email-required',
  ...field.emailCodes,
  'sender-phone-required',
  ...field.phoneCodes,
  'answer-way-unknown',
  'message-required',
  'message-too-short',
  'message-too-long',
  ...contactCodes,
  'consent-missing-contact',
] as const satisfies readonly field.FieldCode[]

export type EnquiryRequest = z.output<ReturnType<typeof enquiryRequest>>

/** The chosen way is the only one that the answer may use, until the patient changes it. */
function contactOf(request: EnquiryRequest): ContactPreferences {
  const { email, phoneNumber, answerWay: chosen } = request
  const rules = contactRulesFrom(request, email !== null)
  if (chosen === 'call') return { ...rules, channels: [] }
  if (chosen !== null) return { ...rules, call: 'write-only', channels: [chosen] }
  return phoneNumber === null ? { ...rules, call: 'write-only', channels: ['email'] } : rules
}

/** What is stored about the patient. */
export const personOfEnquiry = (request: EnquiryRequest) => ({
  name: request.fullName,
  phone: request.phoneNumber ?? '',
  email: request.email,
  message: request.message,
  contact: contactOf(request),
})

const isGiven = (answer: unknown) => typeof answer === 'string' && answer.trim() !== ''

/**
 * An address that the chosen way does not need is dropped, even if it was typed before. Without a choice the answer
 * uses the address that was given; a number is required where there is none.
 */
export function parseEnquiry(answers: unknown, noticeInForce: string, ways: readonly AnswerWay[]) {
  const { answerWay, phoneNumber, email } = Object(answers) as Record<string, unknown>
  const isByPhone = answerWay === 'call' || answerWay === 'sms'
  const isByEmail = answerWay === 'email' || (!isByPhone && !isGiven(phoneNumber) && isGiven(email))
  return field.parseAnswers(enquiryRequest(noticeInForce, isByEmail ? 'email' : 'phone', ways), {
    ...Object(answers),
    ...(isByPhone && { email: '' }),
    ...(isByEmail && { phoneNumber: '' }),
  })
}

const ANSWER_MAX = 4000

/** The clinic's answer, cleaned like an enquiry; null when it is empty or too long. */
export function parseAnswer(text: string): string | null {
  const answer = field.lines(text)
  return answer.length >= 1 && answer.length <= ANSWER_MAX ? answer : null
}

/** The Consumer Protection (E-Commerce) Rules give 48 hours to answer a complaint. */
export const complaintAnswerBy = (now: Date): Date => new Date(now.getTime() + 48 * 3_600_000)

/** A request about stored details is answered within one month, by the same hour. */
export const monthLater = (asked: Date): Date => instantAt(addMonths(dayOf(asked), 1), minutesOf(asked))

/** When the first open day after this moment ends. Closed days do not count. */
function endOfOpenDay(schedule: Schedule, from: Date): Date {
  const daysFrom = (days: number) => bookingDays({ ...schedule, days }, [], from)
  const isOpen = ({ slots }: { slots: unknown[] }) => slots.length > 0
  // Nearly always one of the first two.
  const near = daysFrom(2)
  const open = near.find(isOpen) ?? daysFrom(14).find(isOpen) ?? near[0]!
  // With a closed evening the day ends at noon. After a fortnight of closed days we assume an ordinary day.
  const sessions = open.slots.length > 0 ? sessionsOn(schedule, open.day) : schedule.sessions
  return instantAt(open.day, Math.max(...sessions.map(({ closes }) => minutesFrom(closes))))
}

/** By when the clinic promises an answer: the end of the next open day. */
export const answerBy = (schedule: Schedule, now: Date): Date =>
  endOfOpenDay(schedule, instantAt(addDays(dayOf(now), 1), 0))
