import { instantAt, minutesFrom } from '#clinic/time.ts'
import type { TestDatabase } from './database.ts'
import { insertBooking, type TestBooking } from './insert-booking.ts'

type Collection = Partial<TestBooking> & {
  day: string
  /** The window's first minute. */
  clock: string
  /** Printed names of tests, with the price of each. */
  tests?: Record<string, number | null>
}

/** A booked home collection with its tests. */
export async function insertCollection(
  database: TestDatabase,
  { day, clock, tests = {}, ...more }: Collection,
) {
  const startsAt = instantAt(day, minutesFrom(clock))
  const now = new Date(startsAt.getTime() - 86_400_000)
  const booked = await insertBooking(database, {
    kind: 'home-collection',
    state: 'booked',
    startsAt,
    now,
    ...more,
  })
  for (const [name, price] of Object.entries(tests)) {
    const { id } = await database.db
      .selectFrom('lab_tests')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('booking_lab_tests')
      .values({ booking_id: booked.id, test_id: id, price })
      .execute()
  }
  return { ...booked, startsAt }
}
