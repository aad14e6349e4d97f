import { FORM_JSON } from './form-json.ts'
import { RESPONSE_TIMEOUT_MS } from './post/retry.ts'

/**
 * Posts a form and asks for JSON. Null without a response of our own: then the outcome is unknown. `onStatus` gets
 * the status of every response, also that of a proxy.
 */
export async function postJson<Answer>(
  url: string,
  body: URLSearchParams,
  onStatus?: (status: number) => void,
): Promise<{ status: number; answer: Answer } | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: FORM_JSON },
      body,
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    onStatus?.(response.status)
    if (response.headers.get('content-type') !== FORM_JSON) return null
    return { status: response.status, answer: await response.json() }
  } catch {
    return null
  }
}
