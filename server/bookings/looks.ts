import { sql } from 'kysely'
import type { StaffRole } from '#clinic/staff-roles.ts'
import type { Database } from '../platform/db.ts'
import type { ChangeShown, LookAction } from './audit.ts'
import { askAllAbout } from './one-booking.ts'

/** One of the clinic's people has opened the booking or a part of it, or changed something about the patient. */
export type Look = {
  at: Date
  action: LookAction | ChangeShown
  /** Null for the operator, who runs the computers. */
  role: StaffRole | null
  firstName: string
}

/** The looks into the booking, newest first, for the patient to read. */
export async function looksAt(db: Database, bookingId: string): Promise<Look[]> {
  const looks = sql<Look>`
    select at, action, role, first_name as "firstName" from looks_at_booking(${bookingId})`
  const [rows] = await askAllAbout(db, bookingId, looks)
  return rows
}
