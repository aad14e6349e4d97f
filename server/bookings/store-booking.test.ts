import { expect, test } from 'vitest'
import { defaultPreferences } from '#clinic/contact-preferences.ts'
import type { Context } from '#server/platform/context.ts'
import { defaultOptions } from '#test/booking-options.ts'
import { givenAt } from '#test/given.ts'
import { withDatabase } from '#test/with-database.ts'
import { storeBooking } from './store-booking.ts'

const now = new Date('2026-11-15T00:30:00Z')
const { random } = givenAt(now)

const database = withDatabase()

/** An enquiry whose random values are these. */
const store = (ownRandom: Context['random']) =>
  database.db.transaction().execute((trx) =>
    storeBooking(
      trx,
      database.queue,
      {
        kind: 'enquiry',
        state: 'open',
        seat: null,
        startsAt: null,
        answer_by: new Date('2026-11-17T00:30:00Z'),
        person: { name: 'Asha Verma', phone: '+919876543210', email: null, contact: defaultPreferences },
        language: 'en',
        consent_notice: 'test',
      },
      { ...defaultOptions('enquiry'), now, random: ownRandom },
    ),
  )

test('a booking whose first reference is in use gets another one, and is stored', async () => {
  await database.queue.ready()
  const drawn: Buffer[] = []
  const first = await store((bytes) => {
    drawn.push(random(bytes))
    return drawn.at(-1)!
  })
  const second = await store((bytes) => drawn.shift() ?? random(bytes))
  expect(drawn).toEqual([])
  expect(second).toMatchObject({ ok: true })
  expect(second?.booked.reference).not.toBe(first?.booked.reference)
})
