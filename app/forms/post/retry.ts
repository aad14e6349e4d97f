/** The waits between tries: a poor connection may come back, and the form's token makes a retry safe. */
const WAITS_MS = [1000, 2000, 4000, 8000]
/** The number of tries. */
export const TRIES = WAITS_MS.length + 1
/** The time-out of one response. */
export const RESPONSE_TIMEOUT_MS = 10_000

/** Which try comes next, and how to start it at once. */
export type OnRetry = (next: number, beginNow: () => void) => void

/** Retries until there is a response. Null without any in that time: then the outcome is unknown. */
export async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer | null>,
  onRetry: OnRetry,
): Promise<Answer | null> {
  for (const [index, wait] of [...WAITS_MS, null].entries()) {
    const answer = await ask()
    if (answer || wait === null) return answer
    await new Promise<void>((resolve) => {
      setTimeout(resolve, wait)
      onRetry(index + 2, resolve)
    })
  }
  return null
}
