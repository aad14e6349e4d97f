import { expect, test } from 'vitest'
import { narrowTimes, typedWith } from './narrow-times.ts'

// Monday 16 November 2026; India is five and a half hours ahead of UTC.
const times = ['16T05:10', '16T13:10', '17T05:10', '17T13:10', '19T04:30'].map((at) => ({
  at: `2026-11-${at}:00Z`,
}))
const found = (typed: string) => narrowTimes(times, typed).map(({ at }) => at.slice(8, 16))

test('digits are a clock time, morning or evening', () => {
  expect(found('640')).toEqual(['16T13:10', '17T13:10'])
  expect(found('1040')).toEqual(['16T05:10', '17T05:10'])
  expect(found('64')).toEqual(['16T13:10', '17T13:10'])
})

test('letters are a day of the week', () => {
  expect(found('tue')).toEqual(['17T05:10', '17T13:10'])
  expect(found('t')).toEqual(['17T05:10', '17T13:10', '19T04:30'])
  expect(found('tue640')).toEqual(['17T13:10'])
})

test('a key that matches nothing starts anew, and a text that is no time keeps the list', () => {
  expect(typedWith(times, '', 't')).toBe('t')
  expect(typedWith(times, 'tue64', '0')).toBe('tue640')
  expect(typedWith(times, '640', 't')).toBe('t')
  expect(typedWith(times, '64', '6')).toBe('6')
  expect(typedWith(times, 'tue', 'z')).toBe('tue')
})
