import { bookingCan } from '#clinic/booking.ts'
import { type Channel, mayCall } from '#clinic/contact-preferences.ts'
import type { ClosureReason } from '#clinic/desk/calendar.ts'
import { FIRST_DOCTOR, type SessionId, type WeeklyHours } from '#clinic/slots.ts'
import { addDays, type Day, instantAt } from '#clinic/time.ts'
import { clinicHours } from '#content/facts.ts'
import { noticeOf } from '../messages/notify-booking-event.ts'
import type { Given } from '../platform/context.ts'
import type { Database, Transaction } from '../platform/db.ts'
import type { Queue } from '../platform/jobs.ts'
import type { Vault } from '../platform/vault.ts'
import type { Staff } from './audit.ts'
import { cancelAllLocked, isNotified } from './cancel-booking.ts'
import { closeCalendars, findExceptions, sessionOf } from './closures.ts'
import {
  BookingInUse,
  type LockedBooking,
  lockBookings,
  openBooking,
  selectToOpen,
  waitForSender,
} from './lock-booking.ts'

/**
 * From the first to the last day, both included: whole days, or one session of each. For one doctor it is leave;
 * without a doctor the whole clinic is closed.
 */
export type Closing = { doctor: string | null; from: Day; until: Day; session: SessionId | null }

type ClosingOptions = {
  now: Date
  vault: Vault
  /** The hours of all doctors. */
  hours: readonly WeeklyHours[]
  /** It can be undone until then: no message is sent before. */
  heldUntil?: Date | undefined
}

/** A booking that is cancelled with its day, and what the patient gets. */
export type CancelledWithDay = {
  booking: LockedBooking
  reference: string
  startsAt: Date
  channels: Channel[]
  /** When the message leaves; null where there is none. */
  leavesAt: Date | null
  /** No message is allowed in time. A patient who may not be called either is informed when they call. */
  call: 'call' | 'when-they-call' | null
}

function whatFollows(booking: LockedBooking, { now, heldUntil }: ClosingOptions): CancelledWithDay {
  const { reference, person } = booking
  const known = { booking, reference, startsAt: booking.startsAt! }
  if (!isNotified(booking)) return { ...known, channels: [], leavesAt: null, call: null }
  const cancelled = { ...booking, state: 'cancelled' as const }
  const { messages, call } = noticeOf(cancelled, 'cancelled-by-clinic', now, heldUntil)
  return {
    ...known,
    channels: messages.map(({ channel }) => channel),
    leavesAt: messages[0] ? (messages[0].notBefore ?? heldUntil ?? now) : null,
    call: call && (mayCall(person.contact) ? 'call' : 'when-they-call'),
  }
}

/** The bookings that could no longer be made when the days are closed. */
async function findAffected(
  db: Database,
  closing: Closing,
  { now, vault, hours }: ClosingOptions,
): Promise<LockedBooking[]> {
  const { doctor, from, until, session } = closing
  const { zone } = clinicHours(1)
  const rows = await selectToOpen(db)
    .$if(doctor !== null, (query) => query.where('doctor', '=', doctor))
    .$if(doctor === null, (query) => query.where('kind', '<>', 'enquiry'))
    .where('starts_at', '>=', instantAt(from, 0, zone))
    .where('starts_at', '<', instantAt(addDays(until, 1), 0, zone))
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const ahead = rows.filter((row) => bookingCan('cancel', row, now))
  const schedules = new Map<string | null, Parameters<typeof sessionOf>[0]>()
  for (const id of new Set(ahead.map((row) => row.doctor))) {
    const own = hours.find((each) => (each.doctor ?? FIRST_DOCTOR) === id) ?? clinicHours(1)
    schedules.set(id, { ...own, ...(await findExceptions(db, id ?? '', from, until)) })
  }
  const isAffected = ({ kind, doctor: own, startsAt }: (typeof ahead)[number]) => {
    // Half a day is a session of the doctors: the rounds are made outside their sessions.
    if (kind === 'home-collection') return session === null
    const found = sessionOf(schedules.get(own)!, startsAt!)
    // Hours that are specially open stay open when the clinic is closed; they end with the doctor's leave.
    if (found?.isSpecial && doctor === null) return false
    return session === null || found?.id === session
  }
  return ahead
    .filter(isAffected)
    .map((row) => openBooking(vault, row))
    .filter((booking) => booking !== null)
}

/** The effects that closeDays would have at this moment; it changes nothing. */
export const previewClosing = async (db: Database, closing: Closing, options: ClosingOptions) =>
  (await findAffected(db, closing, options)).map((booking) => whatFollows(booking, options))

type Change = ClosingOptions &
  Given & {
    queue: Queue
    staff: Staff
    reason?: ClosureReason | null
    /** How bookings are locked before they are changed: an action stores their state from before. */
    lock?(ids: readonly string[], options: { skipLocked: boolean }): Promise<LockedBooking[]>
  }

/** Bookings in one statement, which takes no more than 65,535 values. */
const BATCH = 500

/** Patients book while the first round cancels; the next round has few new bookings left. */
const ROUNDS = 5

/**
 * Closes the days, cancels the bookings in them, and queues a message or a call task for each: all of it or nothing. A
 * booking that is made meanwhile is cancelled with the others, or finds the days closed. A second call changes nothing.
 * Returns the days that were not closed before. Throws BookingInUse where another transaction is changing one of the
 * bookings: the caller then repeats the whole transaction.
 */
export async function closeDaysIn(trx: Transaction, closing: Closing, change: Change) {
  await waitForSender(trx)
  const cancelled: CancelledWithDay[] = []
  // The long part comes before the calendar is closed, so that no booking waits for it.
  for (let round = 0, last = -1; round < ROUNDS && last < cancelled.length; round++) {
    last = cancelled.length
    cancelled.push(...(await cancelAffected(trx, closing, change, { skipLocked: false })))
  }
  await closeCalendars(trx, closing.doctor === null ? idsOf(change) : [closing.doctor], {
    withRounds: closing.doctor === null,
  })
  cancelled.push(...(await cancelAffected(trx, closing, change, { skipLocked: true })))
  if ((await findAffected(trx, closing, change)).length > 0) throw new BookingInUse()
  const { session, doctor } = closing
  const closed = { session, doctor, reason: change.reason ?? null, created_at: change.now }
  const days = await trx
    .insertInto('closures')
    .values(daysOf(closing).map((day) => ({ day, ...closed })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute()
  cancelled.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return { cancelled, closed: days.map(({ day }) => day).sort() }
}

const idsOf = ({ hours }: ClosingOptions) => hours.map(({ doctor = FIRST_DOCTOR }) => doctor)

async function cancelAffected(
  trx: Transaction,
  closing: Closing,
  change: Change,
  lock: { skipLocked: boolean },
): Promise<CancelledWithDay[]> {
  const { queue, vault, staff } = change
  const { lock: lockAll = (ids, how) => lockBookings(trx, vault, ids, how) } = change
  const affected = await findAffected(trx, closing, change)
  const sequences = new Map(affected.map(({ id, sequence }) => [id, sequence]))
  const cancelled: CancelledWithDay[] = []
  for (let from = 0; from < affected.length; from += BATCH) {
    const ids = affected.slice(from, from + BATCH).map(({ id }) => id)
    // A booking that changed before it was locked is checked again when the calendar is closed.
    const bookings = (await lockAll(ids, lock)).filter(({ id, sequence }) => sequences.get(id) === sequence)
    await cancelAllLocked(trx, queue, bookings, { ...change, by: staff })
    cancelled.push(...bookings.map((booking) => whatFollows(booking, change)))
  }
  return cancelled
}

function daysOf({ from, until }: Pick<Closing, 'from' | 'until'>): Day[] {
  const days: Day[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/**
 * Opens the days again, or one session of them, for this doctor or for the whole clinic, and returns the days that were
 * closed. Cancelled bookings stay cancelled.
 */
export async function openDays(db: Database, { doctor, from, until, session }: Closing) {
  const opened = await db
    .deleteFrom('closures')
    .where('doctor', 'is not distinct from', doctor)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(session !== null, (query) => query.where('session', '=', session))
    .returning(['day', 'session', 'doctor', 'reason'])
    .execute()
  return opened.sort((a, b) => a.day.localeCompare(b.day))
}
