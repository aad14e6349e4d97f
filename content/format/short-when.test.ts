import { expect, test } from 'vitest'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { fastFromWords, shortTime, shortWhen } from './short-when.ts'

const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))

test('a time is short enough for an SMS and still clear', () => {
  const visit = { kind: 'appointment', startsAt: at('2026-11-16', '18:20') } as const
  expect(shortWhen('en', visit)).toBe('Mon 16 Nov, 6:20 pm')
  expect(shortWhen('hi', visit)).toBe('सोम 16 नवंबर, शाम 6:20 बजे')
  expect(shortTime('hi', visit.startsAt)).toBe('शाम 6:20 बजे')
})

test('a home visit names its hour, with a plain hyphen', () => {
  const visit = (clock: string) => ({ kind: 'home-collection', startsAt: at('2026-09-30', clock) }) as const
  expect(shortWhen('en', visit('11:00'))).toBe('Wed 30 Sep, 11 am-12 noon')
  expect(shortWhen('hi', visit('07:00'))).toBe('बुध 30 सितंबर, सुबह 7-8 बजे')
})

test('the hour from which not to eat names its day', () => {
  expect(fastFromWords('en', at('2026-11-16', '23:00'))).toBe('Mon 11:00 pm')
  expect(fastFromWords('hi', at('2026-11-16', '21:00'))).toBe('सोम रात 9:00 बजे')
})
