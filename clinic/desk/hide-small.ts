/** Smaller counts are hidden from the owner: a small count can identify a person. */
export const LEAST_SHOWN = 10

/** For a count that stands alone: it is part of no total on the screen, and no other period overlaps it. */
export const shownCount = (people: number): number | null => (people < LEAST_SHOWN ? null : people)

/**
 * For a count that is part of a total which the reader may know from a bill or another page: rounded to the nearest
 * ten. Sums and differences of such counts are tens as well, so no count under ten can be computed.
 */
export const roundedCount = (people: number): number | null =>
  people < LEAST_SHOWN ? null : Math.round(people / LEAST_SHOWN) * LEAST_SHOWN

/** The shares of the shown groups, in whole percent of their sum: no exact count can be computed from them. */
export function shownShares(groups: readonly number[]): (number | null)[] {
  const shown = groups.map(shownCount)
  const whole = shown.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return shown.map((count) => (count === null ? null : Math.round((100 * count) / whole) / 100))
}
