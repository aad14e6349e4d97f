import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between browser and site: counts the bytes to the browser, and can cut the connection. */
export async function openForwarder(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl)
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    site.on('data', (chunk) => {
      count += chunk.length
    })
    browser.pipe(site).pipe(browser)
    for (const end of [browser, site]) {
      sockets.add(end)
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end))
    }
  })
  const listen = (on: number) => once(server.listen(on, '127.0.0.1'), 'listening')
  await listen(0)
  const own = (server.address() as AddressInfo).port

  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `http://127.0.0.1:${own}`,
    count: () => count,
    cut,
    restore: () => listen(own),
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
