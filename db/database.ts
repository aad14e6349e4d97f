import pg from 'pg'

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

async function onServer(databaseUrl: string, statement: (name: string) => string) {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement(client.escapeIdentifier(nameOf(databaseUrl))))
  } finally {
    await client.end()
  }
}

/** Creates the database that the URL names, if it is not there. For development and tests. */
export async function createDatabase(databaseUrl: string) {
  try {
    await onServer(databaseUrl, (name) => `create database ${name}`)
  } catch (error) {
    const alreadyThere = error instanceof pg.DatabaseError && error.code === '42P04'
    if (!alreadyThere) throw error
  }
}

export const dropDatabase = (databaseUrl: string) =>
  onServer(databaseUrl, (name) => `drop database if exists ${name} with (force)`)
