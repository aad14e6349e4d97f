import { expect, test } from 'vitest'
import { collectionWindows } from '#clinic/home-collection.ts'
import { partsOf, slotOf, visitOf } from './visit-slots.ts'

test('an hour of the picker is parsed to its day and hour', () => {
  expect(slotOf('2026-11-16', '07:00')).toBe('2026-11-16T07:00:00+05:30')
  const parts = partsOf('2026-11-16T07:00:00+05:30', collectionWindows)
  expect(parts).toEqual({ day: '2026-11-16', from: '07:00' })
})

test.each([
  '',
  '2026-11-16',
  '2026-02-30T07:00:00+05:30',
  '2026-11-16T07:30:00+05:30',
  '2026-11-16T07:00:00Z',
  '2026-11-16Txx:yy:00+05:30',
  '9999-12-31T24:00:00+05:30',
  '+275760-09-13T00:00:00Z',
])('%j is no hour', (slot) => {
  expect(partsOf(slot, collectionWindows)).toEqual({ day: '', from: '' })
})

test('the rules get a date and an hour', () => {
  const values = { day: '2026-11-16', slot: '2026-11-16T17:00:00+05:30' }
  expect(visitOf(values, collectionWindows)).toEqual({ date: '2026-11-16', time: '17:00' })
})

test('an hour of another day, or one without a day, does not count as chosen', () => {
  const slot = '2026-11-16T17:00:00+05:30'
  expect(visitOf({ day: '2026-11-17', slot }, collectionWindows)).toEqual({ date: '2026-11-17', time: '' })
  expect(visitOf({ slot }, collectionWindows)).toEqual({ date: '', time: '' })
  expect(visitOf({}, collectionWindows)).toEqual({ date: '', time: '' })
})
