import type { Server } from 'node:http'

/** Resolves when the server listens; rejects when it cannot, because the port is taken. */
export const listen = (server: Server, port: number, host = '127.0.0.1') =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
