import { execFile } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase } from '#db/database.ts'
import { developmentEnv } from '#dev/env.ts'
import { demandFitness } from '#server/platform/readiness.ts'
import { appointmentAnswers, callPaths, send } from './answers.ts'
import { createTestDatabase, databaseSettings, newDatabaseUrl, type TestDatabase } from './database.ts'
import { freePort } from './ports.ts'
import { startSite } from './processes.ts'
import { testVault } from './vault.ts'

/** Processes that must refuse to start, and a site that starts before its database. */

const otherKeys = `development:${Buffer.alloc(32, 'somebody else’s').toString('base64')}`

/** The exit code and the output of a process that ends by itself. */
const run = (file: string, settings: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...developmentEnv, DEMO_MODE: 'true', PORT: '0', OPERATOR: 'Meena', ...settings }
    const child = execFile(process.execPath, file.split(' '), { env, timeout: 25_000 }, (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    )
  })

let database: TestDatabase
let empty: string
beforeAll(async () => {
  database = await createTestDatabase()
  await demandFitness(database.db, testVault)
  empty = newDatabaseUrl()
  await createDatabase(empty)
})
afterAll(async () => {
  await database.drop()
  await dropDatabase(empty)
})

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
