import { createSocket } from 'node:dgram'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Of this machine alone, and no server's otherwise. The port of names cannot be chosen. */
const ADDRESS = '127.53.77.1'
const HEADER = 12

/** Every name is this machine's: its IPv4 address, and no other record. */
function answerTo(query: Buffer): Buffer {
  let end = HEADER
  while (query[end]) end += 1 + query[end]!
  const question = query.subarray(HEADER, end + 5)
  const isAddress = query.readUInt16BE(end + 1) === 1
  const header = Buffer.alloc(HEADER)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(isAddress ? 1 : 0, 6)
  // The name of the question, type A, class IN, valid for no time, four bytes.
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1])
  return Buffer.concat([header, question, ...(isAddress ? [record] : [])])
}

/**
 * A name server that is away until the test says otherwise: it hears the queries and answers none. The command before a
 * process lets that process alone ask it.
 */
export async function openNameServer() {
  const server = { isAway: true, queries: 0, before: [] as string[] }
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    server.queries += 1
    if (!server.isAway) socket.send(answerTo(query), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(53, ADDRESS, resolve))
  const folder = mkdtempSync(path.join(tmpdir(), 'name-server-'))
  onTestFinished(() => {
    socket.close()
    rmSync(folder, { recursive: true })
  })
  const file = path.join(folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${ADDRESS}\noptions timeout:1 attempts:1\n`)
  const script = 'mount --bind "$0" /etc/resolv.conf && exec "$@"'
  server.before = ['unshare', '--mount', 'sh', '-c', script, file]
  return server
}
