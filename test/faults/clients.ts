import { randomUUID } from 'node:crypto'
import { addDays, dayOf, instantAt, minutesFrom } from '#clinic/time.ts'
import { facts } from '#content/facts.ts'
import { newMailbox, newPhone } from '../phones.ts'
import type { Answer, Try } from './history.ts'
import { pause } from './until.ts'

type Body = { data?: { reference: string; dateTime: string }; alternatives?: { dateTime: string }[] }

/** The time-out of one request: longer than the site's own, so that only a kill leaves the outcome unknown. */
const TIMEOUT_MS = 12_000

/** Every time of the coming days, tomorrow first, as the site offers them. */
export function offeredTimes(days: number): string[] {
  const today = dayOf(new Date())
  const minutes = facts.sessions.flatMap(({ opens, closes }) => {
    const count = Math.ceil((minutesFrom(closes) - minutesFrom(opens)) / facts.slotMinutes)
    return Array.from({ length: count }, (_, index) => minutesFrom(opens) + index * facts.slotMinutes)
  })
  return Array.from({ length: days - 1 }, (_, index) => addDays(today, index + 1)).flatMap((day) =>
    minutes.map((minute) => instantAt(day, minute).toISOString()),
  )
}

type Send = (
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Pick<Response, 'status' | 'json'>>

/** Books one time through the API. With an e-mail address there are two messages to send. */
async function post(url: string, key: string, time: string, timeoutMs: number, send: Send): Promise<Answer> {
  const response = await send(`${url}/api/appointment/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      patientName: 'Asha Verma',
      dateTime: time,
      phoneNumber: newPhone(),
      email: newMailbox(),
      address: '',
      consent: true,
      language: 'en',
    }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { status } = response
  const { data, alternatives = [] } = (await response.json()) as Body
  if ((status === 200 || status === 201) && data)
    return { kind: 'booked', status, reference: data.reference, time: inUtc(data) }
  if (status === 409) return { kind: 'taken', alternatives: alternatives.map(inUtc) }
  return status === 503 ? { kind: 'unknown' } : { kind: 'unexpected', status }
}

const inUtc = ({ dateTime }: { dateTime: string }) => new Date(dateTime).toISOString()

export async function askFor(
  url: string,
  key: string,
  time: string,
  timeoutMs: number,
  send: Send = fetch,
): Promise<Try> {
  const sentAt = performance.now()
  // No connection, a cut one, half a response, or none in time: the outcome is unknown.
  const answer = await post(url, key, time, timeoutMs, send).catch((): Answer => ({ kind: 'unknown' }))
  return { key, time, sentAt, endedAt: performance.now(), answer }
}

export type Clients = {
  history: Try[]
  booked(): number
  /** No new bookings; pending ones are retried until there is a response. */
  finish(): Promise<void>
  /** When the test has ended: nothing is retried any more. */
  abandon(): Promise<void>
}

type Crowd = {
  count?: number | undefined
  /** New bookings a second, of all clients together; otherwise each begins the next one at once. */
  perSecond?: number
}

/**
 * Clients that book one time after the other, close to each other, so that they often compete for one. Each try goes to
 * one of the processes of the site.
 */
export function startClients(
  urls: string | readonly string[],
  times: readonly string[],
  { count = 20, perSecond = Number.POSITIVE_INFINITY }: Crowd = {},
): Clients {
  const history: Try[] = []
  let booked = 0
  let closing = false
  let abandoned = false
  // The window moves by 1.5 slots for each booking: then about two of five requests get a taken time.
  const windowStart = () => Math.floor(booked * 1.5)
  const nextTime = () => times[Math.min(windowStart() + Math.floor(Math.random() * 10), times.length - 1)]!
  const sites = [urls].flat()
  const anySite = () => sites[Math.floor(Math.random() * sites.length)]!
  const began = performance.now()
  let turns = 0

  const book = async () => {
    const early = began + (turns++ * 1000) / perSecond - performance.now()
    if (early > 0) await pause(early)
    const [key, time] = [randomUUID(), nextTime()]
    // Without a limit: the length of an outage depends on the machine. A site that never answers fails the test.
    while (!abandoned) {
      const request = await askFor(anySite(), key, time, TIMEOUT_MS)
      history.push(request)
      if (request.answer.kind === 'booked') booked++
      if (request.answer.kind !== 'unknown') return
      // Twenty clients that retry at once would keep the processor from what is being restarted.
      await pause(200 + Math.random() * 300)
    }
  }
  const client = async () => {
    while (!closing) await book()
  }
  const all = Array.from({ length: count }, client)
  return {
    history,
    booked: () => booked,
    async finish() {
      closing = true
      await Promise.all(all)
    },
    async abandon() {
      closing = abandoned = true
      await Promise.all(all)
    },
  }
}

/** What happened, in numbers, for the one line that a run prints. */
export function figuresOf(history: readonly Try[]) {
  const last = new Map(history.map((request) => [request.key, request.answer.kind]))
  const ended = (kind: Answer['kind']) => [...last.values()].filter((value) => value === kind).length
  return {
    asked: last.size,
    acknowledged: ended('booked'),
    refused: ended('taken'),
    retries: history.length - last.size,
    heardOnlyLater: history.filter(({ answer }) => answer.kind === 'booked' && answer.status === 200).length,
    unanswered: ended('unknown'),
  }
}
