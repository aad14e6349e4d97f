import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type Running, type Settings, startWatcher } from '../processes.ts'
import { until } from './until.ts'

type Mail = { subject: string; text: string; to: string[] }

/** The mailbox of the person who gets the alarms. */
async function openMailbox() {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const { subject = '', text = '' } = await simpleParser(stream)
      mails.push({ subject, text, to: envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { mails, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
}

/** A watcher, and the mailbox that it writes to. */
export async function watch(settings: Settings) {
  const mailbox = await openMailbox()
  const watcher = await startWatcher({ ALARM_SMTP_URL: mailbox.url, LOG_LEVEL: 'debug', ...settings })
  onTestFinished(() => watcher.stop())
  const mailOf = (subject: RegExp, timeoutMs?: number) =>
    until(
      `a mail ${subject}`,
      () => mailbox.mails.find((each) => subject.test(each.subject)) ?? null,
      timeoutMs,
    )
  return { ...mailbox, mailOf, watcher }
}

/** What each round of a watcher has found; empty where nothing is wrong. */
export const roundsOf = ({ lines }: Running): string[] =>
  lines.filter((line) => line.includes('watcher.round')).map((line) => JSON.parse(line).outcome)
