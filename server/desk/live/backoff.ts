const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 5000

/** The wait after so many failures: longer each time, with jitter between processes. */
export const backoff = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
