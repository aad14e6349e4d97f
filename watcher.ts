import { setTimeout } from 'node:timers/promises'
import { facts } from '#content/facts.ts'
import { sendEmail } from '#server/messages/send-email.ts'
import { createContext } from '#server/platform/context.ts'
import { openDatabase, openPool } from '#server/platform/db.ts'
import { readEnv, watcherSettings } from '#server/platform/env.ts'
import { createLog, version } from '#server/platform/log.ts'
import { type AlarmMail, createAlarms } from '#server/watcher/alarms.ts'
import { checksOf } from '#server/watcher/checks.ts'
import { killWhenHanging } from '#server/watcher/watchdog.ts'

// Notices what the worker cannot report itself. A process of its own, with its own mail server.

const env = readEnv(watcherSettings)
const log = createLog(env.LOG_LEVEL)
const { now, id } = createContext()
const db = openDatabase(openPool(env.WATCHER_DATABASE_URL, 'watcher', log, { max: 2 }))

async function send({ subject, text }: AlarmMail): Promise<boolean> {
  const outcome = await sendEmail(env.ALARM_SMTP_URL, {
    from: { name: facts.clinicShortName.en, address: env.ALARM_FROM },
    to: env.ALARM_TO,
    subject: `${facts.clinicShortName.en}: ${subject}`,
    text: `${text}\n\nWhat to do: docs/runbook.md, "Mail: Alarm".\n`,
    messageId: `<${id()}@${env.ALARM_FROM.split('@')[1]}>`,
    date: now(),
  })
  log.info({ event: 'watcher.mail', outcome: outcome.kind })
  return outcome.kind === 'sent'
}

/** The service that expects this ping raises an alarm when it stops: the machine, its network or the watcher is down. */
async function ping() {
  if (!env.ALARM_PING_URL) return
  await fetch(env.ALARM_PING_URL, { signal: AbortSignal.timeout(10_000) }).catch(() =>
    log.warn({ event: 'watcher.ping_failed' }),
  )
}

const stopped = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort())

const round = createAlarms(checksOf(env, db), send)
killWhenHanging()
log.info({ event: 'watcher.ready', version })
while (!stopped.signal.aborted) {
  const wrong = await round(now())
  log[wrong.length > 0 ? 'warn' : 'debug']({ event: 'watcher.round', outcome: wrong.join(', ') })
  await ping()
  await setTimeout(env.WATCH_SECONDS * 1000, null, { signal: stopped.signal }).catch(() => {})
}
await db.destroy()
log.info({ event: 'watcher.stopped' })
