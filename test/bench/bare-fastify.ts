import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { Captured } from './captured.ts'

// Fastify with nothing but the bytes: what an answer costs that is ready, in the same engine.
const answers = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Captured[]
const app = Fastify({ logger: false })
for (const { name, file, type, headers } of answers) {
  const bytes = readFileSync(file)
  app.get(`/${name}`, (_, reply) => reply.headers(headers).type(type).send(bytes))
}
await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`bare.ready ${(app.server.address() as AddressInfo).port}`)
process.once('SIGTERM', () => app.server.closeAllConnections())
process.once('SIGTERM', () => app.close())
