import type { FastifyReply, FastifyRequest } from 'fastify'

/** Server-sent events to one browser. */
export type Stream = {
  /** The last event that this browser has had, when it comes again. */
  lastId: number | null
  send: (event: { id?: number; event: string; data: unknown }) => void
  onClose: (work: () => void) => void
  end: () => void
}

type OpenStream = { check: () => Promise<void>; end: () => void }

/** Proxies close what is silent for a minute. */
const BEAT_MS = 15_000
/** Whoever reads slower than this comes again, and goes on by the last id. */
const UNREAD_BYTES_AT_MOST = 1_000_000
const RETRY_MS = 1000

const lastIdOf = (request: FastifyRequest): number | null => {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
}

/**
 * All open streams of this process. With every heartbeat the session is looked at again: one that has ended closes its
 * streams.
 */
export function createStreams() {
  const streams = new Set<OpenStream>()
  const beat = setInterval(() => {
    for (const { check } of streams) void check()
  }, BEAT_MS)
  beat.unref()

  return {
    open(request: FastifyRequest, reply: FastifyReply, isStillSignedIn: () => Promise<boolean>): Stream {
      const { raw } = reply
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // Ended, it leaves no idle connection behind for which a desk that stops would wait.
        connection: 'close',
      })
      raw.socket?.setNoDelay(true)
      const closing: (() => void)[] = []
      const write = (text: string) => {
        if (raw.writableEnded || raw.destroyed) return
        if (raw.writableLength > UNREAD_BYTES_AT_MOST) raw.destroy()
        else raw.write(text)
      }
      const entry: OpenStream = {
        async check() {
          write(':\n\n')
          if (!(await isStillSignedIn())) entry.end()
        },
        end: () => raw.end(),
      }
      streams.add(entry)
      raw.on('close', () => {
        streams.delete(entry)
        for (const work of closing) work()
      })
      write(`retry: ${RETRY_MS}\n\n`)
      return {
        lastId: lastIdOf(request),
        send({ id, event, data }) {
          write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        },
        onClose: (work) => void closing.push(work),
        end: entry.end,
      }
    },
    /** Now, not with the next heartbeat: somebody has signed out, or was shut out. */
    async recheck() {
      await Promise.all([...streams].map(({ check }) => check()))
    },
    close() {
      clearInterval(beat)
      for (const { end } of streams) end()
    },
  }
}
