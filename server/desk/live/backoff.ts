const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5000

/** How long to wait after so many failures: longer each time, and not all processes the same. */
export const backoff = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
