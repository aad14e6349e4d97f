import { sql } from 'kysely'
import type { Day } from '#clinic/time.ts'
import type { Database } from '../../platform/db.ts'

/** Counts one search of this person on this day. */
export const countSearch = (
  db: Database,
  { id, name }: { id: string; name: string },
  { day, shown }: { day: Day; shown: number },
) =>
  db
    .insertInto('desk_searches')
    .values({ staff_id: id, day, staff_name: name, searches: 1, shown })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'day']).doUpdateSet({
        searches: sql`desk_searches.searches + 1`,
        shown: sql`desk_searches.shown + excluded.shown`,
      }),
    )
    .execute()

/** Searches by person since a day: the total, and the busiest day. */
export const searchesSince = (db: Database, day: Day) =>
  db
    .selectFrom('desk_searches')
    .select([
      'staff_id as id',
      sql<string>`max(staff_name)`.as('name'),
      sql<number>`sum(searches)::int`.as('searches'),
      sql<number>`max(searches)::int`.as('mostSearches'),
    ])
    .where('day', '>=', day)
    .groupBy('staff_id')
    .execute()
