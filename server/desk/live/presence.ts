import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/** The people with an open desk, and the row that each is on. Ids and names of staff only. */
export type People = { id: string; name: string; row: string | null }[]

type Member = { id: string; name: string }
type Reader = { role: string }

/** A session goes to sleep after this time: a person not seen since is gone. */
const FORGOTTEN_MS = 15 * 60_000
const CHANNEL = 'desk_presence'

/**
 * Presence, in a table that only the desk's database user reads. A notification has no content, because every database
 * user can listen and notify.
 */
export function createPresence(
  db: Database,
  now: () => Date,
  onChange: (people: (reader: Reader) => People) => void,
) {
  // Presence is optional: while the database is down it is not updated, and nothing else depends on it.
  const tell = (change: Promise<unknown>) =>
    change
      .then(() => sql`select pg_notify(${CHANNEL}, '')`.execute(db))
      .then(
        () => {},
        () => {},
      )

  /** The row; undefined: unchanged. */
  const enter = ({ id, name }: Member, row: string | null | undefined) => {
    const entry = { name, seen_at: now(), ...(row !== undefined && { row_id: row }) }
    return tell(
      db
        .insertInto('desk_presence')
        .values({ staff_id: id, ...entry })
        .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(entry))
        .execute(),
    )
  }

  async function read(): Promise<People> {
    const since = new Date(now().getTime() - FORGOTTEN_MS)
    const people = await db
      .selectFrom('desk_presence')
      .select(['staff_id as id', 'name', 'row_id as row'])
      .where('seen_at', '>', since)
      .execute()
    return people.sort((a, b) => a.name.localeCompare(b.name))
  }

  // One read at a time: an older result must not follow a newer one.
  let isReading = false
  let isStale = false
  async function tellAll() {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale) {
      isStale = false
      const people = await read().catch(() => null)
      // Only reception works on the whole list: others see who is there, without the rows.
      if (people)
        onChange(({ role }) =>
          role === 'receptionist' ? people : people.map((person) => ({ ...person, row: null })),
        )
    }
    isReading = false
  }

  return {
    channel: CHANNEL,
    arrived: (member: Member) => void enter(member, undefined),
    moved: (member: Member, row: string | null) => enter(member, row),
    left: (id: string) => void tell(db.deleteFrom('desk_presence').where('staff_id', '=', id).execute()),
    /** Somebody came, moved or left, or a notification may have been missed. */
    changed: tellAll,
  }
}
