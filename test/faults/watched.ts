import { onTestFinished } from 'vitest'
import { openInbox } from '#dev/inbox.ts'
import { type Running, type Settings, startWatcher } from '../processes.ts'
import { until } from './until.ts'

/** A watcher, and the mailbox of the person who gets its alarms. */
export async function watch(settings: Settings) {
  const { smtpUrl, mails, close } = await openInbox()
  onTestFinished(close)
  const watcher = await startWatcher({ ALARM_SMTP_URL: smtpUrl, LOG_LEVEL: 'debug', ...settings })
  onTestFinished(() => watcher.stop())
  const mailOf = async (wanted: RegExp, timeoutMs?: number) => {
    const find = () => mails.find(({ mail }) => wanted.test(mail.subject ?? ''))
    const { to, mail } = await until(`a mail ${wanted}`, find, timeoutMs)
    return { to, subject: mail.subject ?? '', text: mail.text ?? '' }
  }
  return { mails, mailOf, watcher }
}

/** What each round of a watcher has found; empty where nothing is wrong. */
export const roundsOf = ({ lines }: Running): string[] =>
  lines.filter((line) => line.includes('watcher.round')).map((line) => JSON.parse(line).outcome)
