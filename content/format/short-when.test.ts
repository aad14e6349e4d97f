import { expect, test } from 'vitest'
import { instantAt, minutesFrom } from '#clinic/time.ts'
import { bound } from './fill.ts'
import { shortTime, shortWhen } from './short-when.ts'

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

test('a time and a phone number stay on one line, in both languages, and a dash ends a line', () => {
  expect(bound('Tuesday at 11:00 am, or 8–9 am')).toBe('Tuesday at 11:00\u00a0am, or 8–9\u00a0am')
  expect(bound('मंगलवार, सुबह 11:00 बजे')).toBe('मंगलवार, सुबह\u00a011:00\u00a0बजे')
  expect(bound('17 November')).toBe('17 November')
  expect(bound('from +91 00000 00001')).toBe('from +91\u00a000000\u00a000001')
  expect(bound('10:00 am – 1:30 pm')).toBe('10:00\u00a0am\u00a0– 1:30\u00a0pm')
})
