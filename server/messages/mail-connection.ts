import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { mustUseTls } from '../platform/loopback.ts'

type Done = (error?: Error | null) => void

/** A connection to the mail server, stage by stage. Each stage rejects when it fails, or when the connection breaks. */
export class MailConnection {
  readonly #smtp: SMTPConnection
  readonly #auth: ReturnType<typeof parseConnectionUrl>['auth']
  #mails = 0
  #whenEnded: (() => void) | undefined

  /**
   * Without TLS neither the password nor a message is sent: a server that offers none, or whose offer was stripped on
   * the way, is a fault to fix.
   */
  constructor(smtpUrl: string, requireTls = mustUseTls(new URL(smtpUrl).hostname)) {
    const options = parseConnectionUrl(smtpUrl)
    this.#auth = options.auth
    this.#smtp = new SMTPConnection({
      ...options,
      requireTLS: requireTls,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
    })
    // An error between two stages closes the connection: the next stage fails.
    this.#smtp.on('error', () => {})
    this.#smtp.on('end', () => this.#whenEnded?.())
  }

  /** How many mails it has sent. */
  get mails() {
    return this.#mails
  }

  /** Connects, and logs in. */
  async open() {
    const auth = this.#auth
    await this.#stage((done) => this.#smtp.connect(done))
    if (auth) await this.#stage((done) => this.#smtp.login(auth, done))
  }

  /** Calls back when the server has accepted sender and recipient, and the message itself begins. */
  async send(envelope: { from: string; to: string }, message: Buffer, whenBegun: () => void) {
    // nodemailer reads it only then.
    const stream = new Readable({
      read() {
        whenBegun()
        this.push(message)
        this.push(null)
      },
    })
    await this.#stage((done) => this.#smtp.send(envelope, stream, done))
    this.#mails += 1
  }

  /** Makes the stage that is running fail. */
  fail(error: Error) {
    this.#smtp.emit('error', error)
  }

  /** The server may end an idle connection. */
  whenEnded(run: () => void) {
    this.#whenEnded = run
  }

  quit() {
    this.#smtp.quit()
  }

  close() {
    this.#smtp.close()
  }

  /** nodemailer does not call back when the connection breaks. */
  #stage(run: (done: Done) => void) {
    return new Promise<void>((resolve, reject) => {
      const end: Done = (error) => {
        this.#smtp.off('error', end)
        if (error) reject(error)
        else resolve()
      }
      this.#smtp.on('error', end)
      run(end)
    })
  }
}
