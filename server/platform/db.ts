import { Kysely, type Transaction as KyselyTransaction, sql } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'
import { PipeliningDialect } from './pipeline.ts'
import { clientOf, StandbyError } from './primary.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** Take this type, not Database, when the work is only safe inside a transaction. */
export type Transaction = KyselyTransaction<Tables>

// A calendar day is text in our rules; as a Date it would depend on the time zone of the process.
const DATE_TYPE = 1082
pg.types.setTypeParser(DATE_TYPE, (text) => text)

type PoolOptions = {
  /** How long a transaction may be idle while it holds locks. */
  holdMs?: number
  /** How long one statement may take. */
  queryMs?: number
  max?: number
}

export function openPool(
  connectionString: string,
  name: string,
  log: Log,
  { holdMs = 3000, queryMs = 8000, max = 10 }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client: clientOf(connectionString),
    connectionString,
    application_name: name,
    max,
    // Also the wait for a free connection under load, not only for a new one: with 1.5 s patients got errors.
    connectionTimeoutMillis: 5000,
    // One stuck transaction must not stop the whole site: requests for its slot get 503 in a second, others continue.
    lock_timeout: 1000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: holdMs,
    // PostgreSQL's own time-outs do not run while PostgreSQL hangs.
    query_timeout: queryMs,
    // The whole database fits into memory; with the default, made for spinning disks, searches ignore their index.
    options: '-c random_page_cost=1.1',
  })
  // Without both listeners a restart of PostgreSQL in the middle of a transaction kills the process.
  const lost = (error: Error) => log.warn({ event: 'database.connection_lost', error })
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PipeliningDialect(pool) })

/** PostgreSQL: connection exceptions, shut down or starting, too many connections, locked. Node: the network. */
const awayCodes = /^(?:08|57P0|53300|55P03|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)/
/** Errors of the driver, which have no code. */
const awayTexts = /^(?:Connection terminated|timeout exceeded when trying|Query read timeout|Client has enc)/

/** Thrown where a library has hidden the cause. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

/** The database could not be reached, or its answer was lost: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError || error instanceof StandbyError) return true
  if (!(error instanceof Error)) return false
  const { code, message } = error as Error & { code?: unknown }
  return (typeof code === 'string' && awayCodes.test(code)) || awayTexts.test(message)
}

/** To compare a column with a list of ids: one value of the statement for any number of ids. */
export const anyOf = (ids: readonly string[]) => sql<string>`any (${ids}::uuid[])`
