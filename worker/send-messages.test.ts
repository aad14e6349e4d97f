import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultMessageLimits } from '#clinic/messages/message-limits.ts'
import { developmentEnv } from '#dev/env.ts'
import { type Inbox, openInbox } from '#dev/inbox.ts'
import { type Mailer, openMailer } from '#server/messages/send-email.ts'
import { createContext } from '#server/platform/context.ts'
import { readEnv, workerSettings } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { bookVisits, messageIdsOf, messagesIn } from '#test/faults/ledger.ts'
import { testVault } from '#test/vault.ts'
import { sendMessages } from './send-messages.ts'

let database: TestDatabase
let inbox: Inbox
let mailer: Mailer
beforeAll(async () => {
  database = await createTestDatabase()
  inbox = await openInbox()
  mailer = openMailer(inbox.smtpUrl)
})
afterAll(async () => {
  mailer.close()
  await inbox.close()
  await database.drop()
})

test('a message that cannot be read holds up none of those that are sent with it', async () => {
  await bookVisits(database, 3)
  const messages = await messagesIn(database.db)
  const [before, broken, after] = messages.map(({ id }) => id) as [string, string, string]
  await database.db
    .updateTable('bookings')
    .set({ sealed: Buffer.from('damaged') })
    .where('id', '=', messages[1]!.bookingId)
    .execute()

  const { db, queue } = database
  const settings = readEnv(workerSettings, developmentEnv)
  const channels = { mailer, sms: null, whatsapp: null, limits: defaultMessageLimits }
  const results = await sendMessages(
    { ...createContext(), ...channels, db, queue, vault: testVault, settings, log: createLog('silent') },
    [before, broken, after].map((messageId) => ({ messageId, channel: 'email', priority: 0 })),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(messageIdsOf(inbox.mails.map(({ mail }) => mail.messageId))).toEqual([before, after].toSorted())
  const states = new Map(
    (await messagesIn(db)).map(({ id, state, unconfirmed }) => [id, { state, unconfirmed }]),
  )
  expect(states.get(broken)).toEqual({ state: 'pending', unconfirmed: 0 })
  expect(states.get(after)?.state).toBe('sent')
})
