import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { insertBooking } from '#test/insert-booking.ts'
import { withDatabase } from '#test/with-database.ts'
import { unknownVisits } from './unknown-visits.ts'

const database = withDatabase()

const now = new Date('2026-11-18T06:00:00Z')
const book = (hour: number, doctor?: string) =>
  insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    now,
    startsAt: new Date(now.getTime() + hour * 3_600_000),
    ...(doctor && { doctor }),
  })

test('a doctor or service of a booking that the facts lack is reported with file, line and remedy', async () => {
  await book(1)
  expect(await unknownVisits(database.db, 'template', facts)).toEqual([])

  await book(2, 'imran-ali')
  await book(3, 'imran-ali')
  await database.db
    .updateTable('bookings')
    .set({ service: 'long-visit' })
    .where('doctor', '=', 'doctor-1')
    .execute()
  expect(await unknownVisits(database.db, 'template', facts)).toEqual([
    'clinics/template/facts.ts',
    expect.stringMatching(
      /^ {2}doctors: 2 bookings name imran-ali, who is not here; .* into formerDoctors \(line \d+\)$/,
    ),
    expect.stringMatching(/^ {2}services: 1 booking names long-visit, which is not here; .* \(line \d+\)$/),
  ])

  const left = {
    id: 'imran-ali',
    name: { en: 'Dr. Imran Ali', hi: 'डॉ. इमरान अली' },
    initials: { en: 'IA', hi: 'इ.अ.' },
  }
  expect(await unknownVisits(database.db, 'template', { ...facts, formerDoctors: [left] })).toHaveLength(2)
})
