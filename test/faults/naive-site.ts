import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'

export type NaiveSite = { url: string; cutAllLines(): void; close(): Promise<void> }

/**
 * The booking site as it is often written: check whether the time is free, then insert, without a constraint. It
 * proves that the checker finds its faults.
 */
export async function startNaiveSite(databaseUrl: string): Promise<NaiveSite> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  // The database may be dropped while the last connections are closing.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query(`
    alter table bookings drop constraint bookings_no_overlap;
    alter table bookings drop constraint bookings_request_hash_key
  `)

  async function book(request: IncomingMessage) {
    const { dateTime } = (await json(request)) as { dateTime: string }
    const held = await pool.query('select 1 from bookings where starts_at = $1', [dateTime])
    if (held.rowCount) return { status: 409, body: { alternatives: [] } }
    const reference = `NV-${randomUUID()}`
    await pool.query(
      `insert into bookings (id, kind, seat, reference, starts_at, doctor, held_until, sealed, key_id, phone_hash, link_hash,
         lookup_key_id, language, consent_notice, consented_at, request_hash)
       values ($1, 'appointment', 1, $2, $3::timestamptz, 'doctor-1', $3::timestamptz + interval '20 minutes', 'Asha', 'none', '+916000000000', $2, 'none', 'en', 'none', now(), $4)`,
      [randomUUID(), reference, dateTime, request.headers['idempotency-key']],
    )
    return { status: 201, body: { data: { reference, dateTime } } }
  }
  const answer: RequestListener = async (request, response) => {
    const { status, body } = await book(request).catch(() => ({ status: 503, body: {} }))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAllLines: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
    },
  }
}
