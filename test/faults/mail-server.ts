import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** How a message is handled: accepted and confirmed, accepted without a response, or refused with a code. */
export type Verdict = 'accept' | 'silence' | 451 | 550

export type MailServer = {
  smtpUrl: string
  /** The Message-ID of every accepted copy, confirmed or not. */
  taken: string[]
  /** When each of them was received completely. */
  takenAt: number[]
  refused: string[]
  /** New connections get no greeting until the returned function is called: they have sent nothing. */
  holdGreetings(): () => void
  /** How many connections have waited for a greeting. */
  held(): number
  /** Resolves when every connection that was opened before has been accepted, and what it had sent is read. */
  hasReadAll(): Promise<void>
  close(): Promise<void>
}

/** A real mail server with faults: the test decides the verdict on the nth message. */
export async function openMailServer(
  verdictOn: (nth: number) => Verdict | Promise<Verdict>,
  port = 0,
): Promise<MailServer> {
  const taken: string[] = []
  const takenAt: number[] = []
  const refused: string[] = []
  let messages = 0
  let greeting = Promise.resolve()
  let held = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A message without a response leaves its connection open; closing must not wait for it.
    closeTimeout: 100,
    onConnect(_, done) {
      held++
      greeting.then(() => done())
    },
    async onData(stream, _, done) {
      // Before parsing, which takes time of its own.
      let at = Number.NaN
      stream.once('end', () => {
        at = Date.now()
      })
      const mail = await simpleParser(stream).catch(() => null)
      // The sender died in the middle of a message.
      if (!mail) return
      const { messageId: smtpMessageId = 'none' } = mail
      const verdict = await verdictOn(++messages)
      if (typeof verdict === 'number') {
        refused.push(smtpMessageId)
        return done(Object.assign(new Error('not now'), { responseCode: verdict }))
      }
      taken.push(smtpMessageId)
      takenAt.push(at)
      if (verdict === 'accept') done()
    },
  })
  // A killed worker resets its connection.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const { port: openPort } = smtp.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${openPort}`,
    taken,
    takenAt,
    refused,
    holdGreetings() {
      const { promise, resolve } = Promise.withResolvers<void>()
      greeting = promise
      held = 0
      return () => {
        greeting = Promise.resolve()
        resolve()
      }
    },
    held: () => held,
    async hasReadAll() {
      const last = connect(openPort, '127.0.0.1')
      // The greeting: connections are accepted in the order in which they were opened.
      await once(last, 'data')
      last.end('QUIT\r\n')
      await once(last.resume(), 'close')
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
