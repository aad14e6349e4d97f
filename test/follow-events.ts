import http from 'node:http'
import type { SignedIn } from '#desk/contract/roles.ts'

// biome-ignore lint/suspicious/noExplicitAny: what the server sent, as it came
type Received = { id: number | null; event: string; data: any; at: number }

/**
 * An EventSource as far as a test needs it: reads events, and reconnects at once with the last id when the stream
 * ends.
 */
export function followEvents(url: () => string, staff: SignedIn, after: number) {
  const received: Received[] = []
  const waiting = new Set<() => void>()
  let lastId: number | null = null
  let isClosed = false
  let connections = 0
  let request: http.ClientRequest | undefined

  function take(block: string) {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)] as const
      }),
    )
    const event = fields.get('event')
    if (!event) return
    const id = fields.has('id') ? Number(fields.get('id')) : null
    if (id !== null) lastId = id
    received.push({
      id,
      event,
      data: JSON.parse(fields.get('data') ?? '{}'),
      at: performance.timeOrigin + performance.now(),
    })
    for (const wake of [...waiting]) wake()
  }

  function again() {
    if (!isClosed) setTimeout(connect, 100)
  }

  function connect() {
    if (isClosed) return
    const headers = {
      'x-staff': JSON.stringify(staff),
      ...(lastId !== null && { 'last-event-id': String(lastId) }),
    }
    request = http.get(`${url()}/api/events?after=${after}`, { headers }, (response) => {
      connections++
      let rest = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      })
      response.on('close', again)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') again()
    })
  }
  connect()

  return {
    received,
    connections: () => connections,
    /** Resolves when the received events match. */
    until: (isTrue: (received: Received[]) => boolean, ms = 20_000) =>
      new Promise<void>((resolve, reject) => {
        const done = () => {
          waiting.delete(check)
          clearTimeout(timer)
        }
        const check = () => {
          if (!isTrue(received)) return
          done()
          resolve()
        }
        const timer = setTimeout(() => {
          done()
          reject(new Error(`not after ${ms} ms; ${received.length} events were received`))
        }, ms)
        waiting.add(check)
        check()
      }),
    close() {
      isClosed = true
      request?.destroy()
    },
  }
}
