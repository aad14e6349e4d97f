import type { Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** Resolves when the server listens; rejects when it cannot, because the port is taken. */
export const listen = (server: Server, port: number, host = '127.0.0.1') =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** A port that was free a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
