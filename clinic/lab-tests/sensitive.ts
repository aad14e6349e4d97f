import type { SampleCode, TestCategory } from './lab-test.ts'

type Described = { name: string; category: TestCategory; sample: SampleCode }

/** Everyday tests, whose names reveal little. All other categories are sensitive as a whole. */
const plainCategories: ReadonlySet<TestCategory> = new Set([
  'haematology',
  'biochemistry',
  'clinical-pathology',
  'profiles',
])
const thyroid = /thyro|\bTSH\b|\bF?T[34]\b/i
const sensitiveSamples: ReadonlySet<SampleCode> = new Set(['semen', 'cervical'])
const sensitiveNames =
  /HIV|hepatitis|HBs|HCV|VDRL|syphilis|pregnan|HCG|antenatal|semen|sperm|fertil|PCOS|ovar|lithium|drug|alcohol|psych/i

/** Whether the test's name on paper reveals more than a blood test. */
export function isSensitiveTest({ name, category, sample }: Described): boolean {
  if (sensitiveSamples.has(sample) || sensitiveNames.test(name)) return true
  return !plainCategories.has(category) && !(category === 'hormones' && thyroid.test(name))
}
