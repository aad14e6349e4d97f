import { type RawBuilder, sql } from 'kysely'
import { isSpelledSo, nameDistance } from '#clinic/desk/name-sound.ts'
import type { WorkRow } from '#clinic/desk/work-row.ts'
import type { ListedPerson } from '#clinic/person.ts'
import { dayOf } from '#clinic/time.ts'
import { recordAudits, type Staff } from '../../bookings/audit.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { searchKeys } from '../../platform/search-hashes.ts'
import type { Vault } from '../../platform/vault.ts'
import { idsIn, readWork } from '../work-list/read-work.ts'
import { rowsFor, type Viewer } from '../work-list/rows-for.ts'
import { momentOf } from '../work-list/work-list.ts'
import { type Query, readQuery, referencesFrom } from './read-query.ts'

type Services = Given & { db: Database; vault: Vault; staff: Staff }

const SHOWN_AT_MOST = 20
/** How many candidates are opened and compared: those nearest to now. */
const OPENED_AT_MOST = 400
/** A spelling this far off is shown only where no nearer one exists. */
const FAR = 3

/** Below every sound: an exact spelling. */
export const SPELLED_SO = -1

type Found = { id: string; distance: number }

/** The ids of bookings with one of these hashes. */
const withHash = (hashes: number[]) =>
  sql`select booking_id from booking_search where hash = any (${hashes}::int[])`

/** The bookings that may match; hashes are short, so that some do not. */
function candidates(query: Query, vault: Vault, now: Date): RawBuilder<unknown> {
  switch (query.by) {
    case 'token':
      return sql`id in (select booking_id from visits where day = ${dayOf(now)} and token = ${query.token})`
    case 'reference':
      return sql`reference = any (${query.references}::text[])`
    case 'phone':
      return sql`id in (${withHash(vault.searchHashes(searchKeys.phone(query.digits)))})`
    case 'name': {
      const words = query.parts.map(({ frame, start }) =>
        [searchKeys.word(frame), searchKeys.start(start)].flatMap(vault.searchHashes),
      )
      return sql.join(
        words.map((hashes) => sql`id in (${withHash(hashes)})`),
        sql` and `,
      )
    }
  }
}

/** The distance between the query and the person; null: no match. */
function distanceTo(query: Query, { name, phone, isUnreadable }: ListedPerson): number | null {
  // An unreadable booking is found by reference or token only.
  if (isUnreadable && (query.by === 'phone' || query.by === 'name')) return null
  if (query.by === 'phone') return phone.endsWith(query.digits) ? 0 : null
  if (query.by !== 'name') return 0
  const distance = nameDistance(query.parts, name)
  return distance !== null && isSpelledSo(query.text, name) ? SPELLED_SO : distance
}

/** Exact names first, then those that sound alike; at equal distance the nearest in time. */
export async function findNearest(
  { db, vault, now }: Pick<Services, 'db' | 'vault' | 'now'>,
  query: Query,
): Promise<Found[]> {
  const { rows } = await sql<{ id: string; reference: string; sealed: Buffer; key_id: string }>`
    select id, reference, sealed, key_id from bookings
    where erased_at is null and ${candidates(query, vault, now)}
    order by abs(extract(epoch from coalesce(starts_at, answer_by) - ${now}::timestamptz)), id
    limit ${OPENED_AT_MOST}`.execute(db)
  const found = rows.flatMap(({ id, reference, ...sealed }): Found[] => {
    const distance = distanceTo(query, vault.openListed({ id, reference }, sealed))
    return distance === null ? [] : [{ id, distance }]
  })
  const near = found.filter(({ distance }) => distance < FAR)
  return (near.length > 0 ? near : found).sort((a, b) => a.distance - b.distance)
}

/**
 * Finds bookings by a name, the end of a phone number, a reference or a token. The typed text is stored nowhere; each
 * result is recorded in its audit trail.
 */
export async function findBookings(services: Services, viewer: Viewer, typed: string): Promise<WorkRow[]> {
  const { db, vault, now, staff } = services
  const query = readQuery(typed)
  if (!query) return []
  const named = await findNearest(services, query)
  // Four characters of a reference look like an unknown name.
  const references = named.length === 0 && query.by === 'name' ? referencesFrom(typed) : null
  const found = references ? await findNearest(services, { by: 'reference', references }) : named
  const ids = found.map(({ id }) => id)
  const [work, moment] = await Promise.all([readWork(db, vault, idsIn(ids), now), momentOf(db, now)])
  const rows = ids
    .flatMap((id) => work.find((booking) => booking.id === id) ?? [])
    .flatMap((booking) => rowsFor(viewer, booking, moment).filter(({ kind }) => kind !== 'call'))
    .slice(0, SHOWN_AT_MOST)
  await db.transaction().execute((trx) =>
    recordAudits(
      trx,
      services,
      staff,
      'found',
      rows.map(({ bookingId }) => bookingId),
    ),
  )
  return rows
}
