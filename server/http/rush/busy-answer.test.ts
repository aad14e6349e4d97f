import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { busy } from '#content/forms.ts'
import { createLog } from '../../platform/log.ts'
import { createHttp } from '../http.ts'

const options = {
  log: createLog('silent'),
  random: randomBytes,
  publicUrl: 'https://kamalini.example',
  pageScript: '',
  isDemo: true,
  trustedProxies: 0,
  readiness: async () => 'ok' as const,
}

test('forms that arrive a byte at a time keep nobody waiting', async () => {
  const app = await createHttp({ ...options, render: async (request) => new Response(await request.text()) })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const slow = Array.from({ length: 20 }, () => connect(Number(url.port), url.hostname))
  for (const socket of slow) {
    await once(socket, 'connect')
    socket.write(`POST /appoitment HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 100\r\n\r\nname=`)
  }
  const response = await fetch(new URL('/appoitment', url), { method: 'POST', body: 'whole' })
  expect([response.status, await response.text()]).toEqual([200, 'whole'])
  for (const socket of slow) socket.destroy()
  await app.close()
})

test('a form too many is refused before its body is here, and its connection goes on', async () => {
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>()
  const app = await createHttp({
    ...options,
    render: async ({ method }) => {
      if (method === 'POST') await end
      return new Response('rendered')
    },
  })
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const submit = async () => await app.inject({ method: 'POST', url: '/appoitment' })
  const forms = Array.from({ length: 8 + 300 }, submit)
  expect((await submit()).statusCode).toBe(503)
  const client = connect(Number(url.port), url.hostname).setEncoding('utf8')
  const post = `POST /appoitment HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 9\r\n\r\n`
  client.write(`${post}name=`)
  expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 503 /)
  client.write(`AshaGET /appoitment HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`)
  expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 200 .*rendered$/s)
  client.destroy()
  endAll()
  await Promise.all(forms)
  await app.close()
})

test('a form too many gets an answer at once, in its language, with the phone; pages and receipts do not wait', async () => {
  const { promise: end, resolve: endAll } = Promise.withResolvers<void>()
  const app = await createHttp({
    ...options,
    render: async ({ method, url }) => {
      if (method === 'POST' && !url.includes('receipts')) await end
      return Response.json({})
    },
  })
  await app.ready()
  // Without the await nothing would be submitted yet.
  const submit = async (url: string, headers = {}) => await app.inject({ method: 'POST', url, headers })
  const forms = Array.from({ length: 8 + 300 }, () => submit('/appoitment'))
  const page = await submit('/hi/appoitment', { accept: 'text/html' })
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain(busy.title.hi)
  expect(page.body).toContain(`<a href="${telHref(facts.phones[0])}">${facts.phones[0]}</a>`)
  for (const json of [
    await submit('/appoitment', { accept: 'application/vnd.form-response+json' }),
    await submit('/api/appointment/booking'),
  ]) {
    expect(json.statusCode).toBe(503)
    expect(json.json()).toMatchObject({ success: false, message: busy.title.en })
    expect(json.json().help).toContain(facts.phones[0])
  }
  expect((await app.inject('/appoitment')).statusCode).toBe(200)
  expect((await submit('/api/v1/receipts/whatsapp')).statusCode).toBe(200)
  endAll()
  const begun = (await Promise.all(forms.slice(0, 8))).map(({ statusCode }) => statusCode)
  expect(begun).toEqual(Array(8).fill(200))
  await Promise.all(forms)
  await app.close()
})
