import { expect, test } from 'vitest'
import { reminderAt, reminderHolds } from './reminder.ts'
import { instantAt, minutesFrom } from './time.ts'

const at = (day: string, clock: string) => instantAt(day, minutesFrom(clock))
const visit = at('2026-11-16', '10:20')

test('the reminder comes at six in the evening before, on the clinic’s clock', () => {
  expect(reminderAt(visit, at('2026-11-13', '09:00'))).toEqual(new Date('2026-11-15T12:30:00Z'))
  expect(reminderAt(at('2026-11-16', '20:10'), at('2026-11-13', '09:00'))).toEqual(at('2026-11-15', '18:00'))
})

test('an early visit belongs to its own day in India, although it is still the day before in London', () => {
  expect(reminderAt(at('2026-11-16', '00:30'), at('2026-11-13', '09:00'))).toEqual(at('2026-11-15', '18:00'))
})

test('who books after six for tomorrow, or for today, needs no reminder', () => {
  expect(reminderAt(visit, at('2026-11-15', '17:59'))).toEqual(at('2026-11-15', '18:00'))
  expect(reminderAt(visit, at('2026-11-15', '18:00'))).toBeNull()
  expect(reminderAt(visit, at('2026-11-16', '09:00'))).toBeNull()
})

test.each([
  ['on the evening before', '2026-11-15', '18:00', true],
  ['late on the day before', '2026-11-15', '23:59', true],
  ['on the day itself, when the worker woke up late', '2026-11-16', '00:00', false],
  ['two days before', '2026-11-14', '23:59', false],
  ['after the visit', '2026-11-17', '10:00', false],
] as const)('a reminder that is sent %s is right or is not sent', (_, day, clock, holds) => {
  expect(reminderHolds(visit, at(day, clock))).toBe(holds)
})
