/** A minute of patience in all: a poor connection comes back, and a form's token makes asking again safe. */
const WAITS_MS = [1000, 2000, 4000, 8000]
/** How often it is asked in all. */
export const TRIES = WAITS_MS.length + 1
/** How long one answer may take. */
export const RESPONSE_TIMEOUT_MS = 10_000

/** Which try comes next, and how to begin it at once. */
export type OnRetry = (next: number, beginNow: () => void) => void

/** Asks until there is an answer. Null when none came in all that time: then nobody knows what became of it. */
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
