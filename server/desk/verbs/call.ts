import { z } from 'zod'
import { isToConfirm, whyBookingCannot } from '#clinic/booking.ts'
import { type ContactPreferences, nextAllowed } from '#clinic/contact-preferences.ts'
import { addDays, dayOf, instantAt, minutesOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { cancelLocked } from '../../bookings/cancel-booking.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Performed, Work } from '../action/run-action.ts'
import { performOn } from '../action/run-verb.ts'
import { type AtDesk, bookingVerb, refused } from '../action/verb.ts'
import { confirm } from './confirm.ts'
import { doctorName, moment, receptionAndDoctors } from './fields.ts'
import { move } from './move.ts'

/** The outcome of a call. The first three settle the matter, in the same transaction as the booking. */
const callOutcomes = [
  'keep',
  'move',
  'cancel',
  'reached',
  'no-answer',
  'someone-else',
  'wrong-number',
  'later',
  'no-more-calls',
] as const
type CallOutcome = (typeof callOutcomes)[number]

const MINUTE = 60_000
/** When the call is tried again. */
const AGAIN_MS = 30 * MINUTE
const LATER_MS = 120 * MINUTE
/** After so many failed tries on a day, the call waits until the next day. */
const TRIES_A_DAY = 3

const settling: ReadonlySet<CallOutcome> = new Set(['keep', 'move', 'cancel'])
const ending: ReadonlySet<CallOutcome> = new Set([...settling, 'reached', 'wrong-number', 'no-more-calls'])

/** Records the outcome of a call: the task is done, or due again at an hour that the patient allows. */
export const call = bookingVerb({
  name: 'call',
  roles: receptionAndDoctors,
  fields: {
    task: z.uuid().optional(),
    outcome: z.enum(callOutcomes),
    /** The new time and doctor, for a move. */
    to: moment.optional(),
    doctor: doctorName.optional(),
  },
  async perform(work, { booking }, { task, ...noted }, desk) {
    const { trx, staff } = work
    const { outcome } = noted
    const tasks = await trx
      .selectFrom('call_tasks')
      .select(['id', 'attempts'])
      .where('booking_id', '=', booking.id)
      .where('done_at', 'is', null)
      .$if(task !== undefined, (query) => query.where('id', '=', task!))
      .forUpdate()
      .execute()
    if (task !== undefined && tasks.length === 0) return refused('no-call')
    const isOver = ending.has(outcome)
    // Closed before the booking changes, which would drop them: the call was made.
    if (isOver) await closeTasks(work, booking.id)
    const settled = settling.has(outcome) ? await settle(work, booking, noted, desk) : null
    if (settled && !settled.ok) return settled
    // The call has informed the patient of the change as well.
    if (settled) await closeTasks(work, booking.id)
    if (!isOver) for (const { id, attempts } of tasks) await tryAgain(work, booking, id, attempts, outcome)
    // Earlier actions on the booking can no longer be undone: the patient knows of them.
    await trx
      .updateTable('bookings')
      .set((row) => ({ sequence: row.ref('sequence') }))
      .where('id', '=', booking.id)
      .execute()
    await recordAudit(
      trx,
      work,
      staff.actor,
      { action: isOver ? 'called' : 'call-tried', detail: outcome },
      booking.id,
    )
    const contact = contactAfter(booking.person.contact, outcome, booking.person.email !== null)
    if (!contact) return { ok: true, answer: { outcome } }
    const extra = await changeContact(work, booking.id, contact)
    await recordAudit(trx, work, staff.actor, { action: 'contact-changed', detail: outcome }, booking.id)
    return { ok: true, answer: { outcome }, extra }
  },
  /** Restores the contact preferences where the call changed them. */
  restore: async (work, changed: ChangedContact | undefined) =>
    changed && changeContact(work, changed.bookingId, changed.rule),
})

type Settling = { outcome: CallOutcome; to?: Date | undefined; doctor?: string | undefined }

/** Keeps, moves or cancels the booking, as the patient wishes. */
async function settle(
  work: Work,
  booking: LockedBooking,
  { outcome, to, doctor }: Settling,
  desk: AtDesk,
): Promise<Performed> {
  if (outcome === 'cancel') return cancelForPatient(work, booking)
  if (outcome === 'move')
    return to ? performOn(move, work, booking, { to, doctor }, desk) : refused('not-offered')
  if (!isToConfirm(booking)) return { ok: true }
  // As in the verb itself: reception alone confirms.
  return confirm.roles.includes(desk.reader.role)
    ? performOn(confirm, work, booking, {}, desk)
    : refused('not-yours')
}

/** Cancels for the patient on the phone: the refund and the message are those of a cancellation by the patient. */
async function cancelForPatient(work: Work, booking: LockedBooking) {
  const { trx, queue, now, staff } = work
  const reason = whyBookingCannot('cancel-at-desk', booking, now)
  if (reason) return refused(reason)
  await trx.deleteFrom('visits').where('booking_id', '=', booking.id).execute()
  const refund = await cancelLocked(trx, queue, booking, {
    ...work,
    by: 'patient',
    staff: staff.actor,
  })
  return { ok: true as const, answer: { refund } }
}

/** One call covers all open call tasks. */
const closeTasks = ({ trx, now }: Work, bookingId: string) =>
  trx
    .updateTable('call_tasks')
    .set({ done_at: now, called_at: now })
    .where('booking_id', '=', bookingId)
    .where('done_at', 'is', null)
    .execute()

async function tryAgain(
  { trx, now }: Work,
  { person }: LockedBooking,
  task: string,
  before: number,
  outcome: CallOutcome,
) {
  const attempts = outcome === 'later' ? before : before + 1
  const next =
    attempts > before && attempts % TRIES_A_DAY === 0
      ? instantAt(addDays(dayOf(now), 1), minutesOf(now))
      : new Date(now.getTime() + (outcome === 'later' ? LATER_MS : AGAIN_MS))
  await trx
    .updateTable('call_tasks')
    .set({ attempts, due_at: nextAllowed(person.contact, next, facts.sessions) })
    .where('id', '=', task)
    .execute()
}

/** A part of the contact preferences, as codes: the patient's own words are never copied. */
type Rule = Pick<ContactPreferences, 'call' | 'channels' | 'reminders'>

/** A wrong number is neither called nor written to again; null where nothing changes. */
function contactAfter(contact: ContactPreferences, outcome: CallOutcome, hasEmail: boolean): Rule | null {
  if (outcome === 'no-more-calls')
    return { ...ruleOf(contact), call: contact.channels.length > 0 ? 'write-only' : 'never' }
  if (outcome !== 'wrong-number') return null
  const byEmail = <Channel extends string>(channels: Channel[]) =>
    channels.filter((channel) => hasEmail && channel === 'email')
  const channels = byEmail(contact.channels)
  return {
    call: channels.length > 0 ? 'write-only' : 'never',
    channels,
    reminders: byEmail(contact.reminders),
  }
}

const ruleOf = ({ call, channels, reminders }: ContactPreferences): Rule => ({ call, channels, reminders })

type ChangedContact = { bookingId: string; rule: Rule }

async function changeContact(
  { trx, vault, lock }: Work,
  bookingId: string,
  rule: Rule,
): Promise<ChangedContact> {
  const { person } = (await lock(bookingId))!
  const contact = { ...person.contact, ...rule }
  await trx
    .updateTable('bookings')
    .set(vault.seal(bookingId, { ...person, contact }))
    .where('id', '=', bookingId)
    .execute()
  return { bookingId, rule: ruleOf(person.contact) }
}
