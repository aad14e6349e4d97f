import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { dayOf, instantAt } from '#clinic/time.ts'
import { developmentEnv } from '#dev/env.ts'
import { openCheckUps } from '#server/check-up/check-ups.ts'
import { createContext } from '#server/platform/context.ts'
import { databaseSettings } from './database.ts'
import { openMailServer } from './faults/mail-server.ts'
import { insertBooking } from './insert-booking.ts'
import { freePort } from './ports.ts'
import { type RunningSite, startDesk, startSite, startWorker } from './processes.ts'
import { withDatabase } from './with-database.ts'

/** `npm run doctor`: each fault provoked, and named with what to do. */

type Settings = Record<string, string | undefined>
type Proxy = (asked: IncomingMessage, answer: ServerResponse, site: URL) => void

const database = withDatabase()
let site: RunningSite
let front: { url: string; way: Proxy }
let settings: Settings

/** A proxy that does as nginx and Caddy do: Host and Origin go on as they came. */
const passOn =
  (headers: (given: IncomingMessage['headers']) => IncomingMessage['headers'] = (given) => given): Proxy =>
  (asked, answer, site) =>
    void asked.pipe(
      request(
        { port: site.port, method: asked.method, path: asked.url, headers: headers(asked.headers) },
        (given) => {
          answer.writeHead(given.statusCode!, given.headers)
          given.pipe(answer)
        },
      ),
    )

beforeAll(async () => {
  const server = createServer((asked, answer) => front.way(asked, answer, new URL(site.url)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onFinish.push(() => server.close())
  front = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, way: passOn() }
  site = await startSite({
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PUBLIC_URL: front.url,
  })
  const mail = await openMailServer(() => 'accept')
  onFinish.push(mail.close)
  settings = {
    ...developmentEnv,
    ...databaseSettings(database.url),
    PUBLIC_URL: front.url,
    SMTP_URL: mail.smtpUrl,
    ALARM_SMTP_URL: mail.smtpUrl,
    WATCHED_FOLDERS: '/tmp',
    DISK_FULL_PERCENT: '100',
  }
})
const onFinish: (() => unknown)[] = []
afterAll(async () => {
  await site.stop()
  for (const finish of onFinish) await finish()
})

/** What the check of this name says. */
async function findingOf(name: string, changed: Settings = {}, context = createContext()) {
  const { checks, close } = openCheckUps({ ...settings, ...changed }, context)
  const check = checks.get(name)
  if (!check) throw new Error(`There is no check of ${name}: ${[...checks.keys()].join(', ')}`)
  return check(context.now()).finally(close)
}

async function runDoctor(changed: Settings) {
  const child = spawn(process.execPath, ['doctor.ts'], {
    env: { ...settings, NODE_ENV: 'production', ...changed } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const [code] = await once(child, 'exit')
  return { code, lines: text.trim().split('\n') }
}

test('a sound installation is reported as such, with a line for each check', {
  timeout: 120_000,
}, async () => {
  const desk = await startDesk({ DATABASE_URL: database.url })
  onTestFinished(desk.stop)
  const worker = await startWorker({ DATABASE_URL: database.url, SMTP_URL: settings.SMTP_URL! })
  onTestFinished(worker.stop)
  const { code, lines } = await runDoctor({ DESK_URL: desk.url })
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual(['All is well.'])
  expect(lines.length).toBeGreaterThan(20)
  expect(code).toBe(0)
})

test('what fails is named in one line, and the exit code says so', { timeout: 120_000 }, async () => {
  const { code, lines } = await runDoctor({ FORM_SECRET: 'short', DESK_URL: undefined })
  expect(lines).toContainEqual(expect.stringMatching(/^FAILS {2}settings of the site: .* · FORM_SECRET: /))
  expect(lines).toContainEqual(expect.stringMatching(/^FAILS {2}settings of the watcher: .*DESK_URL/))
  expect(lines.at(-1)).toMatch(/^\d+ of \d+ checks fail\.$/)
  expect(code).toBe(1)
})

test('a form reaches the site through the proxy, and stores nothing', async () => {
  expect(await findingOf('form')).toBeNull()
  expect(await database.db.selectFrom('bookings').select('id').execute()).toEqual([])
})

test.each<[string, Proxy, RegExp]>([
  [
    'writes another Origin',
    passOn((given) => ({ ...given, origin: 'https://inside.example' })),
    /Host and Origin/,
  ],
  [
    'sends on to another address',
    (_, answer) => answer.writeHead(301, { location: 'https://www.example/' }).end(),
    /set PUBLIC_URL/,
  ],
  [
    'does not reach the site',
    (_, answer) => answer.writeHead(502).end('Bad Gateway'),
    /502: the proxy does not reach/,
  ],
  ['leads to something else', (_, answer) => answer.end('<h1>It works!</h1>'), /leads to something else/],
])('a proxy that %s is named', async (_, way, words) => {
  front.way = way
  onTestFinished(() => {
    front.way = passOn()
  })
  expect(await findingOf('form')).toMatch(words)
})

test('a proxy that hides the Host is forgiven, unless the site was started for another address', async () => {
  front.way = passOn((given) => ({ ...given, host: 'inside.example' }))
  onTestFinished(() => {
    front.way = passOn()
  })
  expect(await findingOf('form')).toBeNull()
  const other = front.url.replace('127.0.0.1', 'localhost')
  expect(await findingOf('form', { PUBLIC_URL: other })).toMatch(/start the site with this PUBLIC_URL/)
})

test('a mail server that refuses the login is named, and no mail is sent', async () => {
  let mails = 0
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'clinic' }) : done(new Error('Invalid login')),
    onMailFrom: (_, __, done) => {
      mails++
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  const { port } = smtp.server.address() as AddressInfo
  const by = (password: string) =>
    findingOf('mail by SMTP_URL', { SMTP_URL: `smtp://clinic:${password}@127.0.0.1:${port}` })
  expect(await by('wrong')).toMatch(/Invalid login/)
  expect(await by('right')).toBeNull()
  expect(mails).toBe(0)
})

test('a process that would be the owner of the tables, or another one, is named', async () => {
  expect(await findingOf('database as clinic_site', { DATABASE_URL: database.url })).toMatch(
    /^DATABASE_URL: .* log in as clinic_site\.$/,
  )
  expect(await findingOf('database as clinic_worker', { WORKER_DATABASE_URL: settings.DATABASE_URL })).toBe(
    'WORKER_DATABASE_URL: logs in as clinic_site; log in as clinic_worker.',
  )
})

test('a database with another clock than this machine is named', async () => {
  expect(await findingOf('clock')).toBeNull()
  const context = createContext()
  const late = { ...context, now: () => new Date(context.now().getTime() - 60_000) }
  expect(await findingOf('clock', {}, late)).toMatch(/^The clock of the database is (59|60|61) s ahead/)
})

test('bookings that the desk does not find, and a doctor whom nobody knows, are named', async () => {
  const now = instantAt(dayOf(new Date()), 0)
  const { id } = await insertBooking(database, {
    kind: 'appointment',
    state: 'booked',
    now,
    startsAt: new Date(now.getTime() + 86_400_000),
    doctor: 'imran-ali',
  })
  expect(await findingOf('search')).toBeNull()
  await database.db.deleteFrom('booking_search').where('booking_id', '=', id).execute()
  expect(await findingOf('search')).toMatch(/does not find 1 bookings: start the desk again/)
  expect(await findingOf('doctors and services')).toMatch(/1 booking names imran-ali/)
})

test('a wrong key and a schema that is behind are named', async () => {
  const key = Buffer.alloc(32, 'another').toString('base64')
  expect(await findingOf('keys')).toBeNull()
  expect(await findingOf('keys', { DATA_KEYS: `development:${key}` })).toMatch(/is not the one/)
  await sql`delete from schema_migrations where name = (select max(name) from schema_migrations)`.execute(
    database.db,
  )
  expect(await findingOf('schema')).toMatch(/run npm run db:migrate/)
})
