import { expect, test } from 'vitest'
import { switchLanguage } from './paths.ts'

test.each([
  ['/', '/hi'],
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/blogs', '/hi/blogs'],
  ['/blogs/', '/hi/blogs'],
  ['/hi/service/treatments/', '/service/treatments'],
])('from %s the other language is at %s, without a redirect', (path, other) => {
  expect(switchLanguage(path)).toBe(other)
})
