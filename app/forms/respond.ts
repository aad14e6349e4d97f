import { isConfirmed, isToConfirm } from '#clinic/booking.ts'
import { toIso } from '#clinic/time.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { waitIn } from '#content/format/wait.ts'
import { serviceErrors, toConfirm } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import type { Booked } from '#server/bookings/bookings.ts'
import { issueConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { issueFormToken } from '#server/limits/form-token.ts'
import { givenBy } from '#server/platform/context.ts'
import type { Site } from '#server/site.ts'
import { pathIn } from '../paths.ts'
import { invalidResponse } from './invalid-response.ts'
import type { FormHandler, SubmitOutcome } from './submit-form.ts'
import type { Accepted, Rejected } from './submit-response.ts'

type RejectedOutcome = Exclude<SubmitOutcome, { kind: 'accepted' }>
type Handler = Pick<FormHandler<never>, 'form' | 'words'>

const statuses = {
  invalid: 422,
  'slot-taken': 409,
  'already-sent': 409,
  'form-expired': 422,
  honeypot: 422,
  challenge: 428,
  'rate-limited': 429,
  failed: 503,
} as const satisfies Record<RejectedOutcome['kind'], number>

export function statusOf(outcome: SubmitOutcome): number {
  if (outcome.kind !== 'accepted') return statuses[outcome.kind]
  if (outcome.isRepeat) return 200
  return isToConfirm(outcome.booked) ? 202 : 201
}

export const rejection = (message: string, help: string): Rejected => ({ success: false, message, help })

/** The texts of every outcome but a booking. */
export function rejectedOf(
  site: Site,
  outcome: RejectedOutcome,
  { form, words: { failed } }: Handler,
  language: Language,
): Rejected {
  const words = wordsIn(serviceErrors, language)
  switch (outcome.kind) {
    case 'invalid':
      return invalidResponse(outcome.errors, language)
    case 'slot-taken':
      return outcome.rejected
    case 'already-sent':
      return rejection(words.alreadySentTitle, words.alreadySent)
    case 'form-expired':
      return {
        ...rejection(failed.title, words.formExpired),
        formToken: issueFormToken(site.secret, form, givenBy(site), outcome.key),
      }
    case 'honeypot':
      return rejection(failed.title, words.humanCheck)
    case 'challenge':
      return { ...rejection(failed.title, words.humanCheckWorking), challenge: outcome.challenge }
    case 'rate-limited': {
      const wait = waitIn(language, outcome.minutes)
      return rejection(words.tooManyRequestsTitle, fill(words.tooManyRequests, { wait }))
    }
    case 'failed':
      return rejection(failed.title, failed.help)
  }
}

const confirmationPages = {
  appointment: '/appoitment/booked',
  'home-collection': '/home-collection/booked',
  'lab-test': '/pathology/booked',
  enquiry: '/contact/sent',
} as const

/** The URL of the confirmation. It shows the booking for half an hour, or until the patient finishes. */
export function confirmationLink(site: Site, language: Language, booked: Booked, withCard: boolean) {
  const token = issueConfirmationToken(site.vault, { bookingId: booked.id, withCard, issuedAt: site.now() })
  return { url: `${pathIn(language, confirmationPages[booked.kind])}?confirmation=${token}`, token }
}

/** Null where there is no visit yet. */
const calendarUrl = (language: Language, booked: Booked, token: string): string | null =>
  booked.kind === 'appointment' && isConfirmed(booked)
    ? `${pathIn(language, '/appoitment/calendar')}?confirmation=${token}`
    : null

/** The API's response about a booking. */
export function acceptedOf(
  site: Site,
  { booked, withCard }: Extract<SubmitOutcome, { kind: 'accepted' }>,
  handler: Handler,
  language: Language,
): Accepted {
  const { url, token } = confirmationLink(site, language, booked, withCard)
  const promised = booked.answerBy ? whenOf(wordsIn(calendar, language), booked.answerBy) : ''
  return {
    success: true,
    message: isToConfirm(booked) ? toConfirm.title[language] : handler.words.accepted,
    data: {
      reference: booked.reference,
      pin: site.vault.pinOf(booked),
      state: booked.state,
      dateTime: booked.startsAt ? toIso(booked.startsAt) : null,
      when: visitWhen(language, booked) || promised,
      confirmationUrl: url,
      calendarUrl: calendarUrl(language, booked, token),
    },
  }
}
