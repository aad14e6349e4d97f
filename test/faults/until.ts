/** Polls until the result is truthy, and fails after the time-out. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await condition()
    if (answer) return answer
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`)
    await pause(20)
  }
}

/** The interval of polling; never used to guess that something has happened by now. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
