import pg from 'pg'

export type Statement = {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** PostgreSQL keeps the plan of a statement with a name, for each connection. */
  readonly name?: string | undefined
}

/** The handlers of pg's own query for the messages of the protocol; its types leave them out. */
type Protocol = {
  name?: string
  text: string
  callback: (error: Error | null, result: pg.QueryResult) => void
  submit(connection: pg.Connection): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}

/** Statement names that were sent and are not parsed yet; pg's types leave them out as well. */
type Connection = pg.Connection & { submittedNamedStatements: Record<string, string> }

const queryOf = ({ sql, parameters, name }: Statement) => {
  // The extended protocol is used also without parameters: the simple one would need a round trip by itself.
  const config = { text: sql, values: [...parameters], name, queryMode: 'extended' }
  return new pg.Query(config) as unknown as Protocol
}

type Done = (error: Error | null, results: pg.QueryResult[]) => void

/**
 * Several statements that leave together and are answered together, with one Sync after the last: PostgreSQL's
 * pipeline. Each statement sees the effects of those before it. The first that fails ends the batch: PostgreSQL skips
 * the rest.
 */
export class Batch {
  /** A field, because pg wraps it in its time-out. */
  callback: Done
  readonly statements: readonly Statement[]
  readonly #queries: Protocol[]
  readonly #results: pg.QueryResult[] = []
  /** The statement that PostgreSQL is answering. */
  #at = 0

  constructor(statements: readonly Statement[], done: Done) {
    this.statements = statements
    this.#queries = statements.map(queryOf)
    for (const query of this.#queries)
      query.callback = (error, result) => (error ? this.handleError(error) : this.#results.push(result))
    this.callback = done
  }

  // pg reads name and text when PostgreSQL has parsed a statement.
  get name() {
    return this.#queries[this.#at]?.name
  }
  get text() {
    return this.#queries[this.#at]?.text
  }

  submit(connection: pg.Connection) {
    // pg's query sends a Sync of its own after each statement.
    const quiet = Object.create(connection, { sync: { value: () => {} } }) as pg.Connection
    connection.stream.cork()
    try {
      for (const query of this.#queries) query.submit(quiet)
    } finally {
      connection.sync()
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown) {
    this.#queries[this.#at]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown) {
    this.#queries[this.#at]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection) {
    this.#queries[this.#at]?.handleCommandComplete(message, connection)
    this.#at++
  }

  handleReadyForQuery(connection: pg.Connection) {
    for (const query of this.#queries) query.handleReadyForQuery(connection)
    this.#settle(null)
  }

  handleError(error: Error, connection?: Connection) {
    // PostgreSQL does not parse the statements after an error.
    for (const { name } of this.#queries.slice(this.#at))
      if (name && connection) delete connection.submittedNamedStatements[name]
    this.#settle(error)
  }

  #settle(error: Error | null) {
    const settle = this.callback
    this.callback = () => {}
    settle(error, this.#results)
  }
}
