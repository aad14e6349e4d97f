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

const keepAllowed = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => name === 'error' || (allowed.has(name) && typeof value !== 'object'))
      .map(([name, value]) => [name, name === 'error' ? describe(value) : value]),
  )

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: keepAllowed } },
    ...(destination ? [destination] : []),
  )
