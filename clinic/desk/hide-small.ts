/** Fewer people than this are not counted where the owner looks: a small count can be a person. */
export const LEAST_SHOWN = 10

/** A count that stands alone: of no shown whole is it a part, and no other stretch of time has a part of it. */
export const shownCount = (people: number): number | null => (people < LEAST_SHOWN ? null : people)

/**
 * A count that is part of a whole which somebody may know exactly, from a bill or from another page: to the nearest ten.
 * Whatever is taken from it, or it from whatever, is a ten as well, and no count under ten.
 */
export const roundedCount = (people: number): number | null =>
  people < LEAST_SHOWN ? null : Math.round(people / LEAST_SHOWN) * LEAST_SHOWN

/** The shares of a whole, in whole hundredths of what is shown of it: no count can be worked out from them. */
export function shownShares(groups: readonly number[]): (number | null)[] {
  const shown = groups.map(shownCount)
  const whole = shown.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return shown.map((count) => (count === null ? null : Math.round((100 * count) / whole) / 100))
}
