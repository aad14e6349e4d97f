import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#clinic/time.ts'
import { at, type DeskDay, openDeskDay, rekha } from '#test/desk-day.ts'

let desk: DeskDay
beforeAll(async () => {
  desk = await openDeskDay()
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.database.db.deleteFrom('closures').execute()
  await desk.reset()
})

const hoursOf = async (kind: 'home-collection' | 'lab-test') => {
  const { body } = await desk.get(rekha, `/api/book/hours?kind=${kind}`)
  return body as { at: string; until: string; left?: number; of?: number }[]
}
const iso = (clock: string, days = 0) => at(clock, days).toISOString()
const close = (session: 'morning' | null, days: number) =>
  desk.command(rekha, 'close-days', {
    from: dayOf(at('10:00', days)),
    until: dayOf(at('10:00', days)),
    session,
    reason: 'clinic-closed',
  })

test('a home collection is offered the windows with a place left, and a full one is refused', async () => {
  const of = desk.desk.collectionsPerWindow
  const collection = (clock: string, seat: number) =>
    desk.keep({ kind: 'home-collection', startsAt: at(clock), seat })
  for (let seat = 1; seat <= of; seat++) await collection('10:00', seat)
  const { id } = await collection('16:00', 1)

  const offered = await hoursOf('home-collection')
  expect(offered[0]).toEqual({ at: iso('11:00'), until: iso('12:00'), left: of, of })
  expect(offered.find((hour) => hour.at === iso('16:00'))).toMatchObject({ left: of - 1 })
  expect(offered.map((hour) => hour.at)).not.toContain(iso('10:00'))
  expect((await desk.press('move', id, { to: iso('10:00') })).body).toMatchObject({ refused: 'taken' })
  expect((await desk.press('move', id, { to: iso('11:00') })).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ starts_at: at('11:00'), seat: 1 })

  await close(null, 1)
  expect((await hoursOf('home-collection')).map((hour) => hour.at)).not.toContain(iso('10:00', 1))
  expect((await desk.press('move', id, { to: iso('10:00', 1) })).body.refused).toBe('not-offered')
})

test('a test is offered the hours in which the clinic is open, and refused in those that are closed', async () => {
  const { id } = await desk.keep({ kind: 'lab-test', state: 'to-confirm', startsAt: at('18:00') })
  await close('morning', 1)
  const offered = (await hoursOf('lab-test')).map((hour) => hour.at)
  expect(offered[0]).toBe(iso('10:00'))
  expect(offered).toContain(iso('18:00', 1))
  expect(offered).not.toContain(iso('10:00', 1))
  expect((await desk.press('agree-time', id, { to: iso('10:00', 1) })).body.refused).toBe('not-offered')
  expect((await desk.press('agree-time', id, { to: iso('18:00', 1) })).status).toBe(200)
  expect(await desk.bookingOf(id)).toMatchObject({ state: 'booked', starts_at: at('18:00', 1) })
})
