import { PgBoss } from 'pg-boss'
import { checkClinic } from '#content/clinic/check-clinic.ts'
import { chosenClinicName } from '#content/clinic/chosen-clinic-name.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { facts } from '#content/facts.ts'
import { openMailer } from '#server/messages/send-email.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, smsSettings, whatsappSettings, workerSettings } from '#server/platform/env.ts'
import { openQueue } from '#server/platform/jobs.ts'
import { createLog, version } from '#server/platform/log.ts'
import { measureJobs, measurePool, openMetrics } from '#server/platform/metrics.ts'
import { clientOf } from '#server/platform/primary.ts'
import { demandFitness } from '#server/platform/readiness.ts'
import { openVault } from '#server/platform/vault.ts'
import { killWhenHanging } from '#server/watcher/watchdog.ts'
import { runTasks, WORKER_CONNECTIONS } from '#worker/tasks.ts'

const env = readEnv(workerSettings)
const log = createLog(env.LOG_LEVEL)
checkClinic(chosenClinicName(), facts, words)
// A booking is locked while its message is sent: at most as long as a provider may take.
const pool = openPool(env.WORKER_DATABASE_URL, 'worker', log, { holdMs: 30_000, max: WORKER_CONNECTIONS })
const db = openDatabase(pool)
const context = createContext()
const queue = openQueue(pool, context)
const vault = openVault(env, context)
const mailer = openMailer(env.SMTP_URL)
const connection = {
  connectionString: env.WORKER_DATABASE_URL,
  // pg-boss passes the class on to its pool.
  Client: clientOf(env.WORKER_DATABASE_URL),
}
const boss = new PgBoss({
  ...connection,
  application_name: 'worker-queue',
  max: 4,
  migrate: false,
  // How soon the jobs of a killed worker are noticed.
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  // Only the owner of the tables may reindex.
  reindex: false,
})
const metrics = env.WORKER_METRICS_PORT ? openMetrics(env.WORKER_METRICS_PORT, log) : null
if (metrics) {
  measurePool(metrics, pool)
  measureJobs(metrics, boss)
}
boss.on('error', (error) => log.error({ event: 'queue.error', error }))

await demandFitness(db, vault)
await boss.start()
await queue.ready()
await runTasks(boss, {
  db,
  queue,
  vault,
  settings: env,
  mailer,
  sms: smsSettings(env),
  whatsapp: whatsappSettings(env),
  limits: { paidPerDay: env.MAX_PAID_MESSAGES_PER_DAY, deskMailsPerHour: env.MAX_DESK_MAILS_PER_HOUR },
  log,
  ...context,
})
killWhenHanging()
log.info({ event: 'worker.ready', version })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await boss.stop({ graceful: true, timeout: 28_000 })
    mailer.close()
    await queue.close()
    await db.destroy()
    log.info({ event: 'worker.stopped' })
  })
