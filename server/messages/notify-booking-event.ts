import { type BookingKind, type BookingState, bookingCan, isToConfirm } from '#clinic/booking.ts'
import { type Channel, channelsFor, mayCall, nextAllowed } from '#clinic/contact-preferences.ts'
import { fastingHours } from '#clinic/lab-tests/preparation.ts'
import { type ReminderKind, reminderWithin } from '#clinic/messages/reminder.ts'
import type { Person } from '#clinic/person.ts'
import type { Trust } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import { type DeskTemplate, type PatientTemplate, patientMessages } from '#content/messages.ts'
import { findLabTestsOf } from '../bookings/bookings.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { CallReason, MessageOrigin } from '../platform/tables.ts'
import { addCallTask, addCallTasks, dropCalls } from './call-tasks.ts'
import { type NewMessage, queueAllMessages, queueMessages } from './queue-messages.ts'

/** What happened to a booking. The patient caused it by a form, unless the clinic is named or has answered. */
type BookingEvent =
  | 'received'
  | 'confirmed'
  | 'confirmed-by-clinic'
  | 'moved'
  | 'moved-by-clinic'
  | 'cancelled'
  | 'cancelled-by-clinic'
  | 'answered'

type About = {
  id: string
  kind: BookingKind
  state: BookingState
  startsAt: Date | null
  /** The time before it was moved. */
  movedFrom?: Date
  sequence: number
  trust: Trust
  person: Person
}

/** What the clinic did on its own: the patient gets a message in time, or a call. */
const byClinic: Partial<Record<BookingEvent, CallReason>> = {
  'confirmed-by-clinic': 'confirmed',
  'moved-by-clinic': 'moved',
  'cancelled-by-clinic': 'cancelled',
  answered: 'answered',
}

/** Null where no message is sent: who withdrew an enquiry knows it. */
function patientTemplate(kind: BookingKind, news: BookingEvent): PatientTemplate | null {
  const names = [`${kind}-${news}`, `${kind}-${news.replace('-by-clinic', '')}`]
  const [template = null] = names.filter((name): name is PatientTemplate => name in patientMessages)
  return template
}

function deskTemplate(booking: About, news: BookingEvent): DeskTemplate | null {
  const { kind } = booking
  if (news in byClinic) return null
  if (kind === 'enquiry') return news === 'received' ? 'desk-enquiry-new' : null
  if (news === 'moved' || news === 'cancelled') return `desk-${kind}-${news}`
  return isToConfirm(booking) && kind !== 'lab-test' ? 'desk-to-confirm' : `desk-${kind}-new`
}

const reminderTemplates: Partial<Record<BookingKind, Partial<Record<ReminderKind, PatientTemplate>>>> = {
  appointment: { 'day-before': 'appointment-reminder', 'two-hours': 'appointment-reminder-two-hours' },
  'home-collection': {
    'day-before': 'home-collection-reminder',
    fasting: 'home-collection-reminder-fasting',
  },
}

/** Each on every channel that the patient allows for it, with the moment at which it leaves. */
export async function remindersOf(trx: Database, booking: About, now: Date) {
  const { id, kind, startsAt } = booking
  const { contact } = booking.person
  const channels = channelsFor(contact, 'reminder')
  if (!startsAt || !bookingCan('remind', booking, now) || channels.length === 0) return []
  const fasting = kind === 'home-collection' && fastingHours(await findLabTestsOf(trx, id)) !== null
  return Object.entries(reminderTemplates[kind] ?? {}).flatMap(([when, template]) => {
    const reminder = when as ReminderKind
    // The reminder about fasting replaces the plain one, except on a shared phone: it reveals too much.
    const isPlain = !fasting || contact.sharedPhone
    if (kind === 'home-collection' && (reminder === 'fasting') === isPlain) return []
    const notBefore = reminderWithin(reminder, startsAt, now, (at) =>
      nextAllowed(contact, at, facts.sessions),
    )
    return notBefore ? channels.map((channel) => ({ template, channel, notBefore })) : []
  })
}

/**
 * Queues the reminders that the patient has asked for since: in the same transaction as the new preferences. One that
 * is in the ledger already is not queued again, however often they are saved.
 */
export async function queueRemindersOf(
  trx: Transaction,
  queue: Queue,
  booking: About,
  given: Given,
  heldUntil?: Date,
) {
  if (booking.trust === 'suspect') return
  const { id, sequence, trust } = booking
  const reminders = await remindersOf(trx, booking, given.now)
  const held = reminders.map((reminder) => ({ ...reminder, heldUntil }))
  await queueMessages(trx, queue, given, { id, sequence, trust }, held)
}

/** When a message is too late: at the visit, or at the time before it was moved. Null where there is no visit. */
function lastMoment({ startsAt, movedFrom }: About): Date | null {
  if (!startsAt || !movedFrom) return startsAt
  return movedFrom < startsAt ? movedFrom : startsAt
}

/** Its message on each channel, at the first hour, that the patient allows. */
function messagesOf(
  about: About,
  news: BookingEvent,
  now: Date,
  heldUntil = now,
): (NewMessage & { isInTime: boolean })[] {
  const { kind, startsAt, person } = about
  const template = patientTemplate(kind, news)
  const leaves = nextAllowed(person.contact, heldUntil, facts.sessions)
  // Only a cancellation is still worth sending after the visit has begun.
  const isTrue = !startsAt || leaves < startsAt || news.startsWith('cancelled')
  if (!template || !isTrue) return []
  const last = lastMoment(about)
  const isInTime = !last || leaves < last
  return channelsFor(person.contact, 'booking').map((channel) => ({
    template,
    channel,
    isInTime,
    ...(leaves > now && { notBefore: leaves }),
  }))
}

/** Why the clinic must call; null where a message is sent in time, or the patient did it themselves. */
function callFor(booking: About, news: BookingEvent, isTold: boolean): CallReason | null {
  const { kind, trust, person } = booking
  const reason = byClinic[news]
  if (reason) return isTold ? null : reason
  // A suspect form can name anyone: that person is not called either.
  const isWish = (news === 'received' || news === 'moved') && isToConfirm(booking)
  if (!isWish || trust === 'suspect') return null
  // A time is agreed by a call, whatever messages were sent; that of a lab test in writing, where the patient likes that.
  return kind === 'lab-test' && isTold && !mayCall(person.contact) ? null : 'to-confirm'
}

/** What the patient gets: messages, and a call where none of them is in time. */
export function noticeOf(booking: About, news: BookingEvent, now: Date, heldUntil?: Date) {
  // Nothing is sent to whom a suspect form names, except by the clinic itself.
  const mayTell = news in byClinic || booking.trust !== 'suspect'
  const messages = mayTell ? messagesOf(booking, news, now, heldUntil) : []
  const isTold = messages.some(({ isInTime }) => isInTime)
  const call = callFor(booking, news, isTold)
  // One of both is enough: who is called about a cancelled visit needs no message after it, and who may only be written
  // to gets that message.
  if (call !== 'cancelled' || messages.length === 0) return { mayTell, messages, call }
  return mayCall(booking.person.contact) ? { mayTell, messages: [], call } : { mayTell, messages, call: null }
}

/** Call tasks about the booking as it was before. */
const overtaken = (booking: Pick<About, 'state'>): CallReason[] => [
  'undelivered',
  'confirmed',
  'moved',
  'cancelled',
  'answered',
  ...(isToConfirm(booking) ? [] : ['to-confirm' as const]),
]

type NotifyOptions = {
  /** The mail to the clinic, where it is not the usual one. Null for none: the clinic did it itself. */
  desk?: DeskTemplate | null | undefined
  /** What happened can be undone until then: nothing is sent to the patient before. */
  heldUntil?: Date | undefined
  /** Who caused it, where the event does not say so: the clinic books for a caller. */
  origin?: MessageOrigin | undefined
}

const originOf = (news: BookingEvent): MessageOrigin => (news in byClinic ? 'clinic' : 'patient')

/**
 * Notifies everybody. The clinic by mail; the patient on each channel and at an hour that the patient allows, with the
 * reminders that were chosen. What the patient must know and no message can deliver in time becomes a call task, in the
 * same transaction. The preferences are checked again when the message is about to be sent.
 */
export async function notifyBookingEvent(
  trx: Transaction,
  queue: Queue,
  booking: About,
  news: BookingEvent,
  given: Given,
  { desk = deskTemplate(booking, news), heldUntil, origin = originOf(news) }: NotifyOptions = {},
) {
  const { id, sequence, trust } = booking
  const { now } = given
  const { mayTell, messages, call } = noticeOf(booking, news, now, heldUntil)
  const isAhead = news.startsWith('confirmed') || news.startsWith('moved')
  const reminders = mayTell && isAhead ? await remindersOf(trx, booking, now) : []
  await queueMessages(trx, queue, given, { id, sequence, trust }, [
    ...(desk ? [{ template: desk, channel: 'email' as Channel }] : []),
    ...[...messages, ...reminders].map((message) => ({ ...message, origin, heldUntil })),
  ])
  // There are no calls yet about a booking that is just being made.
  if (news !== 'received' && news !== 'confirmed') await dropCalls(trx, [id], overtaken(booking), now)
  if (call) await addCallTask(trx, given, booking, call)
}

/** The clinic has cancelled many visits at once. */
export async function notifyCancelledByClinic(
  trx: Transaction,
  queue: Queue,
  bookings: readonly About[],
  given: Given,
  heldUntil?: Date,
) {
  const { now } = given
  const event = 'cancelled-by-clinic'
  const notices = bookings.map((booking) => ({ booking, ...noticeOf(booking, event, now, heldUntil) }))
  await queueAllMessages(
    trx,
    queue,
    given,
    notices.map(({ booking: { id, sequence, trust }, messages }) => ({
      about: { id, sequence, trust },
      messages: messages.map((message) => ({ ...message, origin: originOf(event), heldUntil })),
    })),
  )
  await dropCalls(
    trx,
    bookings.map(({ id }) => id),
    overtaken({ state: 'cancelled' }),
    now,
  )
  await addCallTasks(
    trx,
    given,
    notices.flatMap(({ booking: { id }, call }) => (call ? [{ id, reason: call }] : [])),
  )
}

export const notifyClinic = (
  trx: Transaction,
  queue: Queue,
  given: Given,
  { id, sequence }: Pick<About, 'id' | 'sequence'>,
  template: DeskTemplate,
) => queueMessages(trx, queue, given, { id, sequence }, [{ template, channel: 'email' }])
