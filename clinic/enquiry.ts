import * as z from 'zod/mini'
import { contactCodes, contactFields } from './contact-preferences.ts'
import * as field from './fields.ts'
import { bookingDays, type Schedule, type Session } from './slots.ts'
import { addDays, dayOf, instantAt, minutesFrom } from './time.ts'

export const enquiryRequest = (noticeInForce: string) =>
  z.object({
    fullName: field.personName('name-required'),
    email: field.requiredEmail,
    phoneNumber: field.mobile('phone-required', 'phone-not-indian'),
    message: field.message,
    ...contactFields,
    consent: field.consent(noticeInForce, 'consent-missing-contact'),
    language: field.language,
  })

/** All field errors of this form. */
export const enquiryCodes = [
  'name-required',
  ...field.nameCodes,
  'email-required',
  ...field.emailCodes,
  'phone-required',
  'phone-not-indian',
  'message-required',
  'message-too-short',
  'message-too-long',
  ...contactCodes,
  'consent-missing-contact',
] as const satisfies readonly field.FieldCode[]

export type EnquiryRequest = z.output<ReturnType<typeof enquiryRequest>>

export const parseEnquiry = (answers: unknown, noticeInForce: string) =>
  field.parseAnswers(enquiryRequest(noticeInForce), answers)

const ANSWER_MAX = 4000

/** The clinic's answer, cleaned like the enquiry itself; null when it is empty or too long. */
export function parseAnswer(text: string): string | null {
  const answer = field.lines(text)
  return answer.length >= 1 && answer.length <= ANSWER_MAX ? answer : null
}

/** The Consumer Protection (E-Commerce) Rules give 48 hours to answer a complaint. */
export const complaintAnswerBy = (now: Date): Date => new Date(now.getTime() + 48 * 3_600_000)

/**
 * By when we promise an answer: the end of the next day on which the clinic is open. Closed days do not count, or we
 * would break the promise.
 */
export function answerBy(schedule: Schedule, now: Date): Date {
  const tomorrow = instantAt(addDays(dayOf(now), 1), 0)
  const days = bookingDays({ ...schedule, days: 14 }, [], tomorrow)
  const open = days.find(({ slots }) => slots.length > 0) ?? days[0]!
  // With a closed evening the day ends at noon. After a fortnight of closed days we assume an ordinary day.
  const isOpen = ({ id }: Session) =>
    open.slots.length === 0 || open.slots.some(({ session }) => session === id)
  const closes = Math.max(...schedule.sessions.filter(isOpen).map((session) => minutesFrom(session.closes)))
  return instantAt(open.day, closes)
}
