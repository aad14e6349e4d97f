import type { Database } from '../../platform/db.ts'

/** The staff to whom a stop can be assigned. */
export const findPhlebotomists = (db: Database) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('role', '=', 'phlebotomist')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute()
