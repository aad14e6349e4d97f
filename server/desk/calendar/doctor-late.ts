import { isConfirmed } from '#clinic/booking.ts'
import { type Channel, channelsFor, mayCall, nextAllowed } from '#clinic/contact-preferences.ts'
import { FIRST_DOCTOR, type Held, type SessionId, sessionsOn, type WeeklyHours } from '#clinic/slots.ts'
import { addDays, type Day, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { closeCalendars, findExceptions, sessionOf } from '../../bookings/closures.ts'
import { BookingInUse, type LockedBooking, openBooking, selectToOpen } from '../../bookings/lock-booking.ts'
import { addCallTask, dropCalls } from '../../messages/call-tasks.ts'
import { queueRemindersOf } from '../../messages/notify-booking-event.ts'
import { queueMessages } from '../../messages/queue-messages.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Work } from '../action/run-action.ts'
import { type PlannedVisit, planDelay } from './plan-delay.ts'

/**
 * The next visit of today's session begins so many minutes later; the following ones too, until free time absorbs the
 * delay.
 */
export type Delay = { doctor: string; session: SessionId; minutes: number }

export type DelayOptions = {
  now: Date
  vault: Vault
  hours: readonly WeeklyHours[]
  /** The action can be undone until then: no message is sent before. */
  heldUntil: Date
}

/**
 * How long a session may run on after closing. Later visits keep their time, and the patient is asked for another one.
 */
const OVERRUN_MINUTES = 120

/**
 * What the patient of a delayed visit gets. on-arrival: no allowed hour comes in time. here: the patient is at the
 * clinic and is informed there. nothing: no contact is allowed, or the form came without a proof.
 */
type Notice = {
  gets: 'message' | 'call' | 'on-arrival' | 'here' | 'nothing'
  channels: Channel[]
  leavesAt: Date | null
}

type DelayedVisit = PlannedVisit & Notice & { booking: LockedBooking; willBe: Date | null }

type Schedule = Parameters<typeof sessionOf>[0]

/** The effect of the delay now; null where the doctor has no such session today, or it is closed. */
export async function previewDelay(db: Database, delay: Delay, options: DelayOptions) {
  const { now, hours } = options
  const own = hours.find(({ doctor = FIRST_DOCTOR }) => doctor === delay.doctor)
  if (!own) return null
  const day = dayOf(now, own.zone)
  const schedule = { ...own, ...(await findExceptions(db, delay.doctor, day, day)) }
  const session = sessionsOn(schedule, day).find(({ id }) => id === delay.session)
  if (!session) return null
  const closesAt = instantAt(day, minutesFrom(session.closes), own.zone)
  const latestEnd = new Date(closesAt.getTime() + OVERRUN_MINUTES * 60_000)
  const visits = await findVisitsOf(db, delay, day, schedule, options)
  const { moves, keeps } = planDelay(visits, delay.minutes, latestEnd)
  const delayed: DelayedVisit[] = [
    ...moves.map(({ visit, to }) => ({ ...visit, willBe: to.from, ...noticeOf(visit, options) })),
    ...keeps.map((visit) => ({ ...visit, willBe: null, ...callOnly(visit, options) })),
  ].sort((a, b) => a.from.getTime() - b.from.getTime())
  const opensAt = instantAt(day, minutesFrom(session.opens), own.zone)
  const spared = visits.filter(({ mayMove }) => mayMove).length - delayed.length
  return { day, delayed, spared, moves, closesAt, absence: absenceOf(opensAt, delay.minutes, now) }
}

/** The doctor is away for the delay, from now or from the start of the session. */
function absenceOf(opensAt: Date, minutes: number, now: Date): Held {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  const from = opensAt > minute ? opensAt : minute
  return { from, until: new Date(from.getTime() + minutes * 60_000) }
}

/** All visits and holds of the doctor on that day. */
async function findVisitsOf(
  db: Database,
  { doctor, session }: Delay,
  day: Day,
  schedule: Schedule,
  { now, vault }: DelayOptions,
) {
  const rows = await selectToOpen(db)
    .leftJoin('visits', 'visits.booking_id', 'bookings.id')
    .select(['checked_in_at as checkedInAt', 'called_in_at as calledInAt'])
    .where('doctor', '=', doctor)
    .where('seat', 'is not', null)
    .where('state', '<>', 'cancelled')
    .where('starts_at', '>=', instantAt(day, 0, schedule.zone))
    .where('starts_at', '<', instantAt(addDays(day, 1), 0, schedule.zone))
    .execute()
  return rows.flatMap(({ checkedInAt, calledInAt, ...row }) => {
    const booking = openBooking(vault, row)
    if (!booking) return []
    const { id, startsAt, heldUntil, seat } = booking
    const mayMove =
      isConfirmed(booking) &&
      startsAt! > now &&
      calledInAt === null &&
      sessionOf(schedule, startsAt!)?.id === session
    const isHere = checkedInAt !== null
    return [{ id, from: startsAt!, until: heldUntil!, seat: seat!, mayMove, isHere, booking }]
  })
}

type FoundVisit = Awaited<ReturnType<typeof findVisitsOf>>[number]

const none = { channels: [], leavesAt: null }

/** A message where an allowed hour comes in time, else a call, else nothing. */
function noticeOf(visit: FoundVisit, { now, heldUntil }: DelayOptions): Notice {
  const { contact } = visit.booking.person
  const channels = [...channelsFor(contact, 'booking')]
  const leavesAt = nextAllowed(contact, heldUntil, facts.sessions)
  const mayNotify = !visit.isHere && visit.booking.trust !== 'suspect'
  if (mayNotify && channels.length > 0 && leavesAt < visit.from)
    return { gets: 'message', channels, leavesAt }
  return callOnly(visit, { now })
}

function callOnly({ booking, from, isHere }: FoundVisit, { now }: Pick<DelayOptions, 'now'>): Notice {
  const { contact } = booking.person
  if (isHere) return { gets: 'here', ...none }
  const mayReach = mayCall(contact) || channelsFor(contact, 'booking').length > 0
  if (booking.trust === 'suspect' || !mayReach) return { gets: 'nothing', ...none }
  const isInTime = nextAllowed(contact, now, facts.sessions) < from
  return { gets: mayCall(contact) && isInTime ? 'call' : 'on-arrival', ...none }
}

/**
 * Moves the visits that the delay reaches, with one message or call for each. The visits are locked before the calendar
 * is closed; a concurrent change of one of them starts the action again.
 */
export async function delaySession(
  work: Work,
  delay: Delay,
  { hours, isTold }: { hours: readonly WeeklyHours[]; isTold: boolean },
) {
  const { trx, vault, now, heldUntil } = work
  const options = { now, vault, hours, heldUntil }
  const planned = await previewDelay(trx, delay, options)
  if (!planned) return null
  for (const { id, booking } of planned.delayed.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const locked = await work.lock(id)
    if (locked?.sequence !== booking.sequence) throw new BookingInUse()
  }
  await closeCalendars(trx, [delay.doctor])
  const plan = await previewDelay(trx, delay, options)
  const idsOf = (found: typeof plan) => found?.delayed.map(({ id }) => id).join()
  if (!plan || idsOf(plan) !== idsOf(planned)) throw new BookingInUse()
  const notices = new Map(plan.delayed.map((visit) => [visit.id, visit]))
  for (const { visit, to } of plan.moves)
    await moveOne(work, visit.booking, to, isTold ? notices.get(visit.id)! : null)
  for (const { booking, willBe, gets } of plan.delayed)
    if (willBe === null && isTold && gets === 'call') await addCallTask(trx, work, booking, 'to-confirm')
  return plan
}

async function moveOne(work: Work, booking: LockedBooking, to: Held, notice: Notice | null) {
  const { trx, queue, now, heldUntil, staff } = work
  const sequence = booking.sequence + 1
  await trx
    .updateTable('bookings')
    .set({ starts_at: to.from, held_until: to.until, sequence })
    .where('id', '=', booking.id)
    .execute()
  const moved = { ...booking, startsAt: to.from, heldUntil: to.until, sequence }
  // Reminders of the earlier time are not sent: their sequence is not the booking's.
  await queueRemindersOf(trx, queue, moved, work, heldUntil)
  await recordAudit(trx, work, staff.actor, { action: 'moved', detail: 'doctor-late' }, booking.id)
  if (notice?.gets !== 'message' && notice?.gets !== 'call') return
  await dropCalls(trx, [booking.id], ['undelivered', 'confirmed', 'moved'], now)
  if (notice.gets === 'call') return void (await addCallTask(trx, work, booking, 'moved'))
  const { id, trust } = booking
  await queueMessages(
    trx,
    queue,
    work,
    { id, sequence, trust },
    notice.channels.map((channel) => ({
      template: 'appointment-delayed' as const,
      channel,
      origin: 'clinic' as const,
      notBefore: notice.leavesAt!,
      heldUntil,
    })),
  )
}
