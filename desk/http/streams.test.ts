import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createStreams } from './streams.ts'

/** A desk that has only streams; the query names the person. */
async function openDesk() {
  const streams = createStreams(60_000)
  const app = Fastify()
  app.get('/', (request, reply) => {
    const { owner } = request.query as { owner: string }
    streams.open(request, reply, { owner, isStillSignedIn: async () => true })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    streams.close()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  return {
    async follow(owner: string) {
      const response = await fetch(`http://127.0.0.1:${port}/?owner=${owner}`)
      const reader = response.body!.getReader()
      await reader.read()
      return reader
    },
  }
}

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof openDesk>>['follow']>>

/** Reads until the desk ends the stream. */
async function expectToEnd(reader: Reader) {
  while (!(await reader.read()).done);
}

test('one person opens twelve streams: the oldest one closes, and nobody else is cut off', async () => {
  const desk = await openDesk()
  const colleague = await desk.follow('colleague')
  const own: Reader[] = []
  for (let n = 0; n < 14; n++) own.push(await desk.follow('meera'))
  await Promise.all(own.slice(0, 2).map(expectToEnd))
  const ended = await Promise.race([
    ...[colleague, ...own.slice(2)].map((reader) => expectToEnd(reader).then(() => 'ended')),
    desk.follow('another').then(() => 'open'),
  ])
  expect(ended).toBe('open')
})
