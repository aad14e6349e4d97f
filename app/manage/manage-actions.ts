import { z } from 'zod'
import { parseComplaint } from '#clinic/complaint.ts'
import { parseContactPreferences } from '#clinic/contact-preferences.ts'
import { wishedInstant } from '#clinic/lab-test-booking.ts'
import { isDay } from '#clinic/time.ts'
import { fill } from '#content/format/fill.ts'
import { visitWhen } from '#content/format/visit-when.ts'
import {
  cancelBooking as cancelWords,
  manage,
  moveBooking as moveWords,
  myData,
  safeContact,
} from '#content/manage.ts'
import { wordsIn } from '#content/words-in.ts'
import { issueBookingSession, readBookingSession } from '#server/bookings/booking-session.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { moveBooking } from '#server/bookings/move-booking.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { sendComplaint } from '#server/bookings/send-complaint.ts'
import { forgetBooking } from '#server/erasure/forget-booking.ts'
import { issueFormToken, readFormToken } from '#server/limits/form-token.ts'
import { type FormValues, textIn } from '../forms/form-values.ts'
import { keptUntil, refundWords, storedDetails } from './booking-summary.ts'
import { codeNexts, type Intent, intents } from './manage-view.ts'
import { offeredTimes } from './offered-times.ts'
import {
  type Asked,
  askCode,
  closed,
  find,
  finish,
  type ManageReply,
  type Opened,
  open,
  openLink,
  reply,
  show,
  tooMany,
  tryCode,
} from './opening.ts'

/** Every form of /booking comes in here and is answered with a view. Nothing changes unless its button says so. */
export async function answerManage(asked: Asked): Promise<ManageReply> {
  const intent = intents.find((known) => known === textIn(asked.answers, 'intent')) ?? 'show'
  if (intent === 'find') return find(asked)
  if (intent === 'link') return openLink(asked)
  if (intent === 'finish') return finish(asked)
  const session = readBookingSession(asked.site.vault, textIn(asked.answers, 'session'), asked.site.now())
  const opened = session && (await open(asked, session))
  if (!opened) return closed(asked.language)
  if ('view' in opened) return opened
  const wait = changing.has(intent) ? await refuseChange(opened) : null
  if (wait) return wait
  if (opened.openedBy === 'link' && intent in needsCode)
    return askCode(opened, needsCode[intent as keyof typeof needsCode])
  return steps[intent](opened)
}

/** What changes something passes the same guard as every form. */
const changing: ReadonlySet<Intent> = new Set([
  'move',
  'cancel',
  'save-contact',
  'stop-reminders',
  'withdraw',
  'erase',
  'send-complaint',
])

/** The link lies in messages that others may read: these want the code as well. Which view follows it. */
const needsCode = {
  data: 'data',
  'ask-withdraw': 'ask-withdraw',
  withdraw: 'ask-withdraw',
  'ask-erase': 'ask-erase',
  erase: 'ask-erase',
} as const satisfies Partial<Record<Intent, Intent>>

async function refuseChange(opened: Opened): Promise<ManageReply | null> {
  const { site, source, language, booking } = opened
  const minutes = await site.guard.refuseChange({ source, bookingId: booking.id })
  if (minutes === null) return null
  return show(opened, { problem: tooMany(language, minutes) }, 429)
}

async function giveCode(opened: Opened): Promise<ManageReply> {
  const { site, booking, answers } = opened
  const next = codeNexts.find((known) => known === textIn(answers, 'next')) ?? 'data'
  const tried = await tryCode(opened, booking.reference)
  if (tried.kind !== 'right' || tried.bookingId !== booking.id)
    return askCode(opened, next, tried.kind === 'right' ? { kind: 'wrong' } : tried)
  const session = issueBookingSession(site.vault, {
    bookingId: booking.id,
    openedBy: 'code',
    issuedAt: site.now(),
  })
  return steps[next]({ ...opened, openedBy: 'code', session })
}

/** The booking as it is after something was done to it. */
async function showAgain(opened: Opened, said: { news?: string; problem?: string }, status = 200) {
  const { site, booking } = opened
  const fresh = await readBooking(site.db, site.vault, booking.id, 'patient')
  return show({ ...opened, booking: fresh ?? booking }, said, status)
}

async function times(opened: Opened, problem: string | null = null, status = 200): Promise<ManageReply> {
  const { site, language, booking, session } = opened
  const offered = await offeredTimes(site, language, booking)
  if (!offered) return show(opened, { problem: wordsIn(moveWords, language).tooLate }, 409)
  return reply(
    {
      view: 'move',
      session,
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
function chosenTime(answers: FormValues): Date | null {
  const [to, date, time] = [textIn(answers, 'to'), textIn(answers, 'date'), textIn(answers, 'time')]
  if (isoTime.safeParse(to).success) return new Date(to)
  return isDay(date) && /^\d{2}:\d{2}$/.test(time) ? wishedInstant(date, time) : null
}

/** Nothing was changed as far as we know, and pressing again is safe: she is told so instead of meeting a blank error. */
function couldNot(opened: Opened, error: unknown, problem: string): ManageReply {
  opened.site.log.error({ event: 'booking.change_failed', bookingId: opened.booking.id, error })
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
    {
      now: site.now(),
      vault: site.vault,
      schedule: site.schedule,
      perWindow: site.collectionsPerWindow,
      by: 'patient',
    },
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
  const options = { now: site.now(), vault: site.vault, by: 'patient' as const }
  const words = wordsIn(cancelWords, language)
  const outcome = await cancelBooking(site.db, site.queue, booking.id, options).catch((error: unknown) =>
    couldNot(opened, error, words.failed),
  )
  if ('view' in outcome) return outcome
  site.availability.forget()
  if (outcome.ok) return showAgain(opened, { news: words.done })
  return showAgain(opened, { problem: wordsIn(manage, language).timePassed }, 409)
}

async function saveContact(opened: Opened): Promise<ManageReply> {
  const { site, language, booking, answers } = opened
  const parsed = parseContactPreferences(answers, booking.person.email !== null)
  if (!parsed.ok) return contact(opened, 422)
  await changeContactPreferences(site.db, site.vault, booking.id, parsed.request)
  return showAgain(opened, { news: wordsIn(safeContact, language).saved })
}

function contact({ site, booking, session }: Opened, status = 200): ManageReply {
  const { contact: rules, email } = booking.person
  return reply({ view: 'contact', session, rules, hasEmail: email !== null, offered: site.offered }, status)
}

async function stopReminders(opened: Opened): Promise<ManageReply> {
  const { site, language, booking } = opened
  await changeContactPreferences(site.db, site.vault, booking.id, {
    ...booking.person.contact,
    reminders: [],
  })
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

function complain(
  { site, session, answers }: Opened,
  problem: string | null = null,
  status = 200,
): ManageReply {
  const formToken = issueFormToken(site.secret, 'complaint', site.now())
  return reply(
    { view: 'complain', session, formToken, message: textIn(answers, 'message').slice(0, 2000), problem },
    status,
  )
}

async function sendTheComplaint(opened: Opened): Promise<ManageReply> {
  const { site, language, booking, answers, source, network } = opened
  const words = wordsIn(myData, language).complaint
  const now = site.now()
  const parsed = parseComplaint(answers)
  const token = readFormToken(site.secret, 'complaint', textIn(answers, 'formToken'), now)
  if (!token || token.expired || !parsed.ok) return complain(opened, words.empty, 422)
  const { trust } = await site.guard.admit({
    source,
    network,
    place: null,
    isTooFast: false,
    hasSolvedChallenge: false,
    canSolveChallenge: false,
    now,
  })
  const stored = await sendComplaint(site.db, site.queue, booking, parsed.request.message, {
    request: { form: 'complaint', key: token.key },
    now,
    vault: site.vault,
    admission: 'hold',
    trust: booking.trust === 'suspect' ? 'suspect' : trust,
  })
  if (!stored.ok) return showAgain(opened, { problem: words.open }, 409)
  return showAgain(opened, { news: fill(words.done, { reference: stored.booked.reference }) })
}

type Step = (opened: Opened) => ManageReply | Promise<ManageReply>

const steps: Record<Exclude<Intent, 'find' | 'link' | 'finish'>, Step> = {
  code: giveCode,
  show: (opened) => show(opened),
  times: (opened) => times(opened),
  move,
  'ask-cancel': ({ site, language, booking, session }) =>
    reply({
      view: 'cancel',
      session,
      when: visitWhen(language, booking),
      refund: refundWords(language, booking, site.now()),
    }),
  cancel,
  data: ({ language, booking, session }) =>
    reply({ view: 'data', session, ...storedDetails(language, booking) }),
  contact: (opened) => contact(opened),
  'save-contact': saveContact,
  'stop-reminders': stopReminders,
  'ask-withdraw': ({ session }) => reply({ view: 'withdraw', session }),
  withdraw: forget('consent-withdrawn'),
  'ask-erase': ({ session }) => reply({ view: 'erase', session }),
  erase: forget('erased'),
  complain: (opened) => complain(opened),
  'send-complaint': sendTheComplaint,
}
