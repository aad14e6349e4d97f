import { expect, test } from 'vitest'
import type { SampleCode, TestCategory } from './lab-test.ts'
import { isSensitiveTest } from './sensitive.ts'

const of = (name: string, category: TestCategory, sample: SampleCode = 'serum') =>
  isSensitiveTest({ name, category, sample })

test('everyday tests may be named on paper', () => {
  expect(of('BLOOD SUGAR FASTING (FBS)', 'biochemistry')).toBe(false)
  expect(of('COMPLETE BLOOD COUNT (CBC)', 'haematology', 'blood-edta')).toBe(false)
  expect(of('TSH (ULTRASENSITIVE)', 'hormones')).toBe(false)
})

test('a test whose name would reveal the reason of a visit is counted, not named', () => {
  expect(of('HIV I & II', 'serology')).toBe(true)
  expect(of('BETA HCG', 'hormones')).toBe(true)
  expect(of('AMH', 'hormones')).toBe(true)
  expect(of('PAP SMEAR', 'cytology', 'cervical')).toBe(true)
  expect(of('ANTENATAL PROFILE', 'profiles')).toBe(true)
  expect(of('SEMEN ANALYSIS', 'clinical-pathology', 'semen')).toBe(true)
  expect(of('A TEST OF A KIND NOBODY HAS JUDGED', 'markers')).toBe(true)
})
