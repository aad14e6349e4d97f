import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { openProvider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { createTestDatabase } from '../database.ts'
import { newMailbox } from '../phones.ts'
import { phonesOf, startWorker } from '../processes.ts'
import { certificateFor } from './certificate.ts'
import { backoffPasses, bookVisit, jobsIn, messageIdsOf, messagesIn, visitTimes } from './ledger.ts'
import { openMailServer } from './mail-server.ts'
import { openNameServer } from './name-server.ts'
import { mayMount } from './small-disk.ts'
import { until } from './until.ts'

/** No name resolves for a while: a real name server does not answer the worker, and then does. */

const hosts = ['mail.example.org', 'sms.example.org', 'whatsapp.example.org'] as const
const BOOKINGS = 3

/** Servers with names are spoken to with TLS only; behind it are those of the test. */
async function openTls(certificate: ReturnType<typeof certificateFor>, port: string) {
  const server = createServer(certificate, (socket) => {
    const inner = connect(Number(port), '127.0.0.1')
    socket.on('error', () => inner.destroy())
    inner.on('error', () => socket.destroy())
    socket.pipe(inner).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A mail server and a provider of SMS and WhatsApp, and the settings of a worker that knows them by their names. */
async function openServers() {
  const folder = mkdtempSync(path.join(tmpdir(), 'named-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const certificate = certificateFor(hosts, 30, folder)
  const mail = await openMailServer(() => 'accept')
  onTestFinished(() => mail.close())
  const provider = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  onTestFinished(() => provider.close())
  const phones = phonesOf(provider)
  const named = async (host: string, url: string) => {
    const inner = new URL(url)
    return `${host}:${await openTls(certificate, inner.port)}${inner.pathname}`
  }
  const settings = {
    ...phones,
    SMTP_URL: `smtps://${await named(hosts[0], mail.smtpUrl)}`,
    SMS_URL: `https://${await named(hosts[1], phones.SMS_URL!)}`,
    WHATSAPP_URL: `https://${await named(hosts[2], phones.WHATSAPP_URL!)}`,
    NODE_EXTRA_CA_CERTS: certificate.file,
  }
  return { mail, provider, settings }
}

test.skipIf(!mayMount)(
  'while no name resolves messages wait, and then each leaves exactly once',
  async () => {
    const database = await createTestDatabase()
    onTestFinished(() => database.drop())
    const names = await openNameServer()
    const { mail, provider, settings } = await openServers()
    const worker = await startWorker({ DATABASE_URL: database.url, ...settings }, names.before)
    onTestFinished(() => worker.kill())
    for (const time of visitTimes().slice(0, BOOKINGS))
      await bookVisit(database, time, { email: newMailbox(), bySms: true, byWhatsapp: true })
    // Reminders wait for their day.
    const due = async () =>
      (await messagesIn(database.db)).filter(({ template }) => !template.includes('reminder'))

    // More than twice: a message whose outcome is unknown is given up after two tries.
    await until('every message to be tried three times', async () => {
      await backoffPasses(database.db)
      const ids = new Set((await due()).map(({ id }) => id))
      const jobs = await jobsIn(database.db)
      return jobs.filter(({ messageId }) => ids.has(messageId)).every(({ retries }) => retries >= 2)
    })
    const waiting = await until('the last tries to end', async () => {
      const messages = await due()
      return messages.every(({ state }) => state !== 'sending') ? messages : null
    })
    expect(waiting.map(({ state, unconfirmed }) => `${state} ${unconfirmed}`)).toEqual(
      waiting.map(() => 'pending 0'),
    )
    expect([mail.taken.length, provider.requests]).toEqual([0, 0])
    expect(names.queries).toBeGreaterThan(waiting.length)

    names.isAway = false
    const back = performance.now()
    await until('every message to leave', async () => {
      await backoffPasses(database.db)
      return (await due()).every(({ state }) => state === 'sent')
    })
    const errors = new Set(waiting.map(({ channel, lastError }) => `${channel} ${lastError}`))
    const seconds = Math.round((performance.now() - back) / 1000)
    console.log(`Names away: ${waiting.length} messages, ${[...errors].join(', ')}; sent after ${seconds} s`)
    const idsOf = (...channels: string[]) =>
      waiting.flatMap(({ id, channel }) => (channels.includes(channel) ? id : [])).sort()
    expect(messageIdsOf(mail.taken)).toEqual(idsOf('email'))
    expect(provider.messages.map(({ messageId }) => messageId).sort()).toEqual(idsOf('sms', 'whatsapp'))
    expect(new Set(waiting.map(({ channel }) => channel)).size).toBe(hosts.length)
  },
)
