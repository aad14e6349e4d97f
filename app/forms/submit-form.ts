import { isConfirmed, isToConfirm, type PlaceKind } from '#clinic/booking.ts'
import type { FieldError, Parsed } from '#clinic/fields.ts'
import { toIso } from '#clinic/time.ts'
import { calendar, whenOf } from '#content/format/calendar.ts'
import { fill } from '#content/format/fill.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import { waitIn } from '#content/format/wait.ts'
import { serviceErrors, toConfirm } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, findByRequest, showCodeAgain } from '#server/bookings/bookings.ts'
import { issueConfirmationToken } from '#server/bookings/confirmation-token.ts'
import type { BookingOptions, Stored } from '#server/bookings/store-booking.ts'
import { hasSolvedChallenge, issueChallenge } from '#server/limits/challenge.ts'
import { FORM_LIFETIME_MS, type Form, issueFormToken, readFormToken } from '#server/limits/form-token.ts'
import type { Site } from '#server/site.ts'
import { pathIn } from '../paths.ts'
import { invalidResponse } from './invalid-response.ts'
import type { Accepted, Rejected } from './submit-response.ts'

/** Where the key of a request comes from: a form carries a token signed by us, a call may bring a UUID of its own. */
export type RequestKey = { formToken: string } | { uuid: string }

/** Whom a form comes from, as far as anyone can know. */
export type Sender = { source: string; network: string; language: Language }

export type SubmitResult =
  | { status: 200 | 201 | 202; answer: Accepted; bookingId: string }
  | { status: 409 | 422 | 428 | 429 | 503; answer: Rejected; retryAfterSeconds?: number }

/** What is special about one form. Everything else is the same for all of them. */
export type FormHandler<Request> = {
  form: Form
  parse: (answers: Record<string, unknown>) => Parsed<Request>
  /** What it takes away from others. */
  place: PlaceKind | null
  book: (
    request: Request,
    options: BookingOptions,
  ) => Promise<Stored | { ok: false; status: 409 | 422; answer: Rejected }>
  failed: { title: string; help: string }
  thanks: string
  /** Whether what she wrote asks for the urgent numbers above the thanks. */
  needsCard?: (answers: Record<string, unknown>) => boolean
}

export const rejection = (message: string, help: string): Rejected => ({ success: false, message, help })

/** A field that people never see and robots fill in. */
const isHoneypotFilled = (answers: Record<string, unknown>) => Boolean(answers.website)

/**
 * A repeat gets its code back while its form lives and until the patient has finished; afterwards it only hears that
 * it was sent. However old it is, it never makes a second booking.
 */
const mayRepeat = ({ createdAt, accessClosedAt }: Booked, now: Date) =>
  accessClosedAt === null && now.getTime() - createdAt.getTime() <= FORM_LIFETIME_MS

/** One form from any way in: page, script or call. Statuses are chosen here and nowhere else. */
export async function submitForm<Request>(
  site: Site,
  from: Sender,
  answers: Record<string, unknown>,
  requestKey: RequestKey,
  handler: FormHandler<Request>,
): Promise<SubmitResult> {
  const words = wordsIn(serviceErrors, from.language)
  const now = site.now()
  // Looked at before anything is stored; it shows a card and does nothing else.
  const withCard = handler.needsCard?.(answers) ?? false
  const invalid = (errors: FieldError[]): SubmitResult => ({
    status: 422,
    answer: invalidResponse(errors, from.language),
  })
  const accept = (status: 200 | 201 | 202, booked: Booked): SubmitResult => ({
    status,
    bookingId: booked.id,
    answer: accepted(site, booked, from.language, handler.thanks, withCard),
  })
  const repeat = async (booked: Booked): Promise<SubmitResult> => {
    if (!mayRepeat(booked, now))
      return { status: 409, answer: rejection(words.alreadySentTitle, words.alreadySent) }
    await showCodeAgain(site.db, booked.id)
    return accept(200, booked)
  }

  const minutes = await site.guard.refuse(from.source)
  if (minutes !== null) {
    const help = fill(words.tooManyRequests, { wait: waitIn(from.language, minutes) })
    return {
      status: 429,
      answer: rejection(words.tooManyRequestsTitle, help),
      retryAfterSeconds: minutes * 60,
    }
  }
  try {
    const token =
      'uuid' in requestKey
        ? { key: requestKey.uuid, expired: false, ageMs: Number.POSITIVE_INFINITY }
        : readFormToken(site.secret, handler.form, requestKey.formToken, now)
    const tooOld = (): SubmitResult => ({
      status: 422,
      answer: {
        ...rejection(handler.failed.title, words.formExpired),
        formToken: issueFormToken(site.secret, handler.form, now),
      },
    })
    if (!token) return tooOld()
    // Whatever the form holds by now: what this request has made, it gets again.
    const before = await findByRequest(site.db, site.vault.requestHashes(handler.form, token.key))
    if (before) return await repeat(before)
    const parsed = handler.parse({ ...answers, language: from.language })
    if (!parsed.ok) return invalid(parsed.errors)
    if (token.expired) return tooOld()
    if (isHoneypotFilled(answers))
      return { status: 422, answer: rejection(handler.failed.title, words.humanCheck) }

    const { admission, trust, isLimited, release } = await site.guard.admit({
      source: from.source,
      network: from.network,
      place: handler.place,
      isTooFast: token.ageMs < site.minFillSeconds * 1000,
      hasSolvedChallenge: await hasSolvedChallenge(site.secret, token.key, answers.challengeSolution),
      canSolveChallenge: answers.canSolveChallenge === 'yes',
      now,
    })
    if (admission === 'challenge') {
      const challenge = await issueChallenge(site.secret, token.key, now)
      return {
        status: 428,
        answer: { ...rejection(handler.failed.title, words.humanCheckWorking), challenge },
      }
    }
    const request = { form: handler.form, key: token.key }
    const outcome = await handler
      .book(parsed.request, { request, now, vault: site.vault, admission, trust, isLimited })
      .catch(async (error) => {
        await release()
        throw error
      })
    if (!outcome.ok || outcome.repeated) await release()
    if (!outcome.ok) return { status: outcome.status, answer: outcome.answer }
    if (outcome.repeated) return await repeat(outcome.booked)
    site.log.info({ event: 'booking.stored', bookingId: outcome.booked.id })
    return accept(isToConfirm(outcome.booked) ? 202 : 201, outcome.booked)
  } catch (error) {
    site.log.error({ event: 'booking.store_failed', error })
    return { status: 503, answer: rejection(handler.failed.title, handler.failed.help) }
  }
}

const thanksPages = {
  appointment: '/appoitment/booked',
  'home-collection': '/home-collection/booked',
  'lab-test': '/pathology/booked',
  enquiry: '/contact/sent',
} as const

function accepted(
  site: Site,
  booked: Booked,
  language: Language,
  thanks: string,
  withCard: boolean,
): Accepted {
  const confirmationToken = issueConfirmationToken(site.vault, {
    bookingId: booked.id,
    withCard,
    issuedAt: site.now(),
  })
  const hasCalendar = booked.kind === 'appointment' && isConfirmed(booked)
  const promised = booked.answerBy ? whenOf(wordsIn(calendar, language), booked.answerBy) : ''
  return {
    success: true,
    message: isToConfirm(booked) ? toConfirm.title[language] : thanks,
    data: {
      reference: booked.reference,
      pin: site.vault.pinOf(booked),
      state: booked.state,
      dateTime: booked.startsAt ? toIso(booked.startsAt) : null,
      when: visitWhen(language, booked) || promised,
      confirmationUrl: `${pathIn(language, thanksPages[booked.kind])}?confirmation=${confirmationToken}`,
      calendarUrl: hasCalendar
        ? `${pathIn(language, '/appoitment/calendar')}?confirmation=${confirmationToken}`
        : null,
    },
  }
}
