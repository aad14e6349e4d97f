import { randomUUID } from 'node:crypto'
import type { BookingKind, BookingState } from '#clinic/booking.ts'
import { type ContactPreferences, defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Trust } from '#clinic/surge.ts'
import { storeBooking } from '#server/bookings/store-booking.ts'
import { nobody } from '#server/platform/vault.ts'
import type { TestDatabase } from './database.ts'
import { newPhone } from './phones.ts'
import { testVault } from './vault.ts'

export type Kept = {
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
  /** How many of the places of its hour are taken before it. */
  seat?: number
}

/** One booking as a form leaves it, with all that follows from it, whatever the opening hours say. */
export async function keepBooking({ db, queue }: TestDatabase, kept: Kept) {
  const { kind, state, startsAt = null, now, email = 'asha@example.in', trust = 'normal' } = kept
  await queue.ready()
  const stored = await db.transaction().execute((trx) =>
    storeBooking(
      trx,
      queue,
      {
        kind,
        state,
        seat: state === 'booked' && kind !== 'lab-test' ? (kept.seat ?? 1) : null,
        startsAt,
        person: {
          ...nobody,
          name: kept.name ?? 'Asha Verma',
          phone: kept.phone ?? `+91${newPhone()}`,
          email,
          address: kept.address ?? null,
          message: kept.message ?? (kind === 'enquiry' ? 'Is the clinic open on Diwali?' : null),
          contact: { ...defaultPreferences, ...kept.contact },
        },
        language: 'en',
        consent_notice: 'test',
        answer_by: kind === 'enquiry' ? new Date(now.getTime() + 48 * 3_600_000) : null,
        about_id: kept.aboutId ?? null,
      },
      {
        request: { form: kept.aboutId ? 'complaint' : kind, key: randomUUID() },
        now,
        vault: testVault,
        admission: 'hold',
        trust,
      },
    ),
  )
  if (!stored) throw new Error('The place was taken')
  return stored.booked
}
