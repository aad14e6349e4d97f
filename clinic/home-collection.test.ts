import { expect, test } from 'vitest'
import { collectionWindows, homeTests } from './home-collection.ts'
import { minutesFrom } from './time.ts'

test('someone may come in five morning hours and two evening hours', () => {
  expect(collectionWindows.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '07:00-08:00',
    '08:00-09:00',
    '09:00-10:00',
    '10:00-11:00',
    '11:00-12:00',
    '16:00-17:00',
    '17:00-18:00',
  ])
})

test('every window is one hour, and no two overlap', () => {
  for (const [place, { from, to }] of collectionWindows.entries()) {
    expect(minutesFrom(to) - minutesFrom(from)).toBe(60)
    const before = collectionWindows[place - 1]
    if (before) expect(minutesFrom(before.to)).toBeLessThanOrEqual(minutesFrom(from))
  }
})

test('the eight tests cost what the specification says', () => {
  expect(homeTests.map(({ id, price }) => [id, price])).toEqual([
    [1, 500],
    [2, 300],
    [3, 800],
    [4, 1200],
    [5, 1500],
    [6, 1800],
    [7, 600],
    [8, 1000],
  ])
})
