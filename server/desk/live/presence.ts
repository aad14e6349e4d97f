import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'

/** Who has a desk open, and on which row. Ids and names of staff only. */
export type People = { id: string; name: string; row: string | null }[]

type Member = { id: string; name: string }
type Reader = { role: string }

/** The desk falls asleep after this time: whoever was not heard of since is not there. */
const FORGOTTEN_MS = 15 * 60_000
const CHANNEL = 'desk_presence'

/**
 * Who is at the desk, in a table that only the desk's database user reads. A notification says that there is something
 * to read and nothing else: every user of the database can listen, and notify.
 */
export function createPresence(
  db: Database,
  now: () => Date,
  onChange: (people: (reader: Reader) => People) => void,
) {
  // Presence is a courtesy: while the database is away nobody is told, and nothing else depends on it.
  const tell = (change: Promise<unknown>) =>
    change
      .then(() => sql`select pg_notify(${CHANNEL}, '')`.execute(db))
      .then(
        () => {},
        () => {},
      )

  /** On which row; undefined: on the same as before. */
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

  // One at a time: an older answer must not come after a newer one.
  let isReading = false
  let isStale = false
  async function tellAll() {
    isStale = true
    if (isReading) return
    isReading = true
    while (isStale) {
      isStale = false
      const people = await read().catch(() => null)
      // Only reception works on the whole list: to others it says who is there.
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
    /** Somebody has come, moved or left, or what was notified was not heard. */
    changed: tellAll,
  }
}
