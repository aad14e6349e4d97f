import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openProvider, type Provider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { freePort } from '#test/ports.ts'
import { channelSettings, readEnv } from '../platform/env.ts'
import { sendSms } from './send-sms.ts'
import { sendWhatsapp } from './send-whatsapp.ts'

const account = readEnv(channelSettings, developmentEnv) as Account
const messageId = '01a1dd14-a6c1-78c7-841f-63aa292684c5'
const message = { messageId, to: '+919800000001', template: 'appointment-confirmed', language: 'hi' }
const receiptUrl = 'https://www.kamalini.example/receipts/sms/token'

type Changed = Partial<Account> & { timeoutMs?: number }
let provider: Provider
beforeEach(async () => {
  provider = await openProvider(account)
})
afterEach(() => provider.close())

const settings = (changes: Changed) => ({ ...provider.settings, timeoutMs: 5000, ...changes })
const sms = (changes: Changed = {}, other: Partial<typeof message> = {}) =>
  sendSms(settings(changes), { ...message, text: 'नमस्ते, 16 नवंबर', receiptUrl, ...other })
const whatsapp = (changes: Changed = {}, other: Partial<typeof message> = {}) =>
  sendWhatsapp(settings(changes), { ...message, parameters: ['Asha', '16 नवंबर'], ...other })

const at = (origin: string): Changed => ({
  SMS_URL: `${origin}/v1/Accounts/kamalini`,
  WHATSAPP_URL: `${origin}/v25.0`,
})

/** A server that handles each connection in one way. */
async function listen(meet: (socket: import('node:net').Socket) => void) {
  const server = createServer((socket) => meet(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as import('node:net').AddressInfo
  return { port, close: () => server.close() }
}

test('an SMS has all that the operators check, and our id', async () => {
  expect(await sms()).toEqual({ kind: 'sent', providerId: provider.messages[0]?.id })
  expect(provider.messages).toMatchObject([
    { ...message, channel: 'sms', variables: ['नमस्ते, 16 नवंबर'], receiptUrl },
  ])
})

test('a WhatsApp message fills the approved template, line breaks made into spaces', async () => {
  const outcome = await sendWhatsapp(settings({}), {
    ...message,
    parameters: ['Asha\n\tVerma', 'सोमवार      16 नवंबर '],
    linkSuffix: 'abc.def',
  })
  expect(outcome).toEqual({ kind: 'sent', providerId: provider.messages[0]?.id })
  expect(provider.messages).toMatchObject([
    { ...message, channel: 'whatsapp', variables: ['Asha Verma', 'सोमवार 16 नवंबर'], linkSuffix: 'abc.def' },
  ])
})

test('a template may have another name at Meta', async () => {
  const renamed = { ...account, WHATSAPP_TEMPLATES: { 'appointment-confirmed': 'confirmed_v2' } }
  const other = await openProvider(renamed)
  expect((await whatsapp(at(new URL(other.settings.SMS_URL).origin))).kind).toBe('refused')
  expect((await whatsapp(other.settings)).kind).toBe('sent')
  await other.close()
})

test('a text that is not registered waits until it is', async () => {
  const unregistered = { kind: 'refused', error: 'template not registered', permanent: false }
  expect(await sms({ SMS_TEMPLATES: {} })).toEqual(unregistered)
  expect(provider.requests).toBe(0)
  const missing = { kind: 'refused', error: 'HTTP 404, code 132001', permanent: false }
  expect(await whatsapp({}, { template: 'never-approved' })).toEqual(missing)
})

test('Meta’s own codes decide about a retry', async () => {
  const answer = (status: string, code: number) =>
    listen((socket) => {
      const body = JSON.stringify({ error: { code } })
      socket.once('data', () =>
        socket.end(
          `HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        ),
      )
    })
  for (const [status, code, permanent] of [
    ['400 Bad', 131056, false],
    ['400 Bad', 131042, false],
    ['400 Bad', 132001, false],
    ['500 Error', 130429, false],
    ['400 Bad', 131026, true],
    ['400 Bad', 131047, true],
  ] as const) {
    const server = await answer(status, code)
    const outcome = await whatsapp(at(`http://127.0.0.1:${server.port}`))
    expect(outcome, String(code)).toMatchObject({ kind: 'refused', permanent })
    server.close()
  }
})

describe.each([
  { channel: 'sms', send: sms, wrongKey: { SMS_KEY: 'somebody:else, entirely' } },
  { channel: 'whatsapp', send: whatsapp, wrongKey: { WHATSAPP_TOKEN: 'somebody else' } },
])('by $channel', ({ send, wrongKey }) => {
  const refused = (error: string) => ({ kind: 'refused', error, permanent: false })

  test('an unreachable provider has accepted nothing', async () => {
    expect(await send(at(`http://127.0.0.1:${await freePort()}`))).toEqual(refused('ECONNREFUSED'))
    expect(await send(at('http://nowhere.invalid'))).toMatchObject({ kind: 'refused', permanent: false })
  })

  test('a connection that breaks or stalls before it is secure has carried nothing', async () => {
    const breaking = await listen((socket) => socket.once('data', () => socket.resetAndDestroy()))
    expect(await send(at(`https://127.0.0.1:${breaking.port}`))).toEqual(refused('ECONNRESET'))
    const silent = await listen(() => {})
    expect(await send({ ...at(`https://127.0.0.1:${silent.port}`), timeoutMs: 200 })).toEqual(
      refused('ETIMEDOUT'),
    )
    breaking.close()
    silent.close()
  })

  test('a time-out leaves the outcome in doubt', async () => {
    provider.misbehave('hang')
    expect(await send({ timeoutMs: 200 })).toEqual({ kind: 'unanswered', error: 'ETIMEDOUT' })
  })

  test('a connection that breaks after the request leaves the outcome in doubt, and nothing is sent again silently', async () => {
    provider.misbehave('drop-before')
    expect(await send()).toEqual({ kind: 'unanswered', error: 'ECONNRESET' })
    expect(provider.messages).toHaveLength(0)
    provider.misbehave('drop-after')
    expect(await send()).toEqual({ kind: 'unanswered', error: 'ECONNRESET' })
    expect(provider.messages).toHaveLength(1)
    expect(provider.requests).toBe(2)
  })

  test('too many requests: retry when the provider says', async () => {
    provider.misbehave('429')
    expect(await send()).toMatchObject({ kind: 'refused', permanent: false, retryAfterSeconds: 7 })
    expect((await send()).kind).toBe('sent')
  })

  test('an error inside the provider leaves the outcome in doubt, a refused connection does not', async () => {
    provider.misbehave('500')
    expect(await send()).toEqual({ kind: 'unanswered', error: 'HTTP 500' })
    provider.misbehave('503')
    expect(await send()).toEqual(refused('HTTP 503'))
  })

  test('an invalid message is refused for good', async () => {
    provider.misbehave('400')
    expect(await send()).toEqual({ kind: 'refused', error: 'HTTP 400', permanent: true })
    expect(await send({}, { to: '+915800000001' })).toMatchObject({ kind: 'refused', permanent: true })
  })

  test('a fault of our account is retried: it is not the message’s', async () => {
    const outcome = await send(wrongKey)
    expect(outcome).toMatchObject({ kind: 'refused', permanent: false })
    expect(outcome).toHaveProperty('error', expect.stringContaining('HTTP 401'))
    expect(await send(at(`${new URL(provider.settings.SMS_URL).origin}/elsewhere`))).toEqual(
      refused('HTTP 404'),
    )
  })

  test('a slow response is a response', async () => {
    provider.misbehave({ slowMs: 300 })
    expect((await send()).kind).toBe('sent')
  })

  test('a request that the network duplicates is sent once', async () => {
    provider.misbehave('duplicate')
    expect((await send()).kind).toBe('sent')
    expect(provider.messages.map((copy) => copy.messageId)).toEqual([messageId, messageId])
    expect(provider.requests).toBe(1)
  })

  test('the provider misbehaves as long as configured', async () => {
    provider.misbehave('503', 2)
    const kinds = [await send(), await send(), await send()].map(({ kind }) => kind)
    expect(kinds).toEqual(['refused', 'refused', 'sent'])
  })

  test('a good status with an unreadable body means an accepted message', async () => {
    const server = await listen((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"mess')),
    )
    expect(await send(at(`http://127.0.0.1:${server.port}`))).toEqual({ kind: 'sent' })
    server.close()
  })

  test('a redirect is not followed', async () => {
    const { origin } = new URL(provider.settings.SMS_URL)
    const server = await listen((socket) =>
      socket.once('data', () =>
        socket.end(`HTTP/1.1 307 Moved\r\nlocation: ${origin}\r\ncontent-length: 0\r\n\r\n`),
      ),
    )
    expect(await send(at(`http://127.0.0.1:${server.port}`))).toEqual(refused('HTTP 307'))
    expect(provider.requests).toBe(0)
    server.close()
  })
})

test('Retry-After may be a date, and is limited to an hour', async () => {
  // By the provider's clock, which is an hour behind.
  const date = new Date(Date.now() - 3_600_000)
  const answer = (after: string) =>
    listen((socket) =>
      socket.once('data', () =>
        socket.end(
          `HTTP/1.1 503 Closed\r\ndate: ${date.toUTCString()}\r\nretry-after: ${after}\r\ncontent-length: 0\r\n\r\n`,
        ),
      ),
    )
  const ask = async (after: string) => {
    const server = await answer(after)
    const outcome = await sms(at(`http://127.0.0.1:${server.port}`))
    server.close()
    return outcome.kind === 'refused' ? outcome.retryAfterSeconds : null
  }
  expect(await ask(new Date(date.getTime() + 90_000).toUTCString())).toBe(90)
  expect(await ask('31536000')).toBe(3600)
  expect(await ask('soon')).toBeUndefined()
})
