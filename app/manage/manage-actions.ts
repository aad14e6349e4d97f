import { z } from 'zod'
import { parseContact } from '#clinic/contact-rules.ts'
import { asciiDigits } from '#clinic/phone.ts'
import { normalReference } from '#clinic/reference.ts'
import { wishedInstant } from '#clinic/test-booking.ts'
import { isDay } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/fill.ts'
import type { Language } from '#content/language.ts'
import {
  cancelBooking as cancelWords,
  findBooking,
  manage,
  moveBooking as moveWords,
  myData,
  openByLink,
  safeContact,
} from '#content/manage.ts'
import { visitWhen } from '#content/visit-when.ts'
import { wordsIn } from '#content/words-in.ts'
import { cancelBooking } from '#server/cancel-booking.ts'
import { changeContact } from '#server/change-contact.ts'
import { findByLink, findByPin } from '#server/find-booking.ts'
import { forgetBooking } from '#server/forget-booking.ts'
import { issueFormToken, readFormToken } from '#server/form-token.ts'
import { moveBooking } from '#server/move-booking.ts'
import { issuePass, readPass } from '#server/pass.ts'
import { type ReadBooking, readBooking } from '#server/read-booking.ts'
import { sendComplaint } from '#server/send-complaint.ts'
import type { Site } from '#server/site.ts'
import { type Answers, textIn } from '../forms/answers.ts'
import { type Intent, intents, type ManageView } from './manage-view.ts'
import { offeredTimes } from './offered-times.ts'
import { heldData, keptUntil, refundWords, shownBooking } from './shown-booking.ts'

export type ManageReply = { status: number; view: ManageView }

type Asked = { site: Site; language: Language; address: string; answers: Answers }
/** A booking that she has opened, as it is now. */
type Opened = Asked & { booking: ReadBooking; pass: string }

const reply = (view: ManageView, status = 200): ManageReply => ({ status, view })

/** Every form of /booking comes in here and is answered with a view. Nothing changes unless its button says so. */
export async function answerManage(asked: Asked): Promise<ManageReply> {
  const intent = intents.find((known) => known === textIn(asked.answers, 'intent')) ?? 'show'
  if (intent === 'find' || intent === 'link') return intent === 'find' ? find(asked) : openLink(asked)
  const words = wordsIn(manage, asked.language)
  if (intent === 'finish') return reply({ view: 'done', title: words.finished, text: words.finishedHint })
  const opened = await open(asked)
  if (!opened) return reply({ view: 'find', reference: '', problem: words.closedItself }, 403)
  return steps[intent](opened)
}

/** A wrong PIN, a wrong reference and a booking that does not exist get one and the same answer. */
async function find(asked: Asked): Promise<ManageReply> {
  const { site, language, address, answers } = asked
  const words = wordsIn(findBooking, language)
  const typed = textIn(answers, 'reference').slice(0, 40)
  const reference = normalReference(facts.referencePrefix, typed)
  const again = (problem: string, status: number) =>
    reply({ view: 'find', reference: typed, problem }, status)
  const { wait, succeeded } = await site.guard.tryToOpen({ address, reference })
  if (wait !== null) return again(fill(words.tooManyTries, { minutes: wait }), 429)
  const id = await findByPin(site.db, site.vault, reference, pinIn(answers))
  if (!id) return again(words.notFound, 422)
  await succeeded()
  return enter(asked, id, { view: 'find', reference: typed, problem: words.notFound })
}

const pinIn = (answers: Answers) => asciiDigits(textIn(answers, 'pin').slice(0, 20)).replace(/\s/g, '')

async function openLink(asked: Asked): Promise<ManageReply> {
  const { site, language, address, answers } = asked
  const words = wordsIn(openByLink, language)
  const link = textIn(answers, 'link').slice(0, 40)
  const pin = pinIn(answers)
  const { wait, succeeded } = await site.guard.tryToOpen({ address, reference: link })
  const again = (problem: string | null, status: number, asksPin = pin !== '') =>
    reply({ view: 'link', link, asksPin, problem }, status)
  if (wait !== null) return again(fill(wordsIn(findBooking, language).tooManyTries, { minutes: wait }), 429)
  const found = await findByLink(site.db, site.vault, link, pin, site.now())
  const old: ManageView = { view: 'find', reference: '', problem: words.linkOld }
  if (!found) return reply(old, 422)
  if (found === 'pin-needed') return again(pin ? words.wrongPin : null, pin ? 422 : 200, true)
  await succeeded()
  return enter(asked, found.bookingId, old)
}

async function enter(asked: Asked, bookingId: string, otherwise: ManageView): Promise<ManageReply> {
  const { site } = asked
  const booking = await readBooking(site.db, site.vault, bookingId, 'patient')
  if (!booking) return reply(otherwise, 422)
  return show({ ...asked, booking, pass: issuePass(site.secret, bookingId, site.now()) })
}

async function open(asked: Asked): Promise<Opened | null> {
  const { site, answers } = asked
  const now = site.now()
  const id = readPass(site.secret, textIn(answers, 'pass'), now)
  const booking = id ? await readBooking(site.db, site.vault, id, 'patient') : null
  return booking && { ...asked, booking, pass: issuePass(site.secret, booking.id, now) }
}

function show(opened: Opened, said: { news?: string; problem?: string } = {}, status = 200): ManageReply {
  const { site, language, booking, pass } = opened
  return reply(
    {
      view: 'booking',
      pass,
      booking: shownBooking(language, booking, site.now()),
      news: said.news ?? null,
      problem: said.problem ?? null,
    },
    status,
  )
}

/** The booking as it is after something was done to it. */
async function showAgain(opened: Opened, said: { news?: string; problem?: string }, status = 200) {
  const { site, booking } = opened
  const fresh = await readBooking(site.db, site.vault, booking.id, 'patient')
  return show({ ...opened, booking: fresh ?? booking }, said, status)
}

async function times(opened: Opened, problem: string | null = null, status = 200): Promise<ManageReply> {
  const { site, language, booking, pass } = opened
  const offered = await offeredTimes(site, language, booking)
  if (!offered) return show(opened, { problem: wordsIn(moveWords, language).tooLate }, 409)
  return reply(
    {
      view: 'move',
      pass,
      when: visitWhen(language, booking),
      sequence: booking.sequence,
      times: offered,
      problem,
    },
    status,
  )
}

const isoTime = z.iso.datetime({ offset: true })

/** One of the listed times, or the day and time of a wish. */
function chosenTime(answers: Answers): Date | null {
  const [to, date, time] = [textIn(answers, 'to'), textIn(answers, 'date'), textIn(answers, 'time')]
  if (isoTime.safeParse(to).success) return new Date(to)
  return isDay(date) && /^\d{2}:\d{2}$/.test(time) ? wishedInstant(date, time) : null
}

/** Nothing was changed as far as we know, and pressing again is safe: she is told so instead of meeting a blank error. */
function couldNot(opened: Opened, error: unknown, problem: string): ManageReply {
  opened.site.log.error({ event: 'booking not changed', bookingId: opened.booking.id, error })
  return show(opened, { problem }, 503)
}

async function move(opened: Opened): Promise<ManageReply> {
  const { site, language, booking, answers } = opened
  const words = wordsIn(moveWords, language)
  const to = chosenTime(answers)
  if (!to || Number.isNaN(to.getTime())) return times(opened, words.choose, 422)
  const when = visitWhen(language, booking)
  const failed = fill(words.failed, { when })
  const outcome = await moveBooking(
    site.db,
    site.queue,
    { bookingId: booking.id, sequence: Number(textIn(answers, 'sequence')), to },
    { now: site.now(), vault: site.vault, schedule: site.schedule, perWindow: site.collectionsPerWindow },
  ).catch((error: unknown) => couldNot(opened, error, failed))
  if ('view' in outcome) return outcome
  site.availability.forget()
  if (outcome.ok) {
    const moved = visitWhen(language, { ...booking, startsAt: to })
    return showAgain(opened, { news: fill(words.done, { when: moved }) })
  }
  if (outcome.reason === 'taken') return times(opened, words.taken, 409)
  if (outcome.reason === 'not-offered') return times(opened, words.choose, 422)
  const problem = {
    gone: words.tooLate,
    'too-often': words.tooLate,
    changed: failed,
  }[outcome.reason]
  return showAgain(opened, { problem }, 409)
}

async function cancel(opened: Opened): Promise<ManageReply> {
  const { site, language, booking } = opened
  const terms = { now: site.now(), vault: site.vault, by: 'patient' as const }
  const words = wordsIn(cancelWords, language)
  const outcome = await cancelBooking(site.db, site.queue, booking.id, terms).catch((error: unknown) =>
    couldNot(opened, error, words.failed),
  )
  if ('view' in outcome) return outcome
  site.availability.forget()
  if (outcome.ok) return showAgain(opened, { news: words.done })
  return showAgain(opened, { problem: wordsIn(manage, language).timePassed }, 409)
}

async function saveContact(opened: Opened): Promise<ManageReply> {
  const { site, language, booking, answers } = opened
  const parsed = parseContact(answers, booking.person.email !== null)
  if (!parsed.ok) return contact(opened, 422)
  await changeContact(site.db, site.vault, booking.id, parsed.request)
  return showAgain(opened, { news: wordsIn(safeContact, language).saved })
}

function contact({ site, booking, pass }: Opened, status = 200): ManageReply {
  const { contact: rules, email } = booking.person
  return reply({ view: 'contact', pass, rules, hasEmail: email !== null, offered: site.offered }, status)
}

async function stopReminders(opened: Opened): Promise<ManageReply> {
  const { site, language, booking } = opened
  await changeContact(site.db, site.vault, booking.id, { ...booking.person.contact, reminders: [] })
  return showAgain(opened, { news: wordsIn(safeContact, language).remindersStopped })
}

const forget =
  (why: 'erased' | 'consent-withdrawn') =>
  async ({ site, language, booking, ...opened }: Opened): Promise<ManageReply> => {
    const words = wordsIn(myData, language)
    const outcome = await forgetBooking(site.db, site.queue, booking.id, {
      now: site.now(),
      vault: site.vault,
      why,
    })
    site.availability.forget()
    if (!outcome.ok) {
      const problem = fill(words.erase.visitStays, { date: keptUntil(language, booking) })
      return show({ ...opened, site, language, booking }, { news: words.requestReceived, problem })
    }
    const title = why === 'erased' ? words.erase.done : words.withdraw.done
    return reply({ view: 'done', title, text: words.erase.stays })
  }

function complain({ site, pass, answers }: Opened, problem: string | null = null, status = 200): ManageReply {
  const formToken = issueFormToken(site.secret, site.now())
  return reply(
    { view: 'complain', pass, formToken, message: textIn(answers, 'message').slice(0, 2000), problem },
    status,
  )
}

async function sendTheComplaint(opened: Opened): Promise<ManageReply> {
  const { site, language, booking, answers } = opened
  const words = wordsIn(myData, language).complaint
  const message = textIn(answers, 'message').trim()
  const token = readFormToken(site.secret, textIn(answers, 'formToken'), site.now())
  if (!token || message.length < 10 || message.length > 2000) return complain(opened, words.empty, 422)
  const stored = await sendComplaint(site.db, site.queue, booking, message, {
    key: token.key,
    now: site.now(),
    vault: site.vault,
    admission: 'hold',
  })
  return show(opened, { news: fill(words.done, { reference: stored.booked.reference }) })
}

type Step = (opened: Opened) => ManageReply | Promise<ManageReply>

const steps: Record<Exclude<Intent, 'find' | 'link' | 'finish'>, Step> = {
  show: (opened) => show(opened),
  times: (opened) => times(opened),
  move,
  'ask-cancel': ({ site, language, booking, pass }) =>
    reply({
      view: 'cancel',
      pass,
      when: visitWhen(language, booking),
      refund: refundWords(language, booking, site.now()),
    }),
  cancel,
  data: ({ language, booking, pass }) => reply({ view: 'data', pass, ...heldData(language, booking) }),
  contact: (opened) => contact(opened),
  'save-contact': saveContact,
  'stop-reminders': stopReminders,
  'ask-withdraw': ({ pass }) => reply({ view: 'withdraw', pass }),
  withdraw: forget('consent-withdrawn'),
  'ask-erase': ({ pass }) => reply({ view: 'erase', pass }),
  erase: forget('erased'),
  complain: (opened) => complain(opened),
  'send-complaint': sendTheComplaint,
}
