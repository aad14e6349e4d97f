import { needsFasting, type PreparationCode, type Prepared } from './preparation.ts'

const isOneOf =
  (...codes: PreparationCode[]) =>
  ({ preparation }: Prepared) =>
    codes.includes(preparation)

/** States that exclude each other: no hour can have samples from two of them. */
const opposites: readonly (readonly ((test: Prepared) => boolean)[])[] = [
  [needsFasting, isOneOf('after-meal')],
  [isOneOf('before-dose'), isOneOf('after-dose')],
  [isOneOf('morning', 'fasting-morning', 'rested-morning'), isOneOf('afternoon'), isOneOf('night')],
]

/** The tests in groups that cannot share an hour; null where all can. */
export function apartInHours<T extends Prepared>(tests: readonly T[]): T[][] | null {
  for (const states of opposites) {
    const groups = states.map((isIn) => tests.filter(isIn)).filter((group) => group.length > 0)
    if (groups.length > 1) return groups
  }
  return null
}

/** Two samples under one name: the lab takes the second one later, and prepares the patient for both. */
const jointTests = [
  {
    of: ['blood-sugar-fasting-fbs', 'blood-sugar-post-prandial-ppbs'],
    slug: 'blood-sugar-fasting-pp',
  },
] as const

type Chosen = { slug: string }

/** The joint test that replaces tests which cannot share an hour; null where there is none. */
export const jointTestOf = (tests: readonly Chosen[]): string | null =>
  jointTests.find(({ of }) => of.every((slug) => tests.some((test) => test.slug === slug)))?.slug ?? null

/** The chosen slugs, with a joint test in place of its parts. */
export function joined(slugs: readonly string[], slug: string | null): string[] {
  const joint = jointTests.find((one) => one.slug === slug)
  if (!joint) return [...slugs]
  return [...new Set([...slugs.filter((one) => !joint.of.some((part) => part === one)), joint.slug])]
}
