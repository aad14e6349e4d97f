import type {
  AnswerOf,
  FilePath,
  GetPath,
  InputOf,
  PostPath,
  StreamCalls,
  StreamPath,
} from '../contract/calls.ts'
import type { RefusalBody } from '../contract/refusal.ts'
import { currentMs } from './clock.ts'

/** The desk refused, with a reason. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly reason: string
  readonly details: unknown
  readonly status: number
  constructor({ refused, details }: RefusalBody, status: number) {
    super(refused)
    this.reason = refused
    this.details = details
    this.status = status
  }
}

/** The outcome is unknown: retry with the same key. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
}

const TIME_OUT = 10_000
const signedOutListeners = new Set<() => void>()

/** Called when the session has ended. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener)
  return () => signedOutListeners.delete(listener)
}

const urlOf = (path: string, query: Record<string, string> = {}) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

/** The query, optional where it has no fields, and the signal that aborts the request. */
type Asking<Query> =
  Record<never, never> extends Query
    ? [query?: Query, signal?: AbortSignal]
    : [query: Query, signal?: AbortSignal]

export const get = <Path extends GetPath>(
  path: Path,
  ...[query, signal]: Asking<InputOf<`GET ${Path}`>>
): Promise<AnswerOf<`GET ${Path}`>> => ask(urlOf(path, query), signal ? { signal } : {})

/** Server-sent events, until the stream is closed. */
export const stream = <Path extends StreamPath>(path: Path, query: StreamCalls[`GET ${Path}`]['input']) =>
  new EventSource(urlOf(path, query))

export const post = <Path extends PostPath>(
  path: Path,
  body: InputOf<`POST ${Path}`>,
  signal?: AbortSignal,
): Promise<AnswerOf<`POST ${Path}`>> => send(path, body, signal)

const send = <T>(path: string, body: object, signal?: AbortSignal): Promise<T> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** A file as raw bytes. */
export const upload = <Path extends FilePath>(
  path: Path,
  file: InputOf<`POST ${Path}`>,
): Promise<AnswerOf<`POST ${Path}`>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file })

/** The body of a command as a screen gives it. */
export type Given<Path extends PostPath, Body = InputOf<`POST ${Path}`>> = Body extends object
  ? Omit<Body, 'key'>
  : never

/** How long a command is retried: until there is an answer, or for a few seconds. */
type Patience = 'until-answered' | 'a-moment'
const MOMENT = 12_000

/**
 * Sends a command. The idempotency key makes a retry safe: the desk runs each key once and gives the same answer
 * again. Retries with growing pauses while the connection or the desk is away.
 */
export async function command<Path extends PostPath>(
  path: Path,
  body: Given<Path>,
  patience: Patience = 'a-moment',
): Promise<AnswerOf<`POST ${Path}`>> {
  const withKey = { key: crypto.randomUUID(), ...body }
  const began = currentMs()
  for (let pause = 250; ; pause = Math.min(pause * 2, 8000)) {
    try {
      return await send(path, withKey)
    } catch (error) {
      if (!(error instanceof NoConnectionError)) throw error
      if (patience === 'a-moment' && currentMs() - began > MOMENT) throw error
      await nextChance(pause)
    }
  }
}

/** Commands that wait for their next retry. */
const waiting = new Set<() => void>()

/** The desk is back: waiting commands are sent at once. */
export function retryNow() {
  for (const go of waiting) go()
}

/** After the pause, or as soon as the browser is online or the desk is back. */
const nextChance = (pause: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, pause)
    addEventListener('online', go)
    waiting.add(go)
  })

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const timeOut = AbortSignal.timeout(TIME_OUT)
  const signal = init.signal ? AbortSignal.any([init.signal, timeOut]) : timeOut
  let response: Response
  let body: unknown
  try {
    response = await fetch(path, {
      ...init,
      signal,
      headers: { accept: 'application/json', ...init.headers },
    })
    body = await response.json()
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new NoConnectionError()
  }
  if (response.ok) return body as T
  // The desk itself is down or restarting: handled as a lost connection.
  if (response.status >= 502) throw new NoConnectionError()
  if (response.status === 401) for (const listener of signedOutListeners) listener()
  throw new RefusedError(body as RefusalBody, response.status)
}
