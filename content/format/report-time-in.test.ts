import { expect, test } from 'vitest'
import { reportTimeIn } from './report-time-in.ts'

test('report times read naturally in both languages', () => {
  const times = ['same day', '2 days', '48-72 hours', 'up to 6 weeks', '48 hours, final 5 days']
  expect(times.map((time) => reportTimeIn('en', time))).toEqual([
    'Same day',
    '2 days',
    '48–72 hours',
    'Up to 6 weeks',
    'First result in 48 hours, final in 5 days',
  ])
  expect(times.map((time) => reportTimeIn('hi', time))).toEqual([
    'उसी दिन',
    '2 दिन',
    '48–72 घंटे',
    '6 हफ़्ते तक',
    'पहली रिपोर्ट 48 घंटे में, आख़िरी 5 दिन में',
  ])
})
