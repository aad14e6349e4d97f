import { expect, test } from 'vitest'
import { timesFor } from './times-for-walk-in.ts'

const time = (day: number, clock: string) => ({ at: `2026-11-${day}T${clock}:00+05:30` })
const [soon, later, tomorrow] = [time(16, '11:20'), time(16, '18:00'), time(17, '10:00')]
const given = { free: [later, tomorrow], all: [soon, later, tomorrow], today: '2026-11-16' }
const walkIn = { ...given, walkedIn: true, wantsAbove: false }

test('a caller may have any free time; a walk-in gets the next one of today', () => {
  expect(timesFor({ ...walkIn, walkedIn: false }).offered).toEqual([later, tomorrow])
  expect(timesFor(walkIn)).toEqual({ offered: [later], isAbove: false, isFull: false })
})

test('when today is full, a walk-in is offered taken times, for a reason', () => {
  expect(timesFor({ ...walkIn, free: [tomorrow] })).toEqual({
    offered: [soon, later],
    isAbove: true,
    isFull: true,
  })
})

test('after the last hour of today a walk-in gets another day', () => {
  expect(timesFor({ ...walkIn, free: [tomorrow], all: [tomorrow] })).toEqual({
    offered: [tomorrow],
    isAbove: false,
    isFull: false,
  })
  expect(timesFor({ ...walkIn, wantsAbove: true }).offered).toEqual([soon, later])
})
