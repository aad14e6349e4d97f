import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import type { ClinicAction } from '../../platform/tables.ts'

/** The author: the account, and the name for the log. */
export type Member = { id: string; name: string }

/** Records an event that concerns no booking and therefore has no audit event. */
export const recordClinicEvent = (
  db: Database,
  given: Given,
  { id, name }: Member,
  action: ClinicAction,
  detail: Record<string, unknown>,
) =>
  db
    .insertInto('clinic_events')
    .values({
      id: given.id(),
      at: given.now,
      staff_id: id,
      staff_name: name,
      action,
      detail: JSON.stringify(detail),
    })
    .execute()

export const findClinicEvents = (db: Database, action: ClinicAction, atMost: number) =>
  db
    .selectFrom('clinic_events')
    .select(['at', 'staff_name as by', 'detail'])
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .limit(atMost)
    .execute()
