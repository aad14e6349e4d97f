import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

const address = { host: '127.0.0.1', port: 0 }

test('many connections are accepted in a few turns of the event loop', async () => {
  const app = Fastify()
  let accepted = 0
  app.server.on('connection', () => accepted++)
  const port = await listen(app, address)
  const clients = Array.from({ length: 128 }, () => connect(port, address.host))
  await Promise.all(clients.map((client) => once(client, 'connect')))
  let turns = 0
  for (; accepted < clients.length; turns++) await setImmediate()
  expect(turns).toBeLessThan(clients.length / 3)
  for (const client of clients) client.destroy()
  await app.close()
})

test('every connection is answered, and the end waits for the answers', async () => {
  const app = Fastify()
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>()
  let begun = 0
  app.get('/', async (_, reply) => {
    begun++
    await end
    // As the site does while it stops.
    return reply.header('connection', 'close').send('done')
  })
  const port = await listen(app, address)
  const answers = Array.from({ length: 64 }, async () => (await fetch(`http://127.0.0.1:${port}`)).text())
  while (begun < answers.length) await setImmediate()
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  expect(isClosed).toBe(false)
  endAll()
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'done'))
  await closing
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('a port on which another site listens is refused', async () => {
  const [app, second] = [Fastify(), Fastify()]
  const port = await listen(app, address)
  await expect(listen(second, { ...address, port })).rejects.toThrow('EADDRINUSE')
  await app.close()
})
