import { promisify } from 'node:util'
import MailComposer from 'nodemailer/lib/mail-composer'
import { keepConnections } from './idle-connections.ts'
import { MailConnection } from './mail-connection.ts'
import type { SendOutcome } from './send-outcome.ts'

export type Email = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  /** Chosen by us and the same for every copy, so that mail clients recognise a duplicate. */
  messageId: string
  date: Date
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
}

type SmtpError = Error & { code?: string | undefined; responseCode?: number | undefined }

const CONVERSATION_MS = 25_000

const compose = ({ calendar, ...email }: Email): Promise<Buffer> => {
  const message = new MailComposer({
    ...email,
    // Nothing in the e-mail reveals the software that sent it.
    xMailer: false,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'visit.ics', content: calendar.text },
    }),
  }).compile()
  return promisify(message.build.bind(message))() as Promise<Buffer>
}

/** Connects and logs in as for a mail, and sends none. Null, or what the server says. */
export async function mailLoginProblem(smtpUrl: string): Promise<string | null> {
  const connection = new MailConnection(smtpUrl)
  try {
    await connection.open()
    connection.quit()
    return null
  } catch (error) {
    connection.close()
    return (error as Error).message
  }
}

const outcomeOf = ({ responseCode, code = 'SMTP' }: SmtpError, wasBegun: boolean): SendOutcome =>
  wasBegun && !responseCode
    ? { kind: 'unanswered', error: code }
    : {
        kind: 'refused',
        error: responseCode ? `SMTP ${responseCode}` : code,
        permanent: wasBegun && (responseCode ?? 0) >= 500,
      }

export type Mailer = {
  send(email: Email): Promise<SendOutcome>
  /** Ends the idle connections. */
  close(): void
}

/**
 * Sends mails. The stages are run one by one, because only an error while the message itself is being sent leaves the
 * outcome in doubt; nodemailer's transport and pool report both kinds alike. An idle connection is therefore asked
 * before the message begins whether the server still answers. While there is no TLS the message waits.
 */
export function openMailer(smtpUrl: string, requireTls?: boolean): Mailer {
  const idle = keepConnections()
  const answers = (connection: MailConnection) =>
    connection.reset().then(
      () => true,
      () => false,
    )
  async function send(email: Email): Promise<SendOutcome> {
    const message = await compose(email)
    const kept = idle.take()
    let connection = kept ?? new MailConnection(smtpUrl, requireTls)
    const timer = setTimeout(
      () => connection.fail(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
      CONVERSATION_MS,
    )
    let isBegun = false
    try {
      if (kept && !(await answers(kept))) {
        kept.close()
        // The others are as old.
        idle.endAll()
        connection = new MailConnection(smtpUrl, requireTls)
      }
      if (connection.mails === 0) await connection.open()
      isBegun = true
      await connection.send({ from: email.from.address, to: email.to }, message)
      idle.keep(connection)
      return { kind: 'sent' }
    } catch (error) {
      connection.close()
      return outcomeOf(error as SmtpError, isBegun)
    } finally {
      clearTimeout(timer)
    }
  }
  return { send, close: idle.endAll }
}

/** One mail, with a connection of its own. */
export async function sendEmail(smtpUrl: string, email: Email, requireTls?: boolean): Promise<SendOutcome> {
  const mailer = openMailer(smtpUrl, requireTls)
  const outcome = await mailer.send(email)
  mailer.close()
  return outcome
}
