import { expect, test } from 'vitest'
import { hourLabel, shortHour } from './hour-label.ts'

test.each([
  ['07:00', '08:00', '7–8 am', 'सुबह 7–8 बजे'],
  ['11:00', '12:00', '11 am – 12 noon', 'सुबह 11–12 बजे'],
  ['12:00', '13:00', '12–1 pm', 'दोपहर 12–1 बजे'],
  ['13:00', '13:30', '1–1:30 pm', 'दोपहर 1–1:30 बजे'],
  ['17:00', '18:00', '5–6 pm', 'शाम 5–6 बजे'],
  ['20:00', '20:30', '8–8:30 pm', 'रात 8–8:30 बजे'],
])('the hour from %s to %s reads %s and %s', (from, to, en, hi) => {
  expect(hourLabel('en', from, to)).toBe(en)
  expect(hourLabel('hi', from, to)).toBe(hi)
})

test('among the hours of a morning, the numbers are enough', () => {
  expect(shortHour('10:00', '11:00')).toBe('10–11')
})
