import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { lossOf } from './loss-of.ts'
import { createNodes, type Mode } from './patroni.ts'

/**
 * The machine of the primary dies under load, and Patroni promotes another one without a person. With a synchronous
 * standby nothing that was acknowledged is lost; without, the test sees the loss.
 *
 * Only by `npm run proof:failover-three`, which wants Debian's patroni and etcd-server.
 */

const BOOKINGS = Number(process.env.THREE_NODES_BOOKINGS ?? 0)
const CLIENTS = 3

async function loseThePrimary(mode: Mode) {
  const nodes = await createNodes(mode)
  onTestFinished(() => nodes.remove())
  const database = await createTestDatabase({ on: `postgres://postgres@127.0.0.1:${nodes.first.port}` })
  const followers = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_replication`.execute(database.db)
    expect(rows).toHaveLength(nodes.others.length)
    return rows.map(({ pid }) => pid)
  }
  const { figures, violations } = await lossOf({
    database,
    ports: nodes.ports.map(String),
    bookings: BOOKINGS,
    clients: CLIENTS,
    limitMs: 300_000,
    ...(mode === 'asynchronous' && { lagging: { pids: followers, bookings: 10 } }),
    async killAndPromote() {
      await nodes.killFirst()
      return String((await nodes.promoted()).port)
    },
  })
  console.log(`Three nodes, ${mode}: ${JSON.stringify(figures)}`)
  return { figures, violations }
}

const proof = test.skipIf(BOOKINGS === 0)

proof(
  'three nodes, strict: no acknowledged booking is lost, and none is stored twice',
  async () => {
    const { figures, violations } = await loseThePrimary('strict')
    expect(violations).toEqual([])
    expect(figures).toMatchObject({ lost: 0, unanswered: 0, stored: figures.acknowledged })
    expect(figures.retries).toBeGreaterThan(0)
  },
  900_000,
)

proof(
  'three nodes, asynchronous, with standbys that lag: acknowledged bookings are lost',
  async () => {
    const { figures, violations } = await loseThePrimary('asynchronous')
    expect(figures.lost).toBeGreaterThan(0)
    expect(violations).not.toEqual([])
  },
  900_000,
)
