import { bookingDays } from '#clinic/slots.ts'
import { addDays, dayOf, instantAt } from '#clinic/time.ts'
import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { usualVisit } from '#content/clinic/visits.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { findHeldTimes } from '#server/bookings/bookings.ts'
import { closeDaysIn } from '#server/bookings/close-days.ts'
import { findExceptions, sessionOf } from '#server/bookings/closures.ts'
import { call } from '#server/desk/verbs/call.ts'
import { cancel } from '#server/desk/verbs/cancel.ts'
import { move } from '#server/desk/verbs/move.ts'
import { messageFailed } from '#server/messages/messages.ts'
import type { Lane } from './lane.ts'
import type { Patient } from './people.ts'
import { minutesAfter } from './plan-visits.ts'
import { bookAtDesk, bookByForm, type Clinic, deskHours } from './seed-visit.ts'

const HOUR = 60
const [first] = facts.doctors

/** Free times of a doctor in the next three weeks, as of `now`. */
async function freeTimes(lane: Lane, doctor: Doctor, now: Date): Promise<Date[]> {
  const hours = hoursOf(doctor, 21)
  const span = { from: now, until: instantAt(addDays(dayOf(now), 21), 0) }
  const exceptions = await findExceptions(lane.db, doctor.id, dayOf(span.from), dayOf(span.until))
  const held = await findHeldTimes(lane.db, doctor.id, span)
  const { minutes } = usualVisit.service
  return bookingDays({ ...hours, ...exceptions }, held, now, minutes)
    .flatMap(({ slots }) => slots)
    .filter(({ booked }) => !booked)
    .map(({ startsAt }) => startsAt)
}

/** People with certain contact preferences, from the 200th on. */
const reachedBy = (people: readonly Patient[], isMeant: (patient: Patient) => boolean) =>
  people.slice(200).filter(isMeant)

const byPhoneAlone = ({ contact, email }: Patient) =>
  email === null &&
  (contact.contactCall === 'only-me' || contact.contactCall === 'yes') &&
  !contact.bySms &&
  !contact.byWhatsapp
const bySms = ({ contact }: Patient) =>
  contact.contactCall === 'yes' && contact.bySms === true && !contact.contactHours
const notAtAll = ({ contact }: Patient) => contact.contactCall === 'never'

type Callee = { id: string; startsAt: Date }

/** Books a free time for each of these people, as if they had done it so many hours ago. */
async function bookFor(
  lane: Lane,
  { now }: Clinic,
  patients: readonly Patient[],
  hoursAgo: number,
): Promise<Callee[]> {
  const times = (await freeTimes(lane, first, minutesAfter(now, 26 * HOUR))).filter(
    (_, place) => place % 3 === 1,
  )
  const booked: Callee[] = []
  for (const [place, patient] of patients.entries()) {
    const startsAt = times[place]
    if (!startsAt) break
    const bookedAt = minutesAfter(now, -hoursAgo * HOUR - place)
    const { service } = usualVisit
    booked.push({
      id: await bookByForm(lane, { doctor: first, service, startsAt, patient, bookedAt }),
      startsAt,
    })
  }
  return booked
}

/** Messages that failed: one of this morning, and one of two days ago, whose call is past its deadline. */
async function loseMessages(lane: Lane, clinic: Clinic, booked: readonly Callee[]) {
  for (const [place, { id }] of booked.entries()) {
    const { id: messageId } = await lane.db
      .selectFrom('messages')
      .select('id')
      .where('booking_id', '=', id)
      .where('template', '=', 'appointment-confirmed')
      .orderBy('channel')
      .limit(1)
      .executeTakeFirstOrThrow()
    const at = minutesAfter(clinic.now, place === 0 ? -3 * HOUR : -50 * HOUR)
    await lane.at(at, () => messageFailed(lane.db, lane.queue, lane.given(), messageId, 'code 131026'))
  }
}

/** The clinic moves or cancels visits of patients who cannot be written to: a call is due. */
async function changeByClinic(lane: Lane, { now, deskNow, receptionist }: Clinic, booked: readonly Callee[]) {
  for (const [place, { id }] of booked.entries()) {
    const at = minutesAfter(deskNow, place === 0 ? -46 * HOUR : -100 - 20 * place)
    const to = (await freeTimes(lane, first, minutesAfter(now, 30 * HOUR))).at(place + 4)
    await (place % 2 === 0 && to
      ? lane.act(at, receptionist, id, move, { to })
      : lane.act(at, receptionist, id, cancel, {}))
  }
}

/** One call was tried in vain, one was postponed by the patient, one is done. */
async function tryCalls(lane: Lane, { deskNow, receptionist }: Clinic, booked: readonly Callee[]) {
  const outcomes = ['no-answer', 'later', 'reached'] as const
  for (const [place, { id }] of booked.entries()) {
    const outcome = outcomes[place]
    if (outcome) await lane.act(minutesAfter(deskNow, -25 - 11 * place), receptionist, id, call, { outcome })
  }
}

/** Pending, tried and done calls, for every reason. */
export async function seedCalls(lane: Lane, clinic: Clinic): Promise<void> {
  const { people } = clinic
  const phoned = reachedBy(people, byPhoneAlone)
  await loseMessages(lane, clinic, await bookFor(lane, clinic, reachedBy(people, bySms).slice(0, 2), 130))
  await changeByClinic(lane, clinic, await bookFor(lane, clinic, phoned.slice(0, 3), 131))
  await changeByClinic(
    lane,
    clinic,
    await bookFor(lane, clinic, reachedBy(people, notAtAll).slice(0, 1), 132),
  )
  const tried = await bookFor(lane, clinic, phoned.slice(3, 6), 133)
  await changeByClinic(lane, clinic, tried)
  await tryCalls(lane, clinic, tried)
}

/** Requests that are held only after a call by reception: of today, and of two days ago. */
export async function seedRequests(lane: Lane, { now, people }: Clinic): Promise<void> {
  const times = (await freeTimes(lane, first, minutesAfter(now, 28 * HOUR))).filter(
    (_, place) => place % 4 === 2,
  )
  for (const [place, patient] of reachedBy(people, byPhoneAlone).slice(8, 11).entries()) {
    const startsAt = times[place]
    if (!startsAt) return
    const bookedAt = minutesAfter(now, place === 0 ? -44 * HOUR : -50 * place)
    const { service } = usualVisit
    await bookByForm(lane, { doctor: first, service, startsAt, patient, bookedAt }, 'confirm-by-phone')
  }
}

/** A doctor asked to see a patient at a time that was taken. */
export async function seedOverbooking(
  lane: Lane,
  { now, deskNow, people, receptionist }: Clinic,
): Promise<void> {
  const taken = await lane.db
    .selectFrom('bookings')
    .select(['starts_at as startsAt', 'doctor'])
    .$narrowType<{ startsAt: Date }>()
    .where('kind', '=', 'appointment')
    .where('state', '=', 'booked')
    .where('starts_at', '>', minutesAfter(now, HOUR))
    .where(({ eb, fn }) =>
      eb(fn.coalesce('service', eb.val(usualVisit.service.id)), '=', usualVisit.service.id),
    )
    .orderBy('starts_at')
    .orderBy('doctor')
    .limit(1)
    .executeTakeFirst()
  const doctor = facts.doctors.find(({ id }) => id === taken?.doctor)
  if (!taken || !doctor) return
  const call = {
    doctor,
    startsAt: taken.startsAt,
    patient: people[150]!,
    bookedAt: minutesAfter(deskNow, -14),
  }
  await bookAtDesk(lane, receptionist, { ...call, walkedIn: false, overbook: 'doctor-asked' })
}

/** Closes the last session of a near day: its visits are cancelled, and some patients must be called. */
export async function seedClosure(lane: Lane, { now, deskNow, receptionist }: Clinic): Promise<void> {
  const { doctor } = deskHours.at(-1)!
  const times = bookingDays(
    { ...deskHours.at(-1)!, days: 8, closures: [] },
    [],
    minutesAfter(now, 3 * 24 * HOUR),
  )
  const last = times.find(({ slots }) => slots.length > 0)?.slots.at(-1)
  if (!last || !doctor) return
  const day = dayOf(last.startsAt)
  const session = sessionOf({ ...deskHours.at(-1)!, closures: [] }, last.startsAt)?.id ?? null
  await lane.at(minutesAfter(deskNow, -4), (moment) =>
    lane.db.transaction().execute((trx) =>
      closeDaysIn(
        trx,
        { doctor, from: day, until: day, session },
        {
          ...lane.given(),
          vault: lane.vault,
          hours: deskHours,
          heldUntil: minutesAfter(moment, 1),
          queue: lane.queue,
          staff: receptionist.actor,
          reason: 'doctor-away',
        },
      ),
    ),
  )
}
