const INTERVAL_MS = 20

/**
 * Polls until the result is truthy, and fails after the time-out. It counts polls instead of reading the clock: a
 * busy machine polls less often, and so waits longer.
 */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<T>> {
  for (let polls = 0; polls * INTERVAL_MS <= timeoutMs; polls++) {
    const answer = await condition()
    if (answer) return answer
    await pause(INTERVAL_MS)
  }
  throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`)
}

/** The interval of polling; never used to guess that something has happened by now. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
