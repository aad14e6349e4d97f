/** How many days an ordinary one is made of. */
export const DAYS_BEFORE = 28

/** A new clinic has no ordinary day yet; below this nobody need look. */
const LEAST = 20
const TIMES_AS_MANY = 3

/** Whether so many more bookings came today than on the days before that somebody should look at them. */
export const isUnusualDay = (today: number, inDaysBefore: number): boolean =>
  today >= LEAST && today > (inDaysBefore / DAYS_BEFORE) * TIMES_AS_MANY
