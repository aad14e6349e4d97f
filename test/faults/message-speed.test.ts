import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Trust } from '#clinic/surge.ts'
import { developmentEnv } from '#dev/env.ts'
import { openProvider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { crowding } from '../crowding.ts'
import { createTestDatabase } from '../database.ts'
import { newMailbox } from '../phones.ts'
import { phonesOf, startWorker } from '../processes.ts'
import { bookVisit, messageIdsOf, visitTimes } from './ledger.ts'
import { until } from './until.ts'

/** Each has two mails: one to the clinic, one to the patient. */
const VISITS = 200
/** On two idle cores 177 to 255 are sent; CI demands a third of it, `npm run proof:speed` three quarters. */
const PER_SECOND = Number(process.env.MESSAGES_PER_SECOND ?? 60)

/** On a busy machine the worker gets only a part of the cores: then the same part of the rate is enough. */
const floor = () => PER_SECOND / crowding()

/** A mail server that accepts everything at once and reads only the Message-ID. */
async function openSink() {
  const taken: { smtpMessageId: string; at: number }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, _, done) {
      let head = ''
      try {
        for await (const chunk of stream) if (head.length < 4096) head += chunk
      } catch {
        // The worker was stopped in the middle of a mail.
        return
      }
      taken.push({ smtpMessageId: /^Message-ID: (<[^>]+>)/im.exec(head)?.[1] ?? '', at: performance.now() })
      done()
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, taken }
}

async function openStage(answers: Parameters<typeof bookVisit>[2] = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const sink = await openSink()
  const provider = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  onTestFinished(() => provider.close())
  const times = visitTimes().values()
  const book = (more: typeof answers = {}, trust: Trust = 'normal') =>
    bookVisit(database, times.next().value!, { email: newMailbox(), ...answers, ...more }, trust)
  for (let visits = 0; visits < VISITS; visits++) await book()
  const start = async () => {
    const worker = await startWorker({
      DATABASE_URL: database.url,
      SMTP_URL: sink.smtpUrl,
      ...phonesOf(provider),
    })
    onTestFinished(() => worker.kill())
  }
  return { database, sink, provider, book, start }
}

/** Mails a second from the first to the last. */
async function mailsPerSecond({
  sink,
  start,
}: Pick<Awaited<ReturnType<typeof openStage>>, 'sink' | 'start'>) {
  await start()
  await until('all mails to leave', () => sink.taken.length === 2 * VISITS)
  const [first, last] = [sink.taken[0]!, sink.taken.at(-1)!]
  return ((sink.taken.length - 1) * 1000) / (last.at - first.at)
}

test(`mails are sent as fast as the mail server accepts them: ${PER_SECOND} a second and more`, async () => {
  const rate = await mailsPerSecond(await openStage())
  const least = floor()
  console.log(`${rate.toFixed(0)} mails a second, at least ${least.toFixed(0)} expected`)
  expect(rate).toBeGreaterThanOrEqual(least)
})

test('while the SMS provider hangs, mails are sent as fast as ever', async () => {
  const stage = await openStage({ bySms: true })
  stage.provider.misbehave('hang', 10_000)
  const rate = await mailsPerSecond(stage)
  const { requests, messages } = stage.provider
  const least = floor()
  console.log(
    `${rate.toFixed(0)} mails a second beside ${requests} SMS that hang, at least ${least.toFixed(0)}`,
  )
  expect(requests).toBeGreaterThanOrEqual(4)
  expect(messages).toEqual([])
  expect(rate).toBeGreaterThanOrEqual(least)
})

test('the confirmation of a proven address, queued last, overtakes two hundred waiting messages', async () => {
  const stage = await openStage()
  const { db } = stage.database
  const last = await stage.book({}, 'proven')
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('booking_id', '=', last)
    .where('template', '=', 'appointment-confirmed')
    .executeTakeFirstOrThrow()
  await stage.start()
  await until('the confirmations to leave', () => stage.sink.taken.length > VISITS)
  const ids = stage.sink.taken.flatMap(({ smtpMessageId }) => messageIdsOf([smtpMessageId]))
  // Before it are only those that other jobs had claimed at the same moment.
  expect(ids.indexOf(id)).toBeGreaterThanOrEqual(0)
  expect(ids.indexOf(id)).toBeLessThan(20)
  // And messages to patients leave before the mails to the clinic.
  const desk = await db
    .selectFrom('messages')
    .select('id')
    .where('template', '=', 'desk-appointment-new')
    .execute()
  const forDesk = new Set(desk.map((message) => message.id))
  expect(ids.slice(0, VISITS - 20).filter((each) => forDesk.has(each!))).toEqual([])
})
