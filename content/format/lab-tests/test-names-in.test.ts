import { expect, test } from 'vitest'
import { testNamesIn } from './test-names-in.ts'

const inEnglish = (name: string, en: string) => testNamesIn('en', { name, names: { en, hi: 'टेस्ट' } })

test('in Hindi the Hindi name is large, and the English name, which stands on the slip, is small', () => {
  const names = { en: 'Total cholesterol', hi: 'टोटल कोलेस्ट्रॉल' }
  expect(testNamesIn('hi', { name: 'CHOLESTEROL, TOTAL', names })).toEqual({
    name: 'टोटल कोलेस्ट्रॉल',
    slip: 'Total cholesterol',
  })
})

test('in English the printed name is small and not in capitals', () => {
  expect(inEnglish('CHOLESTEROL, TOTAL', 'Total cholesterol').slip).toBe('Cholesterol, total')
  expect(inEnglish('GLUCOSE 75 GM, 2 HOURS (DIPSI)', 'Pregnancy sugar test (DIPSI), 75 g').slip).toBe(
    'Glucose 75 g, 2 hours (DIPSI)',
  )
})

test('abbreviations are spelled as the readable name spells them', () => {
  expect(inEnglish('HBA1C (GLYCOSYLATED HAEMOGLOBIN)', 'HbA1c (three-month average sugar)').slip).toBe(
    'HbA1c (glycosylated haemoglobin)',
  )
  expect(inEnglish('BETA HCG, TOTAL', 'Beta hCG (blood test)').slip).toBe('Beta hCG, total')
  expect(inEnglish('EGFR (ESTIMATED)', 'eGFR (kidney filtering)').slip).toBe('eGFR (estimated)')
})

test('a printed name that says nothing more is left out', () => {
  expect(inEnglish('COMPLETE BLOOD COUNT (CBC)', 'Complete blood count (CBC)').slip).toBeNull()
  expect(inEnglish('VITAMIN PROFILE (B12 & D)', 'Vitamin profile (B12 and D)').slip).toBeNull()
  expect(inEnglish('LITHIUM', 'Lithium level').slip).toBeNull()
})
