import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  PostgresDialect,
  type QueryResult,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { Batch, type Statement } from './batch.ts'

/** The plans that a connection keeps at most. Statements with lists of any length would fill its memory. */
const NAMES_AT_MOST = 200
const names = new Map<string, string>()

/** A text has the same name in all connections. */
function nameOf({ sql }: Statement): string | undefined {
  if (!names.has(sql) && names.size < NAMES_AT_MOST) names.set(sql, `statement-${names.size + 1}`)
  return names.get(sql)
}

const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE']

const resultOf = ({ command, rowCount, rows }: pg.QueryResult): QueryResult<unknown> => ({
  rows,
  ...(changes.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
})

/**
 * A booking is mostly a wait for the database. A connection therefore holds back statements without an awaited answer,
 * and sends them with the next one that is awaited: in the same order, in one round trip (decision 0077). A held
 * statement that fails makes the transaction fail.
 */
class PipeliningConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  #held: Statement[] = []
  /** The begin waits for the first statement of the transaction. */
  #isBeginHeld = false
  #isOpen = false
  #isDamaged = false

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** Outside a transaction no statement would follow and take it along. */
  hold(statement: Statement) {
    if (!this.#isOpen) throw new Error('Only a transaction holds statements back')
    this.#held.push(statement)
  }

  begin({ isolationLevel, accessMode }: TransactionSettings) {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    this.#isOpen = true
    this.hold(CompiledQuery.raw(['begin', ...modes].join(' ')))
    this.#isBeginHeld = true
  }

  async executeQuery<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const [result] = await this.executeAll([statement])
    return result as QueryResult<Row>
  }

  /** The results of these statements, without those of the held ones. */
  async executeAll(statements: readonly Statement[]): Promise<QueryResult<unknown>[]> {
    return (await this.#send(statements)).map(resultOf)
  }

  async commit() {
    // A transaction without statements sends nothing.
    if (this.#isBeginHeld && this.#held.length === 1) return this.rollback()
    const [result] = await this.#send([CompiledQuery.raw('commit')])
    if (result!.command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback() {
    this.#held = []
    if (this.#isBeginHeld) return
    await this.#send([CompiledQuery.raw('rollback')]).catch((error) => {
      this.#isDamaged = true
      throw error
    })
  }

  release() {
    this.#isOpen = false
    this.#client.release(this.#isDamaged)
  }

  // biome-ignore lint/correctness/useYield: nothing here reads from a cursor
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed')
  }

  async #send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    const all = [...this.#held, ...statements]
    // A search by itself gets no name, so that it is planned for its own words.
    const hasNames = this.#isOpen || all.length > 1
    const batch = all.map((each) => ({ ...each, name: hasNames ? nameOf(each) : undefined }))
    this.#held = []
    this.#isBeginHeld = false
    const results = await new Promise<pg.QueryResult[]>((resolve, reject) => {
      this.#client.query(new Batch(batch, (error, answered) => (error ? reject(error) : resolve(answered))))
    })
    return results.slice(-statements.length)
  }
}

/** Kysely's connections, with transactions that begin with their first statement. */
class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init() {}
  acquireConnection = async () => new PipeliningConnection(await this.#pool.connect())
  beginTransaction = async (connection: PipeliningConnection, settings: TransactionSettings) =>
    connection.begin(settings)
  commitTransaction = (connection: PipeliningConnection) => connection.commit()
  rollbackTransaction = (connection: PipeliningConnection) => connection.rollback()
  releaseConnection = async (connection: PipeliningConnection) => connection.release()
  destroy = () => this.#pool.end()
}

export class PipeliningDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver = () => new PipeliningDriver(this.#pool)
}

// biome-ignore lint/suspicious/noExplicitAny: the tables play no part
type AnyDatabase = Kysely<any>
// biome-ignore lint/suspicious/noExplicitAny: the tables play no part
type AnyTransaction = Transaction<any>
/** A query or a piece of SQL. */
export type Query<Row = unknown> = { compile(db: AnyDatabase): CompiledQuery<Row> }

const onConnection = <Result>(db: AnyDatabase, work: (connection: PipeliningConnection) => Promise<Result>) =>
  db.getExecutor().provideConnection((connection) => work(connection as PipeliningConnection))

/** Sent with the next statement of the transaction, at the latest with its commit. Its result is dropped. */
export const sendLater = (trx: AnyTransaction, query: Query): Promise<void> =>
  onConnection(trx, async (connection) => connection.hold(query.compile(trx)))

/** The rows of several statements in one round trip. Each sees what was committed before it runs. */
export const askTogether = <Rows extends unknown[]>(
  db: AnyDatabase,
  ...queries: { [Nth in keyof Rows]: Query<Rows[Nth]> }
): Promise<{ [Nth in keyof Rows]: Rows[Nth][] }> =>
  onConnection(db, async (connection) => {
    const results = await connection.executeAll(queries.map((query) => query.compile(db)))
    return results.map(({ rows }) => rows) as { [Nth in keyof Rows]: Rows[Nth][] }
  })
