import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { openProvider, type Provider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import {
  appointmentAnswers,
  callPaths,
  collectionAnswers,
  dayAhead,
  enquiryAnswers,
  send,
  testAnswers,
} from '../answers.ts'
import { createTestDatabase, type TestDatabase } from '../database.ts'
import { guardedSite, offeredNow } from '../faults/bot.ts'
import { until } from '../faults/until.ts'
import { newPhone } from '../phones.ts'
import { phonesOf, type Running, type RunningSite, startSite, startWorker } from '../processes.ts'
import { atSize, submitManageForm, victimOf } from './clinic.ts'

/** How often every handler is tried. */
const ROUNDS = atSize(12, 120)
/** The limit of messages to one recipient on one channel in an hour, for all senders together. */
const AT_MOST = 3
/** The limit of the clinic's inbox in an hour: single mails, urgent ones, and the summaries. */
const INBOX_AT_MOST = 60 + 30 + 6

let database: TestDatabase
let inbox: Inbox
let provider: Provider
let site: RunningSite
let worker: Running
beforeEach(async () => {
  database = await createTestDatabase({ hasCatalogue: true })
  inbox = await openInbox()
  provider = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.smtpUrl, ...phonesOf(provider) }
  site = await startSite({ ...settings, ...guardedSite })
  // The defaults.
  const limits = { MAX_DESK_MAILS_PER_HOUR: '60', MAX_PAID_MESSAGES_PER_DAY: '500' }
  worker = await startWorker({ ...settings, ...limits, PUBLIC_URL: site.url })
})
afterEach(async () => {
  await Promise.all([site?.stop(), worker?.stop()])
  await Promise.all([inbox?.close(), provider?.close()])
  await database?.drop()
})

const allSettled = () =>
  until(
    'every message to be sent or withheld',
    async () => {
      const { rows } = await sql`
        select 1 from messages n where settled_at is null and not exists (
          select from pgboss.job j where j.data->>'messageId' = n.id::text and j.start_after > now() + interval '1 minute'
        ) limit 1`.execute(database.db)
      return rows.length === 0
    },
    120_000,
  )

const everything = { bySms: true, byWhatsapp: true, remindByEmail: true, canSolveChallenge: undefined }

test.each([
  { name: 'one address', addressOf: () => '198.51.100.9' },
  { name: '1,000 addresses', addressOf: (n: number) => `${20 + (n % 50)}.${n % 200}.${n % 250}.9` },
])("however often a stranger's contact details are used from $name, at most three messages arrive on each channel", async ({
  addressOf,
}) => {
  const stranger = { phone: newPhone(), email: 'stranger@example.in' }
  const times = offeredNow()
  let n = 0
  const statuses: Record<string, number> = {}
  const note = (handler: string, status: number) => {
    statuses[`${handler} ${status}`] = (statuses[`${handler} ${status}`] ?? 0) + 1
  }
  const call = async (path: string, answers: object) => {
    const sent = await send(
      site.url + path,
      { ...answers, ...everything, email: stranger.email },
      { address: addressOf(n++) },
    )
    note(path, sent.status)
    return sent
  }
  const { answer } = await call(callPaths.appointment, {
    ...appointmentAnswers(times[0]),
    phoneNumber: stranger.phone,
  })
  const victim = await victimOf(database, answer.data.reference)
  const { session } = await submitManageForm(
    site,
    { intent: 'find', reference: victim.reference, pin: victim.pin },
    addressOf(n++),
  )
  const handler = async (form: Record<string, string>) => {
    const pressed = await submitManageForm(site, { ...form, session: session! }, addressOf(n++))
    note(form.intent!, pressed.status)
    return pressed
  }
  for (let round = 0; round < ROUNDS; round++) {
    await call(callPaths.appointment, {
      ...appointmentAnswers(times[round + 1]),
      phoneNumber: stranger.phone,
    })
    await call(callPaths.collection, {
      ...collectionAnswers(dayAhead(1 + (round % 20))),
      mobile: stranger.phone,
    })
    await call(callPaths.test, { ...testAnswers(dayAhead(1 + (round % 20))), phone: stranger.phone })
    await call(callPaths.enquiry, { ...enquiryAnswers(), phoneNumber: stranger.phone })
    const complaint = await handler({ intent: 'complain' })
    const formToken = /name="formToken" value="([^"]+)"/.exec(complaint.html)?.[1] ?? ''
    await handler({ intent: 'send-complaint', formToken, message: `Nobody called me back, ${round}.` })
    const moving = await handler({ intent: 'times' })
    const [to = ''] = moving.html.match(/(?<=name="to" value=")[^"]+/) ?? []
    const [sequence = '0'] = moving.html.match(/(?<=name="sequence" value=")\d+/) ?? []
    await handler({ intent: 'move', to: to.replaceAll('&#x2B;', '+'), sequence })
    await handler({
      intent: 'save-contact',
      contactCall: 'yes',
      contactHours: 'any',
      bySms: 'yes',
      byWhatsapp: 'yes',
    })
    if (round === ROUNDS - 1) await handler({ intent: 'cancel' })
  }
  await allSettled()

  const toPhone = (channel: 'sms' | 'whatsapp') =>
    provider.messages.filter((message) => message.channel === channel && message.to.endsWith(stranger.phone))
      .length
  const mails = inbox.mails.filter(({ to }) => to.includes(stranger.email)).length
  const clinic = inbox.mails.filter(({ to }) => to.includes('desk@kamalini.example')).length
  const reached = { sms: toPhone('sms'), whatsapp: toPhone('whatsapp'), mails }
  console.log(`${n} requests:`, JSON.stringify(statuses))
  console.log('the stranger got', JSON.stringify(reached), 'and the clinic', clinic, 'mails')
  expect(reached.sms + reached.whatsapp + reached.mails).toBeGreaterThan(0)
  for (const count of Object.values(reached)) expect(count).toBeLessThanOrEqual(AT_MOST)
  expect(clinic).toBeLessThanOrEqual(INBOX_AT_MOST)
}, 1_800_000)
