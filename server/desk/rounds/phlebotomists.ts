import type { Database } from '../../platform/db.ts'

/** Who can be given a stop. */
export const findPhlebotomists = (db: Database) =>
  db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('role', '=', 'phlebotomist')
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute()
