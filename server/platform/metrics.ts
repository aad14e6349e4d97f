import { createServer } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from './context.ts'
import type { Database } from './db.ts'
import { jobCounts } from './job-counts.ts'
import { lateMessages } from './late-messages.ts'
import type { Log } from './log.ts'

// The figures of a process for Prometheus (decision 0092). A label is a word of the code: the pattern of a route, a
// method, a status, a queue. An address may hold a private link, so no address is a label.

/** Called by an HTTP server after each response. */
export type Measure = (request: FastifyRequest, reply: FastifyReply) => void

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const secondsSince = (at: Date | null, now: Date) => (at ? Math.max(0, (+now - +at) / 1000) : 0)

/** Serves figures to this machine alone: event-loop lag, memory, processor time, and what the process adds. */
export function openMetrics(port: number, log: Log): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close')
    if (request.url !== '/metrics') return response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  // Figures are no reason to refuse patients: where the port is taken, the process goes on without them.
  server.on('error', (error) => log.warn({ event: 'metrics.not_served', port, error }))
  server.listen(port, '127.0.0.1')
  server.unref()
  return registry
}

/** Counts and times responses. `routeOf` gives the pattern of a request's route. */
export function measureAnswers(registry: Registry, routeOf: (request: FastifyRequest) => string): Measure {
  const histogram = new Histogram({
    name: 'clinic_request_seconds',
    help: 'Requests by the pattern of their route, with their outcomes and durations.',
    labelNames: ['route', 'method', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  return (request, reply) =>
    histogram.observe(
      { route: routeOf(request), method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
}

/** How long the process waits for a connection to the database, and how many requests wait now. */
export function measurePool(registry: Registry, pool: pg.Pool) {
  const waits = new Histogram({
    name: 'clinic_pool_wait_seconds',
    help: 'The wait for a connection to the database.',
    buckets: seconds,
    registers: [registry],
  })
  new Gauge({
    name: 'clinic_pool_waiting',
    help: 'How many wait for a connection now.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient> | undefined
  // With a callback, as pool.query calls it, there is no promise.
  pool.connect = ((callback?: (...args: unknown[]) => void) => {
    const done = waits.startTimer()
    if (!callback) return connect()?.finally(done)
    return connect((...args: unknown[]) => {
      done()
      callback(...args)
    })
  }) as typeof pool.connect
}

/** Counts and times the jobs that are registered from now on. */
export function measureJobs(registry: Registry, boss: PgBoss) {
  const histogram = new Histogram({
    name: 'clinic_job_seconds',
    help: 'Jobs by queue, with their outcomes and durations: a failed one is tried again.',
    labelNames: ['queue', 'outcome'],
    buckets: [...seconds, 60, 600],
    registers: [registry],
  })
  type Handler = (jobs: unknown) => Promise<unknown>
  const work = boss.work.bind(boss) as (...args: unknown[]) => Promise<string>
  boss.work = ((queue: string, ...args: unknown[]) => {
    const run = args.pop() as Handler
    const measured: Handler = async (jobs) => {
      const done = histogram.startTimer({ queue })
      try {
        const result = await run(jobs)
        done({ outcome: 'done' })
        return result
      } catch (error) {
        done({ outcome: 'failed' })
        throw error
      }
    }
    return work(queue, ...args, measured)
  }) as typeof boss.work
}

/** What waits, as the database knows it. The desk reports it, because it lives on when the worker is dead. */
export function measureQueues(registry: Registry, db: Database, { now }: Pick<Context, 'now'>) {
  let reading: Promise<void> | null = null
  /** One scrape asks each gauge, and reads once. */
  const collect = () => {
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }
  const gaugeOf = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect })
  const jobs = gaugeOf('clinic_queue_jobs', 'Jobs that wait.', ['queue'])
  const oldestJob = gaugeOf('clinic_queue_oldest_seconds', 'The age of the oldest job.', ['queue'])
  const idle = gaugeOf('clinic_queue_idle_seconds', 'The time since the last finished job.', ['queue'])
  const late = gaugeOf('clinic_late_messages', 'Messages that should have been sent five minutes ago.')
  const ledger = gaugeOf('clinic_ledger_late_seconds', 'The age of the oldest of them.')
  const known = gaugeOf('clinic_queues_known', '1 if the database said what waits; else the figures are old.')

  async function read() {
    known.set(0)
    try {
      const [counts, messages] = await Promise.all([jobCounts(db), lateMessages(db, now())])
      for (const { queue, waiting, retrying, oldest, lastDone } of counts) {
        jobs.set({ queue }, waiting + retrying)
        oldestJob.set({ queue }, secondsSince(oldest, now()))
        if (lastDone) idle.set({ queue }, secondsSince(lastDone, now()))
      }
      late.set(messages.late)
      ledger.set(secondsSince(messages.oldest, now()))
      known.set(1)
    } catch {
      // The gauge "known" stays 0.
    }
  }
}
