/** A minute of patience in all: a poor connection comes back, and a form's token makes asking again safe. */
const WAITS_MS = [1000, 2000, 4000, 8000]
/** How long one answer may take. */
export const RESPONSE_TIMEOUT_MS = 10_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks until there is an answer. Null when none came in all that time: then nobody knows what became of it. */
export async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer | null>,
  onRetry: () => void,
): Promise<Answer | null> {
  for (const wait of [...WAITS_MS, null]) {
    const answer = await ask()
    if (answer || wait === null) return answer
    onRetry()
    await pause(wait)
  }
  return null
}
