import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy between browser and site: counts the bytes to the browser, can cut the connection, and can fall
 * silent.
 */
export async function openForwarder(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl)
  const sockets = new Set<Socket>()
  let count = 0
  let isSilent = false
  const silences = new Set<() => void>()
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    site.on('data', (chunk) => {
      count += chunk.length
    })
    browser.pipe(site).pipe(browser)
    // Both ends stay open and receive nothing more.
    const silence = () => {
      for (const end of [browser, site]) end.unpipe().resume()
    }
    if (isSilent) silence()
    silences.add(silence)
    browser.on('close', () => silences.delete(silence))
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
    /** Swallows every byte of all connections, as a router without its uplink does. */
    fallSilent() {
      isSilent = true
      for (const silence of silences) silence()
    },
    /** The router is back, without the earlier connections. */
    speak() {
      isSilent = false
      for (const socket of sockets) socket.destroy()
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  }
}
