import type pg from 'pg'
import type { Log } from '../../platform/log.ts'
import { clientOf } from '../../platform/primary.ts'
import { backoff } from './backoff.ts'

type Options = {
  connectionString: string
  channels: readonly string[]
  log: Log
  /** After every connect: notifications before it are lost. */
  onConnect: () => void
  onNotice: (channel: string) => void
}

/** A connection that died silently is noticed within this time. */
const CHECK_MS = 15_000

/** One connection that listens as long as the process lives. It reconnects by itself, however often it is cut. */
export function keepListening({ connectionString, channels, log, onConnect, onNotice }: Options) {
  const Client = clientOf(connectionString)
  let current: pg.Client | null = null
  let failures = 0
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function lose(client: pg.Client, error?: Error) {
    if (client !== current) return
    current = null
    client.end().catch(() => {})
    if (isClosed) return
    log.warn({ event: 'live.connection_lost', attempt: failures, error })
    timer = setTimeout(connect, failures === 0 ? 0 : backoff(failures))
    failures++
  }

  async function connect() {
    const client = new Client({
      connectionString,
      application_name: 'desk-live',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    })
    current = client
    client.on('error', (error) => lose(client, error))
    client.on('end', () => lose(client))
    client.on('notification', ({ channel }) => onNotice(channel))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      failures = 0
      if (client === current) onConnect()
    } catch (error) {
      lose(client, error as Error)
    }
  }

  const check = setInterval(() => {
    const client = current
    client?.query('select 1').catch((error: Error) => lose(client, error))
  }, CHECK_MS)
  check.unref()
  void connect()

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearInterval(check)
      const client = current
      current = null
      await client?.end().catch(() => {})
    },
  }
}
