import { readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import tls from 'node:tls'

/** This inbox for a container, from which it is another machine: by TLS, under a name of the certificate in this folder. */
export async function openMailServer(smtpUrl: string, folder: string) {
  const { hostname, port } = new URL(smtpUrl)
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(folder, name)))
  const server = tls.createServer({ key, cert }, (socket) => {
    const inbox = connect(Number(port), hostname)
    socket.pipe(inbox).pipe(socket)
    // One that is gone takes the other with it.
    socket.on('error', () => inbox.destroy())
    inbox.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return {
    url: `smtps://mail.example.org:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
