import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#server/platform/db.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase } from '../database.ts'
import { shellLinesIn } from '../documents.ts'
import { createCluster } from './cluster.ts'
import { lossOf } from './loss-of.ts'
import { until } from './until.ts'

/**
 * The machine of the primary dies under load, and the standby is promoted with the command of docs/runbook.md. The site
 * goes on by itself. With a synchronous standby nothing that was acknowledged is lost; without, the test sees the loss.
 */

/** Before the loss, and again after it; `npm run proof:failover` takes more. */
const BOOKINGS = Number(process.env.FAILOVER_BOOKINGS ?? 60)

const portOf = (url: string) => new URL(url).port

/** The one command of the runbook, given to this server. */
function promote(server: string) {
  const lines = shellLinesIn(readFileSync('docs/runbook.md', 'utf8'))
  const found = lines.filter((line) => line.includes('pg_promote'))
  expect(found).toHaveLength(1)
  const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: portOf(server), PGUSER: 'postgres' }
  execFileSync('bash', ['-c', found[0]!.replace('runuser -u postgres -- ', '')], { env, cwd: '/' })
}

async function loseThePrimary(mode: 'synchronous' | 'asynchronous') {
  const primary = await createCluster()
  onTestFinished(() => primary.remove())
  const database = await createTestDatabase({ on: primary.server })
  const standby = await primary.follow()
  onTestFinished(() => standby.remove())
  const follower = async () => {
    const { rows } = await sql<{ pid: number; sync_state: string }>`
      select pid, sync_state from pg_stat_replication where state = 'streaming' and application_name = 'standby'
    `.execute(database.db)
    return rows[0]
  }
  if (mode === 'synchronous') {
    const admin = openPool(`${primary.server}/postgres`, 'test', createLog('silent'), { max: 1 })
    await admin.query(`alter system set synchronous_standby_names = 'FIRST 1 (standby)'`)
    await admin.query('select pg_reload_conf()')
    await admin.end()
    await until('the standby to be synchronous', async () => (await follower())?.sync_state === 'sync')
  }
  const { pid } = await until('the standby to follow', follower)
  let secondsToPromote = Number.NaN
  const { figures, violations } = await lossOf({
    database,
    ports: [primary, standby].map(({ server }) => portOf(server)),
    bookings: BOOKINGS,
    ...(mode === 'asynchronous' && { lagging: { pids: async () => [pid], bookings: 20 } }),
    async killAndPromote() {
      const began = performance.now()
      await primary.kill()
      promote(standby.server)
      secondsToPromote = Number(((performance.now() - began) / 1000).toFixed(1))
      return portOf(standby.server)
    },
  })
  console.log(`Primary lost, ${mode}: ${JSON.stringify({ ...figures, secondsToPromote })}`)
  return { figures, violations }
}

test('with a synchronous standby no acknowledged booking is lost, and none is stored twice', async () => {
  const { figures, violations } = await loseThePrimary('synchronous')
  expect(violations).toEqual([])
  expect(figures).toMatchObject({ lost: 0, unanswered: 0, stored: figures.acknowledged })
  expect(figures.retries).toBeGreaterThan(0)
})

test('with an asynchronous standby that lags, acknowledged bookings are lost', async () => {
  const { figures, violations } = await loseThePrimary('asynchronous')
  expect(figures.lost).toBeGreaterThan(0)
  expect(violations).not.toEqual([])
})
