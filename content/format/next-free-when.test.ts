import { expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { nextFreeWhenIn } from './next-free-when.ts'

const now = new Date('2026-11-16T12:00:00+05:30')
const when = (language: Language, time: string) =>
  nextFreeWhenIn(language, new Date(`${time}+05:30`), now).replaceAll('\u00a0', '_')

test('today and tomorrow are named so, other days by weekday and date', () => {
  expect(when('en', '2026-11-16T18:20')).toBe('Today 6:20_pm')
  expect(when('en', '2026-11-17T10:00')).toBe('Tomorrow 10:00_am')
  expect(when('en', '2026-11-18T10:00')).toBe('Wed 18 Nov, 10:00_am')
})

test('Hindi names the part of the day', () => {
  expect(when('hi', '2026-11-16T18:20')).toBe('आज शाम_6:20')
  expect(when('hi', '2026-11-17T10:00')).toBe('कल सुबह_10:00')
  expect(when('hi', '2026-11-18T12:40')).toBe('बुध 18 नवंबर, दोपहर_12:40')
})
