import { type BookingState, isToConfirm } from '#clinic/booking.ts'
import type { ContactPreferences } from '#clinic/contact-preferences.ts'
import { fastingHours, type Prepared } from '#clinic/lab-tests/preparation.ts'
import {
  callBy,
  callByAfterWish,
  canBeAgreed,
  type DeskHours,
  settleBefore,
} from '#clinic/messages/call-promise.ts'
import { dayOf } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { findLabTestsOf } from '../bookings/bookings.ts'
import { findClosures } from '../bookings/closures.ts'
import type { Database, Transaction } from '../platform/db.ts'

/** The hours of the desk from now until the later of these times. */
export async function deskHours(db: Database, now: Date, until: Date): Promise<DeskHours> {
  const last = until > now ? until : now
  return { sessions: facts.sessions, closures: await findClosures(db, dayOf(now), dayOf(last)) }
}

type Wish = { startsAt: Date; tests: readonly Prepared[] }

const beforeOf = ({ startsAt, tests }: Wish) => settleBefore(startsAt, fastingHours(tests))

/** Whether there is time enough to agree this time with the patient. */
export const isAgreeable = async (db: Database, wish: Wish, now: Date): Promise<boolean> =>
  canBeAgreed(await deskHours(db, now, wish.startsAt), beforeOf(wish), now)

/** By when the clinic contacts the patient about this time. */
export const promisedCall = async (
  db: Database,
  wish: Wish & { contact: ContactPreferences },
  now: Date,
): Promise<Date> =>
  callBy(await deskHours(db, now, wish.startsAt), { before: beforeOf(wish), contact: wish.contact }, now)

type Promising = { id: string; state: BookingState; startsAt: Date | null; callBy: Date | null }

/** The changed promise after new wishes; nothing where the time is settled. */
export async function promisedAgain(
  trx: Transaction,
  { id, state, startsAt, callBy: promised }: Promising,
  contact: ContactPreferences,
  now: Date,
): Promise<{ call_by?: Date }> {
  if (!isToConfirm({ state }) || !startsAt || !promised) return {}
  const before = beforeOf({ startsAt, tests: await findLabTestsOf(trx, id) })
  const hours = await deskHours(trx, now, startsAt)
  return { call_by: callByAfterWish(hours, promised, { before, contact }, now) }
}
