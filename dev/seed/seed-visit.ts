import { randomUUID } from 'node:crypto'
import { type BookingRequest, bookingRequest } from '#clinic/appointment.ts'
import type { OverbookingReason } from '#clinic/booking.ts'
import { parseAnswers } from '#clinic/fields.ts'
import type { WeeklyHours } from '#clinic/slots.ts'
import type { Doctor } from '#content/clinic/clinic-facts.ts'
import { asksService, offeredVisits } from '#content/clinic/visits.ts'
import { facts, hoursOf } from '#content/facts.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { bookAppointment } from '#server/bookings/book-appointment.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { changeContactPreferences } from '#server/bookings/change-contact-preferences.ts'
import { book as bookForCaller } from '#server/desk/verbs/book.ts'
import { callIn } from '#server/desk/verbs/call-in.ts'
import { checkIn } from '#server/desk/verbs/check-in.ts'
import { DESK_DAYS } from '#server/desk/verbs/desk-hours.ts'
import { left } from '#server/desk/verbs/left.ts'
import { missed } from '#server/desk/verbs/missed.ts'
import { paid } from '#server/desk/verbs/paid.ts'
import { seen } from '#server/desk/verbs/seen.ts'
import type { Chance } from './chance.ts'
import type { Lane, Member } from './lane.ts'
import type { Patient } from './people.ts'
import { minutesAfter, type Visit } from './plan-visits.ts'

/** The data that every chapter needs. */
export type Clinic = {
  now: Date
  /** When the desk was last staffed: now, or the last minute in which the clinic was open. */
  deskNow: Date
  chance: Chance
  people: readonly Patient[]
  receptionist: Member
  phlebotomists: readonly Member[]
  owner: Member
  /** The account that sees this doctor's patients: the doctor's own, or reception where there is none. */
  memberOf(doctor: Doctor): Member
}

/** The hours of all doctors, as far as the desk books. */
export const deskHours: readonly WeeklyHours[] = facts.doctors.map((doctor) => hoursOf(doctor, DESK_DAYS))

/** As if each browser had solved its challenge: otherwise the limit of unproven places would be used up. */
export const formOptions = (
  form: 'appointment' | 'home-collection' | 'lab-test' | 'enquiry' | 'complaint',
) => ({
  request: { form, key: randomUUID() },
  admission: 'hold' as const,
  trust: 'proven' as const,
  ahead: { unproven: 1_000_000, all: 1_000_000 },
})

/** The parsed request; throws if the seed is wrong. */
export function parsed<Request>(
  outcome: { ok: true; request: Request } | { ok: false; errors: unknown },
): Request {
  if (outcome.ok) return outcome.request
  throw new Error(`The seed does not fill in the form: ${JSON.stringify(outcome.errors)}`)
}

/** The stored booking; throws if the seed is wrong. */
export function stored<Booked>(
  outcome: { ok: true; booked: Booked } | { ok: false; reason: unknown },
): Booked {
  if (outcome.ok) return outcome.booked
  throw new Error(`A booking of the seed was refused: ${JSON.stringify(outcome.reason)}`)
}

type Booking = Pick<Visit, 'doctor' | 'service' | 'startsAt' | 'patient' | 'bookedAt'>

const bookingSchema = bookingRequest(appointmentPrivacyNotice.version, offeredVisits())

/** The form values of this patient. */
export function requestOf({ startsAt, patient }: Pick<Booking, 'startsAt' | 'patient'>): BookingRequest {
  const answers = {
    dateTime: startsAt.toISOString(),
    patientName: patient.name,
    phoneNumber: patient.phone,
    email: patient.email,
    ...patient.contact,
    consent: true,
    language: patient.language,
  }
  return parsed(parseAnswers(bookingSchema, answers))
}

export async function bookByForm(
  lane: Lane,
  booking: Booking,
  admission: 'hold' | 'confirm-by-phone' = 'hold',
): Promise<string> {
  const { doctor, service, bookedAt } = booking
  const request = requestOf(booking)
  const { id } = await lane.at(bookedAt, async () =>
    stored(
      await bookAppointment(lane.db, lane.queue, request, {
        ...formOptions('appointment'),
        admission,
        schedule: hoursOf(doctor, DESK_DAYS),
        service: asksService() ? service.id : null,
        minutes: service.minutes,
        ...lane.given(),
        vault: lane.vault,
      }),
    ),
  )
  return id
}

/** Wishes that the form does not offer: on the page of the booking, some minutes later. */
export async function wishMore(lane: Lane, bookingId: string, { later }: Patient, at: Date) {
  if (!later) return
  await lane.at(at, async () => {
    const { vault, db, queue } = lane
    const { sealed, key_id } = await db
      .selectFrom('bookings')
      .select(['sealed', 'key_id'])
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const { contact } = vault.open(bookingId, { sealed: sealed!, key_id: key_id! })
    await changeContactPreferences(db, queue, bookingId, { ...contact, ...later }, { ...lane.given(), vault })
  })
}

type Call = Omit<Booking, 'service'> & { walkedIn: boolean; overbook?: OverbookingReason }

/** Reception books for a caller or a patient at the counter. */
export async function bookAtDesk(lane: Lane, staff: Member, call: Call): Promise<string> {
  const { doctor, startsAt, patient, bookedAt, walkedIn, overbook } = call
  const { contactCall, bySms, byWhatsapp } = patient.contact
  const person = {
    name: patient.name,
    phone: patient.phone,
    call: contactCall === 'write-only' ? 'never' : contactCall,
    language: patient.language,
    write: byWhatsapp ? 'whatsapp' : bySms ? 'sms' : 'nothing',
    remind: true,
  } as const
  const input = { at: startsAt, doctor: doctor.id, walkedIn, person, overbook }
  const booked = await lane.give(bookedAt, staff, bookForCaller, input)
  return booked!.bookingId
}

async function book(lane: Lane, { receptionist, now }: Clinic, visit: Visit): Promise<string> {
  const { by, patient, bookedAt } = visit
  if (by !== 'form') return bookAtDesk(lane, receptionist, { ...visit, walkedIn: by === 'walking-in' })
  const id = await bookByForm(lane, visit)
  const later = minutesAfter(bookedAt, 6)
  if (later <= now && later < visit.startsAt) await wishMore(lane, id, patient, later)
  return id
}

/** Books the visit and records its course up to now. */
export async function seedVisit(lane: Lane, clinic: Clinic, visit: Visit): Promise<void> {
  const { now, receptionist } = clinic
  const { fate } = visit
  const id = await book(lane, clinic, visit)
  const until = async (moment: Date, steps: () => Promise<unknown>) => void (moment <= now && (await steps()))
  if (fate.kind === 'cancels') {
    const { db, queue, vault } = lane
    return until(fate.at, () =>
      lane.at(fate.at, () => cancelBooking(db, queue, id, { ...lane.given(), vault, by: 'patient' })),
    )
  }
  if (fate.kind === 'stays-away')
    return until(fate.notedAt, () => lane.act(fate.notedAt, receptionist, id, missed, {}))
  if (visit.by !== 'walking-in')
    await until(fate.arrives, () => lane.act(fate.arrives, receptionist, id, checkIn, {}))
  if (fate.kind === 'leaves')
    return until(fate.leaves, () => lane.act(fate.leaves, receptionist, id, left, {}))
  const doctor = clinic.memberOf(visit.doctor)
  await until(fate.calledIn, () => lane.act(fate.calledIn, doctor, id, callIn, {}))
  await until(fate.seen, () => lane.act(fate.seen, doctor, id, seen, {}))
  const { consultationRupees: rupees } = visit.doctor
  const paidAt = minutesAfter(fate.seen, 4)
  if (rupees) await until(paidAt, () => lane.act(paidAt, receptionist, id, paid, { rupees }))
}

/** Sorts by time of arrival, because tokens are assigned in that order. */
export const inOrder = (a: Visit, b: Visit) => arrivalOf(a).getTime() - arrivalOf(b).getTime()
const arrivalOf = ({ fate, bookedAt }: Visit) => ('arrives' in fate ? fate.arrives : bookedAt)
