import { expect, test } from 'vitest'
import { longDateIn } from './long-date.ts'

test('a date is written with its year', () => {
  expect(longDateIn('en', '2025-05-10')).toBe('May 10, 2025')
  expect(longDateIn('hi', '2025-05-10')).toBe('10 मई 2025')
})
