/** Asks again and again until the answer is truthy, and fails when the time is up. */
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

/** The rhythm of asking again; never a way to guess that something has happened by now. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
