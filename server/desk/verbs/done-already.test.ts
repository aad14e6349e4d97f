import { expect, test } from 'vitest'
import type { LockedBooking } from '../../bookings/lock-booking.ts'
import type { Visit } from '../action/visits.ts'
import { callIn } from './call-in.ts'
import { cancel } from './cancel.ts'
import { checkIn } from './check-in.ts'
import { confirm } from './confirm.ts'
import { handOver } from './hand-over.ts'
import { left } from './left.ts'
import { move } from './move.ts'

const at = (clock: string) => new Date(`2026-11-16T${clock}:00+05:30`)

test('a verb is already done when the booking has its result', () => {
  const booked = { kind: 'appointment', state: 'booked', startsAt: at('11:00'), doctor: 'a' } as LockedBooking
  const cancelled = { ...booked, state: 'cancelled' } as const
  const here = { calledInAt: null, leftAt: null } as Visit
  const gone = { ...here, leftAt: at('11:30') }
  expect(checkIn.isDone!(booked, null, {})).toBe(false)
  expect(checkIn.isDone!(booked, here, {})).toBe(true)
  expect(callIn.isDone!(booked, here, {})).toBe(false)
  expect(callIn.isDone!(booked, { ...here, calledInAt: at('11:05') }, {})).toBe(true)
  expect(confirm.isDone!(booked, null, {})).toBe(true)
  // Both bookings are cancelled: one by cancel, the other because the patient went home.
  expect(cancel.isDone!(cancelled, null, {})).toBe(true)
  expect(left.isDone!(cancelled, null, {})).toBe(false)
  expect(cancel.isDone!(cancelled, gone, {})).toBe(false)
  expect(left.isDone!(cancelled, gone, {})).toBe(true)
  expect(move.isDone!(booked, null, { to: at('11:00') })).toBe(true)
  expect(move.isDone!(booked, null, { to: at('11:20') })).toBe(false)
  expect(move.isDone!(booked, null, { to: at('11:00'), doctor: 'b' })).toBe(false)
  expect(handOver.isDone).toBeUndefined()
})
