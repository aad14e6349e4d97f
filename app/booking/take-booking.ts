import { parseBooking } from '#clinic/appointment.ts'
import { bookingDays, nearestFree } from '#clinic/slots.ts'
import { toIso } from '#clinic/time.ts'
import { calendar, whenOf } from '#content/calendar.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { appointmentNoticeVersion } from '#content/notices.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { type Booked, bookAppointment, bookedWith } from '#server/book-appointment.ts'
import { issueFormToken, readFormToken } from '#server/form-token.ts'
import { issueReceipt } from '#server/receipt.ts'
import type { Site } from '#server/site.ts'
import { pathIn } from '../paths.ts'
import type { BookingAccepted, BookingRefused } from './answer.ts'
import { invalidAnswer } from './invalid-answer.ts'
import { bookingWords } from './words.ts'

/** Where the key of a request comes from: a form carries a token signed by us, a call may bring a UUID of its own. */
export type RequestKey = { formToken: string } | { uuid: string }

export type Taken =
  | { status: 200 | 201; answer: BookingAccepted }
  | { status: 409 | 422 | 429 | 503; answer: BookingRefused; retryAfterSeconds?: number }

const refusal = (message: string, help: string): BookingRefused => ({ success: false, message, help })

/** One booking request from any door: form, script or call. Statuses are chosen here and nowhere else. */
export async function takeBooking(
  site: Site,
  from: { address: string; language: Language },
  answers: Record<string, unknown>,
  requestKey: RequestKey,
): Promise<Taken> {
  const words = wordsIn(serviceErrors, from.language)
  const now = site.now()

  const minutes = await site.rateLimit.refuse(from.address)
  if (minutes !== null) {
    const answer = refusal(words.tooManyRequestsTitle, fill(words.tooManyRequests, { minutes }))
    return { status: 429, answer, retryAfterSeconds: minutes * 60 }
  }

  try {
    const token =
      'uuid' in requestKey
        ? { key: requestKey.uuid, expired: false }
        : readFormToken(site.secret, requestKey.formToken, now)
    const tooOld = () => ({
      ...refusal(words.failedToBook, words.formExpired),
      formToken: issueFormToken(site.secret, now),
    })
    if (!token) return { status: 422, answer: tooOld() }
    const parsed = parseBooking({ ...answers, language: from.language }, appointmentNoticeVersion)
    if (token.expired || !parsed.ok) {
      // A page that made a booking may be old or hold other answers by now: it still gets the answer it got.
      const before = await bookedWith(site.db, token.key)
      if (before) return { status: 200, answer: accepted(site, before, from.language) }
      const answer = parsed.ok ? tooOld() : invalidAnswer(parsed.errors, bookingWords(from.language))
      return { status: 422, answer }
    }

    const terms = { key: token.key, schedule: site.schedule, now }
    const outcome = await bookAppointment(site.db, site.queue, parsed.request, terms)
    if (outcome.ok) {
      site.availability.forget()
      site.log.info({ event: 'booked', appointmentId: outcome.booked.id })
      return { status: outcome.repeated ? 200 : 201, answer: accepted(site, outcome.booked, from.language) }
    }
    return { status: 409, answer: await offerOthers(site, parsed.request.dateTime, from.language, now) }
  } catch (error) {
    site.log.error({ event: 'booking failed', error })
    return { status: 503, answer: refusal(words.failedToBook, words.failedToBookHelp) }
  }
}

function accepted(site: Site, booked: Booked, language: Language): BookingAccepted {
  const receipt = issueReceipt(site.secret, booked.id, site.now())
  return {
    success: true,
    message: appointment.thankYouTitle[language],
    data: {
      reference: booked.reference,
      dateTime: toIso(booked.startsAt),
      when: whenOf(wordsIn(calendar, language), booked.startsAt),
      confirmationUrl: `${pathIn(language, '/appoitment/booked')}?receipt=${receipt}`,
      calendarUrl: `${pathIn(language, '/appoitment/calendar')}?receipt=${receipt}`,
    },
  }
}

async function offerOthers(site: Site, wanted: Date, language: Language, now: Date): Promise<BookingRefused> {
  site.availability.forget()
  const { booked, closures } = await site.availability.read(now)
  const words = wordsIn(serviceErrors, language)
  const times = wordsIn(calendar, language)
  const nearest = nearestFree(bookingDays({ ...site.schedule, closures }, booked, now), wanted, 3)
  const help = nearest.length
    ? fill(words.slotTakenBody, { when: whenOf(times, wanted) })
    : fill(appointment.noSlotsWeek[language], { phone: facts.phones[0] })
  return {
    ...refusal(words.slotTakenTitle, help),
    alternatives: nearest.map((time) => ({ dateTime: toIso(time), when: whenOf(times, time) })),
  }
}
