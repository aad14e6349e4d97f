import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DeskEvents } from '../contract/work-list.ts'

/** Server-sent events to one browser. */
export type Stream = {
  /** The last event that this browser received before it reconnected. */
  lastId: number | null
  send: (event: { id?: number; event: string; data: unknown }) => void
  onClose: (work: () => void) => void
  end: () => void
}

type OpenStream = { owner: string; check: () => Promise<void>; end: () => void }

type StreamOptions = {
  /** The person who follows. */
  owner: string
  isStillSignedIn: () => Promise<boolean>
}

/** Enough for one person at two PCs with several tabs each. */
const STREAMS_PER_PERSON = 12

/** A browser that falls behind by this much is cut off; it reconnects and goes on by its last id. */
const UNREAD_BYTES_AT_MOST = 1_000_000
const RETRY_MS = 1000

const lastIdOf = (request: FastifyRequest): number | null => {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
}

/**
 * All open streams of this process. Each gets a beat that its browser can see: a browser that misses it
 * reconnects, and proxies close connections that are silent for a minute. Every beat checks the session, and
 * closes the streams of one that has ended.
 */
export function createStreams(beatMs: number) {
  const streams = new Set<OpenStream>()
  const beat = setInterval(() => {
    for (const { check } of streams) void check()
  }, beatMs)
  beat.unref()

  return {
    open(request: FastifyRequest, reply: FastifyReply, { owner, isStillSignedIn }: StreamOptions): Stream {
      const { raw } = reply
      reply.hijack()
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // The connection ends with the stream: an idle one would delay the desk when it stops.
        connection: 'close',
      })
      raw.socket?.setNoDelay(true)
      const closing: (() => void)[] = []
      const write = (text: string) => {
        if (raw.writableEnded || raw.destroyed) return
        if (raw.writableLength > UNREAD_BYTES_AT_MOST) raw.destroy()
        else raw.write(text)
      }
      const send: Stream['send'] = ({ id, event, data }) =>
        write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      const sendBeat = () => send({ event: 'beat', data: { everyMs: beatMs } satisfies DeskEvents['beat'] })
      const entry: OpenStream = {
        owner,
        async check() {
          sendBeat()
          if (!(await isStillSignedIn())) entry.end()
        },
        end: () => raw.end(),
      }
      // A set keeps the order of arrival.
      const [oldest, ...others] = [...streams].filter((stream) => stream.owner === owner)
      if (others.length >= STREAMS_PER_PERSON - 1) oldest?.end()
      streams.add(entry)
      raw.on('close', () => {
        streams.delete(entry)
        for (const work of closing) work()
      })
      write(`retry: ${RETRY_MS}\n\n`)
      sendBeat()
      return {
        lastId: lastIdOf(request),
        send,
        onClose: (work) => void closing.push(work),
        end: entry.end,
      }
    },
    /** Now, not with the next beat: somebody has signed out, or was disabled. */
    async recheck() {
      await Promise.all([...streams].map(({ check }) => check()))
    },
    close() {
      clearInterval(beat)
      for (const { end } of streams) end()
    },
  }
}
