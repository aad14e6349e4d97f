import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('the reading time counts the words of all paragraphs, and is at least one minute', () => {
  expect(readingMinutes(['A line.'])).toBe(1)
  expect(readingMinutes([words(360), words(360)])).toBe(4)
  expect(readingMinutes([words(440)])).toBe(2)
})
