import { expect, test } from 'vitest'
import { DAYS_BEFORE, isUnusualDay } from './unusual-day.ts'

test('a day is unusual when it brings three times as many bookings as an ordinary one', () => {
  expect(isUnusualDay(60, 30 * DAYS_BEFORE)).toBe(false)
  expect(isUnusualDay(90, 30 * DAYS_BEFORE)).toBe(false)
  expect(isUnusualDay(91, 30 * DAYS_BEFORE)).toBe(true)
})

test('in a clinic that has just opened, a handful of bookings raises no alert', () => {
  expect(isUnusualDay(19, 0)).toBe(false)
  expect(isUnusualDay(20, 0)).toBe(true)
})
