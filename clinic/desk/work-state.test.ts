import { expect, test } from 'vitest'
import type { BookingKind, BookingState } from '../booking.ts'
import { whyNotHandOver } from '../visit.ts'
import { workStateOf } from './work-state.ts'

const at = (clock: string) => new Date(`2026-11-16T${clock}:00+05:30`)
const nothing = { checkedInAt: null, calledInAt: null, seenAt: null, leftAt: null, stopReadAt: null }

test('the state of a row follows the newest record of the booking', () => {
  const come = (state: BookingState, noted: object = {}, kind: BookingKind = 'appointment') =>
    workStateOf({ kind, state, ...nothing, ...noted })
  const here = { checkedInAt: at('10:50') }
  const inside = { ...here, calledInAt: at('11:05') }
  expect(come('booked')).toEqual({ state: 'booked', since: null })
  expect(come('booked', here)).toEqual({ state: 'waiting', since: at('10:50') })
  expect(come('booked', inside)).toEqual({ state: 'with-doctor', since: at('11:05') })
  expect(come('attended', { ...inside, seenAt: at('11:20') })).toEqual({ state: 'seen', since: at('11:20') })
  expect(come('attended')).toEqual({ state: 'seen', since: null })
  expect(come('missed')).toEqual({ state: 'missed', since: null })
  expect(come('cancelled')).toEqual({ state: 'cancelled', since: null })
  expect(come('cancelled', { ...here, leftAt: at('11:30') })).toEqual({ state: 'left', since: at('11:30') })
  expect(come('open', {}, 'enquiry').state).toBe('to-answer')
  expect(come('answered', {}, 'enquiry').state).toBe('answered')
  expect(come('booked', { stopReadAt: at('07:00') }, 'home-collection').state).toBe('on-the-way')
  expect(come('to-confirm', { stopReadAt: at('07:00') }, 'home-collection').state).toBe('to-confirm')
  expect(come('to-confirm', {}, 'lab-test').state).toBe('time-to-agree')
})

test('a patient can be handed over before the time, and after it while waiting at the clinic', () => {
  const booking = { kind: 'appointment', state: 'booked', startsAt: at('11:00') } as const
  const waits = { calledInAt: null, seenAt: null }
  expect(whyNotHandOver(booking, null, at('10:59'))).toBeNull()
  expect(whyNotHandOver(booking, null, at('11:00'))).toBe('past')
  expect(whyNotHandOver(booking, waits, at('11:30'))).toBeNull()
  expect(whyNotHandOver(booking, { ...waits, seenAt: at('11:20') }, at('11:30'))).toBe('attended')
  expect(whyNotHandOver({ ...booking, state: 'to-confirm' }, null, at('10:59'))).toBe('to-confirm')
  expect(whyNotHandOver({ ...booking, state: 'cancelled' }, null, at('10:59'))).toBe('cancelled')
  expect(whyNotHandOver({ ...booking, kind: 'lab-test' }, null, at('10:59'))).toBe('not-a-visit')
})
