import { PgBoss } from 'pg-boss'
import { openDatabase, openPool } from '#server/db.ts'
import { channelSettings, readEnv, smsSettings, whatsappSettings } from '#server/env.ts'
import { openQueue } from '#server/jobs.ts'
import { createLog } from '#server/log.ts'
import { openVault } from '#server/vault.ts'
import { runTasks } from '#worker/tasks.ts'

const env = readEnv([
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'CLINIC_INBOX',
  'MAIL_FROM',
  'DATA_KEYS',
  'LOOKUP_KEY',
  'LOG_LEVEL',
  ...channelSettings,
])
const log = createLog(env.LOG_LEVEL)
// A booking is held still while its message is handed over: as long as a provider may take.
const pool = openPool(env.DATABASE_URL, 'worker', log, 30_000)
const db = openDatabase(pool)
const queue = openQueue(pool)
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
await queue.ready()
await runTasks(boss, {
  db,
  queue,
  vault: openVault(env.DATA_KEYS, env.LOOKUP_KEY),
  settings: env,
  sms: smsSettings(env),
  whatsapp: whatsappSettings(env),
  log,
  now: () => new Date(),
})
log.info({ event: 'worker ready' })

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await boss.stop({ graceful: true, timeout: 28_000 })
    await queue.close()
    await db.destroy()
    log.info({ event: 'worker stopped' })
  })
