import { expect, test } from 'vitest'
import { slotOf, visitOf, withVisit } from './visit-values.ts'

test('a window of the picker is read back as the day and the hour it stands for', () => {
  expect(slotOf('2026-11-16', '07:00')).toBe('2026-11-16T07:00:00+05:30')
  expect(visitOf('2026-11-16T07:00:00+05:30')).toEqual({ day: '2026-11-16', from: '07:00' })
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
])('%j stands for no window', (slot) => {
  expect(visitOf(slot)).toEqual({ day: '', from: '' })
})

test('the rules get a date and an hour', () => {
  const values = { patientName: 'Asha', day: '2026-11-16', collectionSlot: '2026-11-16T17:00:00+05:30' }
  expect(withVisit(values)).toEqual({ ...values, collectionDate: '2026-11-16', collectionTime: '17:00' })
})

test('an hour of another day is not chosen, and neither is one without a day', () => {
  const collectionSlot = '2026-11-16T17:00:00+05:30'
  expect(withVisit({ day: '2026-11-17', collectionSlot })).toMatchObject({
    collectionDate: '2026-11-17',
    collectionTime: '',
  })
  expect(withVisit({ collectionSlot })).toMatchObject({ collectionDate: '', collectionTime: '' })
  expect(withVisit({})).toEqual({ collectionDate: '', collectionTime: '' })
})
