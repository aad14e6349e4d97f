import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { connect } from 'node:tls'
import { sql } from 'kysely'
import { clockFrom, dayOf, minutesOf } from '#clinic/time.ts'
import type { Database } from '../platform/db.ts'
import type { WatcherEnv } from '../platform/env.ts'
import { workerSilence } from '../platform/job-counts.ts'
import { lateMessages } from '../platform/late-messages.ts'
import { lastDrill } from './drill-record.ts'

/** The fault, in words for the recipient of the e-mail; null where there is none. */
export type Finding = string | null
export type Check = (now: Date) => Promise<Finding>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ARCHIVE_SILENT_MS = 15 * MINUTE
const LIST_SILENT_MS = 30 * MINUTE
const ANSWER_MS = 10_000

const timeOf = (at: Date) => `${dayOf(at)} ${clockFrom(minutesOf(at))}`

const checkWorker =
  (db: Database): Check =>
  async (now) => {
    const { isConnected, isSilent, lastDone } = await workerSilence(db, now)
    if (!isConnected) return 'No worker is connected to the database: nothing is sent.'
    return isSilent && lastDone
      ? `The worker is connected, but has finished no regular job since ${timeOf(lastDone)}.`
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

/** The worker writes the list every ten minutes, once a file is set for it. */
const checkErasures =
  (db: Database): Check =>
  async (now) => {
    const { written_at } = await db.selectFrom('erasure_list').select('written_at').executeTakeFirstOrThrow()
    return written_at && now.getTime() - written_at.getTime() > LIST_SILENT_MS
      ? `The list of erasures was not written since ${timeOf(written_at)}: a restore would bring erased patients back.`
      : null
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

/** A dump, or the mark of clinic-backup.service: nobody but PostgreSQL's user reads pgBackRest's own files. */
const isBackup = (file: string) => file.endsWith('.dump.cms') || file === 'last-backup'

const checkBackup =
  (folder: string, hours: number): Check =>
  async (now) => {
    const files = (await readdir(folder)).filter(isBackup)
    const times = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).mtimeMs))
    if (times.length === 0) return `There is no backup in ${folder}.`
    const newest = new Date(Math.max(...times))
    const age = Math.floor((now.getTime() - newest.getTime()) / HOUR)
    return age >= hours ? `The newest backup in ${folder} is ${age} hours old.` : null
  }

/**
 * The write-ahead log leaves the machine every minute, where the database hands it over at all. The worker writes
 * something every five minutes, so that there is always some.
 */
const checkArchive =
  (db: Database): Check =>
  async (now) => {
    const { rows } = await sql<{ at: Date; fails: boolean }>`
      select greatest(last_archived_time, stats_reset, pg_postmaster_start_time()) as at,
        coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as fails
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'
    `.execute(db)
    const [archive] = rows
    if (!archive || now.getTime() - archive.at.getTime() < ARCHIVE_SILENT_MS) return null
    const cause = archive.fails ? 'the command that takes it fails' : 'nothing was handed over'
    return `The log of the database was not archived since ${timeOf(archive.at)}: ${cause}. What was booked since would be lost.`
  }

/** Only a restore proves that a backup is good. */
const checkDrill =
  (folder: string, days: number): Check =>
  async (now) => {
    const last = await lastDrill(folder)
    if (!last) return `No backup was ever restored to try it: run npm run restore-drill.`
    const age = Math.floor((now.getTime() - last.getTime()) / (24 * HOUR))
    return age >= days ? `The last restore drill was ${age} days ago: run npm run restore-drill.` : null
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
    ['erasures', checkErasures(db)],
    ['archive', checkArchive(db)],
    ...addresses.map(([name, url]) => [name, checkReady(url)] as const),
    ...addresses
      .filter(([, url]) => url.startsWith('https:'))
      .map(
        ([name, url]) => [`certificate of the ${name}`, checkCertificate(url, env.CERTIFICATE_DAYS)] as const,
      ),
    ...env.WATCHED_FOLDERS.map(
      (folder) => [`disk of ${folder}`, checkDisk(folder, env.DISK_FULL_PERCENT)] as const,
    ),
    ...(env.BACKUP_FOLDER
      ? ([
          ['backup', checkBackup(env.BACKUP_FOLDER, env.BACKUP_HOURS)],
          ['drill', checkDrill(env.BACKUP_FOLDER, env.DRILL_DAYS)],
        ] as const)
      : []),
  ])
}
