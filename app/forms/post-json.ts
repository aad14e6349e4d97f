import { RESPONSE_TIMEOUT_MS } from './retry.ts'

/** Posts a form and asks for JSON. Null where no response of our own came: then nobody knows what became of it. */
export async function postJson<Answer>(
  url: string,
  body: URLSearchParams,
): Promise<{ status: number; answer: Answer } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    // Anything that is not our own response came from something between us, and says nothing about the booking.
    if (!response.headers.get('content-type')?.startsWith('application/json')) return null
    return { status: response.status, answer: await response.json() }
  } catch {
    return null
  }
}
