import { sql } from 'kysely'
import { createCache } from './cache.ts'
import type { Database } from './db.ts'
import { keyProblem, rememberKeys } from './key-check.ts'
import type { Log } from './log.ts'
import { queueProblem, schemaProblem } from './schema-check.ts'
import { type ProcessSecret, secretProblem } from './secret-marks.ts'
import type { Vault } from './vault.ts'

/** The broken part, in one word that reveals nothing to the public. */
export type Readiness = 'ok' | 'database' | 'readonly' | 'schema' | 'keys' | 'queue' | 'privileges'

/** The process must stop: the configuration must be fixed before anything is written. */
class Unfit extends Error {
  readonly part: Readiness
  constructor(part: Readiness, words: string) {
    super(words)
    this.part = part
  }
}

const demand = (part: Readiness, problem: string | null) => {
  if (problem) throw new Unfit(part, problem)
}

async function demandShapeAndKeys(db: Database, vault: Vault) {
  demand('schema', await schemaProblem(db))
  demand('keys', await keyProblem(db, vault))
  demand('queue', await queueProblem(db))
}

/** Runs at the start of a process: throws, with an explanation, when its keys or the schema are wrong. */
export async function demandFitness(db: Database, vault: Vault, secret?: ProcessSecret): Promise<void> {
  await demandShapeAndKeys(db, vault)
  await rememberKeys(db, vault)
  // Two processes with different keys may have started on an empty table at once: one of them stops here.
  demand('keys', await keyProblem(db, vault))
  if (secret) demand('keys', await secretProblem(db, secret))
}

/** The tables that a booking on the site writes to, and a command of the desk. */
const written = {
  site: [
    'bookings',
    'booking_search',
    'booking_lab_tests',
    'messages',
    'audit_events',
    'rate_limits',
    'pgboss.job',
  ],
  desk: ['desk_actions', 'visits', 'messages', 'audit_events', 'staff_sessions', 'pgboss.job'],
}
type Writer = keyof typeof written

async function isWritable(db: Database): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as writable
  `.execute(db)
  return rows[0]?.writable === true
}

async function mayInsert(db: Database, writer: Writer): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select bool_and(coalesce(has_any_column_privilege(to_regclass(name), 'insert'), false)) as allowed
    from unnest(${sql.val(written[writer])}::text[]) as name
  `.execute(db)
  return rows[0]?.allowed === true
}

const FORBIDDEN = '42501'

async function look(db: Database, vault: Vault, writer: Writer): Promise<Readiness> {
  try {
    if (!(await isWritable(db))) return 'readonly'
    await demandShapeAndKeys(db, vault)
    return (await mayInsert(db, writer)) ? 'ok' : 'privileges'
  } catch (error) {
    if (error instanceof Unfit) return error.part
    return (error as { code?: string }).code === FORBIDDEN ? 'privileges' : 'database'
  }
}

/** The database is up, but retrying will not help: no such database, no such user, no privilege. */
const isRefusal = (error: unknown) => /^(28|3D|42)/.test((error as { code?: string }).code ?? '')

/** The result is cached for a second. */
const TTL_MS = 1000

export function createReadiness(
  db: Database,
  vault: Vault,
  log: Log,
  { writer = 'site', secret }: { writer?: Writer; secret?: ProcessSecret } = {},
) {
  let isFit = false
  const cache = createCache<Readiness>({ ttlMs: TTL_MS })
  /** Before anything is written: throws until keys and schema have passed their checks once. */
  const ensure = async () => {
    if (isFit) return
    await demandFitness(db, vault, secret)
    isFit = true
  }
  return {
    /** Whether a booking would work now. */
    read: () => cache.get('readiness', () => look(db, vault, writer)),
    ensure,
    /** At the start: throws with the remedy. A database that is down is no reason to stop: pages work without it. */
    start: () =>
      ensure().catch((error) => {
        if (error instanceof Unfit || isRefusal(error)) throw error
        log.warn({ event: 'site.started_without_database', error })
      }),
  }
}
