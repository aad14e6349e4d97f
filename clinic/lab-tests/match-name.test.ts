import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCatalogue } from '#db/read-catalogue.ts'
import { nameMatcher } from './match-name.ts'

const file = readFileSync(new URL('../../catalogue/pathology-tests.tsv', import.meta.url), 'utf8')
const read = readCatalogue(file)
const known = read.ok ? read.rows : []
const match = nameMatcher(known)

test.each([
  ['CBC', 'complete-blood-count-cbc'],
  ['C.B.C.', 'complete-blood-count-cbc'],
  ['E.S.R.', 'erythrocyte-sedimentation-rate-esr'],
  ['T S H', 'tsh-ultrasensitive'],
  ['Anti Mullerian Hormone', 'amh-anti-mullerian-hormone'],
  ['CBC (Complete Blood Count)', 'complete-blood-count-cbc'],
  ['LFT', 'liver-function-test-lft'],
  ['Liver Function Tests', 'liver-function-test-lft'],
  ['KFT', 'kidney-function-test-kft'],
  ['RFT', 'kidney-function-test-kft'],
  ['Renal function test', 'kidney-function-test-kft'],
  ['TSH', 'tsh-ultrasensitive'],
  ['TSH (CLIA)', 'tsh-ultrasensitive'],
  ['FT3', 'free-t3-ft3'],
  ['HbA1c', 'hba1c-glycosylated-haemoglobin'],
  ['Hb A1C', 'hba1c-glycosylated-haemoglobin'],
  ['Hemoglobin', 'haemoglobin-hb'],
  ['Vit. B-12', 'vitamin-b12'],
  ['S. Creatinine', 'creatinine-serum'],
  ['Blood Glucose - Fasting', 'blood-sugar-fasting-fbs'],
  ['Urine R/M', 'urine-routine-microscopy-r-m'],
  ['URINE C/S', 'urine-culture-sensitivity'],
  ['CBC + ESR', 'cbc-with-esr'],
  ['सीबीसी', 'complete-blood-count-cbc'],
  ['थायराइड प्रोफाइल जांच', 'thyroid-profile-t3-t4-tsh'],
])('"%s" is %s', (name, slug) => {
  expect(match(name)).toEqual({ slug, suggestions: [] })
})

test.each([
  ['a typing error', 'Lipid Profil', ['lipid-profile']],
  ['less than the name', 'Dengue NS1', ['dengue-ns1-antigen']],
  ['a name that says more for one of two tests', 'Pap smear', ['pap-smear-conventional']],
  ['an everyday word', 'Calcium', ['calcium-total']],
  ['another test in brackets', 'Vitamin D (1,25 OH)', ['vitamin-d-25-oh']],
  ['an explanation for patients, or the start of a name', 'Cholesterol', ['hdl-cholesterol']],
  ['a letter that is part of a name', 'Protein', ['protein-s-free']],
  ['what may be the doctor’s fee', 'First visit', ['antenatal-profile-first-visit']],
  [
    'the name of one test, and of another for patients',
    'Beta HCG',
    ['beta-hcg-tumour-marker', 'beta-hcg-total'],
  ],
  ['a name that two tests have', 'HBsAg', ['hbsag-rapid-card', 'hbsag-elisa']],
])('%s matches no test, it is a suggestion: "%s"', (_, name, suggestions) => {
  expect(match(name)).toEqual({ slug: null, suggestions })
})

test.each([
  'X-Ray Chest',
  'HAEMATOLOGY',
  'Vitamin B6',
  'Test',
  '()',
  '',
])('"%s" is not in the catalogue', (name) => {
  expect(match(name)).toEqual({ slug: null, suggestions: [] })
})

const aTest = fc.constantFrom(...known)
const aName = aTest.chain((one) => fc.constantFrom(one.name, one.name_en, one.name_hi))

test('a name in other letters, punctuation, word order or filler is still that test', () => {
  const written = fc.record({
    one: aTest,
    column: fc.constantFrom('name' as const, 'name_en' as const, 'name_hi' as const),
    gap: fc.constantFrom(' ', '  ', ' - ', ', ', ' / ', '_'),
    end: fc.constantFrom('', '.', ' Test', ' *', ' (Serum)', ' जाँच'),
    change: fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => text.normalize('NFD'),
    ),
  })
  fc.assert(
    fc.property(written, ({ one, column, gap, end, change }) => {
      const name = change(one[column].replaceAll(' ', gap)) + end
      expect([name, match(name).slug]).toEqual([name, one.slug])
      const swapped = one[column].split(' ').toReversed().join(' ')
      expect([swapped, match(swapped).slug]).toEqual([swapped, one.slug])
    }),
    { numRuns: 500 },
  )
})

test('with one letter or digit more, a name at most suggests the original test', () => {
  const changed = fc.record({
    one: aTest,
    column: fc.constantFrom('name' as const, 'name_en' as const, 'name_hi' as const),
    more: fc.constantFrom(...'bcdfgjklmnpqw23456789'),
    at: fc.nat(),
  })
  fc.assert(
    fc.property(changed, ({ one, column, more, at }) => {
      const letters = [...one[column]]
      letters.splice(at % (letters.length + 1), 0, more)
      const name = letters.join('')
      expect([name, match(name).slug]).not.toEqual([name, one.slug])
    }),
    { numRuns: 1000 },
  )
})

test('the order of the known tests does not matter', () => {
  const other = nameMatcher(known.toReversed())
  const sorted = ({ slug, suggestions }: ReturnType<typeof match>) => [slug, suggestions.toSorted()]
  fc.assert(
    fc.property(
      fc.oneof(
        aName,
        aName.map((name) => name.slice(1)),
        fc.string(),
      ),
      (name) => {
        expect(sorted(other(name))).toEqual(sorted(match(name)))
      },
    ),
  )
})
