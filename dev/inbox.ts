import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { openArrivals } from './arrivals.ts'

export type Mail = { to: string[]; mail: ParsedMail }

export type Inbox = {
  smtpUrl: string
  mails: Mail[]
  /** Resolves with the first mail that matches, now or later. */
  waitFor(fits: (mail: Mail) => boolean, timeoutMs?: number): Promise<Mail>
  close(): Promise<void>
}

/** A real mail server that delivers to memory: for development and for tests. */
export async function openInbox(port = 0): Promise<Inbox> {
  const arrivals = openArrivals<Mail>('mail')
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const mail = await simpleParser(stream).catch(() => null)
      // The connection closed in the middle of a mail.
      if (!mail) return
      arrivals.add({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, '127.0.0.1', resolve)
  })
  // An aborted connection is the sender's error.
  smtp.on('error', () => {})
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails: arrivals.items,
    waitFor: arrivals.waitFor,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The inbox as a page that a developer can open, newest first. */
export function inboxPage(inbox: Inbox): Server {
  const article = ({ to, mail }: Mail) => `<article>
    <h2>${escapeHtml(mail.subject ?? '')}</h2>
    <p>To ${escapeHtml(to.join(', '))} &middot; ${mail.attachments.map((file) => escapeHtml(file.filename ?? '')).join(', ')}</p>
    <pre>${escapeHtml(mail.text ?? '')}</pre></article>`
  return createServer((_, response) => {
    const list = inbox.mails.map(article).reverse().join('') || '<p>No mail yet.</p>'
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Mail</title>
      <style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>
      <h1>${inbox.mails.length} mails</h1>${list}`)
  })
}
