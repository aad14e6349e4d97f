import type { BookingAnswer } from './answer.ts'

/** A minute of patience in all: a poor connection comes back, and the key makes asking again safe. */
const WAITS_MS = [1000, 2000, 4000, 8000]
const ANSWER_MS = 10_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function ask(url: string, key: string, body: string): Promise<BookingAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    // Anything that is not our own answer came from something between us, and says nothing about the booking.
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null
    const answer: BookingAnswer = await response.json()
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
): Promise<BookingAnswer | null> {
  const body = JSON.stringify(answers)
  for (const wait of [...WAITS_MS, null]) {
    const answer = await ask(url, key, body)
    if (answer || wait === null) return answer
    onRetry()
    await pause(wait)
  }
  return null
}
