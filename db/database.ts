import pg from 'pg'
import { isLoopback } from '#server/platform/loopback.ts'

/** The comment that marks a development database. A dump of the contents does not copy it. */
const MADE_FOR_DEVELOPMENT = 'Made for development by npm run dev or db:reset: db:reset may delete it'

/** Parsed like the driver does: a query string may name another host or database than the rest of the URL. */
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

/** Creates the database of the URL if it does not exist, and returns whether it did. For development and tests. */
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

/** The same, and marks a new database. An existing one stays as it is. */
export async function createForDevelopment(databaseUrl: string): Promise<boolean> {
  const isNew = await createDatabase(databaseUrl)
  if (isNew)
    await onServer(databaseUrl, (client, name) =>
      client.query(`comment on database ${name} is ${client.escapeLiteral(MADE_FOR_DEVELOPMENT)}`),
    )
  return isNew
}

const markOf = (databaseUrl: string) =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ mark: string | null }>(
      "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
      [read(databaseUrl).database],
    )
    return rows[0]
  })

/** Whether the database was made for development on this machine: then it has no data of real patients. */
export const isForDevelopment = async (databaseUrl: string) =>
  isLoopback(read(databaseUrl).host) && (await markOf(databaseUrl))?.mark === MADE_FOR_DEVELOPMENT

/**
 * Replaces a development database by a new, empty one. Refuses every other database, whatever the settings are: a
 * mistake in the URL would name the clinic's real database.
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
