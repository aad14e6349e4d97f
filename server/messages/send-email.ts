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

const outcomeOf = ({ responseCode, code = 'SMTP' }: SmtpError, stage: Stage): SendOutcome =>
  stage === 'message' && !responseCode
    ? { kind: 'unanswered', error: code }
    : {
        kind: 'refused',
        error: responseCode ? `SMTP ${responseCode}` : code,
        permanent: stage !== 'connection' && (responseCode ?? 0) >= 500,
      }

/** A server ends an idle connection when it likes, and may say so only to the next command. */
const isEnded = ({ responseCode }: SmtpError, stage: Stage) =>
  stage === 'envelope' && (!responseCode || responseCode === 421)

type Stage = 'connection' | 'envelope' | 'message'

export type Mailer = {
  send(email: Email): Promise<SendOutcome>
  /** Ends the idle connections. */
  close(): void
}

/**
 * Sends mails. The stages are run one by one, because only an error while the message itself is being sent leaves the
 * outcome in doubt; nodemailer's transport and pool report both kinds alike. While there is no TLS the message waits.
 */
export function openMailer(smtpUrl: string, requireTls?: boolean): Mailer {
  const idle = keepConnections()

  async function sendOver(connection: MailConnection, email: Email, message: Buffer) {
    let stage: Stage = 'connection'
    try {
      if (connection.mails === 0) await connection.open()
      stage = 'envelope'
      await connection.send({ from: email.from.address, to: email.to }, message, () => {
        stage = 'message'
      })
      idle.keep(connection)
      return { outcome: { kind: 'sent' } as const, isEnded: false }
    } catch (error) {
      connection.close()
      return { outcome: outcomeOf(error as SmtpError, stage), isEnded: isEnded(error as SmtpError, stage) }
    }
  }

  async function send(email: Email): Promise<SendOutcome> {
    const message = await compose(email)
    const kept = idle.take()
    let connection = kept ?? new MailConnection(smtpUrl, requireTls)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      connection.fail(Object.assign(new Error(), { code: 'ETIMEDOUT' }))
    }, CONVERSATION_MS)
    try {
      const { outcome, isEnded } = await sendOver(connection, email, message)
      if (!kept || !isEnded || isLate) return outcome
      // The others are as old.
      idle.endAll()
      connection = new MailConnection(smtpUrl, requireTls)
      return (await sendOver(connection, email, message)).outcome
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
