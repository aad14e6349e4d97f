import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Enough for a thousand connections a second where a turn of the event loop takes 16 ms. */
const SOCKETS = process.platform === 'linux' ? 16 : 1

/** Sockets that share a port would share it with a second site, too, and nobody would notice the mistake. */
async function portThatIsFree({ host, port }: Address): Promise<number> {
  const server = createServer().listen({ host, port })
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return free
}

type Address = { host: string; port: number }

/**
 * Listens with several sockets on one port, among which the kernel divides the connections (decision 0105). Node accepts
 * one connection of a socket in each turn of its event loop. A busy turn takes so long that with one socket more
 * connections come than it accepts: the others are not read, and no order of their forms helps.
 */
export async function listen(app: FastifyInstance, address: Address): Promise<number> {
  const shared = { host: address.host, port: await portThatIsFree(address), reusePort: SOCKETS > 1 }
  // As a server of HTTP opens its own socket.
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  )
  const closed = others.map((server) => once(server, 'close'))
  app.addHook('preClose', async () => {
    for (const server of others) server.close()
  })
  // What a connection of theirs still waits for is answered first.
  app.addHook('onClose', async () => {
    await Promise.all(closed)
  })
  await app.listen(shared)
  await Promise.all(others.map((server) => once(server.listen(shared), 'listening')))
  return shared.port
}
