import { whyBookingCannot } from '#clinic/booking.ts'
import { minutesHeld, type WeeklyHours } from '#clinic/slots.ts'
import { dayOf } from '#clinic/time.ts'
import { whyNotHandOver } from '#clinic/visit.ts'
import { clinicHours } from '#content/facts.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { cancelLocked } from '../../bookings/cancel-booking.ts'
import { doctorsAt } from '../../bookings/closures.ts'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import { moveLocked } from '../../bookings/move-booking.ts'
import { placeAt, takePlace } from '../../bookings/take-place.ts'
import { notifyBookingEvent } from '../../messages/notify-booking-event.ts'
import { confirmLocked, payLocked, verifyLocked } from '../desk-verbs.ts'
import type { Performed, Work } from './run-action.ts'
import { nextToken, queueOf, visitOf } from './visit-verbs.ts'

/** What the desk knows of the clinic. */
export type Clinic = { hours: readonly WeeklyHours[]; perWindow: number }

const refused = (reason: string): Performed => ({ ok: false, reason })
const done: Performed = { ok: true }

/** How far ahead the clinic may agree a time: further than the website offers. */
export const DESK_DAYS = 90

const optionsOf = ({ now, vault, heldUntil, staff }: Work, { perWindow }: Clinic) => ({
  now,
  vault,
  heldUntil,
  perWindow,
  staff: staff.actor,
  by: staff.actor,
})

const hoursFor = ({ hours }: Clinic, doctor: string | null) =>
  hours.filter((own) => own.doctor === doctor).map((own) => ({ ...own, days: DESK_DAYS }))

/** To another time, and to another doctor where one is named. */
export async function move(
  work: Work,
  booking: LockedBooking,
  { to, doctor }: { to: Date; doctor?: string | undefined },
  clinic: Clinic,
): Promise<Performed> {
  const reason = whyBookingCannot('move-at-desk', booking, work.now)
  if (reason) return refused(reason)
  const toWhom = booking.kind === 'appointment' ? (doctor ?? booking.doctor) : null
  if (booking.startsAt!.getTime() === to.getTime())
    return toWhom === booking.doctor
      ? refused('not-offered')
      : handOver(work, booking, { doctor: toWhom! }, clinic)
  const doctors = hoursFor(clinic, toWhom)
  if (doctor && doctors.length === 0) return refused('not-offered')
  const failure = await moveLocked(work.trx, work.queue, booking, to, {
    ...optionsOf(work, clinic),
    schedule: clinicHours(DESK_DAYS),
    ...(doctors.length > 0 && { doctors }),
  })
  if (failure) return refused(failure)
  await followInQueue(work, booking, { to, queue: toWhom })
  return done
}

/** Who is here moves to the end of the other queue; who shall come on another day is not here any more. */
async function followInQueue(
  { trx }: Work,
  booking: LockedBooking,
  { to, queue }: { to: Date; queue: string | null },
) {
  const visit = await visitOf(trx, booking.id)
  if (!visit) return
  if (dayOf(to) !== visit.day) {
    await trx.deleteFrom('visits').where('booking_id', '=', booking.id).execute()
    return
  }
  const own = queueOf({ doctor: queue })
  if (own === visit.queue) return
  const token = await nextToken(trx, visit.day, own)
  await trx
    .updateTable('visits')
    .set({ queue: own, token, called_in_at: null })
    .where('booking_id', '=', booking.id)
    .execute()
}

/**
 * To another doctor at the same time. Also of a patient who waits since before now: then it is the other doctor's queue
 * that counts, and not the hours.
 */
export async function handOver(
  work: Work,
  booking: LockedBooking,
  { doctor }: { doctor: string },
  clinic: Clinic,
): Promise<Performed> {
  const { trx, queue, now, heldUntil, staff } = work
  const { id, startsAt, heldUntil: until } = booking
  if (booking.kind !== 'appointment' || !startsAt || !until) return refused('not-a-visit')
  const [hours] = hoursFor(clinic, doctor)
  if (!hours || doctor === booking.doctor) return refused('not-offered')
  const visit = await visitOf(trx, id)
  const reason = whyNotHandOver(booking, visit, now)
  if (reason) return refused(reason)
  if (startsAt > now) {
    const minutes = minutesHeld(hours, { from: startsAt, until })
    const offered = await doctorsAt(trx, [hours], startsAt, now, minutes)
    if (!offered.ok) return refused('not-offered')
  }
  const place = await takePlace(
    trx,
    'booked',
    placeAt(booking, startsAt, { perWindow: 0, doctors: [doctor] }),
  )
  if (!place) return refused('taken')
  // Who is here has been told, and gets no message: one that waits to be sent stays true. The others get the message of a
  // moved visit, which names the time and no doctor.
  const change = visit ? place : { ...place, sequence: booking.sequence + 1 }
  await trx.updateTable('bookings').set(change).where('id', '=', id).execute()
  await followInQueue(work, booking, { to: startsAt, queue: doctor })
  if (!visit)
    await notifyBookingEvent(
      trx,
      queue,
      { ...booking, ...change, movedFrom: startsAt },
      'moved-by-clinic',
      now,
      { heldUntil },
    )
  await recordAudit(trx, staff.actor, 'handed-over', id)
  return done
}

/** Gives a booking that was only asked for the time that it asked for. */
export function confirm(work: Work, booking: LockedBooking, clinic: Clinic): Promise<Performed> {
  const reason = whyBookingCannot('confirm', booking, work.now)
  if (reason) return Promise.resolve(refused(reason))
  return confirmLocked(work.trx, work.queue, booking, optionsOf(work, clinic))
}

/** The time of a lab test: as it was asked for, or another one. */
export async function agreeTime(
  work: Work,
  booking: LockedBooking,
  { to }: { to?: Date | undefined },
  clinic: Clinic,
): Promise<Performed> {
  if (booking.kind !== 'lab-test') return refused('not-a-test')
  return to && to.getTime() !== booking.startsAt?.getTime()
    ? move(work, booking, { to }, clinic)
    : confirm(work, booking, clinic)
}

/** By the clinic: everything that was paid is refunded. */
export async function cancel(work: Work, booking: LockedBooking, clinic: Clinic): Promise<Performed> {
  const reason = whyBookingCannot('cancel-at-desk', booking, work.now)
  if (reason) return refused(reason)
  await work.trx.deleteFrom('visits').where('booking_id', '=', booking.id).execute()
  const refund = await cancelLocked(work.trx, work.queue, booking, optionsOf(work, clinic))
  return { ok: true, answer: { refund } }
}

export async function notePaid(
  work: Work,
  booking: LockedBooking,
  { rupees }: { rupees: number },
  clinic: Clinic,
): Promise<Performed> {
  const reason = whyBookingCannot('pay', booking, work.now)
  if (reason) return refused(reason)
  return payLocked(work.trx, work.queue, booking, rupees, optionsOf(work, clinic))
}

export const verify = (work: Work, booking: LockedBooking, clinic: Clinic): Promise<Performed> =>
  verifyLocked(work.trx, work.queue, booking, optionsOf(work, clinic))
