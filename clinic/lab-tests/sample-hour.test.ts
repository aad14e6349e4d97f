import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { preparationCodes } from './preparation.ts'
import { apartInHours, joined, jointTestOf } from './sample-hour.ts'
import { slugOf } from './slug.ts'

const fasting = { slug: 'blood-sugar-fasting-fbs', preparation: 'fasting-8' } as const
const afterMeal = { slug: 'blood-sugar-post-prandial-ppbs', preparation: 'after-meal' } as const
const plain = { slug: 'hb', preparation: 'none' } as const

test('a fasting sample and one after a meal cannot share an hour', () => {
  expect(apartInHours([fasting, plain, afterMeal])).toEqual([[fasting], [afterMeal]])
})

test('a test without preparation shares every hour, and so do tests of one kind', () => {
  for (const preparation of preparationCodes)
    expect(apartInHours([plain, { slug: 'x', preparation }, { slug: 'y', preparation }])).toBeNull()
})

test.each([
  ['morning', 'afternoon'],
  ['rested-morning', 'night'],
  ['before-dose', 'after-dose'],
  ['glucose-tolerance', 'after-meal'],
] as const)('%s and %s are two hours', (one, other) => {
  expect(apartInHours([{ preparation: one }, { preparation: other }])).toHaveLength(2)
})

test('the joint test replaces both, and nothing else is lost', () => {
  const joint = jointTestOf([fasting, plain, afterMeal])
  expect(joint).toBe('blood-sugar-fasting-pp')
  expect(joined([fasting.slug, 'hb', afterMeal.slug], joint)).toEqual(['hb', joint])
  expect(jointTestOf([fasting, plain])).toBeNull()
  expect(joined(['hb'], 'blood-group')).toEqual(['hb'])
})

test('the catalogue has every part and every joint test', () => {
  const names = readFileSync('catalogue/pathology-tests.tsv', 'utf8')
    .split('\n')
    .map((line) => slugOf(line.split('\t')[1] ?? ''))
  for (const slug of [fasting.slug, afterMeal.slug, 'blood-sugar-fasting-pp']) expect(names).toContain(slug)
})
