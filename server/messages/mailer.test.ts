import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailer } from './send-email.ts'

const mailTo = (to: string) => ({
  from: { name: 'Clinic', address: 'clinic@example.in' },
  to,
  subject: 'Your visit',
  text: 'At eleven.\n',
  messageId: `<${to}>`,
  date: new Date(0),
})

async function urlOf(server: Server | SMTPServer) {
  server.listen(0, '127.0.0.1')
  const tcp = server instanceof SMTPServer ? server.server : server
  await once(tcp, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `smtp://127.0.0.1:${(tcp.address() as AddressInfo).port}`
}

function mailerFor(smtpUrl: string) {
  const mailer = openMailer(smtpUrl)
  onTestFinished(() => mailer.close())
  return mailer
}

/** A real mail server, and what it was sent over each connection. */
async function openServer() {
  const connections: string[][] = []
  const sockets = new Map<string, string[]>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect({ id }, done) {
      sockets.set(id, connections[connections.push([]) - 1]!)
      done()
    },
    onRcptTo({ address }, _, done) {
      done(
        address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      )
    },
    async onData(stream, { id, envelope }, done) {
      for await (const _ of stream);
      sockets.get(id)!.push(...envelope.rcptTo.map(({ address }) => address))
      done()
    },
  })
  smtp.on('error', () => {})
  return { mailer: mailerFor(await urlOf(smtp)), connections, smtp }
}

type Reply = string | null

/** A mail server by script: its replies to the commands in turn; an empty one is silence, null cuts the connection. */
async function openScript(...ofConnection: Reply[][]) {
  const commands: string[][] = []
  const server = createServer((socket: Socket) => {
    const replies = ofConnection.shift()?.values()
    const heard: string[] = []
    commands.push(heard)
    const answer = () => {
      const reply = replies?.next().value
      if (reply === '') return
      if (typeof reply === 'string') socket.write(`${reply}\r\n`)
      else socket.destroy()
    }
    let isText = false
    socket.on('error', () => {})
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (isText && line !== '.') continue
        heard.push(line.split(/[ :]/)[0]!)
        isText = line === 'DATA'
        answer()
      }
    })
    answer()
  })
  return { mailer: mailerFor(await urlOf(server)), commands }
}

const oneMail = ['250 sender', '250 recipient', '354 go on', '250 taken']
const firstMail = ['220 here', '250 hello', ...oneMail]
const sent = { kind: 'sent' }

test('mails that follow each other share a connection, and those at once have one each', async () => {
  const { mailer, connections } = await openServer()
  for (const to of ['a@example.in', 'b@example.in']) expect(await mailer.send(mailTo(to))).toEqual(sent)
  const both = ['c@example.in', 'd@example.in'].map((to) => mailer.send(mailTo(to)))
  expect(await Promise.all(both)).toEqual([sent, sent])
  expect(connections.map((mails) => mails.length).toSorted()).toEqual([1, 3])
  expect(await mailer.send(mailTo('e@example.in'))).toEqual(sent)
  expect(connections).toHaveLength(2)
})

test('a refused mail is not sent twice, and the next one has a new connection', async () => {
  const { mailer, connections } = await openServer()
  expect(await mailer.send(mailTo('a@example.in'))).toEqual(sent)
  expect(await mailer.send(mailTo('nobody@example.in'))).toEqual({
    kind: 'refused',
    error: 'SMTP 550',
    permanent: true,
  })
  expect(await mailer.send(mailTo('b@example.in'))).toEqual(sent)
  expect(connections).toEqual([['a@example.in'], ['b@example.in']])
})

test('a connection sends a hundred mails at most', async () => {
  const { mailer, connections } = await openServer()
  for (let nth = 0; nth < 101; nth++) await mailer.send(mailTo(`p${nth}@example.in`))
  expect(connections.map((mails) => mails.length)).toEqual([100, 1])
})

test('a server that has closed the idle connection, or says that it will, leaves no mail in doubt', async () => {
  const { mailer, commands } = await openScript(
    [...firstMail, null],
    [...firstMail, '421 too many'],
    [...firstMail, '250 sender', null],
    firstMail,
  )
  for (const to of ['a@example.in', 'b@example.in', 'c@example.in', 'd@example.in'])
    expect(await mailer.send(mailTo(to))).toEqual(sent)
  expect(commands.map((heard) => heard.filter((command) => command === 'MAIL').length)).toEqual([2, 2, 2, 1])
})

test('a connection that breaks once the mail has begun leaves it in doubt, also when it was kept', async () => {
  const { mailer } = await openScript(
    [...firstMail, '250 sender', '250 recipient', '354 go on', null],
    [...firstMail.slice(0, 5), null],
    firstMail,
  )
  expect(await mailer.send(mailTo('a@example.in'))).toEqual(sent)
  for (const to of ['b@example.in', 'c@example.in'])
    expect(await mailer.send(mailTo(to))).toMatchObject({ kind: 'unanswered' })
  expect(await mailer.send(mailTo('d@example.in'))).toEqual(sent)
})

test('a connection that breaks before the mail has begun leaves no doubt', async () => {
  const { mailer } = await openScript([...firstMail.slice(0, 3), null], ['220 here', null])
  for (const to of ['a@example.in', 'b@example.in'])
    expect(await mailer.send(mailTo(to))).toMatchObject({ kind: 'refused', permanent: false })
})

test('a mail has 25 seconds in all, also when its idle connection is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { mailer, commands } = await openScript([...firstMail, ''], firstMail)
  expect(await mailer.send(mailTo('a@example.in'))).toEqual(sent)
  const outcome = mailer.send(mailTo('b@example.in'))
  await vi.waitFor(() => expect(commands[0]!.filter((command) => command === 'MAIL')).toHaveLength(2))
  vi.advanceTimersByTime(25_000)
  expect(await outcome).toEqual({ kind: 'refused', error: 'ETIMEDOUT', permanent: false })
})

test('an idle connection ends after five seconds, or when the worker stops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { mailer, commands } = await openScript([...firstMail, '221 bye'], [...firstMail, '221 bye'])
  await mailer.send(mailTo('a@example.in'))
  vi.advanceTimersByTime(5000)
  await vi.waitFor(() => expect(commands[0]).toContain('QUIT'))
  await mailer.send(mailTo('b@example.in'))
  mailer.close()
  await vi.waitFor(() => expect(commands[1]).toContain('QUIT'))
})
