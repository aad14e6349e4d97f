import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { at, type DeskDay, openDeskDay, rekha } from '#test/desk-day.ts'
import { staffOf } from '#test/own-desk.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(() => desk.reset())

const farah = staffOf('phlebotomist', 'Farah')
const collectionAt = (clock: string) =>
  desk.keep({ kind: 'home-collection', startsAt: at(clock, 3), contact: { channels: ['sms'] } })
const moveTo = (id: string, clock: string) => desk.press('move', id, { to: at(clock, 3).toISOString() })
const giveOut = (bookingId: string) => desk.press('assign-stop', bookingId, { staffId: farah.id })

/** The places that site and desk see as taken. */
async function takenAt(clock: string) {
  const { db } = desk.database
  return db.selectFrom('taken_places').select('seat').where('starts_at', '=', at(clock, 3)).execute()
}

test('a collection that was moved and then assigned to a phlebotomist keeps its old place, and undo moves it back', async () => {
  const { id } = await collectionAt('07:00')
  const moved = await moveTo(id, '08:00')
  expect((await giveOut(id)).status).toBe(200)
  expect(await takenAt('07:00')).toEqual([{ seat: 1 }])
  expect((await desk.undo(moved.body.action)).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('07:00', 3), seat: 1 })
})

test('a change of the booking itself frees the old place: the move can no longer be undone', async () => {
  const { id } = await collectionAt('07:00')
  const moved = await moveTo(id, '08:00')
  await giveOut(id)
  expect((await moveTo(id, '10:00')).status).toBe(200)
  expect(await takenAt('07:00')).toEqual([])
  expect(await takenAt('08:00')).toEqual([{ seat: 1 }])
  expect((await desk.undo(moved.body.action)).body.refused).toBe('changed')
})

test.each([
  ['home-collection', '07:00', '08:00'],
  ['appointment', '11:00', '12:00'],
] as const)('an undo of a moved %s whose place is taken says so, and changes nothing', async (kind, from, to) => {
  const { id } = await desk.keep({ kind, startsAt: at(from, 3) })
  const moved = await moveTo(id, to)
  // Inserted without a check of held places: the constraints of the database decide.
  await desk.keep({ kind, startsAt: at(from, 3), name: 'Neha Tiwari' })
  const undone = await desk.undo(moved.body.action)
  expect([undone.status, undone.body.refused]).toEqual([409, 'taken'])
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at(to, 3), sequence: 1 })
})

test('a day on which two doctors leave the same minute holds the place of both', async () => {
  for (const doctor of ['doctor-1', 'doctor-2']) await desk.keep({ startsAt: at('12:00', 3), doctor })
  const from = dayOf(at('12:00', 3))
  const closing = { from, until: from, session: null, reason: 'clinic-closed' }
  const closed = await desk.command(rekha, 'close-days', closing)
  expect(await takenAt('12:00')).toHaveLength(2)
  expect((await desk.undo(closed.body.action)).status).toBe(200)
  expect(await takenAt('12:00')).toHaveLength(2)
})
