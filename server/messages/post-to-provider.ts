import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { mustUseTls } from '../platform/loopback.ts'
import type { SendOutcome } from './send-outcome.ts'

const HAND_OVER_MS = 10_000
const ANSWER_LIMIT = 64 * 1024
/** A wrong Retry-After must not delay a message until it is useless. */
const RETRY_AFTER_AT_MOST = 3600

type ProviderRequest = {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs?: number | undefined
}

/** Where a provider's response has its id and error code. Its prose is not read: it may contain a number or a name. */
type Wording = {
  idIn(answer: unknown): string | undefined
  codeIn?(answer: unknown): number | undefined
  /** Codes to retry, whatever the status: a rate limit, or our account to fix. */
  passingCodes?: ReadonlySet<number>
}

/** Key, balance, account, URL: faults on our side. The message waits until they are fixed. */
const configErrors = new Set([401, 402, 403, 404])
/** Certainly not accepted, and not because of the message: incomplete request, rate limit, unavailable. */
const retryableStatuses = new Set([408, 429, 503])

/** A date is compared with the provider's own clock, which its response contains. */
const retryAfter = ({ 'retry-after': header, date = '' }: IncomingHttpHeaders) => {
  if (!header) return {}
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.parse(date)) / 1000
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, RETRY_AFTER_AT_MOST) } : {}
}

function outcomeOf(
  status: number,
  headers: IncomingHttpHeaders,
  answer: unknown,
  wording: Wording,
): SendOutcome {
  if (status >= 200 && status < 300) {
    const providerId = wording.idIn(answer)
    return { kind: 'sent', ...(providerId && { providerId }) }
  }
  const code = wording.codeIn?.(answer)
  const error = code === undefined ? `HTTP ${status}` : `HTTP ${status}, code ${code}`
  const isPassing = code !== undefined && wording.passingCodes?.has(code)
  if (isPassing || retryableStatuses.has(status))
    return { kind: 'refused', error, permanent: false, ...retryAfter(headers) }
  // An error inside the provider, or a gateway time-out: it may have accepted the message before.
  if (status >= 500) return { kind: 'unanswered', error }
  // A redirect is not followed: the message would go to a URL that is not configured.
  return { kind: 'refused', error, permanent: status >= 400 && !configErrors.has(status) }
}

async function readAnswer(response: IncomingMessage): Promise<unknown> {
  let text = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk
      if (text.length > ANSWER_LIMIT) break
    }
    return JSON.parse(text)
  } catch {
    // Without a readable body, the status decides the outcome.
    return undefined
  }
}

/**
 * Sends one message in one request on one connection. Not by fetch, which reports a lost connection or a time-out in
 * the same way before and after the message was sent: only afterwards the outcome is in doubt. A keep-alive connection
 * would cause the same doubt, because the provider may just be closing it.
 */
export function postToProvider(message: ProviderRequest, wording: Wording): Promise<SendOutcome> {
  const url = new URL(message.url)
  const isSecure = url.protocol === 'https:'
  // The settings refuse such a URL already; in any case, nothing is sent unencrypted.
  if (!isSecure && mustUseTls(url.hostname))
    return Promise.resolve({ kind: 'refused', error: 'TLS required', permanent: false })
  return new Promise((resolve) => {
    let begun = false
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      signal: AbortSignal.timeout(message.timeoutMs ?? HAND_OVER_MS),
    })
    request.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        begun = true
      }),
    )
    request.on('response', async (response) => {
      const answer = await readAnswer(response)
      resolve(outcomeOf(response.statusCode ?? 0, response.headers, answer, wording))
      request.destroy()
    })
    request.on('error', (failure: Error & { code?: string }) => {
      const error = failure.name === 'AbortError' ? 'ETIMEDOUT' : (failure.code ?? 'HTTP')
      resolve(begun ? { kind: 'unanswered', error } : { kind: 'refused', error, permanent: false })
    })
    request.end(message.body)
  })
}
