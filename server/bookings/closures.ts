import { type Closure, refuseSlot, type SlotRefusal, type WeeklyHours } from '#clinic/slots.ts'
import { type Day, dayOf } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'

export const findClosures = (db: Database, from: Day, until: Day): Promise<Closure[]> =>
  db
    .selectFrom('closures')
    .select(['day', 'session'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()

/** Why no appointment can begin then, closed days included; null when one can. */
export async function refuseAppointmentAt(
  db: Database,
  hours: WeeklyHours,
  startsAt: Date,
  now: Date,
): Promise<SlotRefusal | null> {
  // Years that the database's calendar does not know are far from any week of ours: it is not asked about them.
  const never = refuseSlot({ ...hours, closures: [] }, startsAt, now)
  if (never) return never
  const day = dayOf(startsAt)
  return refuseSlot({ ...hours, closures: await findClosures(db, day, day) }, startsAt, now)
}
