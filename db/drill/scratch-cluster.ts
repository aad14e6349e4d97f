import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

// A PostgreSQL server for one drill. It listens on no port, only on a socket in a folder of its own, so that it is
// never taken for the live one, and nobody else reaches it.

const run = promisify(execFile)
const HOME = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root; then it runs as the user postgres. */
export const asPostgres = async (command: string, ...args: string[]): Promise<string> => {
  const [program, words] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const { stdout } = await run(program, words, { cwd: '/', maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

const newestVersion = () => String(Math.max(...readdirSync(HOME).map(Number).filter(Number.isFinite)))

function binary(version: string, name: string): string {
  const file = path.join(HOME, version, 'bin', name)
  if (!existsSync(file))
    throw new Error(`The backup wants PostgreSQL ${version}, which is not on this machine.`)
  return file
}

/** No crash need be survived: the cluster is deleted after the drill. The rest keeps a recovery from ending early. */
const settings = {
  port: '5432',
  listen_addresses: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  archive_mode: 'off',
  hot_standby: 'off',
  max_wal_size: '4GB',
  shared_buffers: '256MB',
  maintenance_work_mem: '256MB',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

export type Scratch = {
  /** Where the files of a physical backup go. */
  data: string
  /** An empty cluster of the newest PostgreSQL on this machine. */
  create(): Promise<void>
  start(): Promise<void>
  urlOf(database: string, user?: string): string
  /** The end of its log, for a start that failed. */
  log(): Promise<string>
  remove(): Promise<void>
}

export async function openScratch(): Promise<Scratch> {
  const folder = await asPostgres('mktemp', '-d', '-p', tmpdir(), 'restore-drill-XXXXXX')
  const data = path.join(folder, 'data')
  const log = path.join(folder, 'log')
  const version = () => asPostgres('cat', path.join(data, 'PG_VERSION'))
  const control = async (...args: string[]) =>
    asPostgres(binary(await version(), 'pg_ctl'), '-D', data, '-w', '-t', '86400', ...args)
  let isRunning = false
  return {
    data,
    async create() {
      const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '-D', data]
      await asPostgres(binary(newestVersion(), 'initdb'), ...options)
    },
    async start() {
      // A physical backup has no configuration where Debian keeps it elsewhere, and else one that is not for here.
      const files = { 'postgresql.conf': '', 'pg_hba.conf': 'local all all trust\n', 'pg_ident.conf': '' }
      for (const [name, text] of Object.entries(files))
        await asPostgres('sh', '-c', 'umask 077; printf %s "$1" >"$2"', 'sh', text, path.join(data, name))
      // As arguments: they also override what was set by `alter system`.
      const given = Object.entries({ ...settings, unix_socket_directories: folder })
      isRunning = true
      await control('start', '-l', log, '-o', given.map(([name, value]) => `-c ${name}=${value}`).join(' '))
      // `pg_ctl start` returns long before the whole log is replayed.
      const isReady = () =>
        asPostgres(binary(newestVersion(), 'pg_isready'), '-q', '-h', folder, '-p', settings.port)
      while (
        !(await isReady().then(
          () => true,
          () => false,
        ))
      ) {
        await control('status')
        await setTimeout(200)
      }
    },
    urlOf: (database, user = 'postgres') =>
      `postgres://${user}@${encodeURIComponent(folder)}:5432/${database}`,
    log: async () => (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-12).join('\n'),
    async remove() {
      if (isRunning) await control('stop', '-m', 'immediate').catch(() => {})
      await asPostgres('rm', '-rf', folder)
    },
  }
}
