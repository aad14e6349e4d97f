import { createServer } from 'node:net'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * A port for something that is killed and comes back to it. It lies below the ports that the system gives to
 * outgoing connections: among those, a client's own connection could sit on it in the meantime.
 */
export async function quietPort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
  throw new Error('No free port between 20000 and 30000')
}
