import { beforeAll, expect, test } from 'vitest'
import { givenAt } from '#test/given.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { staffOf } from '#test/own-desk.ts'
import { testVault } from '#test/vault.ts'
import { withDatabase } from '#test/with-database.ts'
import { findCallers } from './find-callers.ts'

const now = new Date('2026-11-16T11:12:00+05:30')
const reader = staffOf('receptionist', 'Rekha')

const database = withDatabase()
beforeAll(async () => {
  const people = [
    ['Komal Gupta', '+916000001111', '2026-11-18T12:00:00+05:30'],
    ['Kamla Mishra', '+916000002233', '2026-11-19T12:00:00+05:30'],
    ['कमला देवी पांडेय', '+916000003333', '2026-11-17T12:00:00+05:30'],
    ['Sunita Mishra', '+916000002233', '2026-11-20T12:00:00+05:30'],
    ['Rita Mishra', '+916000002233', '2026-11-21T12:00:00+05:30'],
  ] as const
  // The exact name has the oldest booking: a newer one must not come before it.
  for (const [index, [name, phone, startsAt]] of people.entries()) {
    const { id } = await insertBooking(database, {
      kind: 'appointment',
      state: 'booked',
      now,
      name,
      phone,
      startsAt: new Date(startsAt),
    })
    await database.db
      .updateTable('bookings')
      .set({ created_at: new Date(now.getTime() + index * 1000) })
      .where('id', '=', id)
      .execute()
  }
})

const find = async (typed: string) =>
  findCallers(
    { db: database.db, ...givenAt(now), vault: testVault, staff: { role: 'clinic', name: 'Rekha' }, reader },
    typed,
  )

test('the exact name comes before names that only sound like it', async () => {
  const found = await find('komal')
  expect(found.map(({ name, fits }) => [name, fits])).toEqual([
    ['Komal Gupta', 'name'],
    ['कमला देवी पांडेय', 'sound'],
    ['Kamla Mishra', 'sound'],
  ])
  expect((await find('कमला'))[0]).toMatchObject({ name: 'कमला देवी पांडेय', fits: 'name' })
})

test('a family on one phone is one caller each, with their visit ahead', async () => {
  const found = await find('2233')
  expect(found).toHaveLength(3)
  for (const caller of found) expect(caller).toMatchObject({ fits: 'number', onPhone: 3 })
  expect(found.find(({ name }) => name === 'Rita Mishra')).toMatchObject({
    comingAt: new Date('2026-11-21T12:00:00+05:30').toISOString(),
    lastAt: null,
  })
})
