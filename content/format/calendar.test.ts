import { expect, test } from 'vitest'
import { inLanguage } from '../language.ts'
import { calendar, clockOf, dateOf, timeOfMinutes, whenOf } from './calendar.ts'

const en = inLanguage(calendar, 'en')
const hi = inLanguage(calendar, 'hi')

test('a date is written in full words', () => {
  const visit = new Date('2026-11-16T18:20:00+05:30')
  expect(whenOf(en, visit)).toBe('Monday 16 November at 6:20 pm')
  expect(whenOf(hi, visit)).toBe('सोमवार 16 नवंबर, शाम 6:20 बजे')
  expect(dateOf(hi, '2026-11-15')).toBe('रविवार 15 नवंबर')
})

test.each([
  [0, '12:00', '12:00 am', 'रात 12:00'],
  [7 * 60, '7:00', '7:00 am', 'सुबह 7:00'],
  [10 * 60 + 20, '10:20', '10:20 am', 'सुबह 10:20'],
  [12 * 60 + 40, '12:40', '12:40 pm', 'दोपहर 12:40'],
  [13 * 60 + 20, '1:20', '1:20 pm', 'दोपहर 1:20'],
  [18 * 60, '6:00', '6:00 pm', 'शाम 6:00'],
  [20 * 60 + 20, '8:20', '8:20 pm', 'रात 8:20'],
])('%i minutes after midnight', (minutes, clock, english, hindi) => {
  expect(clockOf(minutes)).toBe(clock)
  expect(timeOfMinutes(en, minutes)).toBe(english)
  expect(timeOfMinutes(hi, minutes)).toBe(hindi)
})
