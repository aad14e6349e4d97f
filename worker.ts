import { PgBoss } from 'pg-boss'
import { openDatabase, openPool } from '#server/db.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { runTasks } from '#worker/tasks.ts'

const env = readEnv(['DATABASE_URL', 'SMTP_URL', 'CLINIC_INBOX', 'MAIL_FROM', 'LOG_LEVEL'])
const log = createLog(env.LOG_LEVEL)
const db = openDatabase(openPool(env.DATABASE_URL, 'worker', log))
const boss = new PgBoss({
  connectionString: env.DATABASE_URL,
  application_name: 'worker-queue',
  max: 4,
  migrate: false,
  // How soon the jobs of a killed worker are noticed.
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
})
boss.on('error', (error) => log.error({ event: 'queue error', error }))

await boss.start()
await runTasks(boss, db, env, log)
log.info({ event: 'worker ready' })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await boss.stop({ graceful: true, timeout: 28_000 })
    await db.destroy()
    log.info({ event: 'worker stopped' })
  })
