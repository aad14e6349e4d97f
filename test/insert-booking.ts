import { randomUUID } from 'node:crypto'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
import { FIRST_DOCTOR, heldBy } from '#clinic/slots.ts'
import type { Trust } from '#clinic/surge.ts'
import { facts } from '#content/facts.ts'
import { storeBooking } from '#server/bookings/store-booking.ts'
import type { TestDatabase } from './database.ts'
import { givenAt } from './given.ts'
import { newPhone } from './phones.ts'
import { testVault } from './vault.ts'

export type TestBooking = {
  kind: BookingKind
  state: BookingState
  startsAt?: Date | null
  now: Date
  contact?: Partial<ContactPreferences>
  name?: string
  email?: string | null
  address?: string | null
  phone?: string
  message?: string | null
  trust?: Trust
  aboutId?: string
  /** The doctor of an appointment. */
  doctor?: string
  /** The number of its place; 1 by default. */
  seat?: number
}

/** Inserts a booking as a form would, with its messages, but without the checks of time and limits. */
export async function insertBooking({ db, queue }: TestDatabase, booking: TestBooking) {
  const { kind, state, startsAt = null, now, email = 'asha@example.in', trust = 'normal' } = booking
  await queue.ready()
  const stored = await db.transaction().execute((trx) =>
    storeBooking(
      trx,
      queue,
      {
        kind,
        state,
        seat: state === 'booked' && kind !== 'lab-test' ? (booking.seat ?? 1) : null,
        startsAt,
        ...(kind === 'appointment' && {
          doctor: booking.doctor ?? FIRST_DOCTOR,
          held_until: heldBy(facts, startsAt!).until,
        }),
        person: {
          name: booking.name ?? 'Asha Verma',
          phone: booking.phone ?? `+91${newPhone()}`,
          email,
          address: booking.address ?? null,
          message: booking.message ?? (kind === 'enquiry' ? 'Is the clinic open on Diwali?' : null),
          contact: { ...defaultPreferences, ...booking.contact },
        },
        language: 'en',
        consent_notice: 'test',
        answer_by: kind === 'enquiry' ? new Date(now.getTime() + 48 * 3_600_000) : null,
        about_id: booking.aboutId ?? null,
      },
      {
        request: { form: booking.aboutId ? 'complaint' : kind, key: randomUUID() },
        ...givenAt(now),
        vault: testVault,
        admission: 'hold',
        trust,
      },
    ),
  )
  if (!stored) throw new Error('The place was taken')
  return stored.booked
}
