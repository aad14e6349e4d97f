import { randomInt } from 'node:crypto'
import type { Server } from 'node:http'
import { createServer } from 'node:net'

/** Resolves when the server listens; rejects when it cannot, because the port is taken. */
export const listen = (server: Server, port: number, host = '127.0.0.1') =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * A port that was free a moment ago. Linux assigns ports from 32768 on to connections and to servers that ask for any
 * port: those below stay free until they are used, even while a process restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return (await isFree(port)) ? port : freePort()
}
