import { developmentEnv } from '#dev/env.ts'
import { openInbox } from '#dev/inbox.ts'
import { openProvider } from '#dev/provider.ts'
import type { Account } from '#dev/provider-rules.ts'
import { channelSettings, readEnv } from '#server/platform/env.ts'
import { createTestDatabase } from './database.ts'
import { phonesOf, startSite, startWorker } from './processes.ts'

export type Stack = Awaited<ReturnType<typeof startStack>>

/**
 * The whole clinic: a database, the built site, its worker, a mail server and a phone, all real and all the test's
 * own.
 */
export async function startStack() {
  const database = await createTestDatabase({ hasCatalogue: true })
  const inbox = await openInbox()
  const phone = await openProvider(readEnv(channelSettings, developmentEnv) as Account)
  const settings = { DATABASE_URL: database.url, SMTP_URL: inbox.smtpUrl, ...phonesOf(phone) }
  const site = await startSite(settings)
  const worker = await startWorker({ ...settings, PUBLIC_URL: site.url })
  const stop = async () => {
    await Promise.all([site.stop(), worker.stop()])
    await Promise.all([inbox.close(), phone.close()])
    await database.drop()
  }
  return { database, inbox, phone, site, worker, stop }
}
