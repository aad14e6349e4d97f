import { expect, test } from 'vitest'
import { plainNumbers } from '../format/tel.ts'
import { languages } from '../language.ts'
import { type PolicyName, policies } from './policies.ts'
import { policyIn } from './policy-in.ts'

test('no policy has an unfilled placeholder, in either language', () => {
  for (const language of languages)
    for (const name of Object.keys(policies) as PolicyName[])
      expect(plainNumbers(JSON.stringify(policyIn(language, name)))).not.toMatch(/\{\w+\}/)
})

test('the terms name the hours in which samples are taken at home', () => {
  const section = policyIn('en', 'term-condition').sections.find(
    ({ id }) => id === 'home-collection-services',
  )
  expect(section?.bullets[0]).toContain('7–8, 8–9, 9–10, 10–11 and 11–12 in the morning; 4–5 and 5–6')
})
