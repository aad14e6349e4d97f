import { promisify } from 'node:util'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { mustUseTls } from '../platform/loopback.ts'
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

/**
 * A connection that is not open yet, with what it logs in by. Without TLS neither the password nor a message is sent: a
 * server that offers none, or whose offer was stripped on the way, is a fault to fix.
 */
export function mailConnection(smtpUrl: string, requireTls = mustUseTls(new URL(smtpUrl).hostname)) {
  const options = parseConnectionUrl(smtpUrl)
  const connection = new SMTPConnection({
    ...options,
    requireTLS: requireTls,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return { connection, auth: options.auth }
}

/**
 * One message, one SMTP connection. The stages are run one by one, because only an error while the message itself is
 * being sent leaves the outcome in doubt; nodemailer's transport reports both kinds alike. While there is no TLS the
 * message waits.
 */
export async function sendEmail(smtpUrl: string, email: Email, requireTls?: boolean): Promise<SendOutcome> {
  const message = await compose(email)
  const { connection, auth } = mailConnection(smtpUrl, requireTls)
  return new Promise<SendOutcome>((resolve) => {
    let handingOver = false
    const end = (outcome: SendOutcome) => {
      clearTimeout(deadline)
      resolve(outcome)
      if (outcome.kind === 'sent') connection.quit()
      else connection.close()
    }
    const fail = (error: SmtpError) => {
      const code = error.responseCode ? `SMTP ${error.responseCode}` : (error.code ?? 'SMTP')
      if (handingOver && !error.responseCode) end({ kind: 'unanswered', error: code })
      else end({ kind: 'refused', error: code, permanent: handingOver && (error.responseCode ?? 0) >= 500 })
    }
    const deadline = setTimeout(
      () => fail(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
      CONVERSATION_MS,
    )
    const handOver = () => {
      handingOver = true
      const envelope = { from: email.from.address, to: email.to }
      connection.send(envelope, message, (error) => (error ? fail(error) : end({ kind: 'sent' })))
    }
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth) return handOver()
      connection.login(auth, (refused) => (refused ? fail(refused) : handOver()))
    })
  })
}
