import type pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Transaction } from './db.ts'

/** Every job and what it carries: ids only. A job can outlive the deploy that queued it. */
export const jobs = {
  'send-notice': z.object({ noticeId: z.uuid() }),
  'erase-due': z.object({}),
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof jobs

/** Where a job goes when all its retries are used up. */
export const deadLetterQueue = 'dead-letter'

const queueOptions = {
  'send-notice': {
    // Backoff from 5 s up to 15 minutes: about three hours of patience with a mail server.
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    // A killed worker is noticed by its silence, not by the expiry.
    heartbeatSeconds: 10,
    deadLetter: deadLetterQueue,
  },
  // What a night misses, the next one does.
  'erase-due': { retryLimit: 3, retryDelay: 600, expireInSeconds: 600 },
} satisfies Record<JobName, object>

/** Creates or upgrades the queue's own tables and our queues. Part of the migration, never of a start. */
export async function installJobs(connectionString: string) {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue(deadLetterQueue)
  for (const name of Object.keys(queueOptions) as JobName[]) await boss.createQueue(name, queueOptions[name])
  await boss.stop({ graceful: false })
}

export type Queue = {
  /**
   * Must be done before the transaction that queues: the first time it asks the database for the list of queues,
   * and inside a transaction it could wait for a connection that others hold while they wait for us.
   */
  ready(): Promise<void>
  /** Queues a job in the caller's transaction: it runs if, and only if, the change it speaks of is kept. */
  enqueue<Name extends JobName>(
    trx: Transaction,
    name: Name,
    payload: z.input<(typeof jobs)[Name]>,
    notBefore?: Date,
    /** For a job that goes on with the patience of an earlier one; else the queue's own. */
    retryLimit?: number,
  ): Promise<void>
  close(): Promise<void>
}

/** The site's end of the queue. It opens no connection of its own. */
export function openQueue(pool: pg.Pool): Queue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  return {
    async ready() {
      await boss.start()
    },
    async enqueue(trx, name, payload, notBefore, retryLimit) {
      await boss.send(name, payload, {
        db: fromKysely(trx),
        ...(notBefore && { startAfter: notBefore }),
        ...(retryLimit !== undefined && { retryLimit }),
      })
    },
    close: () => boss.stop({ graceful: false }),
  }
}
