import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Sleep and the mind: small habits that help', 'sleep-and-the-mind-small-habits-that-help'],
  ['Baby blues or postpartum depression? How to tell', 'baby-blues-or-postpartum-depression-how-to-tell'],
  ['  “Living” with PCOS – day by day!  ', 'living-with-pcos-day-by-day'],
  ['12 weeks', '12-weeks'],
  ['?!', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a slug holds only small letters, digits and single hyphens between them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
  )
})

test('the slug of a slug is itself', () => {
  fc.assert(fc.property(fc.string(), (title) => slugOf(slugOf(title)) === slugOf(title)))
})
