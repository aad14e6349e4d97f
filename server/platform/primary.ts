import pg from 'pg'

/** The server that answers is a standby: the primary may be another one in a moment. */
export class StandbyError extends Error {
  override name = 'StandbyError'
}

/** postgres://user@a/name?host=a,b&port=5432,5432, as libpq reads it: one address for each server. */
function serversIn(connectionString: string): string[] {
  const url = new URL(connectionString)
  const hosts = url.searchParams.get('host')?.split(',') ?? []
  const ports = url.searchParams.get('port')?.split(',') ?? []
  url.searchParams.delete('port')
  return hosts.map((host, index) => {
    url.searchParams.set('host', host)
    url.port = ports[index] ?? ports[0] ?? '5432'
    return url.href
  })
}

/**
 * The class of the connections to a database (decision 0093). Where its address names several servers, connections go to
 * the one that takes changes: one that is down or a standby sends the next connection to the next server.
 */
export function clientOf(connectionString: string): typeof pg.Client {
  const servers = serversIn(connectionString)
  if (servers.length < 2) return pg.Client
  let current = 0

  return class PrimaryClient extends pg.Client {
    readonly #server: number

    constructor(config?: pg.ClientConfig) {
      const server = current
      super({ ...config, connectionString: servers[server]! })
      this.#server = server
      // While it connects, the pool does not listen for its errors yet: one without a listener would end the process.
      this.on('error', () => {})
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void) {
      const connected = this.#connectToPrimary()
      if (!callback) return connected
      connected.then(() => callback(null), callback)
    }

    async #connectToPrimary(): Promise<pg.Client> {
      try {
        await super.connect()
        const { rows } = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
        if (rows[0]?.standby) throw new StandbyError()
        return this
      } catch (error) {
        if (current === this.#server) current = (current + 1) % servers.length
        this.end().catch(() => {})
        throw error
      }
    }
  }
}
