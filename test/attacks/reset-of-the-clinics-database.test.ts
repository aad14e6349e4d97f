import { execFile } from 'node:child_process'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, createForDevelopment, dropDatabase } from '#db/database.ts'
import { developmentEnv } from '#dev/env.ts'
import { newDatabaseUrl } from '../database.ts'

// A person runs db:reset with the settings of the clinic's real database.

let url: string
beforeEach(() => {
  url = newDatabaseUrl()
})
afterEach(() => dropDatabase(url))

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const reset = (settings: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = { ...developmentEnv, OWNER_DATABASE_URL: url, ...settings }
    const child = execFile(process.execPath, ['dev/reset.ts'], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, output: out + err }),
    )
  })

test('a database that it did not create survives, whatever NODE_ENV is', async () => {
  await createDatabase(url)
  await query("create table bookings as select 'Asha' as name")
  for (const NODE_ENV of ['production', 'development', 'test', '']) {
    const { code, output } = await reset({ NODE_ENV })
    expect([code, output]).toEqual([1, expect.stringContaining('was not made by npm run dev or db:reset')])
  }
  expect(await query('select name from bookings')).toEqual([{ name: 'Asha' }])
})

test('a copy of a development database does not count as one: the mark is not copied', async () => {
  await createForDevelopment(url)
  const copy = url.replace('kamalini_test_', 'kamalini_test_copy_')
  const { database } = new pg.Client({ connectionString: url })
  const { database: name } = new pg.Client({ connectionString: copy })
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  await client.query(`create database ${name} template ${database}`)
  await client.end()
  expect((await reset({ OWNER_DATABASE_URL: copy })).output).toContain('was not made by')
  await dropDatabase(copy)
})

test('another machine is never contacted, however the URL names it', async () => {
  await createForDevelopment(url)
  await query('create table mine ()')
  const elsewhere = new URL(url)
  elsewhere.hostname = 'database.kamalini.example'
  for (const OWNER_DATABASE_URL of [elsewhere.href, `${url}?host=database.kamalini.example`]) {
    const { code, output } = await reset({ OWNER_DATABASE_URL })
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('database.kamalini.example is not this machine'),
    ])
  }
  expect(await query('select from mine')).toEqual([])
})

test('a database that was made for development is replaced by a new one', async () => {
  await createForDevelopment(url)
  await query('create table left_over ()')
  expect(await reset()).toMatchObject({ code: 0 })
  expect(await query("select to_regclass('left_over') as table")).toEqual([{ table: null }])
  expect(await query('select from bookings')).not.toHaveLength(0)
})
