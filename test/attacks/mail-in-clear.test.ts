import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { postToProvider } from '#server/messages/post-to-provider.ts'
import { sendEmail } from '#server/messages/send-email.ts'

// An attacker between the clinic and its mail server strips STARTTLS, to read the password and the mails.

const email = {
  from: { name: 'Kamalini', address: 'no-reply@kamalini.example' },
  to: 'asha@patient.example',
  subject: 'Your appointment',
  text: 'Tomorrow at ten',
  messageId: '<one@kamalini.example>',
  date: new Date('2026-11-16T10:00:00+05:30'),
}

let close = async () => {}
afterEach(() => close())

/** A real mail server that accepts everything, and records what it receives. */
async function listen(offersTls: boolean) {
  const seen: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth({ username }, _, done) {
      seen.push('AUTH')
      done(null, { user: username })
    },
    onMailFrom(_, __, done) {
      seen.push('MAIL')
      done()
    },
    onData(stream, _, done) {
      seen.push('DATA')
      stream.resume().on('end', () => done())
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  close = () => new Promise((resolve) => smtp.close(() => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  return { seen, url: `smtp://clinic:topsecret@127.0.0.1:${port}` }
}

describe('where TLS is required', () => {
  test('a mail server without TLS gets neither the password nor the mail, and the mail waits', async () => {
    const { seen, url } = await listen(false)
    expect(await sendEmail(url, email, true)).toMatchObject({ kind: 'refused', permanent: false })
    expect(seen).toEqual([])
  })

  test('an SMTP URL cannot switch TLS off', async () => {
    const { seen, url } = await listen(false)
    const query = '?ignoreTLS=true&requireTLS=false&opportunisticTLS=true'
    expect(await sendEmail(url + query, email, true)).toMatchObject({ kind: 'refused', permanent: false })
    expect(seen).toEqual([])
  })

  test('a mail server with an untrusted certificate gets nothing either', async () => {
    const { seen, url } = await listen(true)
    expect(await sendEmail(url, email, true)).toMatchObject({ kind: 'refused', permanent: false })
    expect(seen).toEqual([])
  })

  test('a mail server with TLS gets the mail', async () => {
    const { seen, url } = await listen(true)
    const trusting = `${url}?tls.rejectUnauthorized=false`
    expect(await sendEmail(trusting, email, true)).toEqual({ kind: 'sent' })
    expect(seen).toEqual(['AUTH', 'MAIL', 'DATA'])
  })
})

test('on this machine a mail server without TLS is accepted', async () => {
  const { seen, url } = await listen(false)
  expect(await sendEmail(url, email)).toEqual({ kind: 'sent' })
  expect(seen).toEqual(['AUTH', 'MAIL', 'DATA'])
})

test('an SMS or WhatsApp provider on another machine is never reached without TLS', async () => {
  const message = { url: 'http://203.0.113.1/send', headers: {}, body: '{}', timeoutMs: 1 }
  const outcome = await postToProvider(message, { idIn: () => undefined })
  expect(outcome).toEqual({ kind: 'refused', error: 'TLS required', permanent: false })
})
