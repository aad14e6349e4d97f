import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Channel } from '#clinic/contact-preferences.ts'
import type { Context } from './context.ts'
import type { Transaction } from './db.ts'
import { sendLater } from './pipeline.ts'

const message = z.object({ messageId: z.uuid() })

/** Every job and its payload: ids only. A queued job may run after the next deploy. */
export const jobs = {
  // Each channel has its own queue: a slow provider delays no other.
  'send-email': message,
  'send-sms': message,
  'send-whatsapp': message,
  'erase-due': z.object({}),
  'clear-expired': z.object({}),
  'list-erasures': z.object({}),
  'watch-bookings': z.object({}),
} satisfies Record<string, z.ZodType>

type JobName = keyof typeof jobs

export const sendJob = (channel: Channel) => `send-${channel}` as const

/** The queues for jobs without any retry left: a message, and a night whose erasure failed. */
export const deadLetterQueue = 'dead-letter'
export const failedErasureQueue = 'erase-due-failed'

/** Backoff from 5 s up to 15 minutes: about three hours. */
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 }

const messageOptions = {
  ...retries,
  expireInSeconds: 60,
  // The missing heartbeat reveals a killed worker before the job expires.
  heartbeatSeconds: 10,
  deadLetter: deadLetterQueue,
}

const queueOptions = {
  'send-email': messageOptions,
  'send-sms': messageOptions,
  'send-whatsapp': messageOptions,
  // Batches erased before a failure stay erased; when all retries have failed, the clinic is alerted.
  'erase-due': { retryLimit: 3, retryDelay: 600, expireInSeconds: 600, deadLetter: failedErasureQueue },
  // No retry: the next run covers a missed one.
  'clear-expired': { retryLimit: 0, expireInSeconds: 300 },
  'list-erasures': { retryLimit: 0, expireInSeconds: 300 },
  'watch-bookings': { retryLimit: 0, expireInSeconds: 60 },
} satisfies Record<JobName, object>

/** Creates or upgrades the tables of the job queue and our queues. Part of the migration, never of a start. */
export async function installJobs(connectionString: string) {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  const install = async (name: string, options: object) => {
    await boss.createQueue(name, options)
    // createQueue does not change an existing queue.
    await boss.updateQueue(name, options)
  }
  // The retries of these queues outlast a database that is down: its failures are reported afterwards.
  for (const name of [deadLetterQueue, failedErasureQueue]) await install(name, retries)
  for (const [name, options] of Object.entries(queueOptions)) await install(name, options)
  await boss.stop({ graceful: false })
}

/**
 * A job for later waits this much below its priority, and thus below zero: pg-boss reads the waiting jobs of a queue in
 * the order of their priority, those of later days, too. raise_due_jobs() (migration 0030) puts it back when it is due.
 */
const LATER = 100

/** What a sender asks the queue for: with the lowest priority of a job that is due it passes over those for later. */
export const sendersFetch = { batchSize: 5, includeMetadata: true, minPriority: 0 } as const

type QueueOptions = {
  notBefore?: Date | undefined
  /** For a job that continues with the remaining retries of an earlier one; the queue's default otherwise. */
  retryLimit?: number | undefined
  /** Higher priorities run first, from 0 to 99 (clinic/messages/message-priority.ts). */
  priority?: number | undefined
}

export type Queue = {
  /**
   * Must be called before the transaction that queues. The first call reads the list of queues from the database;
   * inside a transaction it could deadlock, waiting for a connection that others hold while they wait for us.
   */
  ready(): Promise<void>
  /** Queues a job in the caller's transaction: it runs if and only if the transaction commits. */
  enqueue<Name extends JobName>(
    trx: Transaction,
    name: Name,
    payload: z.input<(typeof jobs)[Name]>,
    options?: QueueOptions,
  ): Promise<void>
  /** The same for many jobs of one name, in one statement. */
  enqueueAll<Name extends JobName>(
    trx: Transaction,
    name: Name,
    many: readonly ({ payload: z.input<(typeof jobs)[Name]> } & QueueOptions)[],
  ): Promise<void>
  close(): Promise<void>
}

/** The queue writes its own statement. It returns nothing that is used: the jobs have ids of ours. */
const sendingLater = (trx: Transaction) => ({
  async executeSql(text: string, values: unknown[] = []) {
    await sendLater(trx, { compile: () => CompiledQuery.raw(text, values) })
    return { rows: [] }
  },
})

/** For processes that only queue jobs. `ensure` runs first: it throws when nothing may be written. */
export function openQueue(
  pool: pg.Pool,
  { id }: Pick<Context, 'id'>,
  ensure: () => Promise<void> = async () => {},
): Queue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  const enqueueAll: Queue['enqueueAll'] = async (trx, name, many) => {
    if (many.length === 0) return
    const inserted = many.map(({ payload, notBefore, retryLimit, priority = 0 }) => ({
      id: id(),
      data: payload,
      ...(retryLimit !== undefined && { retryLimit }),
      ...(notBefore && { startAfter: notBefore }),
      priority: notBefore ? priority - LATER : priority,
    }))
    await boss.insert(name, inserted, { db: sendingLater(trx) })
  }
  return {
    async ready() {
      await ensure()
      await boss.start()
    },
    enqueue: (trx, name, payload, options) => enqueueAll(trx, name, [{ payload, ...options }]),
    enqueueAll,
    close: () => boss.stop({ graceful: false }),
  }
}
