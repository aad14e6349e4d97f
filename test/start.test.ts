import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { developmentEnv } from '#dev/env.ts'
import { demandFitness } from '#server/platform/readiness.ts'
import { appointmentAnswers, callPaths, send } from './answers.ts'
import { databaseSettings, newDatabaseUrl } from './database.ts'
import { freePort } from './ports.ts'
import { startSite } from './processes.ts'
import { testVault } from './vault.ts'
import { withDatabase } from './with-database.ts'

/** Processes that must refuse to start, a site that starts before its database, and one that must stop. */

const otherKeys = `development:${Buffer.alloc(32, 'somebody else’s').toString('base64')}`

/** The exit code and the output of a process that ends by itself. */
const run = (file: string, settings: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...developmentEnv, DEMO_MODE: 'true', PORT: '0', OPERATOR: 'Meena', ...settings }
    const child = execFile(process.execPath, file.split(' '), { env, timeout: 25_000 }, (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    )
  })

const database = withDatabase()
let empty: string
beforeAll(async () => {
  await demandFitness(database.db, testVault)
  empty = newDatabaseUrl()
  await createDatabase(empty)
})
afterAll(() => dropDatabase(empty))

describe.each(['server.ts', 'worker.ts', 'operator.ts due'])('%s', (file) => {
  test('stops at once, with an explanation, when it has another key than the database knows', async () => {
    for (const name of ['DATA_KEYS', 'LOOKUP_KEYS']) {
      const { code, output } = await run(file, { ...databaseSettings(database.url), [name]: otherKeys })
      expect(code).toBe(1)
      expect(output).toContain(
        `The key development of ${name} is not the one that the database knows by this id.`,
      )
    }
  })

  test('stops at once, with an explanation, when the database is empty', async () => {
    const { code, output } = await run(file, databaseSettings(empty))
    expect(code).toBe(1)
    expect(output).toContain('run npm run db:migrate')
  })
})

test('a site that started before its database accepts no booking with a wrong key when the database is up', async () => {
  const port = await freePort()
  const { hostname, port: real, pathname } = new URL(database.url)
  const site = await startSite({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    DATA_KEYS: otherKeys,
  })
  onTestFinished(() => site.stop())
  const ready = async () => {
    const response = await fetch(`${site.url}/readyz`)
    return [response.status, await response.json()]
  }
  expect(await ready()).toEqual([503, { status: 'database' }])
  expect((await fetch(site.url)).status).toBe(200)

  const line = createServer((socket) => {
    const onward = connect(Number(real), hostname)
    socket.pipe(onward).pipe(socket)
    for (const end of [socket, onward]) end.on('error', () => {})
  })
  onTestFinished(() => void line.close())
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve))
  await expect.poll(ready, { timeout: 10_000 }).toEqual([503, { status: 'keys' }])
  const { status } = await send(site.url + callPaths.appointment, appointmentAnswers())
  expect(status).toBe(503)
  expect(await database.db.selectFrom('bookings').selectAll().execute()).toEqual([])
})

test('a site names its version; one that must stop says so to the proxy, and answers every request until it has ended', async () => {
  const site = await startSite({ DATABASE_URL: database.url, DRAIN_SECONDS: '1' })
  onTestFinished(() => site.kill())
  const health = async () => {
    const response = await fetch(`${site.url}/healthz`)
    return [response.status, await response.json()]
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(site.lines.find((line) => line.includes('site.ready'))).toContain(`"version":"${version}"`)
  expect(await health()).toEqual([200, { status: 'ok' }])
  // A form that is still being typed into the line when the site has stopped listening.
  const body = JSON.stringify(appointmentAnswers())
  const slow = request(site.url + callPaths.appointment, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    },
  })
  slow.write(body.slice(0, 10))
  const answered = once(slow, 'response')

  const ended = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  await expect.poll(health).toEqual([503, { status: 'stopping' }])
  const page = await fetch(`${site.url}/appoitment`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await expect
    .poll(() =>
      fetch(site.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  slow.end(body.slice(10))
  const [{ statusCode }] = await answered
  expect(statusCode).toBe(201)
  expect(await ended).toEqual([0, null])
})
