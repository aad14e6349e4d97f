import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { sendersFetch } from '#server/platform/jobs.ts'
import { createTestDatabase } from '#test/database.ts'

/** Reminders wait for days: a sender, the desk and the watcher read the jobs that are due, and none that waits. */

const QUEUE = 'send-email'
const FEW = 10
const MANY = 10_000
const DONE = 300
/** An index of many jobs is a few pages deeper than one of few, and each look goes down a few times. */
const DEEPER = 60

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

async function openQueue() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await database.queue.ready()
  const client = new pg.Client(database.url)
  await client.connect()
  onTestFinished(() => client.end())
  let fetchStatement: { text: string; values: unknown[] } | undefined
  const boss = new PgBoss({
    db: {
      executeSql: (text, values = []) => {
        if (/for update of j skip locked/i.test(text)) fetchStatement ??= { text, values }
        return client.query(text, values)
      },
    },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const fetch = (more: { batchSize?: number } = {}) => boss.fetch(QUEUE, { ...sendersFetch, ...more })
  const enqueue = (count: number, options: { notBefore?: Date; priority?: number } = {}) => {
    const many = Array.from({ length: count }, (_, nth) => ({
      payload: { messageId: randomUUID() },
      ...options,
      notBefore: options.notBefore && new Date(options.notBefore.getTime() + nth * 1000),
    }))
    return database.db.transaction().execute((trx) => database.queue.enqueueAll(trx, QUEUE, many))
  }
  /** The pages that a statement reads, and nothing that it changes. */
  const pagesOf = async (text: string, values: unknown[] = []) => {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
    await client.query('rollback')
    const { Plan: plan } = (rows[0]['QUERY PLAN'] as [Plan])[0]
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  // As a sender asks, without any job.
  await fetch()
  /** A connection reads the catalogue when it runs a function for the first time. */
  const pages = async () => {
    const looks: [string, string, unknown[]?][] = [
      ['job_counts', 'select * from job_counts()'],
      ['late_messages', `select * from late_messages(now() + interval '1 hour')`],
      ['raise_due_jobs', 'select raise_due_jobs()'],
      ['fetch', fetchStatement!.text, fetchStatement!.values],
    ]
    const read: { [look: string]: number } = {}
    for (const [name, ...look] of looks) {
      await pagesOf(...look)
      read[name] = await pagesOf(...look)
    }
    return read
  }
  return { boss, client, fetch, enqueue, pages }
}

const tomorrow = () => new Date(Date.now() + 86_400_000)

test.each([
  'as autovacuum leaves it',
  'right after they were queued',
])('nobody who looks for jobs reads those of later days: %s', async (state) => {
  const { boss, client, enqueue, fetch, pages } = await openQueue()
  // Most jobs of a clinic are done, and their times lie between those that are due and those that wait.
  await enqueue(DONE)
  const done = await fetch({ batchSize: DONE })
  await boss.complete(
    QUEUE,
    done.map(({ id }) => id),
  )
  await enqueue(FEW)
  await enqueue(FEW, { notBefore: tomorrow(), priority: 10 })
  await client.query('vacuum analyze pgboss.job_common')
  const few = await pages()
  await enqueue(MANY, { notBefore: tomorrow(), priority: 10 })
  if (state === 'as autovacuum leaves it') await client.query('vacuum analyze pgboss.job_common')
  const many = await pages()
  for (const [look, count] of Object.entries(many)) expect(count, look).toBeLessThan(few[look]! + DEEPER)
})

test('a job for later is found when its time has come, in its turn', async () => {
  const { client, enqueue, fetch } = await openQueue()
  const soon = new Date(Date.now() + 500)
  await enqueue(1, { notBefore: soon, priority: 20 })
  await enqueue(1, { notBefore: tomorrow(), priority: 30 })
  await enqueue(1, { priority: 10 })
  const raised = async () => {
    await client.query('select raise_due_jobs()')
    return (await fetch()).map(({ priority }) => priority)
  }
  await client.query(`update pgboss.job set start_after = now() where priority = 20 - 100`)
  expect(await raised()).toEqual([20, 10])
  expect(await raised()).toEqual([])
  await client.query(`update pgboss.job set start_after = now() where priority < 0`)
  expect(await raised()).toEqual([30])
})
