import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { connect } from 'node:tls'
import { sql } from 'kysely'
import { clockFrom, dayOf, minutesOf } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'
import type { WatcherEnv } from '../platform/env.ts'
import { lateMessages } from '../platform/late-messages.ts'

/** The fault, in words for the recipient of the e-mail; null where there is none. */
export type Finding = string | null
export type Check = (now: Date) => Promise<Finding>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The worker checks new bookings every five minutes. */
const WORKER_SILENT_MS = 15 * MINUTE
const ANSWER_MS = 10_000

const timeOf = (at: Date) => `${dayOf(at)} ${clockFrom(minutesOf(at))}`

async function lastDone(db: Database, queue: string): Promise<Date | null> {
  const { rows } = await sql<{ last_done: Date | null }>`
    select last_done from job_counts() where queue = ${queue}
  `.execute(db)
  return rows[0]?.last_done ?? null
}

/** A killed worker has no connection; a hanging one has, but finishes nothing. */
const checkWorker =
  (db: Database): Check =>
  async (now) => {
    const { rows } = await sql<{ connections: number }>`
      select count(*)::int as connections from pg_stat_activity
      where usename = 'clinic_worker' and datname = current_database()
    `.execute(db)
    if (rows[0]?.connections === 0) return 'No worker is connected to the database: nothing is sent.'
    const regular = await lastDone(db, 'watch-bookings')
    return regular && now.getTime() - regular.getTime() > WORKER_SILENT_MS
      ? `The worker is connected, but has finished no regular job since ${timeOf(regular)}.`
      : null
  }

const checkMessages =
  (db: Database): Check =>
  async (now) => {
    const { late, oldest, errors } = await lateMessages(db, now)
    if (late === 0) return null
    const since = oldest ? `, the oldest since ${timeOf(oldest)}` : ''
    return `${late} messages should have been sent${since}. Errors: ${errors.join(', ') || 'none'}.`
  }

const checkReady =
  (url: string): Check =>
  async () => {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (response.ok) return null
    return `${url}/readyz answers ${response.status}: ${(await response.text()).slice(0, 100)}`
  }

/**
 * The end of the certificate, which is judged by its date alone: browsers validate the rest, and so does checkReady.
 */
const certificateEnd = (url: URL) =>
  new Promise<Date>((resolve, reject) => {
    const socket = connect(
      {
        host: url.hostname,
        port: Number(url.port || 443),
        servername: url.hostname,
        rejectUnauthorized: false,
        timeout: ANSWER_MS,
      },
      () => {
        resolve(new Date(socket.getPeerCertificate().valid_to))
        socket.destroy()
      },
    )
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })

const checkCertificate =
  (url: string, days: number): Check =>
  async (now) => {
    const ends = await certificateEnd(new URL(url))
    const left = Math.floor((ends.getTime() - now.getTime()) / (24 * HOUR))
    return left < days ? `The certificate of ${url} ends in ${left} days, on ${timeOf(ends)}.` : null
  }

const checkDisk =
  (folder: string, percent: number): Check =>
  async () => {
    const { blocks, bavail } = await statfs(folder)
    const used = Math.round((1 - bavail / blocks) * 100)
    return used >= percent ? `The disk of ${folder} is ${used} % full.` : null
  }

const checkBackup =
  (folder: string, hours: number): Check =>
  async (now) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.dump.cms'))
    const times = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).mtimeMs))
    if (times.length === 0) return `There is no backup in ${folder}.`
    const newest = new Date(Math.max(...times))
    const age = Math.floor((now.getTime() - newest.getTime()) / HOUR)
    return age >= hours ? `The newest backup in ${folder} is ${age} hours old.` : null
  }

/** Every check that the settings ask for, by its name in e-mails. */
export function checksOf(env: WatcherEnv, db: Database): Map<string, Check> {
  const addresses = [
    ['site', env.PUBLIC_URL],
    ['desk', env.DESK_URL],
  ] as const
  return new Map<string, Check>([
    ['worker', checkWorker(db)],
    ['messages', checkMessages(db)],
    ...addresses.map(([name, url]) => [name, checkReady(url)] as const),
    ...addresses
      .filter(([, url]) => url.startsWith('https:'))
      .map(
        ([name, url]) => [`certificate of the ${name}`, checkCertificate(url, env.CERTIFICATE_DAYS)] as const,
      ),
    ...env.WATCHED_FOLDERS.map(
      (folder) => [`disk of ${folder}`, checkDisk(folder, env.DISK_FULL_PERCENT)] as const,
    ),
    ...(env.BACKUP_FOLDER ? [['backup', checkBackup(env.BACKUP_FOLDER, env.BACKUP_HOURS)] as const] : []),
  ])
}
