import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** Every message of PostgreSQL's protocol begins with a byte for its type and four for its length. */
const HEADER = 5
const PARSE = 'P'
const BIND = 'B'
const QUERY = 'Q'
const SYNC = 'S'

/** Calls back for each message of one connection, however the bytes are split on the way. */
function readMessages(onMessage: (type: string, body: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    // The first message of a connection has a length, but no type.
    if (!isStarted && rest.length >= 4) {
      const length = rest.readUInt32BE(0)
      if (rest.length < length) return
      rest = rest.subarray(length)
      isStarted = true
    }
    while (rest.length >= HEADER) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) return
      onMessage(String.fromCharCode(rest[0]!), rest.subarray(HEADER, end))
      rest = rest.subarray(end)
    }
  }
}

/** With the statements that leave together in one text. */
export type RoundTrip = { connection: number; text: string }

/** The first two texts of a message: name and statement, or the portal and the name of the statement. */
const textsOf = (body: Buffer) =>
  body
    .toString('utf8')
    .split('\0', 2)
    .map((text) => text.replace(/\s+/g, ' ').trim()) as [string, string]

/** The statements of one connection; the text of a prepared one is sent only the first time. */
function createStatements() {
  const byName = new Map<string, string>()
  return (type: string, body: Buffer): string | null => {
    const [first, second] = textsOf(body)
    if (type === PARSE) byName.set(first, second)
    if (type === BIND) return byName.get(second) ?? second
    return type === QUERY ? first : null
  }
}

/** A TCP proxy in front of PostgreSQL that counts how often a process waits for an answer of the database. */
export async function countRoundTrips(databaseUrl: string) {
  const to = new URL(databaseUrl)
  let trips: RoundTrip[] = []
  let connections = 0
  const server = createServer((client) => {
    const connection = ++connections
    const database = connect(Number(to.port || 5432), to.hostname)
    const readStatement = createStatements()
    let texts: string[] = []
    client.on(
      'data',
      readMessages((type, body) => {
        const text = readStatement(type, body)
        if (text !== null) texts.push(text)
        if (type !== SYNC && type !== QUERY) return
        trips.push({ connection, text: texts.join('; ') })
        texts = []
      }),
    )
    client.pipe(database).pipe(client)
    for (const end of [client, database])
      end
        .on('error', () => end.destroy())
        .on('close', () => {
          client.destroy()
          database.destroy()
        })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const own = new URL(databaseUrl)
  own.port = String(port)
  own.hostname = '127.0.0.1'
  return {
    url: own.href,
    /** The round trips that were made during the work, in their order. */
    async during<Result>(work: () => Promise<Result>) {
      trips = []
      const result = await work()
      return { result, trips }
    },
    close: () => void server.close(),
  }
}
