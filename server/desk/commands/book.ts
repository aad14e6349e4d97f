import type { OverbookingReason } from '#clinic/booking.ts'
import { contactFrom, type SaidWishes } from '#clinic/desk/said-wishes.ts'
import { isTheirs, type Reader } from '#clinic/desk/whose-patient.ts'
import { personName } from '#clinic/fields.ts'
import { parseIndianMobile } from '#clinic/phone.ts'
import { heldBy, type WeeklyHours } from '#clinic/slots.ts'
import { visitFor } from '#content/clinic/visits.ts'
import type { Language } from '#content/language.ts'
import { appointmentPrivacyNotice } from '#content/privacy-notices/appointment.ts'
import { recordAudit } from '../../bookings/audit.ts'
import { doctorsAt } from '../../bookings/closures.ts'
import { openBooking, selectToOpen } from '../../bookings/lock-booking.ts'
import { storeBooking } from '../../bookings/store-booking.ts'
import { takePlace } from '../../bookings/take-place.ts'
import { type Clinic, DESK_DAYS } from './booking-verbs.ts'
import type { Performed, Work } from './run-action.ts'
import { checkIn } from './visit-verbs.ts'

/** Whoever was here before, by one of the bookings; or somebody new. */
type Caller = { bookingId: string } | ({ name: string; phone: string; language: Language } & SaidWishes)

type BookInput = {
  key: string
  at: Date
  doctor: string
  walkedIn: boolean
  person: Caller
  overbook?: OverbookingReason | undefined
}

/** Second at its time: only with a reason, and one at a time. */
const SECOND_SEAT = 2

const refused = (reason: string): Performed => ({ ok: false, reason })

/** How long a visit to this doctor takes, where nobody says what it is for. */
export const minutesWith = (doctor: string | undefined): number | undefined =>
  visitFor({ service: null, doctor: doctor ?? null })?.service.minutes

/**
 * Books for somebody on the phone or at the counter, by the rules and constraints of the site. The privacy notice is
 * read out, and consent given by voice. Who has walked in is checked in at once.
 */
export async function bookForCaller(
  work: Work,
  input: BookInput,
  { hours }: Clinic,
  reader: Reader,
): Promise<Performed> {
  const { trx, queue, vault, now, heldUntil, staff } = work
  const caller = await readCaller(work, input.person, reader)
  if (typeof caller === 'string') return refused(caller)
  const own = hours.find(({ doctor }) => doctor === input.doctor)
  if (!own) return refused('not-offered')
  const place = await placeFor(work, input, { ...own, days: DESK_DAYS })
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
      request: { form: 'appointment', key: input.key },
      now,
      vault,
      admission: 'hold',
      trust: 'proven',
      atDesk: { staff: staff.actor, heldUntil },
    },
  )
  // Its place was taken at this very moment by somebody who did not ask for it.
  if (!stored) return refused('taken')
  const { id, reference } = stored.booked
  work.made(id, caller.person.contact)
  if (place.overbooked) await recordAudit(trx, staff.actor, 'overbooked', id, place.overbooked)
  const arrived = input.walkedIn ? await checkIn(work, (await work.lock(id))!) : null
  if (arrived && !arrived.ok) return arrived
  return { ok: true, answer: { bookingId: id, reference, ...arrived?.answer } }
}

/** Whose details are used again is written down at the booking that they come from. */
async function readCaller({ trx, vault, staff }: Work, caller: Caller, reader: Reader) {
  if ('bookingId' in caller) {
    const known = openBooking(
      vault,
      await selectToOpen(trx).where('id', '=', caller.bookingId).executeTakeFirst(),
    )
    if (!known) return 'erased'
    if (!isTheirs(reader, known.doctor)) return 'not-yours'
    if (!known.person.phone) return 'phone'
    await recordAudit(trx, staff.actor, 'read', known.id)
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
