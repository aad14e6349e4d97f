import { OPEN_BOOKINGS_PER_PHONE } from '#clinic/booking.ts'
import type { FieldError, Parsed } from '#clinic/fields.ts'
import { toIso } from '#clinic/time.ts'
import { calendar, whenOf } from '#content/calendar.ts'
import { fill } from '#content/fill.ts'
import { serviceErrors, toConfirm } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { visitWhen } from '#content/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, findByKey } from '#server/bookings.ts'
import { issueFormToken, readFormToken } from '#server/form-token.ts'
import { askForWork, hasWorked } from '#server/proof-of-work.ts'
import { issueReceipt } from '#server/receipt.ts'
import type { Site } from '#server/site.ts'
import type { BookingTerms, Stored } from '#server/store-booking.ts'
import { pathIn } from '../paths.ts'
import type { Accepted, Refused } from './answer.ts'
import { invalidAnswer } from './invalid-answer.ts'

/** Where the key of a request comes from: a form carries a token signed by us, a call may bring a UUID of its own. */
export type RequestKey = { formToken: string } | { uuid: string }

export type Taken =
  | { status: 200 | 201 | 202; answer: Accepted }
  | { status: 409 | 422 | 428 | 429 | 503; answer: Refused; retryAfterSeconds?: number }

/** What is special about one form. Everything else is the same for all of them. */
export type Door<Request> = {
  parse: (answers: Record<string, unknown>) => Parsed<Request>
  phoneOf: (request: Request) => string
  /** Whether it takes a place of a time away from others. */
  takesPlace: boolean
  book: (
    request: Request,
    terms: BookingTerms,
  ) => Promise<Stored | { ok: false; status: 409 | 422; answer: Refused }>
  failed: { title: string; help: string }
  thanks: string
  /** Whether what she wrote asks for the urgent numbers above the thanks. */
  needsCard?: (answers: Record<string, unknown>) => boolean
}

export const refusal = (message: string, help: string): Refused => ({ success: false, message, help })

/** A field that people never see and robots fill in. */
const isTrapped = (answers: Record<string, unknown>) => Boolean(answers.website)

/** One form from any way in: page, script or call. Statuses are chosen here and nowhere else. */
export async function take<Request>(
  site: Site,
  from: { address: string; language: Language },
  answers: Record<string, unknown>,
  requestKey: RequestKey,
  door: Door<Request>,
): Promise<Taken> {
  const words = wordsIn(serviceErrors, from.language)
  const now = site.now()
  // Looked at before anything is stored; it shows a card and does nothing else.
  const withCard = door.needsCard?.(answers) ?? false
  const wait = async (source: { address: string } | { phone: string }): Promise<Taken | null> => {
    const minutes = await site.guard.refuse(source)
    if (minutes === null) return null
    const answer = refusal(words.tooManyRequestsTitle, fill(words.tooManyRequests, { minutes }))
    return { status: 429, answer, retryAfterSeconds: minutes * 60 }
  }
  const invalid = (errors: FieldError[]): Taken => ({
    status: 422,
    answer: invalidAnswer(errors, from.language),
  })

  const crowded = await wait({ address: from.address })
  if (crowded) return crowded
  try {
    const token =
      'uuid' in requestKey
        ? { key: requestKey.uuid, expired: false, isHasty: false }
        : readFormToken(site.secret, requestKey.formToken, now)
    const tooOld = (): Taken => ({
      status: 422,
      answer: {
        ...refusal(door.failed.title, words.formExpired),
        formToken: issueFormToken(site.secret, now),
      },
    })
    if (!token) return tooOld()
    // Whatever the form holds by now: what this key has made, it gets again.
    const before = await findByKey(site.db, token.key)
    if (before) return { status: 200, answer: accepted(site, before, from.language, door.thanks, withCard) }
    const parsed = door.parse({ ...answers, language: from.language })
    if (!parsed.ok) return invalid(parsed.errors)
    if (token.expired) return tooOld()
    if (isTrapped(answers)) return { status: 422, answer: refusal(door.failed.title, words.humanCheck) }
    const insistent = await wait({ phone: door.phoneOf(parsed.request) })
    if (insistent) return insistent

    const { admission, tellOfSurge, giveBack } = await site.guard.admit({
      address: from.address,
      takesPlace: door.takesPlace,
      isHasty: token.isHasty && site.hastyForms === 'suspect',
      hasWorked: await hasWorked(site.secret, token.key, answers.work),
      canWork: answers.canWork === 'yes',
    })
    if (admission === 'ask-for-work') {
      const work = await askForWork(site.secret, token.key, now)
      return { status: 428, answer: { ...refusal(door.failed.title, words.humanCheckWorking), work } }
    }
    const outcome = await door
      .book(parsed.request, { key: token.key, now, vault: site.vault, admission, tellOfSurge })
      .catch(async (error) => {
        await giveBack()
        throw error
      })
    if (!outcome.ok || outcome.repeated) await giveBack()
    if (!outcome.ok) return { status: outcome.status, answer: outcome.answer }
    site.log.info({ event: 'booked', bookingId: outcome.booked.id })
    const answer = accepted(site, outcome.booked, from.language, door.thanks, withCard)
    if (outcome.repeated) return { status: 200, answer }
    return { status: outcome.booked.state === 'to-confirm' ? 202 : 201, answer }
  } catch (error) {
    site.log.error({ event: 'booking failed', error })
    return { status: 503, answer: refusal(door.failed.title, door.failed.help) }
  }
}

const thanksPages = {
  appointment: '/appoitment/booked',
  'home-collection': '/home-collection/booked',
  test: '/pathology/booked',
  enquiry: '/contact/sent',
} as const

function accepted(
  site: Site,
  booked: Booked,
  language: Language,
  thanks: string,
  withCard: boolean,
): Accepted {
  const receipt = issueReceipt(site.secret, { bookingId: booked.id, withCard }, site.now())
  const hasCalendar = booked.kind === 'appointment' && booked.state === 'booked'
  const promised = booked.answerBy ? whenOf(wordsIn(calendar, language), booked.answerBy) : ''
  return {
    success: true,
    message: booked.state === 'to-confirm' ? toConfirm.title[language] : thanks,
    data: {
      reference: booked.reference,
      pin: site.vault.pinOf(booked.id),
      state: booked.state,
      dateTime: booked.startsAt ? toIso(booked.startsAt) : null,
      when: visitWhen(language, booked) || promised,
      confirmationUrl: `${pathIn(language, thanksPages[booked.kind])}?receipt=${receipt}`,
      calendarUrl: hasCalendar ? `${pathIn(language, '/appoitment/calendar')}?receipt=${receipt}` : null,
    },
  }
}

/** The number has as many visits ahead as one family may book by itself. */
export const phoneFull = (language: Language): Refused => {
  const words = wordsIn(serviceErrors, language)
  return refusal(words.tooManyForPhoneTitle, fill(words.tooManyForPhone, { count: OPEN_BOOKINGS_PER_PHONE }))
}
