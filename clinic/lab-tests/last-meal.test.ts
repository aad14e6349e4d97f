import { expect, test } from 'vitest'
import { instantAt, minutesFrom, toIso } from '../time.ts'
import { lastMeal } from './last-meal.ts'

const eight = { least: 8, most: 10 }
const ten = { least: 10, most: 12 }

test.each([
  ['07:00', eight, '2026-11-16T22:00'],
  ['08:00', ten, '2026-11-16T22:00'],
  ['07:00', ten, '2026-11-16T21:00'],
  ['10:00', eight, '2026-11-16T22:00'],
  ['12:00', ten, '2026-11-16T22:00'],
  ['12:00', eight, '2026-11-17T04:00'],
  ['18:00', eight, '2026-11-17T10:00'],
  ['18:00', ten, '2026-11-17T08:00'],
])('for a sample at %s and a fast of %o the last meal is before %s', (clock, hours, expected) => {
  const startsAt = instantAt('2026-11-17', minutesFrom(clock))
  expect(toIso(lastMeal(startsAt, hours)).slice(0, 16)).toBe(expected)
})

test('no fast is shorter than it must be', () => {
  for (let minutes = 0; minutes < 24 * 60; minutes += 20) {
    const startsAt = instantAt('2026-11-17', minutes)
    for (const hours of [eight, ten])
      expect(startsAt.getTime() - lastMeal(startsAt, hours).getTime()).toBeGreaterThanOrEqual(
        hours.least * 3_600_000,
      )
  }
})
