import { RESPONSE_TIMEOUT_MS, retryUntilAnswered } from './retry.ts'
import type { SubmitResponse } from './submit-response.ts'

async function ask(url: string, key: string, body: string): Promise<SubmitResponse | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    // Anything that is not our own answer came from something between us, and says nothing about the booking.
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null
    const answer: SubmitResponse = await response.json()
    return response.status === 503 ? null : answer
  } catch {
    return null
  }
}

/**
 * Sends a booking until an answer comes, always with the same key, so that however often it arrives it is booked
 * once. Null when there was no answer in all that time: then nobody knows, and nothing else may be said.
 */
export async function submitBooking(
  url: string,
  key: string,
  answers: Record<string, unknown>,
  onRetry: () => void,
): Promise<SubmitResponse | null> {
  const body = (challengeSolution?: string) =>
    JSON.stringify({ ...answers, canSolveChallenge: 'yes', ...(challengeSolution && { challengeSolution }) })
  return retryUntilAnswered(async () => {
    const answer = await ask(url, key, body())
    if (!answer || answer.success || !answer.challenge) return answer
    // Many forms come from her network just now: a solved challenge shows that this one comes from a browser.
    const { solveChallengeOf } = await import('./solve-challenge.ts')
    return ask(url, key, body(await solveChallengeOf(answer.challenge)))
  }, onRetry)
}
