import { z } from 'zod'
import { overbookingReasons } from '#clinic/booking.ts'
import { contactFrom, isOffered, spokenCalls, ways } from '#clinic/desk/spoken-wishes.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { personName } from '#clinic/fields.ts'
import { parseIndianMobile } from '#clinic/phone.ts'
import { heldBy, type WeeklyHours } from '#clinic/slots.ts'
import { visitFor } from '#content/clinic/visits.ts'
import { languages } from '#content/language.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { findOpened } from '../../bookings/bookings.ts'
import { doctorsAt } from '../../bookings/closures.ts'
import { openBooking, selectToOpen } from '../../bookings/lock-booking.ts'
import { storeBooking } from '../../bookings/store-booking.ts'
import { takePlace } from '../../bookings/take-place.ts'
import type { Work } from '../action/run-action.ts'
import { performOn } from '../action/run-verb.ts'
import { freeVerb, refused } from '../action/verb.ts'
import { checkIn } from './check-in.ts'
import { hoursFor } from './desk-hours.ts'
import { doctorName, moment, receptionAndDoctors } from './fields.ts'

const newCaller = z.object({
  name: z.string().max(200),
  phone: z.string().max(40),
  language: z.enum(languages),
  call: z.enum(spokenCalls),
  write: z.enum(ways),
  remind: z.boolean(),
})

const input = z.object({
  at: moment,
  doctor: doctorName,
  walkedIn: z.boolean(),
  /** A known patient, named by one of the bookings; or a new one. */
  person: z.union([z.object({ bookingId: z.uuid() }), newCaller]),
  overbook: z.enum(overbookingReasons).optional(),
})
type BookInput = z.output<typeof input>

/** An overbooked visit: only with a reason, and one for each time. */
const SECOND_SEAT = 2

/** The length of a visit to this doctor when no service is named. */
export const minutesWith = (doctor: string | undefined): number | undefined =>
  visitFor({ service: null, doctor: doctor ?? null })?.service.minutes

/**
 * Books for a caller or a patient at the counter, by the rules and constraints of the site. The privacy notice is read
 * out, and consent given by voice. A walk-in is checked in at once.
 */
export const book = freeVerb({
  name: 'book',
  roles: receptionAndDoctors,
  input,
  whyNotAllowed({ doctor, person }, { reader, offered }) {
    if (!isTheirs(reader, doctor)) return 'not-yours'
    return 'write' in person && !isOffered(person.write, offered) ? 'way' : null
  },
  async perform(work, input, desk) {
    const { key, trx, queue, now, heldUntil, staff } = work
    const caller = await readCaller(work, input.person, desk.reader)
    if (typeof caller === 'string') return refused(caller)
    const [own] = hoursFor(desk, input.doctor)
    if (!own) return refused('not-offered')
    const place = await placeFor(work, input, own)
    if (typeof place === 'string') return refused(place)
    const stored = await storeBooking(
      trx,
      queue,
      {
        kind: 'appointment',
        ...place,
        service: null,
        startsAt: input.at,
        ...caller,
        consent_notice: appointmentPrivacyNotice.version,
        consent_by: 'voice',
        verified_at: now,
      },
      {
        ...work,
        request: { form: 'appointment', key },
        admission: 'hold',
        trust: 'proven',
        atDesk: { staff: staff.actor, heldUntil },
      },
    )
    // Another booking took the place at this moment.
    if (!stored) return refused('taken')
    const { id, reference } = stored.booked
    work.made(id, caller.person.contact)
    if (place.overbooked)
      await recordAudit(trx, work, staff.actor, { action: 'overbooked', detail: place.overbooked }, id)
    const arrived = input.walkedIn ? await performOn(checkIn, work, (await work.lock(id))!, {}, desk) : null
    if (arrived && !arrived.ok) return arrived
    return { ok: true, answer: { bookingId: id, reference, ...arrived?.answer } }
  },
  /** Reveals the code, to read out; not to a repeat of the request after the undo period. */
  async reveal({ bookingId, undoUntil }, { db, vault, now }) {
    const isFresh = now() < new Date(undoUntil)
    const booked = isFresh ? await findOpened(db, { bookingId: String(bookingId), issuedAt: now() }) : null
    return { pin: booked ? vault.pinOf(booked) : null }
  },
})

/** Reads the caller. The reuse of details is recorded at the booking that they come from. */
async function readCaller(work: Work, caller: BookInput['person'], reader: Reader) {
  const { trx, vault, staff } = work
  if ('bookingId' in caller) {
    const known = openBooking(
      vault,
      await selectToOpen(trx).where('id', '=', caller.bookingId).executeTakeFirst(),
    )
    if (!known) return 'erased'
    if (!isTheirs(reader, known.doctor)) return 'not-yours'
    if (!known.person.phone) return 'phone'
    await recordAudit(trx, work, staff.actor, 'read', known.id)
    const { name, phone, email, contact } = known.person
    return { language: known.language, person: { name, phone, email, address: null, contact } }
  }
  const name = personName('name-required').safeParse(caller.name)
  if (!name.success) return 'name'
  const phone = parseIndianMobile(caller.phone)
  if (!phone) return 'phone'
  return {
    language: caller.language,
    person: { name: name.data, phone, email: null, address: null, contact: contactFrom(caller) },
  }
}

/** The free time, or the second seat of a taken one where there is a reason. */
async function placeFor({ trx, now }: Work, { at, doctor, overbook }: BookInput, hours: WeeklyHours) {
  const minutes = minutesWith(doctor)
  const offered = await doctorsAt(trx, [hours], at, now, minutes)
  if (!offered.ok) return offered.reason === 'slot-past' ? 'past' : 'not-offered'
  const { until } = heldBy(hours, at, minutes)
  const place = await takePlace(trx, 'booked', { kind: 'appointment', doctor, startsAt: at, until })
  if (place) return { ...place, overbooked: null }
  if (!overbook) return 'taken'
  return { state: 'booked' as const, seat: SECOND_SEAT, doctor, held_until: until, overbooked: overbook }
}
