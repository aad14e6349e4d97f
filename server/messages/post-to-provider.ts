import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { mustUseTls } from '../platform/loopback.ts'
import type { SendOutcome } from './send-outcome.ts'

const HAND_OVER_MS = 10_000
const ANSWER_LIMIT = 64 * 1024
/** A slip of the provider must not put a message off until it is of no use. */
const RETRY_AFTER_AT_MOST = 3600

export type ProviderRequest = {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMs?: number | undefined
}

/** How one provider words its answers. What it says in prose stays there: it may hold a number or a name. */
export type Wording = {
  idIn(answer: unknown): string | undefined
  codeIn?(answer: unknown): number | undefined
  /** Codes that are no fault of this message, whatever the status: too many at once, or our account to mend. */
  passingCodes?: ReadonlySet<number>
}

/** Key, balance, account, address: wrong on our side. Nothing may be lost while somebody mends it. */
const configErrors = new Set([401, 402, 403, 404])
/** Certainly not taken, and not the message's fault: never arrived whole, too many, closed for now. */
const retryableStatuses = new Set([408, 429, 503])

const retryAfter = (header: string | undefined) => {
  if (!header) return {}
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? { retryAfterSeconds: Math.min(seconds, RETRY_AFTER_AT_MOST) } : {}
}

function outcomeOf(
  status: number,
  header: string | undefined,
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
    return { kind: 'refused', error, permanent: false, ...retryAfter(header) }
  // An error inside the provider, or a gateway that gave up waiting: it may have been taken before.
  if (status >= 500) return { kind: 'unanswered', error }
  // A redirect is not followed: the message would go to an address that nobody here has chosen.
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
    // The status has said already what became of the message.
    return undefined
  }
}

/**
 * One message, one request, one connection. Not fetch: it reports a line that broke, or a time that ran out,
 * in the same words before and after the message was on its way, and only after it are we in doubt. A
 * connection kept from an earlier message would bring the same doubt, because the provider may just close it.
 */
export function postToProvider(message: ProviderRequest, wording: Wording): Promise<SendOutcome> {
  const url = new URL(message.url)
  const isSecure = url.protocol === 'https:'
  // The settings refuse such an address already; whatever else may lead here, nothing is said in clear.
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
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after'], answer, wording))
      request.destroy()
    })
    request.on('error', (failure: Error & { code?: string }) => {
      const error = failure.name === 'AbortError' ? 'ETIMEDOUT' : (failure.code ?? 'HTTP')
      resolve(begun ? { kind: 'unanswered', error } : { kind: 'refused', error, permanent: false })
    })
    request.end(message.body)
  })
}
