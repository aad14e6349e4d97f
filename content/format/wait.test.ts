import { expect, test } from 'vitest'
import { waitIn } from './wait.ts'

test('a waiting time is written in minutes, hours or days', () => {
  expect(
    [1, 5, 59, 60, 61, 300, 1380, 1381, 1440, 1441, 10_080].map((minutes) => waitIn('en', minutes)),
  ).toEqual([
    'a minute',
    '5 minutes',
    '59 minutes',
    'an hour',
    '2 hours',
    '5 hours',
    '23 hours',
    'a day',
    'a day',
    '2 days',
    '7 days',
  ])
  expect(waitIn('hi', 300)).toBe('5 घंटे')
})
