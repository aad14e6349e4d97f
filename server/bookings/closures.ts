import type { Closure } from '#clinic/slots.ts'
import type { Day } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'

export const findClosures = (db: Database, from: Day, until: Day): Promise<Closure[]> =>
  db
    .selectFrom('closures')
    .select(['day', 'session'])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()
