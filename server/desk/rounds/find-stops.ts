import { sql } from 'kysely'
import { collectionWindows } from '#clinic/home-collection.ts'
import type { SampleCode } from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode } from '#clinic/lab-tests/preparation.ts'
import type { ListedPerson } from '#clinic/person.ts'
import type { Payment, StopOutcome } from '#clinic/round.ts'
import { addDays, clockFrom, type Day, dayOf, instantAt, minutesFrom, minutesOf } from '#clinic/time.ts'
import type { Database } from '../../platform/db.ts'
import type { Vault } from '../../platform/vault.ts'

type StopRow = {
  bookingId: string
  reference: string
  startsAt: Date
  paid: number
  sealed: Buffer
  key_id: string
  staffId: string | null
  position: number | null
  readAt: Date | null
  outcome: StopOutcome | null
  at: Date | null
  payment: Payment | null
  rupees: number | null
}

type StopTestRow = {
  testId: string
  name_en: string
  name_hi: string
  home_name_en: string | null
  home_name_hi: string | null
  sensitive: boolean
  sample: SampleCode
  preparation: PreparationCode
  price: number | null
}

export type Stop = Omit<StopRow, 'sealed' | 'key_id'> & { person: ListedPerson; tests: StopTestRow[] }

export const spanOf = (day: Day) => ({ from: instantAt(day, 0), until: instantAt(addDays(day, 1), 0) })

/** The end of the window that begins at this time. */
export function windowEnd(startsAt: Date): Date {
  const window = collectionWindows.find(({ from }) => from === clockFrom(minutesOf(startsAt)))
  return window
    ? instantAt(dayOf(startsAt), minutesFrom(window.to))
    : new Date(startsAt.getTime() + 3_600_000)
}

/**
 * The home collections of a day in the order of the round: the booked ones, and stops of that day that have a new time
 * since. With a phlebotomist, only theirs.
 */
export async function findStops(
  db: Database,
  vault: Vault,
  day: Day,
  { staffId = null }: { staffId?: string | null } = {},
): Promise<Stop[]> {
  const { from, until } = spanOf(day)
  const { rows } = await sql<StopRow>`
    with times as (
      select id, starts_at from bookings
      where kind = 'home-collection' and starts_at >= ${from} and starts_at < ${until}
        and state in ('booked', 'attended', 'missed')
      union
      select booking_id, starts_at from round_outcomes
      where starts_at >= ${from} and starts_at < ${until} and conflict is null
    )
    select bookings.id as "bookingId", reference, times.starts_at as "startsAt", paid, sealed, key_id,
      stop.staff_id as "staffId", position, read_at as "readAt", outcome, noted.at, payment, rupees
    from times
      join bookings on bookings.id = times.id and sealed is not null
      left join round_stops stop
        on stop.booking_id = times.id and stop.starts_at = times.starts_at and withdrawn_at is null
      left join lateral (
        select outcome, at, payment, rupees, settled_as from round_outcomes
        where booking_id = times.id and starts_at = times.starts_at and (conflict is null or settled_as = 'taken')
        union all
        select outcome, at, payment, rupees, settled_as from round_refusals
        where booking_id = times.id and times.starts_at = bookings.starts_at and settled_as = 'taken'
        order by settled_as nulls last limit 1
      ) noted on true
    where ${staffId}::text is null or stop.staff_id = ${staffId}
    order by times.starts_at, position nulls last, created_at`.execute(db)
  const tests = await findTests(
    db,
    rows.map(({ bookingId }) => bookingId),
  )
  return rows.map(({ sealed, key_id, ...stop }) => ({
    ...stop,
    person: vault.openListed({ id: stop.bookingId, reference: stop.reference }, { sealed, key_id }),
    tests: tests.filter(({ booking_id }) => booking_id === stop.bookingId),
  }))
}

const findTests = (db: Database, bookingIds: readonly string[]) =>
  bookingIds.length === 0
    ? []
    : db
        .selectFrom('booking_lab_tests')
        .innerJoin('lab_tests', 'lab_tests.id', 'booking_lab_tests.test_id')
        .select([
          'booking_id',
          'lab_tests.id as testId',
          'name_en',
          'name_hi',
          'home_name_en',
          'home_name_hi',
        ])
        .select(['sensitive', 'sample', 'preparation', 'booking_lab_tests.price'])
        .where('booking_id', 'in', bookingIds)
        .orderBy(sql`home_id nulls last, position`)
        .execute()
