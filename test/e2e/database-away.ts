import pg from 'pg'
import type { TestDatabase } from '#test/database.ts'

async function onServer({ url }: TestDatabase, statements: (name: string) => string[]) {
  const server = new URL(url)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    for (const statement of statements(name)) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** From now on the database refuses connections, as during a restart of its machine; open ones are closed. */
export const takeAway = (database: TestDatabase) =>
  onServer(database, (name) => [
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  ])

export const bringBack = (database: TestDatabase) =>
  onServer(database, (name) => [`alter database ${name} allow_connections true`])
