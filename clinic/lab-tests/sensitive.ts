import type { SampleCode, TestCategory } from './lab-test.ts'

type Described = { name: string; category: TestCategory; sample: SampleCode }

/** Everyday tests, whose names tell little. All other groups are sensitive as a whole. */
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

/** Whether the name of the test on a piece of paper would tell others more than that blood was tested. */
export function isSensitiveTest({ name, category, sample }: Described): boolean {
  if (sensitiveSamples.has(sample) || sensitiveNames.test(name)) return true
  return !plainCategories.has(category) && !(category === 'hormones' && thyroid.test(name))
}
