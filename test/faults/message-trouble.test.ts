import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { type Misbehaviour, openProvider, type Provider } from '#dev/provider.ts'
import type { Account, Message } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { phonesOf, type Running, type RunningSite, startSite, startWorker } from '../processes.ts'
import { withDatabase } from '../with-database.ts'
import { backoffPasses, bookVisit, logHas, messagesIn, visitTimes } from './ledger.ts'
import { until as untilWithin } from './until.ts'

const until = <T>(what: string, condition: () => T | Promise<T>) => untilWithin(what, condition, 20_000)

const database = withDatabase()
let inbox: Inbox
let provider: Provider
let site: RunningSite
let worker: Running
beforeAll(async () => {
  inbox = await openInbox()
  provider = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.smtpUrl, ...phonesOf(provider) }
  site = await startSite(settings)
  worker = await startWorker({ ...settings, PUBLIC_URL: site.url })
})
afterAll(async () => {
  await worker?.kill()
  await site?.kill()
  await provider?.close()
  await inbox?.close()
})

const times = visitTimes().values()
const ways = { sms: { bySms: true }, whatsapp: { byWhatsapp: true } }
type Way = keyof typeof ways
const channels = Object.keys(ways) as Way[]

/** One patient who allows these channels; the provider fails like this for the first requests. */
async function book(allowed: Way[], faults: Misbehaviour[] = []) {
  for (const fault of faults) provider.misbehave(fault)
  const before = provider.requests
  const answers = Object.assign({}, ...allowed.map((way) => ways[way]))
  const bookingId = await bookVisit(database, times.next().value!, answers)
  // The reminders of both channels wait for their day.
  const messages = async () =>
    (await messagesIn(database.db)).filter(
      (message) => message.bookingId === bookingId && !message.template.includes('reminder'),
    )
  const patientMessage = async (way: Way) => (await messages()).find((message) => message.channel === way)!
  const first = await patientMessage(allowed[0]!)
  return {
    bookingId,
    messages,
    patientMessage: () => patientMessage(allowed[0]!),
    id: first.id,
    requests: () => provider.requests - before,
    copies: () => provider.messages.filter((message) => message.messageId === first.id),
    tasks: () =>
      database.db.selectFrom('call_tasks').selectAll().where('booking_id', '=', bookingId).execute(),
  }
}
type Case = Awaited<ReturnType<typeof book>>

const settled = (one: Case) =>
  until('it to be settled', async () => {
    await backoffPasses(database.db)
    const messages = await one.messages()
    return messages.every(({ state }) => state !== 'pending' && state !== 'sending')
  })

const notedAs = (one: Case, state: string, error: string) =>
  until(`"${error}" to be noted`, async () => {
    const message = await one.patientMessage()
    return message.state === state && message.lastError === error && message.claimedUntil === null && message
  })

/** The mails to the clinic about a call to the patient. */
async function callMails({ bookingId, messages }: Case) {
  const ids = (await messages()).filter(({ template }) => template === 'desk-message-undelivered')
  const mails = inbox.mails.filter(({ mail }) => ids.some(({ id }) => mail.messageId?.includes(id)))
  return { bookingId, count: ids.length, mails }
}

describe.each(channels)('by %s', (way) => {
  test('without faults it is sent once, with our id and nothing else', async () => {
    const one = await book([way])
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', unconfirmed: 1 })
    expect(one.copies()).toMatchObject([{ channel: way, template: 'appointment-confirmed' }])
  })

  // The second request works; the faults before it certainly accepted nothing.
  test('a temporary refusal is retried and sent once', async () => {
    const one = await book([way], ['503', '503', '503'])
    expect(await notedAs(one, 'pending', 'HTTP 503')).toMatchObject({ unconfirmed: 0 })
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', unconfirmed: 1, lastError: null })
    expect([one.requests(), one.copies().length]).toEqual([4, 1])
  })

  test('a rate limit of the provider: the retry comes when Retry-After says, not before', async () => {
    const one = await book([way], ['429'])
    const error = way === 'sms' ? 'HTTP 429' : 'HTTP 429, code 130429'
    expect(await notedAs(one, 'pending', error)).toMatchObject({ unconfirmed: 0 })
    const jobs = () =>
      sql<{ state: string; seconds: number; retryLimit: number }>`
        select state::text, extract(epoch from start_after - created_on)::float8 as seconds,
          retry_limit as "retryLimit"
        from pgboss.job where data->>'messageId' = ${one.id} order by created_on
      `.execute(database.db)
    const put = await until('the job to be put off', async () => {
      const { rows } = await jobs()
      return rows[0]?.state === 'completed' ? rows : null
    })
    const later = put[1]
    expect(later).toMatchObject({ state: 'created', retryLimit: 19 })
    expect(later!.seconds).toBeGreaterThan(6.5)
    expect(one.requests()).toBe(1)
    await sql`update pgboss.job set start_after = now() where data->>'messageId' = ${one.id}`.execute(
      database.db,
    )
    await settled(one)
    expect([one.requests(), one.copies().length]).toEqual([2, 1])
  })

  test('a connection lost before the message was accepted costs an attempt, not a message', async () => {
    const one = await book([way], ['drop-before'])
    expect(await notedAs(one, 'sending', 'ECONNRESET')).toMatchObject({ unconfirmed: 1 })
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', unconfirmed: 2 })
    expect(one.copies()).toHaveLength(1)
  })

  test('a connection lost after the message was accepted costs one more copy, and never a third', async () => {
    const once = await book([way], ['drop-after'])
    await settled(once)
    expect(await once.patientMessage()).toMatchObject({ state: 'sent', unconfirmed: 2 })
    expect(once.copies()).toHaveLength(2)

    const twice = await book([way], ['drop-after', 'drop-after'])
    await settled(twice)
    expect(await twice.patientMessage()).toMatchObject({ state: 'uncertain', unconfirmed: 2 })
    expect([twice.requests(), twice.copies().length]).toEqual([2, 2])
    expect(await twice.tasks()).toHaveLength(1)
    await until('the log to say so', () => logHas(worker.lines, twice.id, 'message.uncertain'))
  })

  test('a 500 of the provider leaves the outcome unknown: retried once, then a person must look', async () => {
    const once = await book([way], ['500'])
    expect(await notedAs(once, 'sending', 'HTTP 500')).toMatchObject({ unconfirmed: 1 })
    await settled(once)
    expect(await once.patientMessage()).toMatchObject({ state: 'sent' })
    const twice = await book([way], ['500', '500'])
    await settled(twice)
    expect(await twice.patientMessage()).toMatchObject({ state: 'uncertain', unconfirmed: 2 })
    expect(twice.requests()).toBe(2)
  })

  test('a permanent refusal is tried once; then the clinic gets one call task and one mail, contact preferences first', async () => {
    const one = await book([way], ['400'])
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({
      state: 'failed',
      unconfirmed: 0,
      lastError: 'HTTP 400',
    })
    expect([one.requests(), one.copies().length]).toEqual([1, 0])
    expect(await one.tasks()).toMatchObject([{ message_id: one.id, done_at: null }])
    const { count, mails } = await callMails(one)
    expect(count).toBe(1)
    expect(mails.map(({ mail }) => mail.text)).toEqual([
      expect.stringMatching(/^First: Ask for the patient by name\./),
    ])
  })

  test('a copy that the network duplicates is not ours: we sent once', async () => {
    const one = await book([way], ['duplicate'])
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', unconfirmed: 1 })
    expect([one.requests(), one.copies().length]).toEqual([1, 2])
  })
})

test('a provider that hangs is abandoned after ten seconds, and gets the message again', async () => {
  const one = await book(channels, ['hang', 'hang'])
  await notedAs(one, 'sending', 'ETIMEDOUT')
  await settled(one)
  for (const { state } of await one.messages()) expect(state).toBe('sent')
  expect(one.requests()).toBe(4)
  expect(one.copies()).toHaveLength(1)
})

test('when both channels fail at once the clinic has one call task and one mail', async () => {
  const one = await book(channels, ['400', '400'])
  await settled(one)
  expect(await one.tasks()).toHaveLength(1)
  const { count, mails } = await callMails(one)
  expect([count, mails.length]).toEqual([1, 1])
})

describe.each(channels)('receipts of %s', (way) => {
  const url = () => (way === 'whatsapp' ? { url: `${site.url}/api/v1/receipts/whatsapp` } : {})
  type Status = Parameters<Provider['receipt']>[1]
  const tell = (message: Message, status: Status, options = {}) =>
    provider.receipt(message, status, { ...url(), ...options })
  async function sent() {
    const one = await book([way])
    await settled(one)
    return { ...one, message: one.copies()[0]! }
  }

  test('a delivery is recorded, and a later "failed" cannot undo it', async () => {
    const one = await sent()
    expect(await tell(one.message, 'delivered')).toBe(200)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', delivery: 'delivered' })
    expect(await tell(one.message, 'failed')).toBe(200)
    expect(await one.patientMessage()).toMatchObject({
      state: 'sent',
      delivery: 'delivered',
      lastError: null,
    })
    if (way === 'whatsapp') {
      expect(await tell(one.message, 'read')).toBe(200)
      expect(await tell(one.message, 'delivered')).toBe(200)
      expect(await one.patientMessage()).toMatchObject({ delivery: 'read' })
    }
    expect(await one.tasks()).toEqual([])
  })

  test('a failed delivery is one call task and one mail, however often and in whatever order receipts come', async () => {
    const one = await sent()
    const answers = await Promise.all(
      (['failed', 'sent', 'failed', 'failed', 'sent'] as const).map((status) => tell(one.message, status)),
    )
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', delivery: 'failed' })
    await tell(one.message, 'delivered')
    await tell(one.message, 'failed')
    expect(await one.patientMessage()).toMatchObject({ delivery: 'delivered' })
    expect(await one.tasks()).toHaveLength(1)
    await settled(one)
    const { count, mails } = await callMails(one)
    expect([count, mails.length]).toEqual([1, 1])
  })

  test('a forged receipt is rejected and changes nothing', async () => {
    const one = await sent()
    expect(await tell(one.message, 'failed', { isForged: true })).toBe(401)
    expect(await one.patientMessage()).toMatchObject({ state: 'sent', delivery: null })
    expect(await one.tasks()).toEqual([])
  })

  test.each([
    'delivered',
    'failed',
  ] as const)('"%s" counts as a response, where the provider’s own was lost', async (status) => {
    const one = await book([way], ['drop-after'])
    await notedAs(one, 'sending', 'ECONNRESET')
    expect(await tell(one.copies()[0]!, status)).toBe(200)
    await settled(one)
    expect(await one.patientMessage()).toMatchObject({
      state: status === 'failed' ? 'failed' : 'sent',
      delivery: status,
    })
    expect([one.requests(), one.copies().length]).toEqual([1, 1])
    expect(await one.tasks()).toHaveLength(status === 'failed' ? 1 : 0)
  })
})

test('the receipt URL of one SMS cannot be used for another, whatever the body contains', async () => {
  const [mine, other] = [await book(['sms']), await book(['sms'])]
  await settled(mine)
  await settled(other)
  const [message, victim] = [mine.copies()[0]!, other.copies()[0]!]
  expect(await provider.receipt({ ...victim, receiptUrl: message.receiptUrl! }, 'failed')).toBe(200)
  expect((await other.patientMessage()).delivery).toBeNull()
  expect(await other.tasks()).toEqual([])
  expect((await mine.patientMessage()).delivery).toBe('failed')
})

test('no log line contains the URL of a receipt', () => {
  const tokens = provider.messages.flatMap(({ receiptUrl }) => receiptUrl?.split('/').at(-1) ?? [])
  const log = site.lines.join('\n')
  expect(log).toContain('/api/v1/receipts/sms/…')
  for (const token of tokens) expect(log).not.toContain(token.split('.').at(-1))
})
