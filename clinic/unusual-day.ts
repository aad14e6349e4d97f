/** How many days the average covers. */
export const DAYS_BEFORE = 28

/** A new clinic has no average yet; below this number there is no alert. */
const LEAST = 20
const TIMES_AS_MANY = 3

/** Whether today has so many more bookings than usual that the clinic should look at them. */
export const isUnusualDay = (today: number, inDaysBefore: number): boolean =>
  today >= LEAST && today > (inDaysBefore / DAYS_BEFORE) * TIMES_AS_MANY
