import { asciiDigits, parseIndianMobile } from '#clinic/phone.ts'
import { normalReference } from '#clinic/reference.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import { waitIn } from '#content/format/wait.ts'
import type { Language } from '#content/language.ts'
import { findBooking, manage, openByLink } from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import {
  type BookingSession,
  issueBookingSession,
  issueTicket,
  type OpenedBy,
  readBookingSession,
  readTicket,
} from '#server/bookings/booking-session.ts'
import { closeAccess, isStillOpen } from '#server/bookings/bookings.ts'
import { readConfirmationToken } from '#server/bookings/confirmation-token.ts'
import { findByLink, findByPin } from '#server/bookings/find-booking.ts'
import { type ReadBooking, readBooking } from '#server/bookings/read-booking.ts'
import type { Site } from '#server/site.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import { bookingSummary } from './booking-summary.ts'
import type { CodeNext, ManageView } from './manage-view.ts'

export type ManageReply = {
  status: number
  view: ManageView
  /** Opened: shown by an address that works once, so that going back asks nobody to send a code again. */
  ticket?: string
  /** What the browser still holds of earlier pages goes as well. */
  clears?: boolean
}

export type Asked = { site: Site; language: Language; source: string; network: string; answers: FormValues }
/** A booking that the patient has opened, as it is now. */
export type Opened = Asked & { booking: ReadBooking; openedBy: OpenedBy; session: string }

export const reply = (view: ManageView, status = 200): ManageReply => ({ status, view })

export const closed = (language: Language) =>
  reply({ view: 'find', reference: '', asksPhone: false, problem: manage.closedItself[language] }, 403)

export const tooMany = (language: Language, minutes: number) =>
  fill(findBooking.tooManyTries[language], { wait: waitIn(language, minutes), phone: facts.phones[0] })

export type Tried =
  | { kind: 'right'; bookingId: string }
  | { kind: 'wrong' | 'phone-needed' }
  | { kind: 'wait'; minutes: number }

/** One try at a code, counted before it is looked at. */
export async function tryCode({ site, source, answers }: Asked, reference: string): Promise<Tried> {
  const typed = textIn(answers, 'phone').slice(0, 30)
  const phone = typed ? (parseIndianMobile(typed) ?? typed) : null
  const tried = await site.guard.tryCode({ source, reference, phone })
  if (tried.kind !== 'look') return tried
  const bookingId = await findByPin(site.db, site.vault, { reference, pin: pinIn(answers), phone })
  if (!bookingId) return { kind: 'wrong' }
  await tried.succeeded()
  return { kind: 'right', bookingId }
}

/** What to say about a try that did not open anything. */
function codeProblem(language: Language, tried: Exclude<Tried, { kind: 'right' }>, wrong: string) {
  if (tried.kind === 'wait')
    return { status: 429, asksPhone: true, problem: tooMany(language, tried.minutes) }
  if (tried.kind === 'phone-needed')
    return { status: 429, asksPhone: true, problem: findBooking.phoneNeeded[language] }
  return { status: 422, asksPhone: false, problem: wrong }
}

/** A wrong PIN, a wrong reference and a booking that does not exist get one and the same answer. */
export async function find(asked: Asked): Promise<ManageReply> {
  const { language, answers } = asked
  const words = wordsIn(findBooking, language)
  const typed = textIn(answers, 'reference').slice(0, 40)
  const tried = await tryCode(asked, normalReference(facts.referencePrefix, typed))
  if (tried.kind === 'right') return enter(asked, tried.bookingId, 'code')
  const { status, problem, asksPhone } = codeProblem(language, tried, words.notFound)
  const wasAsked = textIn(answers, 'phone') !== ''
  return reply({ view: 'find', reference: typed, asksPhone: asksPhone || wasAsked, problem }, status)
}

const pinIn = (answers: FormValues) => asciiDigits(textIn(answers, 'pin').slice(0, 20)).replace(/\s/g, '')

/** A link has 72 bits: nobody guesses one, so nothing is counted and nobody can shut it. */
export async function openLink(asked: Asked): Promise<ManageReply> {
  const { site, language, answers } = asked
  const words = wordsIn(openByLink, language)
  const link = textIn(answers, 'link').slice(0, 40)
  const found = await findByLink(site.db, site.vault, link, site.now())
  if (!found) return reply({ view: 'find', reference: '', asksPhone: false, problem: words.linkOld }, 422)
  if (!found.needsPin) return enter(asked, found.bookingId, 'link')
  const asks = (problem: string | null, status: number, asksPhone = false) =>
    reply({ view: 'link', link, asksPin: true, asksPhone, problem }, status)
  if (pinIn(answers) === '') return asks(null, 200)
  const tried = await tryCode(asked, found.reference)
  if (tried.kind === 'right') return enter(asked, tried.bookingId, 'code')
  const { status, problem, asksPhone } = codeProblem(language, tried, words.wrongPin)
  return asks(problem, status, asksPhone)
}

/** Whoever came by the link shows the code before everything is shown or erased. */
export const askCode = (
  { session, language }: Opened,
  next: CodeNext,
  tried?: Exclude<Tried, { kind: 'right' }>,
) => {
  if (!tried) return reply({ view: 'code', session, next, asksPhone: false, problem: null })
  const { status, ...shown } = codeProblem(language, tried, wordsIn(openByLink, language).wrongPin)
  return reply({ view: 'code', session, next, ...shown }, status)
}

/** Opened once, by an address that is worthless afterwards. */
async function enter(asked: Asked, bookingId: string, openedBy: OpenedBy): Promise<ManageReply> {
  const { site, language } = asked
  const session: BookingSession = { bookingId, openedBy, issuedAt: site.now() }
  const opened = await open(asked, session)
  if (!opened) return closed(language)
  if ('view' in opened) return opened
  return { ...show(opened), ticket: issueTicket(site.vault, session) }
}

/** What the address of an opened booking shows: the booking once, and never again. */
export async function answerTicket(asked: Asked, ticket: string): Promise<ManageReply> {
  const { site, language } = asked
  const session = readTicket(site.vault, ticket, site.now())
  const opened = session && (await site.guard.isFirstUse(ticket)) ? await open(asked, session) : null
  if (!opened) return closed(language)
  return 'view' in opened ? opened : show(opened)
}

export async function open(
  asked: Asked,
  { bookingId, openedBy, issuedAt }: BookingSession,
): Promise<Opened | ManageReply | null> {
  const { site, language } = asked
  const minutes = await site.guard.refuseLook(bookingId)
  if (minutes !== null) {
    const problem = tooMany(language, minutes)
    return reply({ view: 'find', reference: '', asksPhone: false, problem }, 429)
  }
  const booking = await readBooking(site.db, site.vault, bookingId, 'patient')
  if (!booking || !isStillOpen(booking, issuedAt)) return null
  return {
    ...asked,
    booking,
    openedBy,
    session: issueBookingSession(site.vault, { bookingId, openedBy, issuedAt: site.now() }),
  }
}

/** Nothing that was shown before can be opened again: neither its address nor a page that the browser remembers. */
export async function finish({ site, language, answers }: Asked): Promise<ManageReply> {
  const now = site.now()
  const shown =
    readBookingSession(site.vault, textIn(answers, 'session'), now) ??
    readConfirmationToken(site.vault, textIn(answers, 'confirmation'), now)
  if (shown) await closeAccess(site.db, shown.bookingId, now)
  const words = wordsIn(manage, language)
  return { ...reply({ view: 'done', title: words.finished, text: words.finishedHint }), clears: true }
}

export function show(
  opened: Opened,
  said: { news?: string; problem?: string } = {},
  status = 200,
): ManageReply {
  const { site, language, booking, session } = opened
  return reply(
    {
      view: 'booking',
      session,
      booking: bookingSummary(language, booking, site.now()),
      news: said.news ?? null,
      problem: said.problem ?? null,
    },
    status,
  )
}
