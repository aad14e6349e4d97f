import { readFileSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The allow-list of a log line. Everything else is dropped, however deeply nested: a deny-list would always miss
 * something, because database errors contain the whole failing row.
 */
const allowed = new Set([
  'event',
  'process',
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'bookingId',
  'messageId',
  'staffId',
  'template',
  'queue',
  'attempt',
  'outcome',
  'count',
  'port',
  'version',
])

/** Name, code and place of an error: enough to find it, without patients' input. */
const describe = (error: unknown) => {
  if (!error || typeof error !== 'object') return { name: typeof error }
  // The queue reports plain objects with the fields of an error.
  const { name, code, constraint, routine, stack } = error as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    name: text(name),
    code: text(code),
    constraint: text(constraint),
    routine: text(routine),
    at: text(stack)
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
  }
}

/** A loop, because each request logs a line. */
function keepAllowed(fields: Record<string, unknown>) {
  const kept: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = fields[name]
    if (name === 'error') kept.error = describe(value)
    else if (allowed.has(name) && typeof value !== 'object') kept[name] = value
  }
  return kept
}

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** The version of this release, for the line with which a process reports that it is ready. */
export const version: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version

/** How long a line may wait for others: a write costs more than half of what sending an answer costs (decision 0098). */
const GATHER_MS = 10

/** In characters. What is written together is dropped together: a large piece would leave much of the room unused. */
const GATHERED_AT_MOST = 64_000

/** What may wait for a reader that has stopped, in characters. More is dropped: no patient waits for the log. */
const WAITING_AT_MOST = 4_000_000

/** SonicBoom tries a full pipe again after 100 ms. */
const TRIES_AT_THE_END = 10

/**
 * The lines of a few milliseconds are one write, and nothing waits for it: the reader of the log may stand still. A
 * killed process loses these lines. One that ends or crashes waits a second at most until they are read.
 */
function toStandardOutput(): DestinationStream {
  let lines = ''
  let tries = Number.POSITIVE_INFINITY
  const retryEAGAIN = () => tries-- > 0
  // Registered before the output, which then writes what still waits in it.
  process.on('exit', () => {
    tries = TRIES_AT_THE_END
    if (lines)
      pino
        .destination({ sync: true, retryEAGAIN })
        .on('error', () => {})
        .write(lines)
  })
  const output = pino.destination({ sync: false, maxLength: WAITING_AT_MOST, retryEAGAIN })
  output.on('error', () => {})
  let dropped = 0
  output.on('drop', (text: string) => {
    dropped += text.split('\n').length - 1
  })
  output.on('drain', () => {
    if (dropped === 0) return
    createLog('warn', stream).warn({ event: 'log.dropped', count: dropped })
    dropped = 0
  })
  const stream: DestinationStream = {
    write(line) {
      if (!lines) setTimeout(flush, GATHER_MS)
      lines += line
      if (lines.length > GATHERED_AT_MOST) flush()
    },
  }
  const flush = () => {
    if (lines) output.write(lines)
    lines = ''
  }
  return stream
}

const standardOutput = toStandardOutput()

export const createLog = (level: string, destination = standardOutput): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: keepAllowed } },
    destination,
  )
