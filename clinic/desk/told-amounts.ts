import type { StaffRole } from '../staff-roles.ts'

type Test = { sensitive: boolean; price: number | null }

/** The name of a test that may betray something is for a doctor only. */
export const readsName = (role: StaffRole, { sensitive }: Pick<Test, 'sensitive'>): boolean =>
  !sensitive || role === 'doctor'

/**
 * Prices are public, so a price is as good as the name. Where one of the tests has no name for this role, none of them
 * has a price: the hidden one would be what is missing to the total. The total itself is told to whoever takes the
 * money, in a booking that was opened or on the sheet of the round, and stands in no list (decision 0041).
 */
export const readsPrices = (role: StaffRole, tests: readonly Test[]): boolean =>
  tests.every((test) => readsName(role, test))

/** What all tests cost together; null where a price is not known. */
export const totalOf = (tests: readonly Pick<Test, 'price'>[]): number | null =>
  tests.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0)
