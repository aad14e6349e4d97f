import pg from 'pg'
import { isLoopback } from '#server/platform/loopback.ts'

/** On a database that was made for development. It stays behind when the contents are dumped or copied. */
const MADE_FOR_DEVELOPMENT = 'Made for development by npm run dev or db:reset: db:reset may delete it'

/** As the driver reads the address: a query may name another host or database than the rest of it. */
const read = (databaseUrl: string) => {
  const { host, database = '' } = new pg.Client({ connectionString: databaseUrl })
  return { host, database }
}

async function onServer<Result>(databaseUrl: string, work: (client: pg.Client, name: string) => Result) {
  const { host, port, user, password, ssl, database = '' } = new pg.Client({ connectionString: databaseUrl })
  const client = new pg.Client({ host, port, user, password, ssl, database: 'postgres' })
  await client.connect()
  try {
    return await work(client, client.escapeIdentifier(database))
  } finally {
    await client.end()
  }
}

/** Creates the database that the URL names, if it is not there, and tells whether it did. For development and tests. */
export async function createDatabase(databaseUrl: string): Promise<boolean> {
  try {
    await onServer(databaseUrl, (client, name) => client.query(`create database ${name}`))
    return true
  } catch (error) {
    const alreadyThere = error instanceof pg.DatabaseError && error.code === '42P04'
    if (!alreadyThere) throw error
    return false
  }
}

export const dropDatabase = (databaseUrl: string) =>
  onServer(databaseUrl, (client, name) => client.query(`drop database if exists ${name} with (force)`))

/** The same, and marks what it makes. What was there before is left as it is. */
export async function createForDevelopment(databaseUrl: string) {
  const isNew = await createDatabase(databaseUrl)
  if (isNew)
    await onServer(databaseUrl, (client, name) =>
      client.query(`comment on database ${name} is ${client.escapeLiteral(MADE_FOR_DEVELOPMENT)}`),
    )
}

const markOf = (databaseUrl: string) =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
      [read(databaseUrl).database],
    )
    return rows[0]
  })

/**
 * A new, empty database in the place of one that was made for development. Every other one stays, whatever the settings
 * say: an address that leads to the clinic's database is one slip away.
 */
export async function replaceForDevelopment(databaseUrl: string) {
  const { host, database } = read(databaseUrl)
  if (!isLoopback(host)) throw new Error(`Nothing was deleted: ${host} is not this machine.`)
  const there = await markOf(databaseUrl)
  if (there && there.mark !== MADE_FOR_DEVELOPMENT)
    throw new Error(
      `Nothing was deleted: the database ${database} was not made by npm run dev or db:reset. If it may go, drop it yourself.`,
    )
  await dropDatabase(databaseUrl)
  await createForDevelopment(databaseUrl)
}
