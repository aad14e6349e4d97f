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

/** An event of a booking. The patient caused it by a form, unless the name has the clinic or an answer. */
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
  /** The time before the move. */
  movedFrom?: Date
  sequence: number
  trust: Trust
  person: Person
}

/** Events by the clinic: the patient gets a message in time, or a call. */
const byClinic: Partial<Record<BookingEvent, CallReason>> = {
  'confirmed-by-clinic': 'confirmed',
  'moved-by-clinic': 'moved',
  'cancelled-by-clinic': 'cancelled',
  answered: 'answered',
}

/** Null where no message is sent: a patient who withdraws an enquiry knows it. */
function patientTemplate(kind: BookingKind, event: BookingEvent): PatientTemplate | null {
  const names = [`${kind}-${event}`, `${kind}-${event.replace('-by-clinic', '')}`]
  const [template = null] = names.filter((name): name is PatientTemplate => name in patientMessages)
  return template
}

function deskTemplate(booking: About, event: BookingEvent): DeskTemplate | null {
  const { kind } = booking
  if (event in byClinic) return null
  if (kind === 'enquiry') return event === 'received' ? 'desk-enquiry-new' : null
  if (event === 'moved' || event === 'cancelled') return `desk-${kind}-${event}`
  return isToConfirm(booking) && kind !== 'lab-test' ? 'desk-to-confirm' : `desk-${kind}-new`
}

const reminderTemplates: Partial<Record<BookingKind, Partial<Record<ReminderKind, PatientTemplate>>>> = {
  appointment: { 'day-before': 'appointment-reminder', 'two-hours': 'appointment-reminder-two-hours' },
  'home-collection': {
    'day-before': 'home-collection-reminder',
    fasting: 'home-collection-reminder-fasting',
  },
}

/** The reminders of a booking, on every channel that the patient allows for them, with the time of each. */
export async function remindersOf(trx: Database, booking: About, now: Date) {
  const { id, kind, startsAt } = booking
  const { contact } = booking.person
  const channels = channelsFor(contact, 'reminder')
  if (!startsAt || !bookingCan('remind', booking, now) || channels.length === 0) return []
  const fasting = kind === 'home-collection' && fastingHours(await findLabTestsOf(trx, id)) !== null
  return Object.entries(reminderTemplates[kind] ?? {}).flatMap(([when, template]) => {
    const reminder = when as ReminderKind
    // The fasting reminder replaces the plain one, except on a shared phone: it reveals too much.
    const isPlain = !fasting || contact.sharedPhone
    if (kind === 'home-collection' && (reminder === 'fasting') === isPlain) return []
    const notBefore = reminderWithin(reminder, startsAt, now, (at) =>
      nextAllowed(contact, at, facts.sessions),
    )
    return notBefore ? channels.map((channel) => ({ template, channel, notBefore })) : []
  })
}

/**
 * Queues reminders that the patient has chosen since, in the transaction of the new preferences. A reminder that is in
 * the ledger already is not queued again.
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

/**
 * From when on a message is too late: from the visit, or from its earlier time after a move. Null where there is no
 * visit.
 */
function lastMoment({ startsAt, movedFrom }: About): Date | null {
  if (!startsAt || !movedFrom) return startsAt
  return movedFrom < startsAt ? movedFrom : startsAt
}

/** The messages of an event, one for each allowed channel, at the first allowed hour. */
function messagesOf(
  about: About,
  event: BookingEvent,
  now: Date,
  heldUntil = now,
): (NewMessage & { isInTime: boolean })[] {
  const { kind, startsAt, person } = about
  const template = patientTemplate(kind, event)
  const leaves = nextAllowed(person.contact, heldUntil, facts.sessions)
  // After the visit has begun, only a cancellation is still worth sending.
  const isTrue = !startsAt || leaves < startsAt || event.startsWith('cancelled')
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

/** Why the clinic must call; null where a message is in time, or the patient caused the event. */
function callFor(booking: About, event: BookingEvent, isInformed: boolean): CallReason | null {
  const { kind, trust, person } = booking
  const reason = byClinic[event]
  if (reason) return isInformed ? null : reason
  // A suspect form can name anyone: that person is not called either.
  const isWish = (event === 'received' || event === 'moved') && isToConfirm(booking)
  if (!isWish || trust === 'suspect') return null
  // A time is agreed by a call, whatever messages were sent; that of a lab test in writing, where the patient prefers
  // it.
  return kind === 'lab-test' && isInformed && !mayCall(person.contact) ? null : 'to-confirm'
}

/** What the patient gets: messages, and a call where none of them is in time. */
export function noticeOf(booking: About, event: BookingEvent, now: Date, heldUntil?: Date) {
  // Nothing is sent to the contact of a suspect form, except by the clinic itself.
  const mayNotify = event in byClinic || booking.trust !== 'suspect'
  const messages = mayNotify ? messagesOf(booking, event, now, heldUntil) : []
  const isInformed = messages.some(({ isInTime }) => isInTime)
  const call = callFor(booking, event, isInformed)
  // For a cancelled visit either a call or a message is enough: a patient who is called needs no message, and one who
  // may only be written to gets the message.
  if (call !== 'cancelled' || messages.length === 0) return { mayNotify, messages, call }
  return mayCall(booking.person.contact)
    ? { mayNotify, messages: [], call }
    : { mayNotify, messages, call: null }
}

/** Reasons of call tasks that this event makes outdated. */
const overtaken = (booking: Pick<About, 'state'>): CallReason[] => [
  'undelivered',
  'confirmed',
  'moved',
  'cancelled',
  'answered',
  ...(isToConfirm(booking) ? [] : ['to-confirm' as const]),
]

type NotifyOptions = {
  /** The e-mail to the clinic, where it is not the default one. Null for none: the clinic caused the event. */
  desk?: DeskTemplate | null | undefined
  /** The event can be undone until then: nothing is sent to the patient before. */
  heldUntil?: Date | undefined
  /** The origin, where the event does not imply it: the clinic books for a caller. */
  origin?: MessageOrigin | undefined
}

const originOf = (event: BookingEvent): MessageOrigin => (event in byClinic ? 'clinic' : 'patient')

/**
 * Notifies everybody of an event: the clinic by e-mail, the patient on each channel and at an hour that the patient
 * allows, with the chosen reminders. What no message can deliver in time becomes a call task, in the same transaction.
 * The preferences are checked again before each send.
 */
export async function notifyBookingEvent(
  trx: Transaction,
  queue: Queue,
  booking: About,
  event: BookingEvent,
  given: Given,
  { desk = deskTemplate(booking, event), heldUntil, origin = originOf(event) }: NotifyOptions = {},
) {
  const { id, sequence, trust } = booking
  const { now } = given
  const { mayNotify, messages, call } = noticeOf(booking, event, now, heldUntil)
  const isAhead = event.startsWith('confirmed') || event.startsWith('moved')
  const reminders = mayNotify && isAhead ? await remindersOf(trx, booking, now) : []
  const all = [
    ...(desk ? [{ template: desk, channel: 'email' as Channel }] : []),
    ...[...messages, ...reminders].map((message) => ({ ...message, origin, heldUntil })),
  ]
  await queueMessages(trx, queue, given, { id, sequence, trust }, all, { areNew: true })
  // A new booking has no call tasks yet.
  if (event !== 'received' && event !== 'confirmed') await dropCalls(trx, [id], overtaken(booking), now)
  if (call) await addCallTask(trx, given, booking, call)
}

/** Notifies the patients of many visits that the clinic cancelled at once. */
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
