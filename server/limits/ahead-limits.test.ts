import { expect, test } from 'vitest'
import { insertBooking } from '#test/insert-booking.ts'
import { withDatabase } from '#test/with-database.ts'
import { createAheadLimits } from './ahead-limits.ts'

const NOW = new Date('2026-11-16T09:00:00+05:30')
const percent = { unproven: 10, all: 25 }
const session = (opens: string, closes: string) => [{ id: 'morning' as const, opens, closes }]

/** 7 × 10 places of 20 minutes, and 7 × 2 of 40 minutes. */
const doctors = [
  { doctor: 'full', sessions: session('10:00', '13:20'), slotMinutes: 20, days: 7 },
  { doctor: 'few', sessions: session('10:00', '11:20'), slotMinutes: 20, days: 7, visitMinutes: 40 },
]

const database = withDatabase()

const limits = () => createAheadLimits(database.db, doctors, 4, percent)

test('strangers hold a share of the week of each doctor, not of the whole clinic', async () => {
  const limit = limits()
  expect(await limit('appointment', NOW, ['full'])).toEqual({ unproven: 7, all: 17 })
  expect(await limit('appointment', NOW, ['few'])).toEqual({ unproven: 1, all: 3 })
  expect(await limit('appointment', NOW)).toEqual({ unproven: 8, all: 21 })
})

test('what the clinic sees in an ordinary week is shared out by the places of each doctor', async () => {
  for (let visit = 0; visit < 6; visit++)
    for (let week = 1; week <= 4; week++)
      await insertBooking(database, {
        kind: 'appointment',
        state: 'booked',
        startsAt: new Date(NOW.getTime() - (week * 7 - 1) * 86_400_000 + visit * 1_200_000),
        now: NOW,
      })
  await database.db.updateTable('bookings').set({ state: 'attended' }).execute()
  const limit = limits()
  const [all, full, few] = [
    await limit('appointment', NOW),
    await limit('appointment', NOW, ['full']),
    await limit('appointment', NOW, ['few']),
  ]
  expect(all.all).toBe(21 + 6)
  expect(full.all).toBe(17 + 5)
  expect(few.all).toBe(3 + 1)
})
