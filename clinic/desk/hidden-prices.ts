import type { StaffRole } from '../staff-roles.ts'

type Test = { sensitive: boolean; price: number | null }

/** The name of a sensitive test is for doctors only. */
export const readsName = (role: StaffRole, { sensitive }: Pick<Test, 'sensitive'>): boolean =>
  !sensitive || role === 'doctor'

/**
 * Prices are public, so a price reveals the name. If one test of a booking is hidden from this role, all its prices are
 * hidden: the missing one would follow from the total. The total is shown only to the person who takes the money, in an
 * opened booking or on the sheet of the round, and in no list (decision 0041).
 */
export const readsPrices = (role: StaffRole, tests: readonly Test[]): boolean =>
  tests.every((test) => readsName(role, test))

/** The sum of all prices; null where one is not known. */
export const totalOf = (tests: readonly Pick<Test, 'price'>[]): number | null =>
  tests.reduce<number | null>((sum, { price }) => (sum === null || price === null ? null : sum + price), 0)
